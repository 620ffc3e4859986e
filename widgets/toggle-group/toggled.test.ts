import { expect, test } from 'vitest';
import { chosenIn, toggled } from './toggled';

const items = ['a', 'b', 'c'].map((value) => ({ value, text: value }));

test('pressing and releasing keeps the order of the buttons, and what has no button', () => {
  expect(toggled(['c', 'gone'], 'a', items)).toEqual(['a', 'c', 'gone']);
  expect(toggled(['a', 'c'], 'a', items)).toEqual(['c']);
  expect(toggled(['a'], 'a', items)).toBeUndefined();
});

test('one value and a list of one are the same to the eye', () => {
  expect(chosenIn('a')).toEqual(chosenIn(['a']));
  expect(chosenIn(undefined)).toEqual([]);
});
