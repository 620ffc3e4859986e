import { readCharacters } from './characters';

/** What HTML is written of, in its order. */
type Token = { text: string } | { open: string; attributes: Record<string, string> } | { close: string };

/** What stands within these is no text for people. */
const withoutText = ['script', 'style', 'template', 'iframe', 'object', 'svg', 'math', 'noscript', 'title', 'textarea', 'select', 'xmp', 'noembed', 'noframes'];

const tag = /^<(\/?)([a-zA-Z][a-zA-Z0-9-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/;
const attribute = /([^\s=/"'>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** Reads HTML into tags and texts, without the page's own reader: that one loads pictures and reports styles. */
export function readTags(html: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < html.length) {
    const bracket = html.indexOf('<', at);
    const end = bracket === -1 ? html.length : bracket;
    if (end > at) tokens.push({ text: readCharacters(html.slice(at, end)) });
    if (bracket === -1) break;
    at = readMarkup(html, bracket, tokens);
  }
  return tokens;
}

/** Reads what begins with `<`, and tells where the rest begins. */
function readMarkup(html: string, start: number, tokens: Token[]): number {
  if (html.startsWith('<!--', start)) return after(html, '-->', start + 4);
  if (html.startsWith('<!', start) || html.startsWith('<?', start)) return after(html, '>', start);
  const [whole, slash, written = '', attributes = ''] = tag.exec(html.slice(start, start + longestTag)) ?? [];
  if (whole === undefined) {
    tokens.push({ text: '<' });
    return start + 1;
  }
  const name = written.toLowerCase();
  const rest = start + whole.length;
  if (slash === '/') tokens.push({ close: name });
  else if (withoutText.includes(name)) return whole.endsWith('/>') && name !== 'script' ? rest : afterClose(html, name, rest);
  else tokens.push({ open: name, attributes: readAttributes(attributes) });
  return rest;
}

/** A longer tag is text: whoever writes one means no harm to be spared, and no reading may take long. */
const longestTag = 4000;

const after = (html: string, mark: string, from: number): number => {
  const at = html.indexOf(mark, from);
  return at === -1 ? html.length : at + mark.length;
};

function afterClose(html: string, name: string, from: number): number {
  const close = new RegExp(`</${name}[^a-z0-9-]`, 'gi');
  close.lastIndex = from;
  const found = close.exec(`${html} `);
  return found === null ? html.length : after(html, '>', found.index);
}

function readAttributes(written: string): Record<string, string> {
  const found: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [, name = '', double, single, bare] of written.matchAll(attribute)) found[name.toLowerCase()] ??= readCharacters(double ?? single ?? bare ?? '');
  return found;
}
