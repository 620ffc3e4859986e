import { afterEach, expect, test } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { defaultWidgets } from '../../widgets/defaults';
import { widgets } from '../../widgets/registry';
import type { CompiledForm } from '../definitions/compiled';
import { interpretSchema } from '../validation/interpreter';
import { formHandle } from './form-handle';
import { FormStore } from './form-store';
import { FormView } from './FormView';

const form: CompiledForm = {
  id: 'group',
  kind: 'form',
  data: { type: 'object', properties: { Name: { type: 'string' } } },
  fields: [{ id: 'name', at: '/Name', label: 'Name' }],
};
const taken = { Message: 'This name is taken.', Field: '/Name' };
const changed = { Message: 'This was changed in the meantime.' };

afterEach(() => cleanup());

async function open() {
  const store = new FormStore({ form, data: { Name: 'Harbor Crew' }, schemaErrors: interpretSchema(form.data) });
  const screen = await render(<FormView id="group-form" store={store} widgets={widgets} defaultWidgets={defaultWidgets} />);
  return { store, screen };
}

test('a form tells where its errors are read: at their fields, or in its summary', async () => {
  const { store, screen } = await open();
  const handle = formHandle(store, 'group-form');
  expect(handle.showErrors([taken])).toBe('atFields');
  await expect.element(screen.getByLabelText('Name')).toHaveAccessibleDescription(taken.Message);
  expect(handle.showErrors([taken, changed])).toBe('inForm');
  await expect.element(screen.getByRole('region', { name: '2 things need your attention' })).toHaveTextContent(changed.Message);
});

test('an error without a field is read nowhere in a form without a summary', async () => {
  const { store } = await open();
  expect(formHandle(store).showErrors([changed])).toBe('partly');
  expect(formHandle(store).showErrors([taken])).toBe('atFields');
});

test('in a form that was left while it was saved, nothing is read', async () => {
  const { store, screen } = await open();
  await screen.unmount();
  expect(formHandle(store, 'group-form').showErrors([taken])).toBe('partly');
});
