import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FormStore } from '../../runtime/form/form-store';
import { FormView } from '../../runtime/form/FormView';
import { interpretSchema } from '../../runtime/validation/interpreter';
import { defaultWidgets } from '../../widgets/defaults';
import { type WidgetName, widgets } from '../../widgets/registry';
import '../../runtime/form/form.css';

interface Asked {
  widget: WidgetName;
  options?: Record<string, unknown>;
  schema?: Record<string, unknown>;
  value?: unknown;
}

/** A form of one field, which tells what it would send. */
async function show({ widget, options = {}, schema = {}, value }: Asked) {
  const sent = vi.fn();
  const form = {
    id: 'form',
    kind: 'form' as const,
    data: { type: 'object', properties: { Own: schema } },
    fields: [{ id: 'own', at: '/Own', widget, label: 'Own', options, errors: { badInput: 'This cannot be read.' } }],
  };
  const store = new FormStore({ form, data: value === undefined ? {} : { Own: value }, schemaErrors: () => [] });
  const { container } = await render(
    <FormView store={store} widgets={widgets} defaultWidgets={defaultWidgets} label="Form" onSubmit={sent}>
      <button type="submit">Send</button>
    </FormView>,
  );
  await expect.poll(() => container.querySelector('.field [aria-busy]')).toBeNull();
  const faults = () => [...container.querySelectorAll('[data-field] .field-fault')].map((fault) => fault.textContent);
  return { store, sent, faults, send: () => userEvent.click(page.getByRole('button', { name: 'Send' })) };
}

test('C-constants-16 a day without a time is said to be incomplete, and stays', async () => {
  const { store, sent, faults, send } = await show({ widget: 'time-slot' });
  await userEvent.fill(page.getByLabelText('Day'), '2026-11-21');
  expect(faults()).toEqual([]);
  await send();
  await expect.poll(faults).toEqual(['This cannot be read.']);
  expect(sent).not.toHaveBeenCalled();
  await expect.element(page.getByLabelText('Day')).toHaveValue('2026-11-21');
  await userEvent.fill(page.getByLabelText('Time'), '09:30');
  await send();
  await expect.poll(() => sent.mock.calls).toEqual([[{ Own: '2026-11-21T09:30' }]]);
  expect([faults(), store.data]).toEqual([[], { Own: '2026-11-21T09:30' }]);
});

test('a time without a day is said to be incomplete when the field is left, and not on the way to the day', async () => {
  const { faults } = await show({ widget: 'time-slot' });
  await userEvent.fill(page.getByLabelText('Time'), '09:30');
  await userEvent.click(page.getByLabelText('Day'));
  expect(faults()).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  await expect.poll(faults).toEqual(['This cannot be read.']);
  await expect.element(page.getByLabelText('Time')).toHaveValue('09:30');
});

test('of several numbers one that cannot be read stays a fault while the next is typed', async () => {
  const { faults, sent, send } = await show({ widget: 'numbers', options: { parts: [{ name: 'Length' }, { name: 'Width' }] } });
  await userEvent.fill(page.getByRole('spinbutton', { name: 'Length' }), '5,5');
  await userEvent.fill(page.getByRole('spinbutton', { name: 'Width' }), '7');
  await userEvent.tab();
  await expect.poll(faults).toEqual(['This cannot be read.']);
  await send();
  expect(sent).not.toHaveBeenCalled();
  await userEvent.fill(page.getByRole('spinbutton', { name: 'Length' }), '5.5');
  await send();
  await expect.poll(() => sent.mock.calls).toEqual([[{ Own: [5.5, 7] }]]);
});

test('JSON that is none is not sent as what stood there before', async () => {
  const { faults, sent, send } = await show({ widget: 'json', value: { a: 1 } });
  await userEvent.fill(page.getByRole('textbox', { name: 'Own' }), '{ "a": 2');
  await send();
  await expect.poll(faults).toContain('This cannot be read.');
  expect(sent).not.toHaveBeenCalled();
  await expect.element(page.getByRole('textbox', { name: 'Own' })).toHaveValue('{ "a": 2');
});

test('a name that is typed and not chosen is not left out without a word', async () => {
  const items = ['Alder', 'Birch'].map((text, value) => ({ value, text }));
  const { faults, sent, send } = await show({ widget: 'chips', options: { items }, value: [0] });
  await userEvent.fill(page.getByRole('combobox', { name: 'Own' }), 'Oak');
  await send();
  await expect.poll(faults).toContain('This cannot be read.');
  expect(sent).not.toHaveBeenCalled();
  await expect.element(page.getByRole('combobox', { name: 'Own' })).toHaveValue('Oak');
});

