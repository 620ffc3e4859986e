import { expect, test } from 'vitest';
import { textOf } from '../expressions/text';
import { translated } from './language';

test.each([
  ['10:21 a.m.', 'Updated 10:21 a.m. Try again.'],
  ['10:21 AM', 'Updated 10:21 AM. Try again.'],
])('%s at the end of a sentence has one full stop', (when, said) => {
  expect(translated('Updated {when}. Try again.', { when })).toBe(said);
  expect(textOf({ text: 'Updated {when}. Try again.', values: { when } }, {})).toBe(said);
});

test('dots that are no full stop stay', () => {
  expect(translated('Loading {what}...', { what: 'Acme Inc.' })).toBe('Loading Acme Inc....');
});
