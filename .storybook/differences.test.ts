import { expect, test } from 'vitest';
import { differenceOf, withDifference } from './differences';

const base = { screens: { one: { title: 'One', body: [1, 2] }, two: { title: 'Two', body: [] } }, name: 'base', empty: {} };

test.each<[what: string, after: unknown, difference: unknown]>([
  ['the same', base, 0],
  ['another text', { ...base, name: 'own' }, { screens: 0, name: ['own'], empty: 0 }],
  [
    'one screen more',
    { ...base, screens: { ...base.screens, three: { title: 'Three' } } },
    { screens: { one: 0, two: 0, three: [{ title: 'Three' }] }, name: 0, empty: 0 },
  ],
  ['one screen less, in another order', { ...base, screens: { two: base.screens.two } }, { screens: { two: 0 }, name: 0, empty: 0 }],
  [
    'a part of a screen',
    { ...base, screens: { ...base.screens, one: { title: 'One', body: [1, 3] } } },
    { screens: { one: { title: 0, body: [[1, 3]] }, two: 0 }, name: 0, empty: 0 },
  ],
  ['a value that is no object', { ...base, empty: null }, { screens: 0, name: 0, empty: [null] }],
])('%s is told as a difference, and made again from it, keys in their order', (_, after, difference) => {
  expect(differenceOf(base, after)).toEqual(difference);
  expect(JSON.stringify(withDifference(base, JSON.parse(JSON.stringify(differenceOf(base, after)))))).toBe(JSON.stringify(after));
});
