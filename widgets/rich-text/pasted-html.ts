import { withoutStyle } from './rich-html';

/** What a text cannot hold, by the selector of its elements. */
const droppable = { tables: 'table', pictures: 'img, picture, svg, video, object' } as const;

/** What of a pasted text was left out. */
export type Dropped = keyof typeof droppable;

const styleWithList = /\sstyle\s*=\s*("[^"]*mso-list:[^"]*"|'[^']*mso-list:[^']*')/gi;
const markOf = (style: string): string => /mso-list:\s*([^;"']*)/i.exec(style)?.[1]?.trim() ?? '';

/**
 * A pasted text as the tools of this editor could have made it: lists that Word writes as paragraphs are lists again, headings are bold lines, the rows
 * of a table are lines. What cannot be kept is named, so that nobody misses it later.
 */
export function pastedHtml(html: string): { html: string; dropped: Dropped[] } {
  // Style attributes are blocked and reported where they are read. Of Word's, the part that says "list" is kept.
  const readable = withoutStyle(html.replace(styleWithList, (style) => ` data-word-list="${markOf(style)}"`));
  const { body } = new DOMParser().parseFromString(readable, 'text/html');
  const dropped = (Object.keys(droppable) as Dropped[]).filter((what) => body.querySelector(droppable[what]) !== null);
  for (const table of body.querySelectorAll('table')) table.replaceWith(...rowsOf(table));
  for (const picture of body.querySelectorAll(droppable.pictures)) picture.remove();
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) heading.replaceWith(boldLine(heading));
  listsOfWord(body);
  return { html: body.innerHTML, dropped };
}

function boldLine(heading: Element): Element {
  const line = document.createElement('p');
  const bold = document.createElement('strong');
  bold.append(...heading.childNodes);
  line.append(bold);
  return line;
}

/** The rows of a table as lines, the cells of each side by side. */
const rowsOf = (table: HTMLTableElement): Element[] =>
  [...table.rows].map((row) => {
    const line = document.createElement('p');
    line.textContent = [...row.cells].map((cell) => (cell.textContent ?? '').trim().replace(/\s+/g, ' ')).join(' | ');
    return line;
  });

/** Puts paragraphs that Word marks as entries, such as "l0 level2 lfo1", into lists within lists. */
function listsOfWord(body: HTMLElement): void {
  const entries = [...body.querySelectorAll<HTMLElement>('[data-word-list*="level"]')];
  let open: { level: number; list: HTMLElement; last: HTMLElement }[] = [];
  let before: Element | undefined;
  for (const entry of entries) {
    const level = Number(/level(\d+)/.exec(entry.dataset.wordList ?? '')?.[1] ?? 1);
    if (before === undefined || entry.previousElementSibling !== before) open = [];
    const mark = entry.querySelector('[data-word-list^="Ignore" i]');
    const tag = /^\W*(\d+|[a-z]{1,4})[.)]/i.test(mark?.textContent ?? '') ? 'ol' : 'ul';
    mark?.remove();
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop();
    let here = open.at(-1);
    if (here === undefined || here.level < level) {
      const list = document.createElement(tag);
      if (here === undefined) entry.before(list);
      else here.last.append(list);
      here = { level, list, last: list };
      open.push(here);
    }
    const item = document.createElement('li');
    const line = document.createElement('p');
    line.append(...entry.childNodes);
    item.append(line);
    here.list.append(item);
    here.last = item;
    before = open[0]?.list;
    entry.remove();
  }
}
