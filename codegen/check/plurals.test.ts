import { expect, test } from 'vitest';
import { countsIn, numberIn, tellsOne } from './plurals';

// The fault plural-without-choice keeps numbers before plurals out that have no text for one.
test.each<[pattern: string, counted: string[]]>([
  ['{points} points', ['points points']],
  ['{n} recovery codes left, of {all} people', ['n codes', 'all people']],
  ['{n} point', []],
  ['{long} or more characters', []],
  ['{least} to {most} characters', []],
  ['{customer} runs it; {name} invites you', []],
  ['+{n} this week', []],
  ['{name} Members', []],
])('%j counts %j', (pattern, counted) => expect(countsIn(pattern).map(({ name, noun }) => `${name} ${noun}`)).toEqual(counted));

test.each([
  ['formatNumber(input.points)', 'input.points'],
  ["string(int(count(row['a'])))", "count(row['a'])"],
  ['row.Points', 'row.Points'],
])('of %j the number is %j', (source, number) => expect(numberIn(source)).toBe(number));

test.each([
  ['input.points == 1', true],
  ["state.kind == 'a' && input.points==1.0", true],
  ['input.points > 1', true],
  ["pluralOf(input.points) == 'one'", true],
  ['input.points > 0', false],
  ['count(input.list) == 1', false],
])('%j tells one from several: %j', (when, told) => expect(tellsOne(when, 'input.points')).toBe(told));
