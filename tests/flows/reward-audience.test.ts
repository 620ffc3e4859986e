import { expect, test } from 'vitest';
import { evaluate } from '../../runtime/expressions/evaluate';
import { constantsOf } from '../../server/foundation/constants';
import { testDefinitions } from '../server/support/definitions';

const { audienceSent, dollars } = constantsOf(testDefinitions().for(null)).rewardPages;
const sent = (chosen: string[], options: string[]) => evaluate(audienceSent.$, { chosen, options });

test.each([
  ['B-rewards-24 nothing is chosen', [], ['East', 'West'], ['ALL']],
  ['B-rewards-22 all are chosen', ['West', 'East'], ['East', 'West'], ['ALL']],
  ['B-rewards-23 the only option is all', [], ['all'], ['ALL']],
  ['B-rewards-23 the only option is all, and it is chosen', ['all'], ['all'], ['ALL']],
  ['some are chosen', ['West'], ['East', 'West'], ['West']],
])('%s', (_what, chosen, options, expected) => {
  expect(sent(chosen, options)).toEqual(expected);
});

test.each([
  [0, '$0'],
  [5, '$5'],
  [12.5, '$12.50'],
  [0.05, '$0.05'],
  [1234.56, '$1,234.56'],
  [19.999, '$20'],
])('%d dollars read %s', (amount, expected) => {
  expect(evaluate(dollars.$, { amount })).toBe(expected);
});
