import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RowsOfCall, Table } from '../definitions/shapes/table';
import { propertyRuns } from '../../tests/support/property-runs';
import { at, keptRows, requestOf, rowsIn, searchRows, searchTexts, sortRows } from './table-rows';

const called: RowsOfCall = { call: 'getPeople', items: '/Data/Items' };
const table: Table = {
  id: 'people',
  kind: 'table',
  rows: called,
  key: '/Id',
  columns: [
    { id: 'name', at: '/Name', label: 'Name', sortable: true },
    { id: 'length', value: { $: 'size(row.Name)' }, label: 'Length', sortable: true },
  ],
  search: { columns: ['name'], label: 'Search' },
  filters: { form: 'f', keepWhen: { $: 'isEmpty(filters.least) || size(row.Name) >= filters.least' } },
};
const ignore = () => undefined;
const rows = [{ Id: 1, Name: 'Émile' }, { Id: 2, Name: 'anna' }, { Id: 3, Name: 'Zoe' }, { Id: 4, Name: 'Anna' }, { Id: 5 }];
const ids = (list: Record<string, unknown>[]) => list.map(({ Id }) => Id);

test('rows stand where the table says, and are none where the answer is otherwise', () => {
  expect(rowsIn(called, { Data: { Items: rows } }, {}, ignore)).toBe(rows);
  for (const answer of [null, undefined, 5, { Data: {} }, { Data: { Items: 'x' } }]) expect(rowsIn(called, answer, {}, ignore)).toEqual([]);
});

test('rows stand within the element of a list for which a condition holds, and are none where it holds for none', () => {
  const nested: RowsOfCall = { call: 'getGroups', within: { list: '', where: { $: 'item.Id == input.group' } }, items: '/Items' };
  const answer = [null, { Id: 'a', Items: rows.slice(0, 1) }, { Id: 'b', Items: rows }, { Id: 'b', Items: [] }];
  expect(rowsIn(nested, answer, { input: { group: 'b' } }, ignore)).toBe(rows);
  for (const other of [answer, { Id: 'b' }, null]) expect(rowsIn(nested, other, { input: { group: 'z' } }, ignore)).toEqual([]);
});

test('a pointer reads escaped names and never what an object inherits', () => {
  expect(at({ 'a/b': { '~c': 1 } }, '/a~1b/~0c')).toBe(1);
  expect(at({}, '/constructor')).toBeNull();
});

test('text is sorted by locale, letter case aside, with the key between equals and missing values last', () => {
  expect(ids(sortRows(rows, table, { column: 'name', direction: 'ascending' }, {}, ignore))).toEqual([2, 4, 1, 3, 5]);
  expect(ids(sortRows(rows, table, { column: 'length', direction: 'descending' }, {}, ignore)).slice(1, 2)).toEqual([1]);
});

test('sorting loses and adds no row, whatever the values', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ Id: fc.integer(), Name: fc.oneof(fc.string(), fc.constant(null), fc.integer()) })), (any) => {
      const sorted = sortRows(any, table, { column: 'name', direction: 'descending' }, {}, ignore);
      expect([...sorted].sort((a, b) => Number(a.Id) - Number(b.Id)).length).toBe(any.length);
      expect(new Set(sorted)).toEqual(new Set(any));
    }),
    propertyRuns(200),
  );
});

test('the search looks into the named columns, letter case aside', () => {
  const texts = searchTexts(rows, table, {}, ignore);
  expect(ids(searchRows(rows, texts, ' AN'))).toEqual([2, 4]);
  expect(searchRows(rows, texts, '  ')).toBe(rows);
});

test('the search finds nothing that begins in one column and ends in the next', () => {
  const both: Table = { ...table, search: { columns: ['name', 'length'], label: 'Search' } };
  const texts = searchTexts([{ Id: 1, Name: 'Zoe' }], both, {}, ignore);
  expect(searchRows(rows.slice(0, 1), texts, 'zoe')).toHaveLength(1);
  expect(searchRows(rows.slice(0, 1), texts, 'zoe3')).toEqual([]);
  expect(searchRows(rows.slice(0, 1), texts, 'e3')).toEqual([]);
});

test('filters keep the rows for which their condition holds', () => {
  expect(ids(keptRows(rows, table, { filters: { least: 5 } }, ignore))).toEqual([1]);
  expect(ids(keptRows(rows, table, { filters: {} }, ignore))).toHaveLength(5);
});

test('a table that pages on the server asks for page, size and sort; one that does not asks for nothing', () => {
  const server: Table = { ...table, rows: { ...called, request: { page: 'Page', size: 'PageSize', sort: 'Sort' } } };
  expect(requestOf(server, 2, 25, { column: 'name', direction: 'descending' })).toEqual({ Page: 2, PageSize: 25, Sort: '-Name' });
  expect(requestOf(server, 0, 10, { column: 'length', direction: 'ascending' })).toEqual({ Page: 0, PageSize: 10 });
  expect(requestOf(table, 2, 25, undefined)).toEqual({});
});
