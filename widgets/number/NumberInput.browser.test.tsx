import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FormStore } from '../../runtime/form/form-store';
import { FormView } from '../../runtime/form/FormView';
import { defaultWidgets } from '../defaults';
import { widgets } from '../registry';
import '../../runtime/form/form.css';

const message = 'Value must be a valid number';

async function show() {
  const sent: unknown[] = [];
  const form = {
    id: 'form',
    kind: 'form' as const,
    data: { type: 'object', properties: { Hours: { type: 'number', minimum: 0, maximum: 24 } } },
    fields: [{ id: 'hours', at: '/Hours', widget: 'number', label: 'Hours', options: { suffix: 'h' }, errors: { badInput: message } }],
  };
  const store = new FormStore({ form, data: {}, schemaErrors: () => [] });
  const view = await render(
    <FormView
      store={store}
      widgets={widgets}
      defaultWidgets={defaultWidgets}
      report={() => undefined}
      label="Form"
      onSubmit={(data) => {
        sent.push(data);
        return undefined;
      }}
    >
      <button type="submit">Send</button>
    </FormView>,
  );
  return { ...view, store, sent, hours: page.getByRole('spinbutton', { name: 'Hours' }) };
}

test.each(['5,5', 'abc', '-', '1 2'])('C-tracker-186 what is no number, %j, stays typed, is said to be none and is not sent', async (typed) => {
  const { hours, store, sent, container } = await show();
  await userEvent.click(hours);
  await userEvent.keyboard(typed);
  await expect.element(hours).toHaveValue(typed);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(hours).toHaveValue(typed);
  await expect.poll(() => container.querySelector('.field-fault')?.textContent).toBe(message);
  await expect.element(hours).toHaveAttribute('aria-invalid', 'true');
  expect([store.data, sent]).toEqual([{}, []]);
  const { violations } = await axe.run(container, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await userEvent.fill(hours, '5.5');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => sent).toEqual([{ Hours: 5.5 }]);
  expect(container.querySelector('.field-fault')).toBeNull();
});

test('arrow keys go up and down within the limits, and a number that comes from elsewhere is shown', async () => {
  const { hours, store } = await show();
  await userEvent.click(hours);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect.element(hours).toHaveValue('1');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  await expect.element(hours).toHaveValue('0');
  store.set('/Hours', 7.25);
  await expect.element(hours).toHaveValue('7.25');
  expect(store.data).toEqual({ Hours: 7.25 });
});

test('more characters than the option maxLength allows stay in the control, and are refused', async () => {
  const form = {
    id: 'long',
    kind: 'form' as const,
    data: { type: 'object', properties: { Badge: { type: 'number' } } },
    fields: [{ id: 'badge', at: '/Badge', widget: 'number', label: 'Badge', options: { maxLength: 4 }, errors: { badInput: message } }],
  };
  const store = new FormStore({ form, data: {}, schemaErrors: () => [] });
  await render(<FormView store={store} widgets={widgets} defaultWidgets={defaultWidgets} report={() => undefined} label="Form" />);
  const field = page.getByRole('spinbutton', { name: 'Badge' });
  await field.fill('12345');
  await expect.element(field).toHaveValue('12345');
  expect((field.element() as HTMLInputElement).validity.customError).toBe(true);
  await field.fill('1234');
  expect((field.element() as HTMLInputElement).validity.valid).toBe(true);
});

const inch = { one: 'inch', many: 'inches', short: 'in', factor: '2.54', kept: '1', decimals: 1 };

async function showInUnit(unit: object, data: Record<string, unknown> = {}) {
  const form = {
    id: 'measured',
    kind: 'form' as const,
    data: { type: 'object', properties: { Size: { type: 'number' } } },
    fields: [{ id: 'size', at: '/Size', widget: 'number', label: 'Size', options: { unit } }],
  };
  const store = new FormStore({ form, data, schemaErrors: () => [] });
  await render(<FormView store={store} widgets={widgets} defaultWidgets={defaultWidgets} report={() => undefined} label="Form" />);
  return { store, controls: page.getByRole('spinbutton') };
}

test('D-units-02 a number in another unit is kept in the stored one, and stays as it is typed', async () => {
  const { store, controls } = await showInUnit(inch);
  await controls.fill('35.4');
  expect(store.data).toEqual({ Size: 89.916 });
  await userEvent.tab();
  await expect.element(controls).toHaveValue('35.4');
  // More decimal places than the unit has are not rounded unseen: the form refuses them.
  await controls.fill('35.45');
  await userEvent.tab();
  await expect.element(controls).toHaveValue('35.45');
});

test('D-units-05 a number in two parts is one value; an empty part is filled in when both are left', async () => {
  const { store, controls } = await showInUnit({ ...inch, whole: { short: 'ft', holds: 12 } });
  await controls.nth(0).fill('5');
  await expect.element(controls.nth(1)).toHaveValue('');
  expect(store.data).toEqual({ Size: 152.4 });
  await controls.nth(1).fill('9.5');
  expect(store.data).toEqual({ Size: 176.53 });
  await controls.nth(1).fill('');
  await userEvent.tab();
  await expect.element(controls.nth(1)).toHaveValue('0');
  await controls.nth(0).fill('');
  await controls.nth(1).fill('69');
  await expect.element(controls.nth(1)).toHaveValue('69');
  await userEvent.tab();
  await expect.poll(() => controls.elements().map((one) => (one as HTMLInputElement).value)).toEqual(['5', '9']);
  expect(store.data).toEqual({ Size: 175.26 });
});
