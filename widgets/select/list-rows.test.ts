import { expect, test } from 'vitest';
import { rowAfter, rowsFor, rowsInView, scrolledTo } from './list-rows';

const items = ['Alder', 'Small alder', 'Birch'].map((text, value) => ({ value, text }));

test('what begins with the text stands before what only has it, and without a text all are there after the empty line', () => {
  const reversed = [...items].reverse();
  expect(rowsFor(reversed, ' ALD', 'Select').map(({ text }) => text)).toEqual(['Alder', 'Small alder']);
  expect(rowsFor(items, ' ', 'Select').map(({ text }) => text)).toEqual(['Select', 'Alder', 'Small alder', 'Birch']);
  expect(rowsFor(items, 'oak', 'Select')).toEqual([]);
  expect(rowsFor(items, '', undefined).map(({ text }) => text)).toEqual(['Alder', 'Small alder', 'Birch']);
});

test.each([
  { from: -1, step: 1, to: 0 },
  { from: 0, step: 1, to: 2 },
  { from: 2, step: -1, to: 0 },
  { from: 2, step: 10, to: 2 },
  { from: 2, step: -10, to: 0 },
])('from line $from a step of $step leads to line $to: a closed line is passed over', ({ from, step, to }) => {
  const rows = [
    { value: 1, text: 'a' },
    { value: 2, text: 'b', disabled: true },
    { value: 3, text: 'c' },
  ];
  expect(rowAfter(rows, from, step)).toBe(to);
});

test('where nothing can be chosen a key leads nowhere', () => {
  expect(rowAfter([], -1, 1)).toBe(-1);
  expect(rowAfter([{ value: 1, text: 'a', disabled: true }], -1, 1)).toBe(-1);
});

test.each([
  { count: 10_000, top: 0, first: 0, last: 14 },
  { count: 10_000, top: 200_000, first: 4994, last: 5014 },
  { count: 10_000, top: 399_680, first: 9986, last: 10_000 },
  { count: 3, top: 4000, first: 0, last: 3 },
])('of $count lines, scrolled to $top, those from $first to $last are drawn', ({ count, top, first, last }) => {
  expect(rowsInView(count, { top, height: 320, rowHeight: 40 })).toEqual({ first, last });
});

test.each([
  { row: 0, top: 100, scrolled: 0 },
  { row: 3, top: 100, scrolled: 100 },
  { row: 20, top: 100, scrolled: 520 },
])('line $row is in view when $top becomes $scrolled', ({ row, top, scrolled }) => {
  expect(scrolledTo(row, { top, height: 320, rowHeight: 40 })).toBe(scrolled);
});
