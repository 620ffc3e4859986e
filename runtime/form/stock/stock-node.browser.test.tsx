import { hashForSchema, type RJSFSchema } from '@rjsf/utils';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { defaultWidgets } from '../../../widgets/defaults';
import { widgets } from '../../../widgets/registry';
import type { CompiledForm } from '../../definitions/compiled';
import { interpretSchema } from '../../validation/interpreter';
import { FormStore } from '../form-store';
import type { FormFault } from '../form-context';
import { FormView } from '../FormView';

afterEach(() => cleanup());

// What they are made of does not tell them apart: only a validator does.
const byMail = { title: 'By mail', type: 'object', required: ['To'], properties: { To: { title: 'Mail', type: 'string', format: 'email' } } };
const byPhone = { title: 'By phone', type: 'object', required: ['To'], properties: { To: { title: 'Phone', type: 'string', pattern: '^[0-9]+$' } } };
const form: CompiledForm = {
  id: 'contact',
  kind: 'form',
  data: { type: 'object', properties: { Contact: { oneOf: [byMail, byPhone] } } },
  fields: [{ id: 'contact', at: '/Contact', label: 'Contact' }],
};

test('alternatives of a form that is known ahead are told apart by the functions that were compiled with it', async () => {
  const called: string[] = [];
  const known = [form.data, byMail, byPhone].map((part) => {
    const key = hashForSchema(part as RJSFSchema);
    const find = interpretSchema(part);
    const validate = (data: unknown) => {
      called.push(key);
      return find(data).length === 0;
    };
    return [key, validate] as const;
  });
  const store = new FormStore({
    form,
    data: { Contact: { To: '5550100' } },
    schemaErrors: interpretSchema(form.data),
    subschemas: Object.fromEntries(known),
  });
  const faults: FormFault[] = [];
  await render(<FormView store={store} widgets={widgets} defaultWidgets={defaultWidgets} report={(fault) => faults.push(fault)} />);
  await expect.element(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('5550100');
  expect(page.getByRole('textbox', { name: 'Mail' }).query()).toBeNull();
  expect(called.length).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});
