import { byteOrderMark, csvLine, harmless } from './csv';
import type { ExportColumn } from './export-column';

/** Rows as comma separated values, a piece for each batch. */
export async function* csvFile<Row>(columns: readonly ExportColumn<Row>[], batches: AsyncIterable<Row[]>): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns.map(({ label }) => harmless(label)));
  for await (const rows of batches) yield rows.map((row) => csvLine(columns.map((column) => fieldOf(column, row)))).join('');
}

function fieldOf<Row>(column: ExportColumn<Row>, row: Row): string {
  const value = column.valueOf(row);
  // A number is no formula, whatever its sign.
  return typeof value === 'number' ? String(value) : harmless(column.textOf(value));
}
