import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readJson, writeJson } from './json-text';

test('every JSON value is read as it was written', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
      expect(readJson(writeJson(value)).value).toEqual(JSON.parse(JSON.stringify(value)));
    }),
    { seed: 2026 },
  );
});

test('empty text is no value and no fault', () => {
  expect(readJson('  ')).toEqual({ value: undefined });
});

test('text that is no JSON is a fault that says so', () => {
  expect(readJson('{ "a": }').fault).toMatch(/^This is not JSON yet: /);
});
