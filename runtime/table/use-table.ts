import { useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { runActions } from '../actions/run';
import { mayOpen } from '../contracts/session';
import type { Table } from '../definitions/shapes/table';
import { holds, resolveTemplate, type Scope } from '../expressions/evaluate';
import { textOf } from '../expressions/text';
import { formHandle } from '../form/form-handle';
import type { FormStore } from '../form/form-store';
import { sameJson } from '../validation/same-json';
import { isMissing } from '../screen/is-missing';
import type { NodeOf, NodeViewProps } from '../screen/node-view';
import { columnScope, type DrawnColumn } from './column-scope';
import { drawnColumns } from './drawn-columns';
import { at, isServed, pagingOf, requestOf, type Row } from './table-rows';
import { rowName } from './row-name';
import { useRowSource } from './use-row-source';
import { useRows } from './use-rows';
import { useView } from './use-view';
import { word } from '../words';
import { stringOf } from '../validation/string-of';

const usualPageSizes = [10, 25, 100];
const none: string[] = [];

/** Everything a table shows and does, whichever way it is drawn. */
export function useTable({ node, screen, scope, extra }: NodeViewProps<NodeOf<'table'>>, table: Table) {
  const pageSizes = table.pageSizes ?? usualPageSizes;
  const view = useView({ node, screen }, table, pageSizes);
  const { page, setPage, toFirstPage, sort, setSort, searched, setSearched, filters, setFilters, isNarrowed, cleared, clear } = view;
  const searchText = useDeferredValue(searched);

  const { session, settings, stored, flows, today } = scope;
  const input = useUnchanged(resolveTemplate(node.input ?? {}, scope, screen.report));
  const outer: Scope = useMemo(() => ({ session, settings, stored, flows, today, input, filters }), [session, settings, stored, flows, today, input, filters]);
  const { answer, all, isPending, isFetching, failure, refetch, more } = useRowSource(table, screen, outer, requestOf(table, page.index, page.size, sort));
  const tableScope: Scope = useMemo(() => ({ ...outer, data: { rows: { value: answer, loading: isPending } } }), [outer, answer, isPending]);
  const allColumns = useMemo(() => drawnColumns(table, tableScope, screen.report), [table, tableScope, screen]);

  const paging = pagingOf(table);
  const rows = useRows({ table, columns: allColumns, all, sort, text: searchText, scope: tableScope, report: screen.report });
  const total = paging && 'total' in table.rows ? Number(at(answer, table.rows.total ?? '') ?? rows.length) : rows.length;
  const shownRows = useMemo(() => (isServed(table) ? rows : rows.slice(page.index * page.size, (page.index + 1) * page.size)), [table, rows, page]);

  const columns = useMemo(
    () =>
      allColumns.filter(
        (column) =>
          (column.visibleWhen === undefined || holds(column.visibleWhen.$, columnScope(column, tableScope), screen.report)) &&
          (column.allow === undefined || mayOpen(column.allow, screen.services.session.get())),
      ),
    [allColumns, tableScope, screen],
  );
  const press = useCallback(
    (column: DrawnColumn, row: Row) => {
      const context = { ...screen.actionContext(), emit: (event: string, payload: unknown) => void screen.run(node.on?.[event], { ...extra, event: payload }) };
      void runActions(column.onPress ?? table.rowPress, context, { ...columnScope(column, tableScope), row });
    },
    [screen, node, extra, tableScope, table],
  );
  const { edit } = table;
  /** How a cell is edited; nothing for one that is not. */
  const editing = useMemo(() => {
    if (edit === undefined || (edit.allow !== undefined && !mayOpen(edit.allow, screen.services.session.get()))) return undefined;
    return (column: DrawnColumn, row: Row) => {
      const own = { ...tableScope, row };
      if (!edit.columns.includes(column.id) || (edit.when !== undefined && !holds(edit.when.$, own, screen.report))) return undefined;
      const save = async (form: unknown, store: FormStore) => {
        const emit = (event: string, payload: unknown) => void screen.run(node.on?.[event], { ...extra, event: payload });
        const context = { ...screen.actionContext(), emit, submitting: formHandle(store) };
        if ((await runActions(edit.onSave, context, { ...own, form })) === 'stop') return false;
        // The cell shows what was there before until the rows have come anew.
        await refetch();
        return true;
      };
      return { edit, save };
    };
  }, [edit, screen, node, extra, tableScope, refetch]);
  const { current: mark } = table;
  /** Why a row stands out; undefined where it does not. */
  const currentText = useCallback(
    (row: Row) => {
      const own = { ...tableScope, row };
      return mark && holds(mark.when.$, own, screen.report) ? textOf(mark.text, own, screen.report) : undefined;
    },
    [mark, tableScope, screen],
  );
  const { narrowed } = node;
  const isNarrowedOutside = narrowed !== undefined && holds(narrowed.when.$, scope, screen.report);
  const clearAll = () => {
    if (isNarrowed) clear();
    if (isNarrowedOutside) void screen.run(narrowed.onClear, extra);
  };
  const keyOf = useCallback((row: Row) => stringOf(at(row, table.key)), [table]);
  /** What a row is called: for readers of its buttons, and as the title of its card. */
  const nameOf = useCallback((row: Row) => rowName(table, columns, row, tableScope, screen.report), [table, columns, tableScope, screen]);
  // Rows of something else begin with their first page.
  const before = useRef(input);
  useEffect(() => {
    if (before.current !== input) toFirstPage();
    before.current = input;
  }, [input, toFirstPage]);
  // A page behind the last one, such as an address from before may name: the last one shows.
  const last = Math.max(0, Math.ceil(total / page.size) - 1);
  const isBehind = !isPending && !isFetching && (answer !== null || 'from' in table.rows) && page.index > last;
  useEffect(() => {
    if (isBehind) setPage((current) => ({ ...current, index: last }));
  }, [isBehind, last, setPage]);
  /** Which rows ask before they act: kept here, since rows become cards when the window narrows. */
  const { current: questions } = useRef(new Map<string, string>());
  const chosen = (node.selected === undefined ? none : ((scope.state as Record<string, unknown>)[node.selected] ?? none)) as string[];

  return {
    table,
    columns,
    rows: shownRows,
    /** Those that totals are made of: of all pages, where they are at hand. */
    counted: rows,
    total,
    keyOf,
    nameOf,
    press,
    questions,
    currentText,
    scope: tableScope,
    loading: isPending,
    refreshing: isFetching,
    more,
    stacks: table.stackWhen !== undefined && holds(table.stackWhen.$, tableScope, screen.report),
    emptyText:
      failure !== undefined && table.failed
        ? isMissing(failure)
          ? table.missing
            ? textOf(table.missing, tableScope, screen.report)
            : word('missing')
          : textOf(table.failed, tableScope, screen.report)
        : rows.length === 0 && all.length > 0
          ? word('nothingFound')
          : table.empty
            ? textOf(table.empty, tableScope, screen.report)
            : word('nothingHere'),
    /** Shows all rows again; only where a search or filters, of the table or around it, leave none. */
    clear: rows.length === 0 && failure === undefined && !isFetching && (isNarrowed || isNarrowedOutside) ? clearAll : undefined,
    cleared,
    failure: table.emptyOnFailure ? undefined : failure,
    retry: () => void refetch(),
    editing,
    page,
    pageSizes,
    setPage,
    sort,
    setSort,
    searched,
    setSearched,
    filters,
    setFilters,
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
function useUnchanged(value: unknown): unknown {
  const before = useRef(value);
  if (!sameJson(before.current, value)) before.current = value;
  return before.current;
}

export type TableModel = ReturnType<typeof useTable>;
