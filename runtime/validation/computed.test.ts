import { describe, expect, test } from 'vitest';
import type { CompiledForm } from '../definitions/compiled';
import { withComputed } from './computed';
import { planForm } from './form-plan';
import { interpretSchema } from './interpreter';

const data = { type: 'object', properties: Object.fromEntries(['A', 'B', 'C', 'D'].map((name) => [name, { type: 'number' }])) };
const planOf = (fields: object[]) =>
  planForm({ id: 'sums', kind: 'form', data, fields } as unknown as CompiledForm, { fieldsets: {}, interpret: interpretSchema }, {});
const computed = (name: string, $: string, more: object = {}) => ({ id: name.toLowerCase(), at: `/${name}`, computed: { $ }, ...more });
const plain = (name: string, more: object = {}) => ({ id: name.toLowerCase(), at: `/${name}`, ...more });

describe('computed values', () => {
  test('stand in their places, whatever stood there', () => {
    expect(withComputed(planOf([plain('A'), computed('B', 'form.A * 2')]), { A: 2, B: 7 }, {})).toEqual({ A: 2, B: 4 });
  });

  test('of other computed ones come after them, in any order of the fields', () => {
    const chain = planOf([computed('D', 'form.C + 1'), computed('C', 'form.B + 1'), computed('B', 'form.A + 1'), plain('A')]);
    expect(withComputed(chain, { A: 1 }, {})).toEqual({ A: 1, B: 2, C: 3, D: 4 });
  });

  test('of nothing are nothing, and what stood there goes', () => {
    expect(withComputed(planOf([plain('A'), computed('B', 'form.A')]), { B: 7 }, {})).toEqual({});
  });

  test('come in the steps of their schema, without what fractions add', () => {
    const inSteps = (multipleOf: number, $: string, A: number) => {
      const fields = [plain('A'), computed('B', $)];
      const stepped = { type: 'object', properties: { A: { type: 'number' }, B: { type: 'number', multipleOf } } };
      const plan = planForm({ id: 'steps', kind: 'form', data: stepped, fields } as unknown as CompiledForm, {}, {});
      return (withComputed(plan, { A }, {}) as { B?: unknown }).B;
    };
    expect(inSteps(0.1, 'form.A * 0.43', 4)).toBe(1.7);
    expect(inSteps(0.01, 'form.A * 1.005', 1)).toBe(1.01);
    expect(inSteps(0.1, 'form.A * 0.1', 12)).toBe(1.2);
    expect(inSteps(1, 'form.A / 2.0', 7)).toBe(4);
    expect(inSteps(0.5, 'form.A * 1.0', -1.2)).toBe(-1);
    expect(inSteps(0.1, 'form.C', 1)).toBeUndefined();
  });

  test('do not read what is hidden and not kept', () => {
    const fields = (whenHidden: string) => [plain('A'), plain('C', { visibleWhen: { $: 'form.A > 5' }, whenHidden }), computed('B', 'orElse(form.C, 0)')];
    expect(withComputed(planOf(fields('omit')), { A: 1, C: 3 }, {})).toMatchObject({ B: 0 });
    expect(withComputed(planOf(fields('keep')), { A: 1, C: 3 }, {})).toMatchObject({ B: 3 });
    expect(withComputed(planOf(fields('omit')), { A: 6, C: 3 }, {})).toMatchObject({ B: 3 });
  });

  test('that are right already, or of which there are none, leave the data as it is', () => {
    const right = { A: 2, B: 4 };
    expect(withComputed(planOf([plain('A'), computed('B', 'form.A * 2')]), right, {})).toBe(right);
    expect(withComputed(planOf([plain('A')]), right, {})).toBe(right);
  });
});
