import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { countedWidgets } from '../../tests/support/counted-widgets';
import { defaultWidgets } from '../../widgets/defaults';
import { widgets } from '../../widgets/registry';
import type { CompiledForm } from '../definitions/compiled';
import { interpretSchema } from '../validation/interpreter';
import { FormStore } from './form-store';
import { FormView } from './FormView';

const form: CompiledForm = {
  id: 'family',
  kind: 'form',
  data: {
    type: 'object',
    properties: {
      Children: {
        type: 'array',
        maxItems: 3,
        items: { type: 'object', required: ['Name'], properties: { Name: { type: 'string' }, Age: { type: 'integer' }, School: { type: 'string' } } },
      },
    },
  },
  fields: [
    {
      id: 'children',
      at: '/Children',
      label: 'Children',
      rowLabel: { text: 'Child {n}', values: { n: { $: 'position' } } },
      addLabel: 'Add a child',
      empty: 'You have told us of none.',
      move: true,
      list: [
        { id: 'name', at: '/Name', label: 'Name' },
        { id: 'age', at: '/Age', label: 'Age' },
        { id: 'school', at: '/School', label: 'School', visibleWhen: { $: 'row.Age > 5' }, whenHidden: 'omit' },
      ],
    },
  ],
};
const counted = countedWidgets(widgets);
beforeEach(() => counted.draws.clear());

async function open(Children?: object[]) {
  const store = new FormStore({ form, data: { Children }, schemaErrors: interpretSchema(form.data) });
  await render(
    <FormView store={store} widgets={counted.widgets} defaultWidgets={defaultWidgets} onSubmit={() => undefined}>
      <button type="submit">Save</button>
    </FormView>,
  );
  return store;
}
const button = (name: string) => page.getByRole('button', { name, exact: true });
const names = () =>
  page
    .getByRole('textbox', { name: 'Name' })
    .elements()
    .map((element) => (element as HTMLInputElement).value);
const two = [
  { Name: 'Ann', Age: 7 },
  { Name: 'Bob', Age: 3 },
];

test('a row is added, with the focus in it, and filled', async () => {
  const store = await open();
  await expect.element(page.getByText('You have told us of none.')).toBeVisible();
  await button('Add a child').click();
  await expect.element(page.getByRole('group', { name: 'Child 1' })).toBeVisible();
  await expect.poll(() => document.activeElement).toBe(page.getByRole('textbox', { name: 'Name' }).element());
  await userEvent.keyboard('Cyd');
  await expect.poll(() => store.dataToSend()).toEqual({ Children: [{ Name: 'Cyd' }] });
  expect(page.getByText('You have told us of none.').query()).toBeNull();
});

test('a row that was taken away is said, and comes back where it stood', async () => {
  const store = await open(two);
  await button('Remove Child 1').click();
  await expect.poll(names).toEqual(['Bob']);
  await expect.element(page.getByRole('status')).toHaveTextContent('Child 1 was removed.');
  await expect.element(button('Undo')).toHaveFocus();
  await button('Undo').click();
  await expect.poll(names).toEqual(['Ann', 'Bob']);
  expect(store.data).toEqual({ Children: two });
  expect(page.getByRole('status').element().textContent).toBe('');
});

test('rows are moved by buttons, which keep the focus; the first and the last have one way', async () => {
  await open([...two, { Name: 'Cyd' }]);
  await expect.element(button('Move Child 1 up')).toBeDisabled();
  await expect.element(button('Move Child 3 down')).toBeDisabled();
  await button('Move Child 1 down').click();
  await expect.poll(names).toEqual(['Bob', 'Ann', 'Cyd']);
  await expect.element(button('Move Child 2 down')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(names).toEqual(['Bob', 'Cyd', 'Ann']);
  await expect.element(button('Move Child 3 up')).toHaveFocus();
});

test('as many rows can be added as the schema allows', async () => {
  await open(two);
  await button('Add a child').click();
  await expect.element(button('Add a child')).toBeDisabled();
});

test('a fault shows in its row, and a condition reads its row', async () => {
  await open([{ Name: 'Ann', Age: 7 }, { Age: 3 }]);
  expect(page.getByRole('group', { name: 'Child 1' }).getByLabelText('School').query()).not.toBeNull();
  expect(page.getByRole('group', { name: 'Child 2' }).getByLabelText('School').query()).toBeNull();
  await button('Save').click();
  await expect.element(page.getByRole('group', { name: 'Child 2' }).getByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByRole('group', { name: 'Child 1' }).getByRole('textbox', { name: 'Name' })).not.toHaveAttribute('aria-invalid', 'true');
});

test('what is typed in a row draws that field only', async () => {
  await open(two);
  await expect.poll(names).toEqual(['Ann', 'Bob']);
  counted.draws.clear();
  await page.getByRole('group', { name: 'Child 2' }).getByRole('textbox', { name: 'Name' }).fill('Rob');
  await expect.poll(names).toEqual(['Ann', 'Rob']);
  expect([...counted.draws.keys()].map((id) => id.replace(/_r_\w+_-/, ''))).toEqual(['family-children-2-name']);
});

test('a compact row stands in one line with its buttons; what it is called is still read', async () => {
  const [list] = form.fields as [object];
  const compact = { ...form, fields: [{ ...list, compact: true }] } as CompiledForm;
  const store = new FormStore({ form: compact, data: { Children: [{ Name: 'Ada', Age: 3 }] }, schemaErrors: interpretSchema(form.data) });
  await page.viewport(900, 600);
  await render(<FormView store={store} widgets={counted.widgets} defaultWidgets={defaultWidgets} />);
  const row = page.getByRole('group', { name: 'Child 1' });
  const remove = row.getByRole('button', { name: 'Remove Child 1' });
  await expect.element(remove).toBeVisible();
  const fields = row.element().querySelector('.form-fields')!.getBoundingClientRect();
  const button = remove.element().getBoundingClientRect();
  expect(button.left).toBeGreaterThanOrEqual(fields.right);
  expect(button.bottom).toBeLessThanOrEqual(fields.bottom + 12);
});

test('the summary of a refused form says in which row a value is missing, and names the field once', async () => {
  await open([{ Age: 3 }, { Name: 'Ida' }, { Age: 5 }]);
  await button('Save').click();
  const links = page.getByRole('region', { name: '2 things need your attention' }).getByRole('link');
  await expect.element(links.first()).toBeVisible();
  expect(links.elements().map(({ textContent }) => textContent)).toEqual(['Child 1: Name is required.', 'Child 3: Name is required.']);
});
