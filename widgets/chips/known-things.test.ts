import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../tests/support/property-runs';
import { added, beginningWith, named } from './known-things';

const items = [
  { value: 1, text: 'Alder Ltd' },
  { value: 2, text: 'Birch Inc' },
  { value: 3, text: 'alder and Sons' },
  { value: 4, text: 'Great Alder', disabled: true },
];
const texts = (found: { text: string }[]) => found.map(({ text }) => text);

test.each([
  { text: 'ALD', found: ['Alder Ltd', 'alder and Sons'] },
  { text: 'inc', found: [] },
  { text: ' bi', found: ['Birch Inc'] },
])('A-user-search-20 C-user-search-30 "$text" finds by the start of the name, in any case', ({ text, found }) => {
  expect(texts(beginningWith(text, items, []))).toEqual(found);
});

test('A-user-search-19 C-user-search-29 what is chosen is neither offered nor added again', () => {
  expect(texts(beginningWith('', items, [1, 2]))).toEqual(['alder and Sons']);
  expect(added('Alder Ltd', items, [1]).chosen).toEqual([1]);
});

test('A-user-search-18 C-user-search-28 only what is known is added; the rest stays as text', () => {
  expect(added('Alder, birch INC,, Oak', items, [])).toEqual({ chosen: [2], rest: 'Alder, Oak' });
  expect(named('Great Alder', items)).toBeUndefined();
});

test('a maximum is kept', () => {
  expect(added('Alder Ltd, Birch Inc', items, [], 1)).toEqual({ chosen: [1], rest: 'Birch Inc' });
});

test('whatever is typed, nothing unknown is chosen and nothing twice', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom(...texts(items), '\u202e', '😀', ','))), (parts) => {
      const { chosen } = added(parts.join(','), items, []);
      expect(new Set(chosen).size).toBe(chosen.length);
      expect(chosen.every((value) => [1, 2, 3].includes(Number(value)))).toBe(true);
    }),
    propertyRuns(),
  );
});
