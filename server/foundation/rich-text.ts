import sanitizeHtml from 'sanitize-html';
import { textOfHtml, withoutTables } from './html-text';

const alignments = ['align-left', 'align-center', 'align-right', 'align-justify'];
/** As in the light theme: a mail has no theme of the page. */
const colors = { 'color-red': '#b3261e', 'color-green': '#1b6e3c', 'color-blue': '#1a5fb4', 'color-gray': '#5f6368' };
const aligned = ['p', 'h1', 'h2', 'h3', 'li', 'blockquote'];

/** Removes from rich text all that is not on the closed list of the wire: no style, no script, no other address than a link's. */
export const cleanRichText = (html: string) =>
  sanitizeHtml(withoutTables(html), {
    allowedTags: ['p', 'br', 'strong', 'em', 'u', 's', 'ol', 'ul', 'li', 'code', 'pre', 'h1', 'h2', 'h3', 'blockquote', 'a', 'span'],
    allowedAttributes: { a: ['href'] },
    allowedClasses: { ...Object.fromEntries(aligned.map((tag) => [tag, alignments])), span: Object.keys(colors) },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
  });

/** The same for a mail, which has no styles of the page: what a class says is said by the style of the element. */
export const mailHtml = (html: string) =>
  cleanRichText(html)
    .replace(/ class="align-(left|center|right|justify)"/g, ' style="text-align: $1"')
    .replace(/ class="(color-[a-z]+)"/g, (_, name: keyof typeof colors) => ` style="color: ${colors[name]}"`);

/** A text that is not HTML, in HTML. */
export const textAsHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Cleaned rich text in which each link shows where it leads, unless its words are that address. */
export const withAddresses = (cleaned: string) =>
  cleaned.replace(/<a href="([^"]*)">(.*?)<\/a>/gs, (link, address: string, words: string) =>
    textOfHtml(words).trim() === address ? link : `${link} (${address})`,
  );
