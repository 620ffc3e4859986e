import { useMemo } from 'react';
import type { Table } from '../definitions/shapes/table';
import type { Report, Scope } from '../expressions/evaluate';
import type { DrawnColumn } from './column-scope';
import { isServed, keptRows, type Row, searchRows, searchTexts, type SortModel, sortRows, wantedText } from './table-rows';

interface RowOptions {
  table: Table;
  /** Its columns as they are drawn, those too that do not show. */
  columns: DrawnColumn[];
  /** All rows that were answered. */
  all: Row[];
  sort: SortModel | undefined;
  /** What is typed into the search. */
  text: string;
  /** What the table's expressions read, without `row`. */
  scope: Scope;
  report: Report;
}

/**
 * The rows that show, in their order; all as they came where the server pages. Each step is taken anew only when what it reads has changed: a
 * key in the search box neither sorts nor reads the rows again.
 */
export function useRows({ table, columns, all, sort, text, scope, report }: RowOptions): Row[] {
  const onServer = isServed(table);
  const sought = useMemo(() => ({ ...table, columns }), [table, columns]);
  const kept = useMemo(() => (onServer ? all : keptRows(all, table, scope, report)), [onServer, all, table, scope, report]);
  const column = onServer ? undefined : sort?.column;
  const ascending = useMemo(
    () => (column === undefined ? kept : sortRows(kept, sought, { column, direction: 'ascending' }, scope, report)),
    [column, kept, sought, scope, report],
  );
  // Rows that stand the other way round are sorted in one pass.
  const sorted = useMemo(
    () => (column !== undefined && sort?.direction === 'descending' ? sortRows(ascending, sought, sort, scope, report) : ascending),
    [column, ascending, sought, sort, scope, report],
  );
  const searches = !onServer && table.search !== undefined && wantedText(text) !== '';
  const texts = useMemo(() => (searches ? searchTexts(sorted, sought, scope, report) : []), [searches, sorted, sought, scope, report]);
  return useMemo(() => (searches ? searchRows(sorted, texts, text) : sorted), [searches, sorted, texts, text]);
}
