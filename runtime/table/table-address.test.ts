import { expect, test } from 'vitest';
import type { Table } from '../definitions/shapes/table';
import { ScreenAddress } from '../screen/screen-address';
import { viewInAddress, writeView } from './table-address';

const table: Table = {
  id: 'log',
  kind: 'table',
  rows: { from: { $: 'input.rows' } },
  key: '/Id',
  columns: [
    { id: 'at', label: 'When', sortable: true },
    { id: 'why', label: 'Why' },
  ],
  sort: { column: 'at', direction: 'descending' },
  filters: { form: 'log-filter', initial: {} },
  search: { columns: ['why'], label: 'Search' },
};
const sizes = [10, 25];
const at = (query: Record<string, string>) => new ScreenAddress('/', query, { go: () => undefined, here: () => '/' });

test('what is written is read again, under the name that stands before it', () => {
  const view = { page: { index: 2, size: 25 }, sort: { column: 'at', direction: 'ascending' as const }, searched: 'late', filters: { Person: 'Lee' } };
  const address = at({});
  writeView('log', table, sizes, view, address);
  expect(['log-page', 'log-size', 'log-sort', 'log-search', 'log-filter'].map(address.read)).toEqual(['3', '25', 'at', 'late', '{"Person":"Lee"}']);
  expect(viewInAddress('log', table, sizes, address)).toEqual(view);
});

test('what is as usual does not stand in the address', () => {
  const address = at({ page: '3', sort: 'at', filter: '{}' });
  writeView(true, table, sizes, { page: { index: 0, size: 10 }, sort: table.sort, searched: '', filters: {} }, address);
  expect(['page', 'size', 'sort', 'search', 'filter'].map(address.read)).toEqual([undefined, undefined, undefined, undefined, undefined]);
});

test.each([
  ['a page that is no number', { page: 'two' }],
  ['a page before the first', { page: '-3' }],
  ['a size that cannot be chosen', { size: '5000' }],
  ['an order by a column that is not sorted by', { sort: '-why' }],
  ['an order by a column that there is none of', { sort: 'nobody' }],
  ['filters that are no object', { filter: '7' }],
  ['a search that nothing can be called', { search: 'a\0' }],
  ['filters that cannot be read', { filter: '{"Person"' }],
])('%s is passed over', (_title, query) => {
  expect(viewInAddress(true, table, sizes, at(query))).toEqual({});
});

test('of filters what the server cannot look for is passed over', () => {
  expect(viewInAddress(true, table, sizes, at({ filter: '{"Person":"a\\u0000","Status":"Active"}' }))).toEqual({ filters: { Status: 'Active' } });
});
