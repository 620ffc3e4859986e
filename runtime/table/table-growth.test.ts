import { expect, test } from 'vitest';
import type { Table } from '../definitions/shapes/table';
import { keptRows, type Row, searchRows, searchTexts, sortRows } from './table-rows';

const table: Table = {
  id: 'people',
  kind: 'table',
  rows: { call: 'getPeople', items: '' },
  key: '/Id',
  columns: [
    { id: 'name', at: '/Name', label: 'Name', sortable: true },
    { id: 'hours', at: '/Hours', label: 'Hours', sortable: true },
  ],
  search: { columns: ['name'], label: 'Search' },
  filters: { form: 'least', keepWhen: { $: 'row.Hours >= filters.least' } },
};
const ignore = () => undefined;

/** Rows in no order: numbers that look random, and are the same in each run. */
function makeRows(count: number): Row[] {
  let seed = 7;
  return Array.from({ length: count }, (_, index) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return { Id: index, Name: `${['Maria', 'Émile', 'Zoe', 'Pat'][seed % 4]} ${seed.toString(36)}`, Hours: seed / 4 };
  });
}

function milliseconds(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

const many = makeRows(30_000);
// Ten tables of a tenth: as much in memory, so that the processor's caches favour neither side.
const few = Array.from({ length: 10 }, (_, index) => many.slice(index * 3_000, (index + 1) * 3_000));
const steps: Record<string, (rows: Row[]) => unknown> = {
  'sorting by text': (rows) => sortRows(rows, table, { column: 'name', direction: 'ascending' }, {}, ignore),
  'sorting by number': (rows) => sortRows(rows, table, { column: 'hours', direction: 'descending' }, {}, ignore),
  searching: (rows) => searchRows(rows, searchTexts(rows, table, {}, ignore), 'mar'),
  filtering: (rows) => keptRows(rows, table, { filters: { least: 100 } }, ignore),
};

// A busy machine disturbs any one comparison. What grows as the square takes 100 times as long in each of them, so the smallest of several decides.
// Sorting grows as n log n: 13 times for 10 times as many rows, so its limit is higher by the same share.
test.each([
  ['sorting by text', 20],
  ['sorting by number', 20],
  ['searching', 15],
  ['filtering', 15],
])('%s takes at most %i times as long for 10 times as many rows', (name, most) => {
  const step = steps[name]!;
  const ratios = Array.from({ length: 7 }, () => {
    const ofFew = milliseconds(() => few.forEach(step)) / few.length;
    return milliseconds(() => step(many)) / ofFew;
  });
  expect(Math.min(...ratios)).toBeLessThanOrEqual(most);
});

test('what grows as the square is found', () => {
  const pairs = (rows: Row[]) => rows.filter((row) => rows.findLast((other) => other.Id === row.Id) === undefined);
  const small = few.map((rows) => rows.slice(0, 300));
  const large = many.slice(0, 3_000);
  const fastest = (work: () => void) => Math.min(...Array.from({ length: 5 }, () => milliseconds(work)));
  expect(fastest(() => pairs(large)) / (fastest(() => small.forEach(pairs)) / small.length)).toBeGreaterThan(15);
});
