import { expect, test } from 'vitest';
import type { DrawnColumn } from './column-scope';
import { fittingColumns, leastWidth, optionalColumns } from './fitting-columns';

const named = (columns: DrawnColumn[]) => columns.map((column) => ({ column, label: String(column.label) }));
const people = named([
  { id: 'name', label: 'Name', cell: 'link', width: 160 },
  { id: 'email', label: 'Email', width: 200 },
  { id: 'born', label: 'Birth date', cell: 'date' },
  { id: 'status', label: 'Status', cell: 'badge', priority: 2 },
  { id: 'changes', label: 'Changes', cell: 'button' },
]);
const ids = (columns: typeof people) => columns.map(({ column }) => column.id);

test('the least important goes first: by its priority, else by its place', () => {
  expect(ids(optionalColumns(people))).toEqual(['born', 'email', 'status']);
  const least = people.map(leastWidth);
  const all = least.reduce((sum, wide) => sum + wide, 0);
  expect(ids(fittingColumns(people, all, {}, 0, 40).left)).toEqual([]);
  expect(ids(fittingColumns(people, all - 1, {}, 0, 40).left)).toEqual(['born']);
  expect(ids(fittingColumns(people, all - 1, {}, 200, 40).left)).toEqual(['email', 'born']);
});

test('who or what a row is, and its buttons, stay in the least room', () => {
  const { shown, left } = fittingColumns(people, 1, {}, 0, 40);
  expect(ids(shown)).toEqual(['name', 'changes']);
  expect(ids(left)).toEqual(['email', 'born', 'status']);
});

test('what a person chose is shown though it has no room, or left out though it has', () => {
  expect(ids(fittingColumns(people, 1, { born: true }, 0, 40).shown)).toEqual(['name', 'born', 'changes']);
  expect(ids(fittingColumns(people, 10_000, { email: false }, 0, 40).left)).toEqual(['email']);
});

test('a date, a button and a head get what they need, whatever the definition says', () => {
  const [moment, day, month, button, head] = named([
    { id: 'at', label: 'At', cell: 'date-time', width: 24 },
    { id: 'day', label: 'Day', cell: 'date', width: 24, format: 'M/d/yyyy' },
    { id: 'long', label: 'Day', cell: 'date', width: 24, format: 'MMMM d, yyyy' },
    { id: 'roll-back', label: 'Roll back', cell: 'button', width: 24 },
    { id: 'responsibilities', label: 'Responsibilities', width: 24, sortable: true },
  ]).map(leastWidth);
  // By the widest of each: 12/23/2026 10:58 PM, 12/23/2026, September 23, 2026.
  expect([moment, day, month]).toEqual([19, 10, 18].map((letters) => Math.ceil(letters * 7.6 + 22)));
  expect(button).toBeGreaterThan(100);
  expect(head).toBeGreaterThan(150);
});
