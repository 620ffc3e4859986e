import { expect, test } from 'vitest';
import type { CompiledForm } from '../definitions/compiled';
import type { Fieldset } from '../definitions/shapes/fieldset';
import { interpretSchema } from './interpreter';
import { planForm } from './form-plan';
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
