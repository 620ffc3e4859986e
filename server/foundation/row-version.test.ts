import { expect, test } from 'vitest';
import { versionOf } from './row-version';

const row = { Name: 'Ada', Tags: ['a', 'b'], Own: { Size: 'M', Color: 'red' } };

test.each([
  ['in another order', { Own: { Color: 'red', Size: 'M' }, Tags: ['a', 'b'], Name: 'Ada' }],
  ['with a null and an empty text more', { ...row, Phone: null, Note: '' }],
  ['with undefined', { ...row, Phone: undefined }],
])('equal values have one version: %s', (_case, values) => {
  expect(versionOf(values)).toBe(versionOf(row));
});

test.each([
  ['another text', { ...row, Name: 'ada' }],
  ['another order of a list', { ...row, Tags: ['b', 'a'] }],
  ['another value inside', { ...row, Own: { Size: 'L', Color: 'red' } }],
  ['false where there was nothing', { ...row, IsOn: false }],
  ['zero where there was nothing', { ...row, Count: 0 }],
  ['one value less', { Name: 'Ada', Tags: ['a', 'b'] }],
])('other values have another version: %s', (_case, values) => {
  expect(versionOf(values)).not.toBe(versionOf(row));
});
