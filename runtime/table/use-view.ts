import { isBlankText } from '../format/plain-text';
import { useCallback, useEffect, useState } from 'react';
import type { Table } from '../definitions/shapes/table';
import type { NodeOf, NodeViewProps } from '../screen/node-view';
import { sameJson } from '../validation/same-json';
import { viewInAddress, writeView } from './table-address';
import type { SortModel } from './table-rows';
import { useRemembered } from './use-remembered';

/**
 * How a table is looked at: by the address where it says so, else as it was left the last time where the table remembers that, else as its definition
 * says. Where the table stands in the address, every change does too.
 */
export function useView({ node, screen }: Pick<NodeViewProps<NodeOf<'table'>>, 'node' | 'screen'>, table: Table, pageSizes: readonly number[]) {
  const { inAddress: own } = node;
  const address = own === undefined ? undefined : screen.address;
  const [first] = useState(() => (address && own !== undefined ? viewInAddress(own, table, pageSizes, address) : {}));
  const { sort, setSort, filters, setFilters } = useRemembered(table, node.id, screen.services.stored, first);
  const [page, setPage] = useState(first.page ?? { index: 0, size: pageSizes[0] ?? 10 });
  const [searched, setSearched] = useState(first.searched ?? '');

  useEffect(() => {
    if (address && own !== undefined) writeView(own, table, pageSizes, { page, sort, searched, filters }, address);
  }, [address, own, table, pageSizes, page, sort, searched, filters]);

  const initial = table.filters?.initial;
  /** How often the search and the filters were cleared: the form of the filters follows it. */
  const [cleared, setCleared] = useState(0);
  const toFirstPage = useCallback(() => setPage((current) => (current.index === 0 ? current : { ...current, index: 0 })), []);
  return {
    page,
    setPage,
    toFirstPage,
    sort,
    setSort: useCallback((next: SortModel | undefined) => (setSort(next), toFirstPage()), [setSort, toFirstPage]),
    searched,
    setSearched: useCallback((text: string) => (setSearched(text), toFirstPage()), [toFirstPage]),
    filters,
    /** Whether a search or filters narrow the rows. */
    isNarrowed: !isBlankText(searched) || !sameJson(filled(filters), filled(initial)),
    cleared,
    /** Shows all rows again: no search, and the filters as they are at first. */
    clear: useCallback(() => {
      setSearched('');
      setFilters(initial ?? {});
      setCleared((count) => count + 1);
      toFirstPage();
    }, [setFilters, initial, toFirstPage]),
    setFilters: useCallback((values: unknown) => (setFilters(values), toFirstPage()), [setFilters, toFirstPage]),
  };
}

/** The filters that are filled in. */
const filled = (filters: unknown) =>
  Object.fromEntries(Object.entries((filters ?? {}) as Record<string, unknown>).filter(([, value]) => value !== null && value !== undefined && value !== ''));
