import { useMemo } from 'react';
import type { Table } from '../definitions/shapes/table';
import type { Report, Scope } from '../expressions/evaluate';
import { keptRows, type Row, searchRows, searchTexts, type SortModel, sortRows, wantedText } from './table-rows';

interface Asked {
  table: Table;
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
export function useRows({ table, all, sort, text, scope, report }: Asked): Row[] {
  const onServer = table.rows.request !== undefined;
  const kept = useMemo(() => (onServer ? all : keptRows(all, table, scope, report)), [onServer, all, table, scope, report]);
  const column = onServer ? undefined : sort?.column;
  const ascending = useMemo(
    () => (column === undefined ? kept : sortRows(kept, table, { column, direction: 'ascending' }, scope, report)),
    [column, kept, table, scope, report],
  );
  // Rows that stand the other way round are sorted in one pass.
  const sorted = useMemo(
    () => (column !== undefined && sort?.direction === 'descending' ? sortRows(ascending, table, sort, scope, report) : ascending),
    [column, ascending, table, sort, scope, report],
  );
  const searches = !onServer && table.search !== undefined && wantedText(text) !== '';
  const texts = useMemo(() => (searches ? searchTexts(sorted, table, scope, report) : []), [searches, sorted, table, scope, report]);
  return useMemo(() => (searches ? searchRows(sorted, texts, text) : sorted), [searches, sorted, texts, text]);
}
