import { expect, test } from 'vitest';
import type { CompiledForm, CompiledRule } from '../definitions/compiled';
import type { Fieldset } from '../definitions/shapes/fieldset';
import type { FieldNode } from '../definitions/shapes/form';
import { hasFieldset, planForm } from './form-plan';
import { mostRows } from './list-rows';

const formOf = (fields: FieldNode[], rules?: CompiledRule[]): CompiledForm => ({ id: 'plan', kind: 'form', data: { type: 'object' }, fields, rules });
const name: FieldNode = { id: 'name', at: '/Name' };
const list: FieldNode = { id: 'rows', at: '/Rows', label: 'Rows', rowLabel: 'Row', addLabel: 'Add', list: [{ id: 'name', at: '/Name' }] };
const fieldset: Fieldset = {
  id: 'question',
  kind: 'fieldset',
  record: { $ref: 'record:Question' },
  name: '/Name',
  label: '/Name',
  type: '/Type',
  types: { text: { widget: 'text', schema: { type: 'string' } } },
};
const questions: FieldNode = { id: 'questions', fieldset: 'question', items: { $: 'input.items' }, at: '/Answers', answers: 'properties' };
const within = (...group: FieldNode[]): FieldNode => ({ id: 'around', title: 'Around', group });
const planned = (form: CompiledForm, scope = {}) => planForm(form, { fieldsets: { question: fieldset } }, scope);
const ids = (form: CompiledForm, scope = {}) => planned(form, scope).fields.map(({ id }) => id);

test.each([
  ['a list', list],
  ['a list in a group', within(name, list)],
  ['a list in a group of a group', within(within(list))],
])('the rows of %s are those of the data at hand, each time', (_what, node) => {
  const form = formOf([name, node]);
  const rows = (count: number) => ids(form, { form: { Rows: Array.from({ length: count }, () => ({})) } }).filter((id) => id.startsWith('rows-'));
  expect([rows(1), rows(2), rows(0)]).toEqual([['rows-1-name'], ['rows-1-name', 'rows-2-name'], []]);
});

test.each([
  ['a fieldset', questions],
  ['a fieldset in a group', within(name, questions)],
])('the fields of %s are those of the record at hand, each time', (_what, node) => {
  const form = formOf([name, node]);
  const asked = (...names: string[]) =>
    planned(form, { input: { items: names.map((Name) => ({ Name, Type: 'text' })) } }).fields.flatMap(({ isFromData, at }) => (isFromData ? [at] : []));
  expect([asked('City'), asked('City', 'Land'), asked()]).toEqual([['/Answers/City'], ['/Answers/City', '/Answers/Land'], []]);
  expect(hasFieldset(node)).toBe(true);
});

test('a form that reads no data is planned once', () => {
  const form = formOf([name, within({ id: 'city', at: '/City' })]);
  expect(planned(form, { form: { Rows: [{}] } })).toBe(planned(form));
  expect(form.fields.some(hasFieldset)).toBe(false);
});

test('no more rows are drawn than one can look at, and what is no list has none', () => {
  const form = formOf([list]);
  expect(ids(form, { form: { Rows: Array.from({ length: mostRows + 1 }, () => ({})) } })).toHaveLength(mostRows);
  expect(ids(form, { form: { Rows: 'many' } })).toEqual([]);
});

test('a field has the rules that say limits at its own place, and no others', () => {
  const rule = (id: string, at: string, validator?: CompiledRule['validator']): CompiledRule => ({
    id,
    at,
    validWhen: { $: 'true' },
    message: 'No.',
    ...(validator && { validator }),
  });
  const limits = { minimum: { $: '1' } };
  const form = formOf(
    [name, { id: 'city', at: '/City' }],
    [
      rule('least', '/Name', { evenEmpty: false, limits }),
      rule('other', '/City', { evenEmpty: false, limits }),
      rule('unlimited', '/Name', { evenEmpty: false }),
      rule('plain', '/Name'),
    ],
  );
  expect(planned(form).fields.map(({ limiting }) => limiting.map(({ id }) => id))).toEqual([['least'], ['other']]);
  expect(planned(formOf([name])).fields[0]!.limiting).toEqual([]);
});

test('a field is hidden by what hides it and what hides the groups around it, and keeps its value unless something else is said', () => {
  const form = formOf([
    {
      ...within({ id: 'city', at: '/City', visibleWhen: { $: 'form.Name == "b"' }, whenHidden: 'omit' }, { id: 'land', at: '/Land' }),
      visibleWhen: { $: 'form.Name != ""' },
    } as FieldNode,
    name,
  ]);
  const around = { source: 'form.Name != ""', whenHidden: 'keep' };
  expect(planned(form).fields.map(({ hidings }) => hidings)).toEqual([[around, { source: 'form.Name == "b"', whenHidden: 'omit' }], [around], []]);
});

test('a field knows the optional group that it is added with, however deep', () => {
  const form = formOf([{ ...within(name, within({ id: 'city', at: '/City' })), id: 'added', optional: true } as FieldNode, { id: 'land', at: '/Land' }]);
  expect(planned(form).fields.map(({ id, optional }) => [id, optional])).toEqual([
    ['name', 'added'],
    ['city', 'added'],
    ['land', undefined],
  ]);
});