test.each(['555-0142', '+112065', 'call me', '206 555 0142 ext 5'])('%s is no phone number: it stays, is said to be none, and is not sent', async (typed) => {
  const { faults, sent, send } = await show({ widget: 'phone', schema: { type: 'string' } });
  const phone = page.getByRole('textbox', { name: 'Own' });
  await userEvent.fill(phone, typed);
  await userEvent.tab();
  await expect.poll(faults).toEqual(['This cannot be read.']);
  await expect.element(phone).toHaveValue(typed);
  await send();
  expect(sent).not.toHaveBeenCalled();
  await userEvent.fill(phone, '1-206-555-0142');
  await send();
  await expect.poll(() => sent.mock.calls).toEqual([[{ Own: '+12065550142' }]]);
  await expect.element(phone).toHaveValue('(206) 555-0142');
});

test('a phone number that was left before the rules of numbers were loaded is said to be none once they are', async () => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { loadPhoneNumbers } = await import('../../runtime/widget-contract');
  const rules = await loadPhoneNumbers();
  vi.mocked(loadPhoneNumbers).mockImplementationOnce(() => arrived.then(() => rules));
  const { faults } = await show({ widget: 'phone', schema: { type: 'string' } });
  await userEvent.fill(page.getByRole('textbox', { name: 'Own' }), '555-0142');
  await userEvent.tab();
  expect(faults()).toEqual([]);
  arrive();
  await expect.poll(faults).toEqual(['This cannot be read.']);
});

test.each(['soon', '2026-02-31', '31/12/2026'])('the date %s from elsewhere stays on the screen, as a fault, until it is put right', async (value) => {
  const { faults, store, sent, send } = await show({ widget: 'date', schema: { type: 'string', format: 'date' }, value });
  const date = page.getByLabelText('Own');
  await expect.element(date).toHaveValue(value);
  await send();
  await expect.poll(faults).toEqual(['This cannot be read.']);
  expect([store.data, sent.mock.calls]).toEqual([{ Own: value }, []]);
  await userEvent.fill(date, '2026-12-31');
  await expect.element(date).toHaveFocus();
  await send();
  await expect.poll(() => sent.mock.calls).toEqual([[{ Own: '2026-12-31' }]]);
  await expect.element(date).toHaveAttribute('type', 'date');
});

test.each(['9007199254740993', '-9007199254740993', '0.1234567890123456789'])('%s, which would be kept as another number, is a fault', async (typed) => {
  const { faults, store, sent, send } = await show({ widget: 'number', schema: { type: 'number' } });
  await userEvent.fill(page.getByRole('spinbutton', { name: 'Own' }), typed);
  await send();
  await expect.poll(faults).toEqual(['This cannot be read.']);
  expect([store.data, sent.mock.calls]).toEqual([{}, []]);
  await expect.element(page.getByRole('spinbutton', { name: 'Own' })).toHaveValue(typed);
});

test('a number from elsewhere that nobody could type is shown and sent as it is', async () => {
  const { sent, send } = await show({ widget: 'number', schema: { type: 'number' }, value: 1e21 });
  await expect.element(page.getByRole('spinbutton', { name: 'Own' })).toHaveValue('1e+21');
  await send();
  await expect.poll(() => sent.mock.calls).toEqual([[{ Own: 1e21 }]]);
});

test('in the summary a field that cannot be read stands in its place, before what is wrong further down', async () => {
  const form = {
    id: 'form',
    kind: 'form' as const,
    data: { type: 'object', required: ['Last'], properties: { First: { type: 'string', minLength: 3 }, Amount: { type: 'number' }, Last: { type: 'string' } } },
    fields: [
      { id: 'first', at: '/First', label: 'First' },
      { id: 'amount', at: '/Amount', label: 'Amount', errors: { badInput: 'Amount is no number.' } },
      { id: 'last', at: '/Last', label: 'Last' },
    ],
  };
  const store = new FormStore({ form, data: { First: 'ab' }, schemaErrors: interpretSchema(form.data) });
  await render(
    <FormView store={store} widgets={widgets} defaultWidgets={defaultWidgets} label="Form" onSubmit={() => undefined}>
      <button type="submit">Send</button>
    </FormView>,
  );
  await userEvent.fill(page.getByLabelText('Amount'), '5,5');
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  await expect.poll(() => page.getByRole('region', { name: '3 things need your attention' }).query()).not.toBeNull();
  const linked = [...document.querySelectorAll<HTMLAnchorElement>('.form-summary a')].map(({ hash }) =>
    document.getElementById(hash.slice(1))?.closest('[data-field]')?.getAttribute('data-field'),
  );
  expect(linked).toEqual(['first', 'amount', 'last']);
});
