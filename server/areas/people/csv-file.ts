import type { ListedPerson } from '../../records/person-lists';
import { byteOrderMark, csvLine, harmless } from './csv';
import type { ExportColumn } from './export-columns';

/** People as comma separated values, a piece for each batch. */
export async function* csvFile(columns: readonly ExportColumn[], batches: AsyncIterable<ListedPerson[]>): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns.map(({ label }) => harmless(label)));
  for await (const people of batches) yield people.map((person) => csvLine(columns.map((column) => fieldOf(column, person)))).join('');
}

function fieldOf(column: ExportColumn, person: ListedPerson): string {
  const value = column.valueOf(person);
  // A number is no formula, whatever its sign.
  return typeof value === 'number' ? String(value) : harmless(column.textOf(value));
}
