import { isBlankText } from '../../runtime/widget-contract';
import { readTags } from './read-tags';
import { safeLink } from './safe-link';

const tags = ['p', 'br', 'strong', 'em', 'u', 's', 'ol', 'ul', 'li', 'code', 'pre', 'h1', 'h2', 'h3', 'blockquote', 'a', 'span'] as const;

/** Every tag that is shown. */
type ContentTag = (typeof tags)[number];

/** A part of the text: words, or an element of a tag that is shown. */
export type Content = string | ContentElement;
interface ContentElement {
  tag: ContentTag;
  children: Content[];
  align?: Alignment;
  href?: string;
  color?: Color;
}

const alignments = ['left', 'center', 'right', 'justify'] as const;
type Alignment = (typeof alignments)[number];

const colors = ['red', 'green', 'blue', 'gray'] as const;
type Color = (typeof colors)[number];

/** Older words for the same. */
const aliases: Record<string, ContentTag> = { b: 'strong', i: 'em', strike: 's', del: 's', h4: 'h3', h5: 'h3', h6: 'h3' };
const blocks: ContentTag[] = ['p', 'ol', 'ul', 'li', 'pre', 'h1', 'h2', 'h3', 'blockquote'];
const holdsOnlyWords: ContentTag[] = ['p', 'pre', 'h1', 'h2', 'h3'];
const lists: ContentTag[] = ['ol', 'ul'];

/** Deeper than this, tags are left out and their words stay: nothing that people write is so deep. */
const deepest = 40;

const tagOf = (name: string): ContentTag | undefined => tags.find((tag) => tag === name) ?? (Object.hasOwn(aliases, name) ? aliases[name] : undefined);

/** HTML as a tree of what may be shown, well nested whatever is written. Tags that may not be shown are left out; their words stay. */
export function contentTree(html: string): Content[] {
  const root: Content[] = [];
  const open: ContentElement[] = [];
  const inner = () => open.at(-1)?.children ?? root;
  const isOpen = (tag: ContentTag) => open.some((element) => element.tag === tag);
  const closeFrom = (index: number) => open.splice(index);

  const begin = (tag: ContentTag, attributes: Record<string, string>) => {
    if (blocks.includes(tag)) {
      const within = open.findIndex((element) => holdsOnlyWords.includes(element.tag));
      if (within !== -1) closeFrom(within);
    }
    if (tag === 'a' && isOpen('a')) closeFrom(open.findIndex((element) => element.tag === 'a'));
    if (tag === 'li') {
      const list = open.findLastIndex((element) => lists.includes(element.tag));
      if (list === -1) return;
      closeFrom(list + 1);
    } else wrapInEntry();
    const element = elementOf(tag, attributes);
    if (element === undefined || (tag !== 'br' && open.length >= deepest)) return;
    inner().push(element);
    if (tag !== 'br') open.push(element);
  };
  /** What stands in a list without being an entry is made one. */
  const wrapInEntry = () => {
    const last = open.at(-1);
    if (last === undefined || !lists.includes(last.tag)) return;
    const entry: ContentElement = { tag: 'li', children: [] };
    last.children.push(entry);
    open.push(entry);
  };

  for (const token of readTags(html)) {
    if ('text' in token) {
      if (!isBlankText(token.text)) wrapInEntry();
      else if (lists.some((tag) => open.at(-1)?.tag === tag)) continue;
      inner().push(token.text);
    } else {
      const tag = tagOf('open' in token ? token.open : token.close);
      if (tag === undefined) continue;
      if ('open' in token) begin(tag, token.attributes);
      else if (isOpen(tag)) closeFrom(open.findLastIndex((element) => element.tag === tag));
    }
  }
  return withoutEmpty(root);
}

function elementOf(tag: ContentTag, { class: classes = '', href }: Record<string, string>): ContentElement | undefined {
  const named = classes.split(/\s+/);
  const align = blocks.includes(tag) ? alignments.find((name) => named.includes(`align-${name}`)) : undefined;
  const color = tag === 'span' ? colors.find((name) => named.includes(`color-${name}`)) : undefined;
  const address = tag === 'a' ? safeLink(href) : undefined;
  if (tag === 'a' && address === undefined) return undefined;
  if (tag === 'span' && color === undefined) return undefined;
  return {
    tag,
    children: [],
    ...(color === undefined ? {} : { color }),
    ...(align === undefined ? {} : { align }),
    ...(address === undefined ? {} : { href: address }),
  };
}

const hasWords = (content: Content): boolean => (typeof content === 'string' ? !isBlankText(content) : content.tag !== 'br' && content.children.some(hasWords));

/** Links, headings and lists without a word say nothing, and screen readers would stop at them. */
function withoutEmpty(contents: Content[]): Content[] {
  const silent: ContentTag[] = ['a', 'h1', 'h2', 'h3', 'ol', 'ul', 'blockquote'];
  return contents.flatMap((content): Content[] => {
    if (typeof content === 'string') return [content];
    if (silent.includes(content.tag) && !hasWords(content)) return [];
    return [{ ...content, children: withoutEmpty(content.children) }];
  });
}
