import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { formatDate } from '../../../runtime/format/date';
import type { ExportColumn } from './export-column';
import { type Cell, serialOf, sheetEnd, sheetRow, sheetStart, workbookParts } from './workbook';

interface Options {
  sheetName: string;
  /** Of moments: spreadsheets know no time zone. */
  timeZone: string;
}

/** A fixed date in the file: the same rows are the same bytes. */
const mtime = new Date('2000-01-01T00:00:00Z');

/** Rows as a workbook. It is zipped while it is read, so that no more than a batch of it is ever held. */
export function xlsxFile<Row>(columns: readonly ExportColumn<Row>[], batches: AsyncIterable<Row[]>, options: Options): AsyncIterable<Uint8Array> {
  const zip = new ZipFile();
  for (const [path, content] of Object.entries(workbookParts(options.sheetName))) zip.addBuffer(Buffer.from(content), path, { mtime });
  const sheet = Readable.from(sheetOf(columns, batches, options), { objectMode: false });
  const file = zip.outputStream as Readable;
  // Whoever reads the file is told when the rows cannot be read any more.
  sheet.once('error', (error) => file.destroy(error));
  file.once('close', () => sheet.destroy());
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml', { mtime });
  zip.end();
  return file;
}

async function* sheetOf<Row>(columns: readonly ExportColumn<Row>[], batches: AsyncIterable<Row[]>, { timeZone }: Options): AsyncGenerator<string> {
  yield sheetStart(
    columns.map(({ label }) => label),
    columns.map(({ width = 120 }) => Math.round(width / 7)),
  );
  for await (const rows of batches) yield rows.map((row) => sheetRow(columns.map((column) => cellOf(column, column.valueOf(row), timeZone)))).join('');
  yield sheetEnd;
}

/** A value as what it is; what is neither a number nor a date as the text that the table writes. */
function cellOf<Row>(column: ExportColumn<Row>, value: unknown, timeZone: string): Cell {
  if (typeof value === 'number') return { number: value };
  if (typeof value === 'string' && (column.cell === 'date' || column.cell === 'date-time')) {
    const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value);
    const serial = serialOf(isDay ? value : formatDate(value, "yyyy-MM-dd'T'HH:mm:ss", timeZone));
    if (serial !== undefined) return column.cell === 'date' ? { day: Math.floor(serial) } : { moment: serial };
  }
  return { text: column.textOf(value) };
}
