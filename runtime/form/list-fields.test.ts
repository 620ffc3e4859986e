import { expect, test } from 'vitest';
import type { CompiledForm } from '../definitions/compiled';
import { planForm } from '../validation/form-plan';
import { interpretSchema } from '../validation/interpreter';
import { validateForm } from '../validation/validate-form';
import { FormStore } from './form-store';

const row = {
  type: 'object',
  required: ['Name'],
  properties: { Name: { type: 'string', maxLength: 5 }, Age: { type: 'integer' }, School: { type: 'string' }, Double: { type: 'number' } },
};
const form: CompiledForm = {
  id: 'family',
  kind: 'form',
  data: { type: 'object', properties: { Limit: { type: 'number' }, Children: { type: 'array', minItems: 1, maxItems: 3, items: row } } },
  fields: [
    { id: 'limit', at: '/Limit' },
    {
      id: 'children',
      at: '/Children',
      label: 'Children',
      rowLabel: { text: '{n}: {name}', values: { n: { $: 'position' }, name: { $: "orElse(row.Name, 'row.Name')" } } },
      addLabel: 'Add a child',
      list: [
        { id: 'name', at: '/Name', label: 'Name' },
        { id: 'age', at: '/Age' },
        { id: 'school', at: '/School', visibleWhen: { $: 'row.Age >= form.Limit' }, whenHidden: 'omit', requiredWhen: { $: 'row.Age < 16' } },
        { id: 'double', at: '/Double', computed: { $: 'row.Age * 2' } },
      ],
    },
  ],
};
const open = (data: object) =>
  new FormStore({ form, data, schemaErrors: interpretSchema(form.data), defer: (run) => run(), later: (run) => (run(), () => undefined) });
const shown = (store: FormStore) => store.plan.fields.filter(({ id }) => store.live.field(id)?.isVisible).map(({ id }) => id);

test('each row has fields of its own, whose conditions, texts and computed values read the row and the form', () => {
  const store = open({ Limit: 6, Children: [{ Name: 'Ann', Age: 7 }, { Age: 3 }] });
  expect(shown(store)).toEqual([
    'limit',
    'children-1-name',
    'children-1-age',
    'children-1-school',
    'children-1-double',
    'children-2-name',
    'children-2-age',
    'children-2-double',
  ]);
  expect(['children-1', 'children-2'].map((id) => store.live.group(id)?.title)).toEqual(['1: Ann', '2: row.Name']);
  expect(store.get('/Children/0/Double')).toBe(14);
  store.set('/Children/1/Age', 8);
  expect(shown(store)).toContain('children-2-school');
  expect(store.get('/Children/1/Double')).toBe(16);
  store.set('/Limit', 9);
  expect(shown(store)).not.toContain('children-1-school');
});

test('a change in one row tells the fields of that row only', () => {
  const store = open({
    Limit: 6,
    Children: [
      { Name: 'Ann', Age: 7 },
      { Name: 'Bob', Age: 3 },
    ],
  });
  const told = new Set<string>();
  for (const { id } of store.plan.fields) store.subscribe(id, () => told.add(id));
  for (const id of ['children', 'children-1', 'children-2']) store.subscribe(id, () => told.add(id));
  store.set('/Children/1/Name', 'Rob');
  expect([...told].sort()).toEqual(['children-2', 'children-2-name']);
  told.clear();
  store.set('/Children/1/Age', 9);
  expect([...told].sort()).toEqual(['children-2-age', 'children-2-double', 'children-2-school']);
});

test('rows are added, moved and taken away with what they hold', () => {
  const store = open({ Limit: 6, Children: [{ Name: 'Ann', Age: 7 }] });
  store.set('/Children', [{ Name: 'Bob' }, ...(store.get('/Children') as object[])]);
  expect(store.live.field('children-2-name')?.value).toBe('Ann');
  expect(shown(store)).toContain('children-2-school');
  store.set('/Children/1/Name', 'Anna');
  store.set('/Children', [{ Name: 'Anna', Age: 7, Double: 14 }]);
  expect(shown(store)).toEqual(['limit', 'children-1-name', 'children-1-age', 'children-1-school', 'children-1-double']);
  expect(store.live.field('children-1-name')?.value).toBe('Anna');
  expect(store.state.isDirty).toBe(true);
  store.set('/Children', [{ Name: 'Ann', Age: 7, Double: 14 }]);
  expect(store.state.isDirty).toBe(false);
});

test('faults of a row show at its fields, those of the server too; what a row hides is not sent', () => {
  const store = open({
    Limit: 6,
    Children: [
      { Name: 'Annabel', Age: 7, School: 'North' },
      { Age: 3, School: 'South' },
    ],
  });
  expect(store.dataToSend()).toEqual({
    Limit: 6,
    Children: [
      { Name: 'Annabel', Age: 7, School: 'North', Double: 14 },
      { Age: 3, Double: 6 },
    ],
  });
  store.validate();
  const codes = (id: string) => store.live.field(id)?.errors.map(({ Code }) => Code);
  expect([codes('children-1-name'), codes('children-2-name'), codes('children-1-school')]).toEqual([['maxLength'], ['required'], []]);
  store.refuse([{ Field: '/Children/1/Age', Code: 'tooYoung', Message: 'Too young.' }]);
  expect(codes('children-2-age')).toEqual(['tooYoung']);
  store.set('/Children', [{ Name: 'Ann', Age: 7, School: 'North' }]);
  expect(store.state.errors).toEqual([]);
});

test('the server judges each row by the same plan, and as many rows as its schema allows', () => {
  const judged = (data: object) =>
    validateForm(planForm(form, {}, { form: data }), data, {}, interpretSchema(form.data)).map(({ Field, Code }) => [Field, Code]);
  expect(judged({ Limit: 1, Children: [{ Name: 'Ann', Age: 7 }] })).toEqual([['/Children/0/School', 'required']]);
  expect(judged({ Children: [] })).toEqual([['/Children', 'minItems']]);
  expect(judged({ Children: [1, 2, 3, 4].map(() => ({ Name: 'Ann' })) })).toEqual([['/Children', 'maxItems']]);
});
