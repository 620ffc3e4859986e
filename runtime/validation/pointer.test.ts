import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../tests/support/property-runs';
import { childPointer, dotPath, isEmptyValue, keyedPointer, plainPointer, valueAt, withoutValues, withValue } from './pointer';

const runs = propertyRuns();
const data = fc.object({ key: fc.oneof(fc.string(), fc.constantFrom('a/b', 'a~b')), values: [fc.integer(), fc.string()], maxDepth: 3, withBigInt: false });
const path = fc
  .array(fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'a/b', 'a~b', '')), { minLength: 1, maxLength: 4 })
  .map((names) => names.reduce(childPointer, ''));

/** Whether a list stands on the way: a name leads nowhere in it. */
const passesList = (whole: unknown, pointer: string) =>
  pointer.split('/').some((_, index, steps) => index > 0 && Array.isArray(valueAt(whole, steps.slice(0, index).join('/'))));

test('what is written at a pointer is read there, and nothing else changes', () => {
  fc.assert(
    fc.property(data, path, fc.integer(), (whole, pointer, value) => {
      const before = structuredClone(whole);
      const written = withValue(whole, pointer, value);
      if (!passesList(whole, pointer)) expect(valueAt(written, pointer)).toBe(value);
      expect(whole).toEqual(before);
    }),
    runs,
  );
});

test('writing the value that is there gives the same object', () => {
  const data = { a: { b: 1 } };
  expect(withValue(data, '/a/b', 1)).toBe(data);
});

test('what is beside the way to the value stays the same object', () => {
  const data = { a: { b: 1 }, c: { d: 2 } };
  const written = withValue(data, '/a/b', 3) as typeof data;
  expect(written.c).toBe(data.c);
});

test('no value takes the property away and keeps the order of the others', () => {
  expect(JSON.stringify(withValue({ a: 1, b: 2, c: 3 }, '/b', undefined))).toBe('{"a":1,"c":3}');
  expect(JSON.stringify(withValue({ a: 1, b: 2, c: 3 }, '/b', 4))).toBe('{"a":1,"b":4,"c":3}');
});

test('a prototype is never read or written', () => {
  expect(valueAt({}, '/__proto__/polluted')).toBeUndefined();
  expect(valueAt({}, '/constructor')).toBeUndefined();
  withValue({}, '/__proto__/polluted', true);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

const placesIn = (value: unknown, pointer = ''): string[] =>
  typeof value !== 'object' || value === null
    ? [pointer]
    : [pointer, ...Object.entries(value).flatMap(([name, part]) => placesIn(part, childPointer(pointer, name)))];
const wholeWithPlaces = data
  .chain((whole) =>
    fc.record({ whole: fc.constant(whole), pointers: fc.array(fc.oneof(fc.constantFrom(...placesIn(whole), '/none'), path), { maxLength: 4 }) }),
  )
  .filter(({ pointers }) => !pointers.includes(''));

test('taking many values away is the same as taking one after the other', () => {
  fc.assert(
    fc.property(wholeWithPlaces, ({ whole, pointers }) => {
      const before = structuredClone(whole);
      expect(withoutValues(whole, pointers)).toEqual(pointers.reduce<unknown>((rest, pointer) => withValue(rest, pointer, undefined), whole));
      expect(whole).toEqual(before);
    }),
    runs,
  );
});

test('an item of a list is found by its key, made when it is answered, and removed when its answer is taken away', () => {
  const pointer = `${keyedPointer('/Answers', 'Question', 'q/2')}/Value`;
  const data = { Answers: [{ Question: 'q1', Value: 1 }] };
  const answered = withValue(data, pointer, 5);
  expect(answered).toEqual({
    Answers: [
      { Question: 'q1', Value: 1 },
      { Question: 'q/2', Value: 5 },
    ],
  });
  expect(valueAt(answered, pointer)).toBe(5);
  expect(plainPointer(answered, pointer)).toBe('/Answers/1/Value');
  expect(withValue(answered, pointer, undefined)).toEqual(data);
});

test('an expression names a value by its path, as far as the first list', () => {
  expect(dotPath('/Address/City')).toBe('form.Address.City');
  expect(dotPath('/Lines/0/Amount')).toBe('form.Lines');
});

test.each([[undefined], [null], [''], ['  '], ['\u200b'], ['\u2060'], ['\u2800'], ['\u3164\u00a0'], [[]]])('%j is empty', (value) =>
  expect(isEmptyValue(value)).toBe(true),
);
test.each([[0], [false], ['a'], ['\u200ba'], ['👍'], ['ى'], [[0]], [{}]])('%j is not empty', (value) => expect(isEmptyValue(value)).toBe(false));

test.each([
  ['/list/1', 'b'],
  ['/list/11', 'l'],
  ['/list/1x', undefined],
  ['/list/x1', undefined],
  ['/list/length', undefined],
  ['/11', 'eleven'],
  ['/a~1b~0c', 'escaped'],
])('%s names %j', (pointer, value) => {
  expect(valueAt({ list: 'a b c d e f g h i j k l'.split(' '), 11: 'eleven', 'a/b~c': 'escaped' }, pointer)).toBe(value);
});

test('an item is found by its key only where it has that key itself', () => {
  const data = { list: [null, 'x', Object.create({ id: 'a' }) as object, { id: 'b', text: 'B' }, { id: 'a', text: 'A' }] };
  expect([valueAt(data, '/list/~?id="a"/text'), valueAt(data, '/list/~?id="c"/text')]).toEqual(['A', undefined]);
  expect([plainPointer(data, '/list/~?id="a"/text'), plainPointer(data, '/list/~?id="c"'), plainPointer(data, '/a~1b/0')]).toEqual([
    '/list/4/text',
    '/list/~?id="c"',
    '/a~1b/0',
  ]);
});
