import { expect, test } from 'vitest';
import { cellText } from './cell-text';

const items = [
  { value: 'en', text: 'English' },
  { value: 'es', text: 'Spanish' },
];

test.each([
  { column: {}, value: 'text', text: 'text' },
  { column: {}, value: null, text: '' },
  { column: { cell: 'number' }, value: 12345.5, text: '12,345.5' },
  { column: { cell: 'date' }, value: '2026-03-04', text: '03/04/2026' },
  { column: { cell: 'date' }, value: undefined, text: '' },
  { column: { cell: 'date', format: 'MMM d' }, value: '2026-03-04', text: 'Mar 4' },
  { column: { cell: 'date-time' }, value: '2026-03-04T15:06:00Z', text: '3/4/2026 3:06 PM' },
  { column: { cell: 'date-time', format: 'MMM d' }, value: '2026-03-04T15:06:00Z', text: 'Mar 4' },
  { column: { cell: 'date-time' }, value: 5, text: '' },
  { column: { cell: 'number' }, value: 'many', text: 'many' },
  { column: { cell: 'yes-no' }, value: true, text: 'Yes' },
  { column: { cell: 'yes-no' }, value: 'yes', text: '' },
  { column: { cell: 'files' }, value: ['a.pdf', null], text: 'a.pdf, ' },
  { column: { cell: 'yes-no' }, value: false, text: 'No' },
  { column: { cell: 'choices', options: { items } }, value: 'es', text: 'Spanish' },
  { column: { cell: 'choices', options: { items } }, value: ['es', 'fr', 'en'], text: 'Spanish, fr, English' },
  { column: { cell: 'choices' }, value: ['es'], text: 'es' },
  { column: { cell: 'choices', options: { items } }, value: undefined, text: '' },
  { column: { cell: 'files' }, value: [{ Name: 'a.pdf' }, { Name: 'b.png' }], text: 'a.pdf, b.png' },
  { column: { cell: 'toggle' }, value: true, text: 'true' },
  { column: { cell: 'constructor' }, value: 'x', text: 'x' },
])('$value in a column $column reads "$text"', ({ column, value, text }) => {
  expect(cellText(column, value)).toBe(text);
});

const counted = { items: [{ value: 'Sessions', text: 'Expired sessions' }] };

test('a choice with a number is written with its text and the number', () => {
  expect(
    cellText({ cell: 'choices', options: counted }, [
      { value: 'Sessions', count: 1204 },
      { value: 'Other', count: 1 },
    ]),
  ).toBe('Expired sessions: 1,204, Other: 1');
  expect(cellText({ cell: 'choices', options: counted }, ['Sessions'])).toBe('Expired sessions');
  expect(cellText({ cell: 'choices', options: counted }, [])).toBe('');
});
