import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../tests/support/property-runs';
import { readJson, writeJson } from './json-text';

test('every JSON value is read as it was written', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
      expect(readJson(writeJson(value)).value).toEqual(JSON.parse(JSON.stringify(value)));
    }),
    propertyRuns(),
  );
});

test('empty text is no value and no fault', () => {
  expect(readJson('  ')).toEqual({ value: undefined });
});

test('text that is no JSON is a fault that says so', () => {
  expect(readJson('{ "a": }').fault).toMatch(/^This is not JSON yet: /);
});

test.each([
  ['9007199254740993', 'The number 9007199254740993 has too many digits.'],
  ['{ "a": [1, -0.12345678901234567891] }', 'The number 0.12345678901234567891 has too many digits.'],
  ['1e999', 'The number 1e999 has too many digits.'],
  ['{ "9007199254740993": "says \\"9007199254740993\\"" }', undefined],
  ['[1.50, 1e3, 0.0, -7, -0, 0.1000000000000000000000000000000]', undefined],
  ['[0.100000000000000000000000000001]', 'The number 0.100000000000000000000000000001 has too many digits.'],
  ['{ "a": 1, "b": { "a": 2 }, "a": 3 }', 'The property a appears twice. Keep one of them.'],
  ['{ "b": [{ "x\\u0079": 1, "xy": 2 }] }', 'The property xy appears twice. Keep one of them.'],
  ['{ "a": ":", "b": "\\"a\\":", "c": [{ "a": 1 }, { "a": 2 }], "__proto__": 1 }', undefined],
])('the JSON %s has the fault %j', (text, fault) => {
  expect(readJson(text).fault).toBe(fault);
});
