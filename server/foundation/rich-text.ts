import sanitizeHtml from 'sanitize-html';

const alignments = ['align-left', 'align-center', 'align-right', 'align-justify'];
const aligned = ['p', 'h1', 'h2', 'h3', 'li', 'blockquote'];

/** Removes from rich text all that is not on the closed list of the wire: no style, no script, no other address than a link's. */
export const cleanRichText = (html: string) =>
  sanitizeHtml(html, {
    allowedTags: ['p', 'br', 'strong', 'em', 'u', 's', 'ol', 'ul', 'li', 'code', 'pre', 'h1', 'h2', 'h3', 'blockquote', 'a'],
    allowedAttributes: { a: ['href'] },
    allowedClasses: Object.fromEntries(aligned.map((tag) => [tag, alignments])),
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
  });

/** What a person would read of it. */
export const plainText = (html: string) =>
  sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} })
    .replace(/&nbsp;|\u00a0/g, ' ')
    .trim();
