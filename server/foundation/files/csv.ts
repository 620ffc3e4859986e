/** By it spreadsheets see that a text is UTF-8. */
export const byteOrderMark = '\uFEFF';

/** One line of comma separated values (RFC 4180). */
export const csvLine = (fields: string[]): string => `${fields.map(csvField).join(',')}\r\n`;

/** A field; quoted where its signs would mean something. */
const csvField = (field: string): string => (/[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field);

/** A text that a spreadsheet would take for a formula begins with an apostrophe, so that it stays a text. Full-width signs count in some of them. */
export const harmless = (text: string): string => (/^[\s]*[=+\-@＝＋－＠\t\r]/.test(text) ? `'${text}` : text);
