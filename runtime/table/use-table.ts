import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { runActions } from '../actions/run';
import { mayOpen } from '../app/session';
import type { Column, Table } from '../definitions/shapes/table';
import { holds, resolveTemplate, type Scope } from '../expressions/evaluate';
import { textOf } from '../expressions/text';
import type { NodeOf, NodeViewProps } from '../screen/node-view';
import { concerns } from '../screen/refetch-on';
import { failureIn, queryFor } from '../screen/queries';
import { at, requestOf, type Row, rowsIn, type SortModel } from './table-rows';
import { useRows } from './use-rows';

const usualPageSizes = [10, 25, 100];
const none: string[] = [];

/** Everything a table shows and does, whichever way it is drawn. */
export function useTable({ node, screen, scope, extra }: NodeViewProps<NodeOf<'table'>>, table: Table) {
  const pageSizes = table.pageSizes ?? usualPageSizes;
  const [page, setPage] = useState({ index: 0, size: pageSizes[0] ?? 10 });
  const [sort, setSort] = useState<SortModel | undefined>(table.sort);
  const [searched, setSearched] = useState('');
  const [filters, setFilters] = useState<unknown>(table.filters?.initial ?? {});
  const searchText = useDeferredValue(searched);

  const operation = screen.bundle.operations[table.rows.call];
  if (!operation) throw new Error(`There is no call "${table.rows.call}" for the table "${table.id}".`);
  const { session, settings } = scope;
  const input = useUnchanged(resolveTemplate(node.input ?? {}, scope, screen.report));
  const outer: Scope = useMemo(() => ({ session, settings, input, filters }), [session, settings, input, filters]);
  const asked = {
    ...((resolveTemplate(table.rows.input ?? {}, outer, screen.report) ?? {}) as Record<string, unknown>),
    ...requestOf(table, page.index, page.size, sort),
  };
  const query = useQuery({ ...queryFor(screen.tools, operation, asked, true), placeholderData: keepPreviousData }, screen.tools.queries);
  const { data: answer, isPending, refetch } = query;
  useEffect(() => screen.tools.listen((event) => void (concerns(table.rows.refetchOn, event) && refetch())), [screen, table, refetch]);
  const tableScope: Scope = useMemo(() => ({ ...outer, data: { rows: { value: answer ?? null, loading: isPending } } }), [outer, answer, isPending]);

  const onServer = table.rows.request !== undefined;
  const all = useMemo(() => rowsIn(table, answer, outer, screen.report), [table, answer, outer, screen]);
  const rows = useRows({ table, all, sort, text: searchText, scope: tableScope, report: screen.report });
  const total = onServer ? Number(at(answer, table.rows.total ?? '') ?? rows.length) : rows.length;
  const shownRows = useMemo(() => (onServer ? rows : rows.slice(page.index * page.size, (page.index + 1) * page.size)), [onServer, rows, page]);

  const columns = useMemo(
    () =>
      table.columns.filter(
        (column) =>
          (column.visibleWhen === undefined || holds(column.visibleWhen.$, tableScope, screen.report)) &&
          (column.allow === undefined || mayOpen(column.allow, screen.tools.session.get())),
      ),
    [table, tableScope, screen],
  );
  const press = useCallback(
    (column: Column, row: Row) => {
      const host = { ...screen.asHost(), emit: (event: string, payload: unknown) => void screen.run(node.on?.[event], { ...extra, event: payload }) };
      void runActions(column.onPress, host, { ...tableScope, row });
    },
    [screen, node, extra, tableScope],
  );
  const keyOf = useCallback((row: Row) => String(at(row, table.key)), [table]);
  const toFirstPage = useCallback(() => setPage((current) => (current.index === 0 ? current : { ...current, index: 0 })), []);
  // Rows of something else begin with their first page.
  useEffect(toFirstPage, [input, toFirstPage]);
  const chosen = (node.selected === undefined ? none : ((scope.state as Record<string, unknown>)[node.selected] ?? none)) as string[];

  return {
    table,
    columns,
    rows: shownRows,
    total,
    keyOf,
    press,
    scope: tableScope,
    loading: query.isPending,
    refreshing: query.isFetching,
    emptyText:
      rows.length === 0 && all.length > 0
        ? 'Nothing matches what you look for.'
        : table.empty
          ? textOf(table.empty, tableScope, screen.report)
          : 'There is nothing here yet.',
    failure: query.isError ? (failureIn(query.error) ?? { StatusCode: 0, Errors: [], ShowUser: true }) : undefined,
    retry: () => void query.refetch(),
    page,
    pageSizes,
    setPage,
    sort,
    setSort: useCallback(
      (next: SortModel | undefined) => {
        setSort(next);
        toFirstPage();
      },
      [toFirstPage],
    ),
    searched,
    setSearched: (text: string) => {
      setSearched(text);
      toFirstPage();
    },
    filters,
    setFilters: (values: unknown) => {
      setFilters(values);
      toFirstPage();
    },
    chosen,
    choose: useCallback(
      (keys: string[]) => {
        if (node.selected !== undefined) screen.set(node.selected, keys);
      },
      [screen, node],
    ),
  };
}

/** The value from before while it says the same, so that nothing is made anew because of it. */
function useUnchanged<Value>(value: Value): Value {
  // The text of the value says all that there is in it.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => value, [JSON.stringify(value)]);
}

export type TableModel = ReturnType<typeof useTable>;
