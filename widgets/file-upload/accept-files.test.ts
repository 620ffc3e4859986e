import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../tests/support/property-runs';
import { acceptFiles, sizeInWords, storedFiles } from './accept-files';

const file = (name: string, size = 10, type = '') => ({ name, size, type });
const stored = [{ Name: 'Old.png', Type: 'image/png', Size: 1 }];

test.each([
  { offered: file('a.png'), options: { types: ['.png'] }, message: undefined },
  { offered: file('A.PNG'), options: { types: ['.png'] }, message: undefined },
  { offered: file('a.bin', 1, 'image/webp'), options: { types: ['image/*'] }, message: undefined },
  { offered: file('a.pdf', 1, 'application/pdf'), options: { types: ['application/pdf'] }, message: undefined },
  { offered: file('a.png.exe'), options: { types: ['.png', '.gif'] }, message: 'Accepted formats are .png, .gif.' },
  { offered: file('a.exe'), options: { types: ['.png'], wrongTypeText: 'Pictures only.' }, message: 'Pictures only.' },
  { offered: file('a', 1_048_575), options: { sizeLimit: 1_048_576 }, message: undefined },
  { offered: file('a', 1_048_576), options: { sizeLimit: 1_048_576 }, message: 'Maximum file size is 1 MB.' },
  { offered: file('a', 1_048_577), options: { sizeLimit: 1_048_576, tooLargeText: 'Too large.' }, message: 'Too large.' },
  { offered: file('a', 0), options: {}, message: 'This file is empty.' },
  { offered: file('old.PNG'), options: {}, message: 'Each file must have a different name.' },
  { offered: file('b'), options: { maximum: 2 }, message: undefined },
  { offered: file('old.png'), options: { maximum: 1 }, message: undefined },
])('$offered.name of $offered.size bytes with $options: $message', ({ offered, options, message }) => {
  const { accepted, refused } = acceptFiles(stored, [offered], options);
  expect(accepted).toEqual(message === undefined ? [offered] : []);
  expect(refused).toEqual(message === undefined ? [] : [{ name: offered.name, message }]);
});

test('of several files, those are taken that have room', () => {
  const { accepted, refused } = acceptFiles(stored, [file('a'), file('b'), file('c')], { maximum: 3 });
  expect(accepted.map(({ name }) => name)).toEqual(['a', 'b']);
  expect(refused).toEqual([{ name: 'c', message: 'At most 3 files.' }]);
});

test('every file is either taken or refused, and no name is there twice', () => {
  const offered = fc.array(fc.record({ name: fc.string({ maxLength: 3 }), size: fc.nat(30), type: fc.constantFrom('', 'image/png') }));
  fc.assert(
    fc.property(offered, fc.record({ sizeLimit: fc.integer({ min: 1, max: 30 }), maximum: fc.integer({ min: 2, max: 9 }) }), (files, options) => {
      const { accepted, refused } = acceptFiles(stored, files, options);
      const names = [...stored.map(({ Name }) => Name), ...accepted.map(({ name }) => name)].map((name) => name.toLowerCase());
      expect(accepted.length + refused.length).toBe(files.length);
      expect(new Set(names).size).toBe(names.length);
      expect(names.length).toBeLessThanOrEqual(options.maximum);
      expect(accepted.every(({ size }) => size < options.sizeLimit)).toBe(true);
    }),
    propertyRuns(),
  );
});

test.each([
  [0, '0 bytes'],
  [1023, '1,023 bytes'],
  [1024, '1 kB'],
  [48_213, '47 kB'],
  [1_048_576, '1 MB'],
  [5_500_000, '5.2 MB'],
  [Number.NaN, ''],
  [-1, ''],
])('%d bytes are %s', (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words);
});

test.each([null, undefined, 'text', 7, Number.NaN, {}, [null, 1, 'a', { Size: 1 }]])('%j holds no file', (value) => {
  expect(storedFiles(value)).toEqual([]);
});

test('one byte is said as one', () => {
  expect([0, 1, 2].map(sizeInWords)).toEqual(['0 bytes', '1 byte', '2 bytes']);
});
