import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import minimumDate from '../../schemas/validators/minimum-date.validator.json';
import { FormStore } from '../../runtime/form/form-store';
import { FormView } from '../../runtime/form/FormView';
import { defaultWidgets } from '../../widgets/defaults';
import { widgets } from '../../widgets/registry';

test('A-widgets-20 a date control keeps to the limit that a rule of its form computes', async () => {
  const form = {
    id: 'stay',
    kind: 'form' as const,
    data: { type: 'object', properties: { From: { type: 'string', format: 'date' }, To: { type: 'string', format: 'date' } } },
    fields: [
      { id: 'from', at: '/From', label: 'From' },
      { id: 'to', at: '/To', label: 'To' },
    ],
    rules: [
      {
        id: 'order',
        at: '/To',
        options: { date: { $: 'form.From' } },
        validWhen: minimumDate.validWhen,
        message: minimumDate.message,
        validator: { evenEmpty: false, limits: minimumDate.limits },
      },
    ],
  };
  const store = new FormStore({ form, data: { From: '2026-11-01' }, schemaErrors: () => [] });
  await render(<FormView store={store} widgets={widgets} defaultWidgets={defaultWidgets} label="Form" />);
  const until = page.getByLabelText('To');
  await expect.element(until).toHaveAttribute('min', '2026-11-01');
  await userEvent.fill(page.getByLabelText('From'), '2026-11-20');
  await expect.element(until, { timeout: 30_000 }).toHaveAttribute('min', '2026-11-20');
  await userEvent.fill(page.getByLabelText('From'), '');
  await expect.element(until, { timeout: 30_000 }).not.toHaveAttribute('min');
});
