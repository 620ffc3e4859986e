import { expect, test } from 'vitest';
import { asDate, asNumber, conditionHolds, formulaHolds } from './compare';
import { answersOf, operators } from './model';

const holds = (operator: string, answers: string[], values: string[]) => conditionHolds({ field: 'f', operator, values }, answersOf({ given: answers }));

test.each([
  ['B-assessment-44 letter case and outer blanks', 'IsEqualTo', [' YES '], ['yes'], true],
  ['B-assessment-44 the first answer only', 'IsEqualTo', ['a', 'b'], ['b'], false],
  ['any of several values', 'IsEqualTo', ['b'], ['a', 'b'], true],
  ['B-assessment-45 none of several values', 'IsNotEqualTo', ['b'], ['a', 'b'], false],
  ['B-assessment-45 letter case', 'IsNotEqualTo', ['YES'], ['yes'], false],
  ['text of two numbers that look different', 'IsEqualTo', ['5'], ['5.0'], false],
  ['two ways of writing one letter', 'IsEqualTo', ['Caf\u00e9'], ['cafe\u0301'], true],
  ['a sharp s and two', 'IsEqualTo', ['Straße'], ['STRASSE'], true],
  ['a dotless i and an I', 'IsEqualTo', ['ılık'], ['ILIK'], false],
  ['a dotless i and itself, beside other letters', 'IsEqualTo', ['ıLıK'], ['ılık'], true],
  ['a dotted I and an i', 'IsEqualTo', ['İ'], ['i'], false],
  ['B-assessment-46 numbers', 'IsLessThan', ['9'], ['10'], true],
  ['B-assessment-46 numbers that look different', 'IsLessThan', ['5'], ['5.0'], false],
  ['B-assessment-46 the first value of several', 'IsLessThan', ['7'], ['5', '10'], false],
  ['B-assessment-47 numbers with exponents', 'IsGreaterThan', ['1e3'], ['999'], true],
  ['B-assessment-47 dates', 'IsGreaterThan', ['2026-03-01'], ['02/28/2026'], true],
  ['dates with times and zones', 'IsLessThan', ['2026-03-01T00:30:00+02:00'], ['2026-03-01'], true],
  ['a date that there is not', 'IsGreaterThan', ['2026-02-30'], ['2026-01-01'], false],
  ['a number and a date', 'IsLessThan', ['5'], ['2026-01-01'], false],
  ['words', 'IsLessThan', ['apple'], ['banana'], false],
  ['a comma in a number', 'IsGreaterThan', ['1,000'], ['5'], false],
  ['a hexadecimal', 'IsGreaterThan', ['0x10'], ['5'], false],
  ['infinity', 'IsGreaterThan', ['Infinity'], ['5'], false],
  ['no values', 'IsEqualTo', ['a'], [], false],
  ['no values', 'IsNotEqualTo', ['a'], [], false],
  ['no values', 'IsLessThan', ['1'], [], false],
  ['no values', 'DoesNotContain', ['a'], [], false],
  ['all answers', 'Contains', ['a', 'b'], ['B'], true],
  ['all answers', 'DoesNotContain', ['a', 'b'], ['B'], false],
  ['another answer', 'DoesNotContain', ['a'], ['b'], true],
  ['an answer', 'IsAnswered', ['x'], [], true],
  ['an answer', 'IsNotAnswered', ['x'], [], false],
  ['an operator that there is not', 'IsLike', ['x'], ['x'], false],
  ['a name of the language', 'constructor', ['x'], ['x'], false],
])('%s: %s of %j and %j is %s', (_what, operator, answers, values, expected) => {
  expect(holds(operator, answers, values)).toBe(expected);
});

test.each(operators)('B-assessment-48 without an answer %s does not hold, unless it asks for none', (operator) => {
  for (const answers of [[], [''], ['   '], ['', 'later']]) expect(holds(operator, answers, ['x'])).toBe(operator === 'IsNotAnswered');
});

test('a formula whose conditions go together in a way that nobody knows never holds', () => {
  const conditions = [{ field: 'f', operator: 'IsAnswered', values: [] }];
  expect(formulaHolds({ any: false, conditions }, () => ['x'])).toBe(true);
  expect(formulaHolds({ any: false, conditions, unknown: 'Xor' }, () => ['x'])).toBe(false);
});

test('a measured value counts while nothing is given; 0 is an answer, blank text is none', () => {
  expect(answersOf({ given: [], measured: 0 })).toEqual(['0']);
  expect(answersOf({ given: [' '], measured: 120 })).toEqual(['120']);
  expect(answersOf({ given: ['1'], measured: 120 })).toEqual(['1']);
  expect(answersOf({ given: [], measured: ' ' })).toEqual([]);
  expect(answersOf({ given: ['', 'b'], measured: 5 })).toEqual([]);
});

test('B-assessment-49 B-assessment-50 And needs all, Or needs one, and nothing at all holds', () => {
  const condition = (values: string[]) => ({ field: 'f', operator: 'IsEqualTo', values });
  const given = () => ['a'];
  expect(formulaHolds({ any: false, conditions: [condition(['a']), condition(['b'])] }, given)).toBe(false);
  expect(formulaHolds({ any: true, conditions: [condition(['a']), condition(['b'])] }, given)).toBe(true);
  expect(formulaHolds({ any: true, conditions: [] }, given)).toBe(true);
});

test.each(['2026-02-30', '2026-13-01', '00/10/2026', '2026-1-1', 'x2026-01-01', '2026-01-01T25:00', '', '31/12/2026'])('%j is no date', (text) => {
  expect(asDate(text)).toBeUndefined();
});

test.each(['2026-01-01T24:00', '2026-01-01T10:60', '2026-01-01T10:00:60', '2026-04-31', '2026-01-01 10', 'soon'])('%j is no moment', (text) => {
  expect(asDate(text)).toBeUndefined();
});

test.each([
  ['2026-03-01', '2026-03-01T00:00:00.000Z'],
  [' 2026-03-01 ', '2026-03-01T00:00:00.000Z'],
  [' 02/28/2026 ', '2026-02-28T00:00:00.000Z'],
  ['2026-03-01T23:59:59', '2026-03-01T23:59:59.000Z'],
  ['2026-03-01 10:20', '2026-03-01T10:20:00.000Z'],
  ['2026-03-01T10:20:30.5Z', '2026-03-01T10:20:30.000Z'],
  [' 2026-03-01T10:20:30+02:30 ', '2026-03-01T07:50:30.000Z'],
  ['2026-03-01T10:20:30-0130', '2026-03-01T11:50:30.000Z'],
  ['2026-03-01t10:20z', '2026-03-01T10:20:00.000Z'],
  ['0050-01-01', '0050-01-01T00:00:00.000Z'],
])('%j is the moment %s', (text, moment) => {
  expect(new Date(asDate(text)!).toISOString()).toBe(moment);
});

test.each([
  [' 7.5 ', 7.5],
  ['-3.', -3],
  ['.5e1', 5],
  ['1 2', undefined],
  ['', undefined],
])('%j as a number is %j', (text, number) => {
  expect(asNumber(text)).toBe(number);
});

test.each([
  ['IsLessThan', ['5'], ['2026-01-01'], false],
  ['IsGreaterThan', ['2026-01-01'], ['5'], false],
  ['Contains', ['a'], ['a', 'b'], true],
  ['Contains', ['a'], ['c', 'a'], true],
])('%s of %j and %j is %s', (operator, answers, values, expected) => {
  expect(holds(operator, answers, values)).toBe(expected);
});
