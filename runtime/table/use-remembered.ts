import { useCallback, useState } from 'react';
import type { Services } from '../contracts/services';
import type { Table } from '../definitions/shapes/table';
import type { SortModel } from './table-rows';

interface Remembered {
  sort?: SortModel | undefined;
  filters?: unknown;
}

/** The order and the filters of a table: at first those that are given, else those of the visit before, where the table remembers them, else those of its definition. */
export function useRemembered(table: Table, place: string, stored: Services['stored'], given: Remembered) {
  const [first] = useState((): Remembered => ({ ...(table.remember === undefined ? {} : keptIn(stored, table.remember)[place]), ...given }));
  const [sort, changeSort] = useState<SortModel | undefined>(first.sort ?? table.sort);
  const [filters, changeFilters] = useState<unknown>(first.filters ?? table.filters?.initial ?? {});
  const keep = useCallback(
    (what: Remembered) => {
      if (table.remember === undefined) return;
      const kept = keptIn(stored, table.remember);
      stored.write(table.remember, { ...kept, [place]: { ...kept[place], ...what } });
    },
    [table, place, stored],
  );
  return {
    sort,
    filters,
    setSort: useCallback(
      (next: SortModel | undefined) => {
        changeSort(next);
        keep({ sort: next as SortModel });
      },
      [keep],
    ),
    setFilters: useCallback(
      (next: unknown) => {
        changeFilters(next);
        keep({ filters: next });
      },
      [keep],
    ),
  };
}

const keptIn = (stored: Services['stored'], name: string): Record<string, Remembered | undefined> =>
  (stored.values.get()[name] ?? {}) as Record<string, Remembered | undefined>;
