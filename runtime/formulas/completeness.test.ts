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

test('of a page it is counted what must be answered and what is, as questions come and go', () => {
  const fields = [field('a', { given: ['no'] }), field('b', { formulas: shownBy('a', 'yes') }), field('c', { isOptional: true }), field('d')];
  const formulas = new Formulas([
    { id: 'page', fields },
    { id: 'hidden', fields: [field('e')], formula: shownBy('a', 'never')[0]! },
  ]);
  expect([formulas.progressOf(0), formulas.progressOf(1)]).toEqual([
    { asked: 2, answered: 1 },
    { asked: 0, answered: 0 },
  ]);
  formulas.set('a', { given: ['yes'] });
  formulas.set('d', { given: ['7'] });
  expect(formulas.progressOf(0)).toEqual({ asked: 3, answered: 2 });
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
