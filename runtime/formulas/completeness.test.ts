import { expect, test } from 'vitest';
import { Formulas } from './formulas';
import type { FormulaField } from './model';

const field = (id: string, more: Partial<FormulaField> = {}): FormulaField => ({ id, formulas: [], isOptional: false, isHidden: false, given: [], ...more });
const shownBy = (id: string, value: string) => [{ any: false, conditions: [{ field: id, operator: 'IsEqualTo', values: [value] }] }];
const isComplete = (...fields: FormulaField[]) => new Formulas([{ id: 'page', fields }]).isComplete(0);

test('B-assessment-37 B-assessment-51 a page is complete when each question that shows and is not optional has an answer or a measured value', () => {
  expect(isComplete(field('a', { given: ['yes'] }), field('b', { measured: 82 }))).toBe(true);
  expect(isComplete(field('a', { given: ['yes'] }), field('b'))).toBe(false);
  expect(isComplete(field('a', { given: ['yes'] }), field('b', { isOptional: true }))).toBe(true);
  expect(isComplete(field('a', { given: ['no'] }), field('b', { formulas: shownBy('a', 'yes') }))).toBe(true);
  expect(isComplete(field('a', { given: ['yes'] }), field('b', { formulas: shownBy('a', 'yes') }))).toBe(false);
  expect(isComplete()).toBe(true);
});

test.each([
  ['no answer at all', { given: [] }, false],
  ['blank text', { given: ['  '] }, false],
  ['an empty first answer, whatever follows', { given: ['', 'x'] }, false],
  ['nought', { given: ['0'] }, true],
  ['a measured nought', { given: [], measured: 0 }, true],
  ['a measured blank', { given: [], measured: '' }, false],
])('B-assessment-51 of an answer: %s', (_what, answer, complete) => {
  expect(isComplete(field('a', answer))).toBe(complete);
});
