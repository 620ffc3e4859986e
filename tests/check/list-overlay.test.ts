import { expect, test } from 'vitest';
import { createCompiler } from '../../codegen/compile';
import type { ListField } from '../../runtime/definitions/shapes/form';
import { project } from './planted';

const list = {
  id: 'answers-by-hand',
  at: '/Answers',
  label: 'Answers',
  rowLabel: 'Answer',
  addLabel: 'Add',
  list: [{ id: 'answer-name', at: '/Name', widget: 'text', label: 'Name' }],
};
const overlay = {
  id: 'rows',
  kind: 'overlay',
  operations: [
    { op: 'insert', in: 'form:book', after: 'answer-name', value: { id: 'answer-value', at: '/Value', widget: 'text', label: 'Value' } },
    { op: 'set', in: 'form:book', node: 'answer-name', property: 'label', was: 'Name', to: 'Called' },
    { op: 'set', in: 'form:book', node: 'answers-by-hand', property: 'addLabel', was: 'Add', to: 'One more' },
  ],
};

test('an overlay changes a list, and puts a field into its rows', () => {
  const form = JSON.parse(project.get('schemas/forms/book.form.json') ?? '') as { fields: unknown[] };
  form.fields.push(list);
  const source = new Map(project)
    .set('schemas/forms/book.form.json', JSON.stringify(form))
    .set('schemas/customers/acme/rows.overlay.json', JSON.stringify(overlay));
  const { customers, faults } = createCompiler()(source);
  expect(faults).toEqual([]);
  const changed = customers.acme?.forms.book?.fields.find(({ id }) => id === list.id) as ListField;
  expect([changed.addLabel, changed.list.map(({ id, label }) => [id, label])]).toEqual([
    'One more',
    [
      ['answer-name', 'Called'],
      ['answer-value', 'Value'],
    ],
  ]);
});
