import { expect, test } from 'vitest';
import { countsIn, numbersIn, tellsOne } from './plurals';

// The fault plural-without-choice keeps numbers before plurals out that have no text for one.
test.each<[pattern: string, counted: string[]]>([
  ['{points} points', ['points points']],
  ['{n} recovery codes left, of {all} people', ['n codes', 'all people']],
  ['{n} of the last sessions', ['n sessions']],
  ['{n} point', []],
  ['{long} or more characters', []],
  ['{least} to {most} characters', []],
  ['{customer} runs it; {name} invites you', []],
  ['+{n} this week', []],
  ['{name} Members', []],
])('%j counts %j', (pattern, counted) => expect(countsIn(pattern).map(({ name, noun }) => `${name} ${noun}`)).toEqual(counted));

// A second argument, or a second call beside the first, was once taken for a part of the number: the check then failed on an expression that cannot be read.
test.each([
  ['formatNumber(input.points)', ['input.points']],
  ["string(int(count(row['a'])))", ["int(count(row['a']))", "count(row['a'])"]],
  ['row.Points', []],
  ['round(input.miles, 0.0)', ['input.miles']],
  ["formatNumber(round(orElse(row['a, (b'], 0.0), 1), 2)", ["round(orElse(row['a, (b'], 0.0), 1)", "orElse(row['a, (b'], 0.0)"]],
  ["string(input.a) + ' of ' + string(input.b)", []],
])('of %j the numbers within are %j', (source, within) => expect(numbersIn(source)).toEqual([source, ...within]));

test.each([
  ['input.points == 1', true],
  ["state.kind == 'a' && input.points==1.0", true],
  ['input.points > 1', true],
  ["pluralOf(input.points) == 'one'", true],
  ['input.points > 0', false],
  ['input.points > 10', false],
  ['input.points >= 2.5', false],
  ['input.points <= 1.0 && input.isOpen', true],
  ['count(input.list) == 1', false],
])('%j tells one from several: %j', (when, told) => expect(tellsOne(when, 'input.points')).toBe(told));
