import { expect, test } from 'vitest';
import type { CompiledForm } from '../definitions/compiled';
import type { Fieldset } from '../definitions/shapes/fieldset';
import { interpretSchema } from './interpreter';
import { planForm } from './form-plan';
import { fromStringList, type StringList, toStringList } from './string-list';
import { validateForm } from './validate-form';

const fieldset: Fieldset = {
  id: 'question',
  kind: 'fieldset',
  record: { $ref: 'record:Question' },
  name: '/Id',
  label: '/Id',
  type: '/Type',
  options: { at: '/Options' },
  types: {
    Number: { widget: 'number', schema: { type: 'number', maximum: 9 }, stringList: 'number' },
    Numbers: { widget: 'numbers', schema: { type: 'array', prefixItems: [{ type: 'number' }, { type: 'number' }], minItems: 2 }, stringList: 'numbers' },
    Choice: { widget: 'choices', schema: { type: 'string' }, stringList: 'one' },
    Size: { widget: 'choices', schema: { type: 'integer', minimum: 1 } },
  },
};
const form = {
  id: 'page',
  kind: 'form',
  data: { type: 'object' },
  fields: [{ id: 'questions', fieldset: 'question', items: { $: 'input.items' }, at: '/answers', answers: { key: '/id', value: '/answer' } }],
} as unknown as CompiledForm;

const faultsOf = (Type: string, answer: unknown, Options?: unknown[]) => {
  const scope = { input: { items: [{ Id: 'q', Type, ...(Options && { Options }) }] } };
  const plan = planForm(form, { fieldsets: { question: fieldset }, interpret: interpretSchema }, scope);
  return validateForm(plan, { answers: [{ id: 'q', answer }] }, scope, () => []).map(({ Code, Field }) => `${Code} ${Field}`);
};

test.each<[string, string, unknown, string[]]>([
  ['a number', 'Number', ['7'], []],
  ['a number beyond its limit', 'Number', ['10'], ['maximum /answers/0/answer']],
  ['words where a number is wanted', 'Number', ['many'], ['type /answers/0/answer']],
  ['nothing', 'Number', [], []],
  ['a blank', 'Number', [' '], []],
  ['two numbers', 'Numbers', ['120', '80'], []],
  ['words among numbers', 'Numbers', ['120', 'low'], ['type /answers/0/answer/1']],
])('an answer that is stored as a list of strings is validated as its widget reads it: %s', (_what, type, answer, expected) => {
  expect(faultsOf(type, answer)).toEqual(expected);
});

test('of a value of the wrong type nothing else is said', () => {
  expect(faultsOf('Size', 'x', [1, 2])).toEqual(['type /answers/0/answer']);
  expect(faultsOf('Size', 3, [1, 2])).toEqual(['enum /answers/0/answer']);
});

test.each<[kept: unknown, as: StringList, shown: unknown]>([
  [['a', 'b'], 'many', ['a', 'b']],
  [['a', 'b'], 'one', 'a'],
  [[''], 'one', undefined],
  [['7.5'], 'number', 7.5],
  [['many'], 'number', undefined],
  [['Infinity'], 'number', undefined],
  [[' '], 'number', undefined],
  [['120', '', 'low', '80'], 'numbers', [120, null, null, 80]],
  [[7, 'a', null], 'many', ['a']],
  [[7], 'many', undefined],
  [[], 'many', undefined],
  ['a', 'one', undefined],
  [undefined, 'numbers', undefined],
])('%j that is stored shows as %s: %j', (kept, as, shown) => {
  expect(fromStringList(kept, as)).toEqual(shown);
});

test.each<[value: unknown, as: StringList, kept: string[]]>([
  ['a', 'one', ['a']],
  ['a', 'many', ['a']],
  [['a', 2], 'many', ['a', '2']],
  [7, 'number', ['7']],
  [0, 'number', ['0']],
  [false, 'one', ['false']],
  [[120, null, 80], 'numbers', ['120', '', '80']],
  [[null, 'x'], 'numbers', []],
  [[null, 0], 'numbers', ['', '0']],
  [7, 'numbers', []],
  ['', 'many', []],
  [null, 'one', []],
  [undefined, 'numbers', []],
  [null, 'many', []],
])('%j of a widget is stored from %s as %j', (value, as, kept) => {
  expect(toStringList(value, as)).toEqual(kept);
});
