import { expect, test } from 'vitest';
import { compile } from '../support/shared-compiler';
import { compareRevisions } from '../../codegen/compare/compare';
import { readSource } from '../../codegen/source';
import type { CompiledForm } from '../../runtime/definitions/compiled';
import { fieldMessage, validateForm } from '../../runtime/validation/validate-form';
import { planForm } from '../../runtime/validation/form-plan';
import { valueAt } from '../../runtime/validation/pointer';
import { interpretSchema } from '../../runtime/validation/interpreter';
import { plant, project } from './planted';

const overlay = (operations: object[]) =>
  plant({ title: '', file: 'schemas/customers/acme/more.overlay.json', text: JSON.stringify({ id: 'more', kind: 'overlay', operations }), faults: [] });
const property = (name: string, schema: object, field: object = {}) => ({
  op: 'insert-field',
  form: 'book',
  record: 'Book',
  name,
  property: schema,
  field: { id: name.toLowerCase(), widget: 'text', label: name, ...field },
});
const groupsOf = (form: CompiledForm | undefined) => (form?.fields ?? []) as { id: string; title: string; optional?: true; group: Record<string, unknown>[] }[];

test('a filter is a form whose parts are added, and another may have all of it', () => {
  const { base, faults } = compile(project);
  expect(faults).toEqual([]);
  const { finding, lendable } = base?.forms ?? {};
  expect(groupsOf(finding).map(({ id, optional }) => [id, optional])).toEqual([
    ['author', true],
    ['size', true],
  ]);
  expect(finding).toMatchObject({ adds: { label: 'Add' }, count: { call: 'countBooks' }, data: { properties: { Author: { type: 'string' } } } });
  expect(groupsOf(lendable)[0]).toMatchObject({ id: 'author', group: [{ id: 'author-name', requiredWhen: { $: 'true' } }] });
  expect(groupsOf(lendable)[0]).not.toHaveProperty('optional');
  expect(groupsOf(lendable)[1]).toEqual(groupsOf(finding)[1]);
});

test('a field of a filter has the keys of a field of another part, or of a form', () => {
  const finding = JSON.parse(project.get('schemas/filters/finding.filter.json')!) as { filters: object[]; ownFields: { values: object } };
  const withPart = (field: object, values: object = {}) => {
    const filters = [...finding.filters, { id: 'bought', label: 'Bought', fields: [{ id: 'bought-when', at: '/Bought', ...field }] }];
    const ownFields = { ...finding.ownFields, values: { ...finding.ownFields.values, ...values } };
    return compile(plant({ title: '', file: 'schemas/filters/finding.filter.json', text: JSON.stringify({ ...finding, filters, ownFields }), faults: [] }));
  };
  const boughtOf = ({ base }: ReturnType<typeof withPart>) => groupsOf(base?.forms.finding).find(({ id }) => id === 'bought')?.group[0];
  expect(boughtOf(withPart({ same: 'finding/author-name', label: 'When' }))).toEqual({
    id: 'bought-when',
    at: '/Bought',
    label: 'When',
    widget: 'text',
    clears: ['/Titles'],
  });
  expect(boughtOf(withPart({ same: 'book/title' }))).toMatchObject({ at: '/Bought', label: 'Title' });
  const messages = ({ faults }: ReturnType<typeof withPart>) => faults.map(({ code, message, suggestion }) => `${code} ${message} ${suggestion}`);
  expect(messages(withPart({ same: 'finding/autor-name' }))).toContain('unknown-field The form "finding" has no field "autor-name". finding/author-name');
  expect(messages(withPart({ widget: 'text' }, { same: 'book/title' }))[0]).toMatch('unknown-key');
});

