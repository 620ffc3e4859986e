import { expect, test } from 'vitest';
import type { Table } from '../definitions/shapes/table';
import { drawnColumns } from './drawn-columns';
import { cellValue, searchRows, searchTexts, sortRows } from './table-rows';

const ignore = () => undefined;
const table = {
  id: 'entries',
  kind: 'table',
  rows: { from: { $: 'input.entries' } },
  key: '/Id',
  columns: [
    { id: 'date', at: '/Date', label: 'Date' },
    {
      id: 'values',
      each: { $: 'input.fields' },
      key: '/Name',
      label: { $: 'item.Title' },
      value: { $: 'first(row.Values.filter(value, value.Name == item.Name).map(value, value.Shown))' },
    },
  ],
  search: { columns: ['values'], label: 'Search' },
} as unknown as Table;
const fields = [{ Name: 'Steps', Title: 'Steps' }, { Name: 'Note', Title: 'A note' }, { Name: 'Note' }, {}, 'text'];
const rows = [
  { Id: '1', Date: '2026-11-01', Values: [{ Name: 'Steps', Shown: '12' }] },
  {
    Id: '2',
    Date: '2026-11-02',
    Values: [
      { Name: 'Steps', Shown: '7' },
      { Name: 'Note', Shown: 'Rain' },
    ],
  },
];
const columns = drawnColumns(table, { input: { fields } }, ignore);

test('C-tracker-33 a column stands once for each element of a list, each with an id of its own', () => {
  expect(columns.map(({ id, of }) => [id, of])).toEqual([
    ['date', undefined],
    ['values-Steps', 'values'],
    ['values-Note', 'values'],
    ['values-Note 2', 'values'],
    ['values-3', 'values'],
    ['values-4', 'values'],
  ]);
  for (const none of [null, undefined, 'text', []]) expect(drawnColumns(table, { input: { fields: none } }, ignore)).toHaveLength(1);
});

test('its values, its order and its search read the element', () => {
  const [, steps, note] = columns;
  expect(rows.map((row) => [cellValue(steps!, row, {}, ignore), cellValue(note!, row, {}, ignore)])).toEqual([
    ['12', null],
    ['7', 'Rain'],
  ]);
  const sought = { ...table, columns };
  expect(sortRows(rows, sought, { column: 'values-Steps', direction: 'ascending' }, {}, ignore).map(({ Id }) => Id)).toEqual(['2', '1']);
  expect(searchRows(rows, searchTexts(rows, sought, {}, ignore), 'rain').map(({ Id }) => Id)).toEqual(['2']);
});
