import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../tests/support/property-runs';
import { patchBetween, patched } from './revision-patch';

/** Values in which two of them often have parts in common. */
const json = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, false, 0, 1, '', 'a'),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', 'is', 'in', 'keys', '0', '__proto__', 'constructor'), tie('value'), { maxKeys: 4 }),
  ),
})).value;
/** As it is stored: with the order of keys, and without prototypes of its own. */
const stored = (value: unknown) => JSON.stringify(value);

test('D-tenants-60 a value with its patch is the other value, with keys in the same order', () => {
  fc.assert(
    fc.property(json, json, (left, right) => {
      const [before, after] = [JSON.parse(stored(left)) as unknown, JSON.parse(stored(right)) as unknown];
      const patch = patchBetween(before, after);
      if (patch === undefined) expect(stored(before)).toBe(stored(after));
      else expect(stored(patched(before, JSON.parse(stored(patch))))).toBe(stored(after));
      expect(stored(before)).toBe(stored(left));
    }),
    propertyRuns(2000),
  );
});

test('a property that is undefined is absent', () => {
  const before = { a: { b: undefined, c: 1 }, d: { e: undefined } };
  expect(patchBetween(before, { a: { c: 1 }, d: {} })).toBeUndefined();
  expect(patched(before, patchBetween(before, { a: { c: 2 }, d: {} })!)).toEqual({ a: { c: 2 }, d: {} });
});

test('what a patch does not name is the same object', () => {
  const before = { screens: { home: { body: [{ id: 'a' }] }, news: { body: [] } }, forms: { profile: {} } };
  const after = { ...before, screens: { ...before.screens, home: { body: [{ id: 'b' }] } } };
  const patch = patchBetween(before, structuredClone(after))!;
  expect(patch).toEqual({ in: { screens: { in: { home: { in: { body: { in: { 0: { in: { id: { is: 'b' } } } } } } } } } } });
  const made = patched(before, patch) as typeof before;
  expect(made).toEqual(after);
  expect([made.forms, made.screens.news]).toEqual([before.forms, before.screens.news]);
  expect(made.forms === before.forms && made.screens.news === before.screens.news).toBe(true);
});
