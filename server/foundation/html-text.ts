import sanitizeHtml from 'sanitize-html';

const lists = ['ol', 'ul'];
const lines = ['address', 'blockquote', 'div', 'dd', 'dt', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'li', 'p', 'pre', 'section', 'table', 'tr', ...lists];
const cells = ['td', 'th'];

/** The tags of what sanitize-html gives back: it closes each one, and writes & and < of texts as entities. */
const tags = /<(\/?)([a-z][a-z\d]*)((?: [a-z-]+="[^"]*")*) ?\/?>/g;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };
/** Decodes each entity once: &amp;lt; is written &lt;. */
const decoded = (text: string): string => text.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name]!);

/** What stands between two cells of a row. */
const betweenCells = ' | ';

/** Rows of a table as lines of text, for whatever has no tables: the cells of a row do not run together. */
export function withoutTables(html: string): string {
  if (!/<t[dhr]\b/i.test(html)) return html;
  const whole = sanitizeHtml(html, { allowedTags: false, allowedAttributes: false, allowVulnerableTags: true });
  return whole
    .replace(/<\/t[dh]>\s*<t[dh]\b[^>]*>/g, betweenCells)
    .replace(/<\/?t[dh]\b[^>]*>/g, '')
    .replace(/<(\/?)tr\b[^>]*>/g, '<$1p>');
}

/**
 * What a person would read of HTML, as a text: each paragraph, row and entry on a line of its own, cells apart, links with their addresses, entities as
 * the characters that they stand for.
 */
export function textOfHtml(html: string): string {
  const clean = sanitizeHtml(html, {
    allowedTags: [...lines, ...cells, 'a', 'br', 'img'],
    allowedAttributes: { a: ['href'], img: ['alt'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  });
  let text = '';
  let at = 0;
  let verbatim = 0;
  const counts: (number | undefined)[] = [];
  const links: { from: number; written: string; address: string }[] = [];
  const breakLine = (blankLines = 0) => {
    text = text.replace(/[ \n]+$/, (end) => '\n'.repeat(Math.max(blankLines + 1, end.split('\n').length - 1)));
    if (!text.endsWith('\n')) text += '\n'.repeat(blankLines + 1);
  };
  const blankLinesAt = (name: string) => ((name === 'p' && counts.length === 0) || /^h\d$/.test(name) ? 1 : 0);
  const write = (written: string) => {
    const characters = decoded(written).replaceAll('\u00a0', ' ');
    text += verbatim > 0 ? characters : characters.replace(/[ \t\r\n]+/g, ' ').replace(/^ /, /(^|[ \n])$/.test(text) ? '' : ' ');
  };
  const open = (name: string, attributes: string) => {
    if (name === 'br') text += '\n';
    else if (name === 'img') write(/ alt="([^"]*)"/.exec(attributes)?.[1] ?? '');
    else if (name === 'a') {
      const written = / href="([^"]*)"/.exec(attributes)?.[1] ?? '';
      links.push({ from: text.length, written, address: decoded(written) });
    } else if (lines.includes(name)) {
      // The first paragraph of an entry goes beside its bullet: editors write <li><p>.
      if (name !== 'p' || !afterBullet.test(text)) breakLine(blankLinesAt(name));
      if (lists.includes(name)) counts.push(name === 'ol' ? 0 : undefined);
      if (name === 'pre') verbatim += 1;
      if (name === 'li') text += bullet(counts);
    }
  };
  const close = (name: string) => {
    if (cells.includes(name)) text = `${text.trimEnd()}${betweenCells}`;
    else if (name === 'a') {
      const link = links.pop();
      // Rich text that is sent shows its addresses already.
      if (link !== undefined && !clean.startsWith(` (${link.written})`, at)) text += addressOf(link, text);
    } else if (name === 'tr') text = text.replace(/(?: \| )+$/, '');
    if (lists.includes(name)) counts.pop();
    if (name === 'pre') verbatim -= 1;
    if (lines.includes(name)) breakLine(blankLinesAt(name));
  };
  for (const { 0: tag, 1: end, 2: name = '', 3: attributes = '', index } of clean.matchAll(tags)) {
    write(clean.slice(at, index));
    at = index + tag.length;
    if (end === '') open(name, attributes);
    else close(name);
  }
  write(clean.slice(at));
  return text
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The end of a text at which an entry of a list begins. */
const afterBullet = /(?:^|\n) *(?:-|\d+\.) $/;

/** What stands before an entry of a list: its number, or a hyphen, under those of the lists around. */
function bullet(counts: (number | undefined)[]): string {
  const last = counts.length - 1;
  const count = counts[last];
  if (count !== undefined) counts[last] = count + 1;
  return `${'  '.repeat(Math.max(0, last))}${count === undefined ? '-' : `${count + 1}.`} `;
}

/** The address of a link behind its words, where they do not say it. */
function addressOf(link: { from: number; address: string }, text: string): string {
  if (link.address === '') return '';
  const plain = link.address.replace(/^(?:mailto|tel):/, '');
  const words = text.slice(link.from).trim();
  return words === plain || words === link.address || words === plain.replace(/^https?:\/\/|\/$/g, '') ? '' : `${words === '' ? '' : ' '}(${plain})`;
}
