/** What a cell holds. A text is never taken for a formula. */
export type Cell = { text: string } | { number: number } | { day: number } | { moment: number };

/** The parts of a workbook (ECMA-376) that are the same for each, by their paths. */
export const workbookParts = (sheetName: string): Record<string, string> => ({
  '[Content_Types].xml': part(
    `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
  ),
  '_rels/.rels': part(
    `<Relationships xmlns="${packageNames}"><Relationship Id="rId1" Type="${documentNames}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ),
  'xl/workbook.xml': part(
    `<workbook xmlns="${sheetNames}" xmlns:r="${documentNames}"><bookViews><workbookView/></bookViews><sheets><sheet name="${attribute(sheetName)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ),
  'xl/_rels/workbook.xml.rels': part(
    `<Relationships xmlns="${packageNames}"><Relationship Id="rId1" Type="${documentNames}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${documentNames}/styles" Target="styles.xml"/></Relationships>`,
  ),
  'xl/styles.xml': part(
    `<styleSheet xmlns="${sheetNames}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1">${format()}</cellStyleXfs><cellXfs count="5">${[format(), format('fontId', 1), format('numFmtId', 14), format('numFmtId', 22), format('quotePrefix', 1)].join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
  ),
});

// The numbers of the formats in styles.xml. 14 and 22 of its number formats are a day and a moment as the reader's own spreadsheet writes them.
const styles = { title: 1, day: 2, moment: 3, quoted: 4 };

const sheetNames = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const documentNames = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageNames = 'http://schemas.openxmlformats.org/package/2006/relationships';
/** A format of cells that differs from the usual one in one thing. */
const format = (name?: string, value?: number): string => {
  const attributes: Record<string, number> = {
    numFmtId: 0,
    fontId: 0,
    fillId: 0,
    borderId: 0,
    xfId: 0,
    ...(name !== undefined && value !== undefined && { [name]: value }),
  };
  const applied = { fontId: ' applyFont="1"', numFmtId: ' applyNumberFormat="1"' }[name ?? ''] ?? '';
  return `<xf ${Object.entries(attributes)
    .map(([key, number]) => `${key}="${number}"`)
    .join(' ')}${applied}/>`;
};
const part = (content: string) => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${content}`;

/** The beginning of the sheet: its columns, and their names in a row that stays in view. `widths` are in characters. */
export function sheetStart(labels: readonly string[], widths: readonly number[]): string {
  const columns = widths.map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`).join('');
  const names = labels.map((label) => textCell(label, styles.title)).join('');
  return part(
    `<worksheet xmlns="${sheetNames}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${columns && `<cols>${columns}</cols>`}<sheetData><row>${names}</row>`,
  );
}

/** One row of the sheet. */
export const sheetRow = (cells: readonly Cell[]): string => `<row>${cells.map(cellOf).join('')}</row>`;

export const sheetEnd = '</sheetData></worksheet>';

function cellOf(cell: Cell): string {
  if ('number' in cell) return `<c><v>${cell.number}</v></c>`;
  if ('day' in cell) return `<c s="${styles.day}"><v>${cell.day}</v></c>`;
  if ('moment' in cell) return `<c s="${styles.moment}"><v>${cell.moment}</v></c>`;
  if (cell.text === '') return '<c/>';
  // Such a text stays one when it is edited, too.
  return textCell(cell.text, /^\s*[=+\-@＝＋－＠]/.test(cell.text) ? styles.quoted : undefined);
}

const textCell = (text: string, style?: number): string =>
  `<c t="inlineStr"${style === undefined ? '' : ` s="${style}"`}><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

/** A cell holds so many characters. */
const longestText = 32_767;

/** Signs that XML cannot hold are written as spreadsheets write them: _x0007_. What looks like that already is marked, so that it stays as it is. */
const escaped = (text: string): string =>
  text
    .slice(0, longestText)
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(unwritable, (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** Control signs but tab and new line, halves of signs, and two that are no signs. */
const unwritable = /(?![\t\n])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;

const attribute = (text: string): string => escaped(text).replaceAll('"', '&quot;');

const msPerDay = 86_400_000;

/** A day, or a moment as a clock shows it, as spreadsheets count: days since the end of 1899. Nothing for those before March 1900, which they count otherwise. */
export function serialOf(clockTime: string): number | undefined {
  const days = Date.parse(`${clockTime.length === 10 ? `${clockTime}T00:00:00` : clockTime}Z`) / msPerDay + 25_569;
  return Number.isFinite(days) && days >= 61 ? days : undefined;
}
