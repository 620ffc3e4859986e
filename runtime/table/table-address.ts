import type { Table } from '../definitions/shapes/table';
import { isStorable } from '../format/storable';
import { sameJson } from '../validation/same-json';
import { readJson } from '../screen/kept-in-address';
import type { ScreenAddress } from '../screen/screen-address';
import type { SortModel } from './table-rows';
import { isObject } from '../validation/is-object';

/** How a table is looked at: its page, its order, what is searched and what it is filtered by. */
interface TableView {
  page: { index: number; size: number };
  sort: SortModel | undefined;
  searched: string;
  filters: unknown;
}

/** The parameters of a table: its own, behind a name of its own where a screen has several. */
const nameOf = (own: true | string, part: string) => (own === true ? part : `${own}-${part}`);

/** What an address says of how a table is looked at. What makes no sense, such as an order by a column that there is none of, is passed over. */
export function viewInAddress(own: true | string, table: Table, sizes: readonly number[], address: ScreenAddress): Partial<TableView> {
  const read = (part: string) => address.read(nameOf(own, part));
  const size = sizes.find((one) => String(one) === read('size'));
  const index = Number(read('page')) - 1;
  const sorted = /^(-?)(.+)$/.exec(read('sort') ?? '');
  const column = table.columns.find(({ id, sortable }) => sortable === true && id === sorted?.[2]);
  const searched = table.search ? read('search') : undefined;
  const filters = table.filters ? readJson(read('filter') ?? '') : undefined;
  return {
    ...(size !== undefined || (Number.isInteger(index) && index > 0)
      ? { page: { index: Number.isInteger(index) && index > 0 ? index : 0, size: size ?? sizes[0] ?? 10 } }
      : {}),
    ...(column && { sort: { column: column.id, direction: sorted?.[1] === '-' ? 'descending' : 'ascending' } }),
    ...(searched !== undefined && isStorable(searched) && { searched }),
    ...(isObject(filters) && { filters }),
  };
}

/** Writes how a table is looked at into the address; what is as usual is not said. */
export function writeView(own: true | string, table: Table, sizes: readonly number[], view: TableView, address: ScreenAddress): void {
  const write = (part: string, text: string | undefined) => address.write(nameOf(own, part), text);
  const { page, sort, searched, filters } = view;
  write('page', page.index > 0 ? String(page.index + 1) : undefined);
  write('size', page.size !== sizes[0] ? String(page.size) : undefined);
  write('sort', sort === undefined || sameJson(sort, table.sort) ? undefined : `${sort.direction === 'descending' ? '-' : ''}${sort.column}`);
  if (table.search) write('search', searched === '' ? undefined : searched);
  if (table.filters) write('filter', isNothing(filters, table.filters.initial) ? undefined : JSON.stringify(filters));
}

const isNothing = (filters: unknown, initial: unknown) => sameJson(filters, initial ?? {}) || sameJson(filters, {});