test('C-filter-builder-33 C-filter-builder-34 what a customer adds to the record is a filter by itself, asked by its type', () => {
  const source = overlay([
    property('colour', { type: 'string', enum: ['r', 'g'] }, { widget: 'list', options: { items: [{ value: 'r', text: 'Red' }] } }),
    property('signed', { type: 'boolean' }, { widget: undefined }),
    property('weight', { type: 'number' }, { widget: 'number' }),
    property('tags', { type: 'array', maxItems: 2, items: { type: 'string', enum: ['old', 'new'] } }, { widget: 'lists' }),
    property('readOn', { type: 'string', format: 'date' }),
  ]);
  const { customers, faults } = compile(source);
  expect(faults).toEqual([]);
  const form = customers.acme?.forms.finding as CompiledForm;
  const own = groupsOf(form).slice(2);
  expect(own.map(({ title, group }) => [title, group[0]?.widget, group[0]?.stringList])).toEqual([
    ['Shelf', 'text', 'one'],
    ['colour', 'multi-select', 'many'],
    ['signed', 'multi-select', 'many'],
    ['weight', 'number', 'number'],
    ['tags', 'multi-select', 'many'],
    ['readOn', 'text', undefined],
  ]);
  expect(own[1]?.group[0]?.options).toMatchObject({
    items: [
      { value: 'r', text: 'Red' },
      { value: 'g', text: 'g' },
    ],
  });
  expect(own[2]?.group[0]?.options).toMatchObject({
    items: [
      { value: 'true', text: 'Yes' },
      { value: 'false', text: 'No' },
    ],
  });

  const plan = planForm(form);
  const filled = {
    Own: [
      { Name: 'readOn', When: 'Custom', From: 'x' },
      { Name: 'colour', Values: ['r'] },
    ],
  };
  const valuesOf = (id: string) => valueAt(filled, plan.fields.find((field) => field.id === id)?.at ?? '');
  expect([valuesOf('own:colour'), valuesOf('own:readOn'), valuesOf('own:readOn-start')]).toEqual([['r'], 'Custom', 'x']);
  // What is asked within a range goes with it, and its rule is that of the filter.
  const errors = (data: object) =>
    validateForm(plan, data, { settings: { mostPages: 20 } }, interpretSchema(form.data)).map(({ Field, Message }) => `${Field} ${Message}`);
  expect(errors({ Own: [{ Name: 'readOn', When: 'Custom', To: 'y' }] })).toEqual(['/Own/0/To This is no shelf mark.']);
  expect(errors({ Own: [{ Name: 'readOn', When: 'Later' }] })).toEqual([]);
  expect(fieldMessage(plan.fields[0] as never, { keyword: 'required' }, {})).toBeTruthy();
});

test('a customer puts filters in, changes and removes them, and is told so in words', () => {
  const source = overlay([
    {
      op: 'insert',
      in: 'filter:finding',
      after: 'author',
      value: { id: 'bought', label: 'Bought', fields: [{ id: 'bought-on', at: '/Bought', widget: 'text' }] },
    },
    { op: 'remove', in: 'filter:finding', node: 'size' },
    { op: 'set', in: 'filter:finding', node: 'author', property: 'label', was: 'Author', to: 'Writer' },
  ]);
  const { base, customers, faults } = compile(source);
  expect(faults).toEqual([]);
  expect(groupsOf(customers.acme?.forms.finding).map(({ title }) => title)).toEqual(['Writer', 'Bought', 'Shelf']);
  expect(groupsOf(customers.acme?.forms.lendable).map(({ title }) => title)).toEqual(['Writer', 'Bought', 'Shelf']);
  const told = compareRevisions(base!, customers.acme!).map(({ sentence }) => sentence);
  expect(told).toContain('The filter "Bought" is added to the filter "finding".');
  expect(told).toContain('The filter "Size" is taken out of the filter "finding".');
});

test('the fields of real customers appear among the filters of people', () => {
  const { customers } = compile(readSource(process.cwd()));
  const titles = (customer: string) => groupsOf(customers[customer]?.forms['people-filter']).map(({ title }) => title);
  expect(titles('lakeside').slice(-3)).toEqual(expect.arrayContaining(['Shift', 'Safety training']));
  expect(titles('granite')).not.toContain('Shift');
});
