import { hashForSchema, type RJSFSchema, schemaParser } from '@rjsf/utils';
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

const byMail = { title: 'By mail', type: 'object', required: ['Mail'], properties: { Mail: { title: 'Mail', type: 'string', format: 'email' } } };
const byPhone = { title: 'By phone', type: 'object', required: ['Phone'], properties: { Phone: { title: 'Phone', type: 'string', minLength: 3 } } };
const form: CompiledForm = {
  id: 'contact',
  kind: 'form',
  data: { type: 'object', properties: { Contact: { oneOf: [byMail, byPhone] } } },
  fields: [{ id: 'contact', at: '/Contact', label: 'Contact' }],
};

test('alternatives of a form that is known ahead are told apart by the functions that were compiled with it', async () => {
  const called: string[] = [];
  const known = Object.entries(schemaParser(form.data as RJSFSchema)).map(([key, { $id: _key, ...part }]) => {
    const find = interpretSchema(part);
    const validate = (data: unknown) => {
      called.push(key);
      return find(data).length === 0;
    };
    return [key, validate] as const;
  });
  expect(known.map(([key]) => key)).toContain(hashForSchema(form.data as RJSFSchema));
  const store = new FormStore({
    form,
    data: { Contact: { Phone: '5550100' } },
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
