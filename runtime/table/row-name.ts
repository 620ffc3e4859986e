import type { Table } from '../definitions/shapes/table';
import type { Report, Scope } from '../expressions/evaluate';
import { textOf } from '../expressions/text';
import { cellText } from '../format/cell-text';
import { columnScope, type DrawnColumn } from './column-scope';
import { cellValue, type Row } from './table-rows';

/** Cells that say nothing of who or what a row is. */
const withoutName = new Set(['actions', 'button', 'toggle', 'icon', 'image', 'avatar']);

/** The column that says who or what a row is: its link, else the first that shows a value in words. */
export const titleColumn = (columns: readonly DrawnColumn[]): DrawnColumn | undefined =>
  columns.find(({ cell }) => cell === 'link') ?? columns.find(({ cell }) => !withoutName.has(cell ?? '')) ?? columns[0];

/** What a row is called: as its table says, else what its title column shows. */
export function rowName({ title }: Table, columns: readonly DrawnColumn[], row: Row, scope: Scope, report: Report): string {
  if (title) return textOf(title.text, { ...scope, row }, report);
  const column = titleColumn(columns);
  return column === undefined
    ? ''
    : cellText(column, cellValue(column, row, columnScope(column, scope), report), (scope.session as { timeZone?: string } | undefined)?.timeZone);
}
