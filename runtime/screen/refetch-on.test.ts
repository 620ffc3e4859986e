import { expect, test } from 'vitest';
import { concerns } from './refetch-on';

test.each([
  [['Home', 'saveThing'], 'live.Home', true],
  [['Home', 'saveThing'], 'saved.saveThing', true],
  [['Home'], 'live.Points', false],
  [['Home'], 'saved.Home.more', false],
  [['Home'], 'live.missed', true],
  [['Home'], 'Home', false],
  [[], 'live.missed', false],
  [undefined, 'live.Home', false],
])('B-live-topics-06 data that loads again on %j hears %s: %s', (refetchOn, type, expected) => {
  expect(concerns(refetchOn, { type })).toBe(expected);
});
