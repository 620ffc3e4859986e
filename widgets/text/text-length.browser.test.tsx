import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { FormStore } from '../../runtime/form/form-store';
import { FormView } from '../../runtime/form/FormView';
import { ShownLook } from '../../runtime/theme/ShownLook';
import { interpretSchema } from '../../runtime/validation/interpreter';
import { showWidget } from '../../tests/support/show-widget';
import { defaultWidgets } from '../defaults';
import { messageThread } from '../message-thread';
import { widgets } from '../registry';

// The habit 'texts that are cut off' (tests/code-habits.test.ts) keeps `maxLength` off elements.
const limit = 80;

/** Pastes as a person does: the browser itself would cut off what an element does not take. */
function paste(text: string): void {
  const writing = page.getByRole('textbox').first().element() as HTMLInputElement;
  writing.focus();
  writing.setSelectionRange(writing.value.length, writing.value.length);
  document.execCommand('insertText', false, text);
}

async function form(widget: 'text' | 'textarea' | 'email', maxLength = limit) {
  const data = { type: 'object', properties: { Name: { type: 'string', maxLength } } };
  const definition = { id: 'long', kind: 'form' as const, data, fields: [{ id: 'name', at: '/Name', widget, label: 'Name' }] };
  const store = new FormStore({ form: definition, data: {}, schemaErrors: interpretSchema(data) });
  await render(
    <>
      <ShownLook color="#12695b" />
      <FormView store={store} widgets={widgets} defaultWidgets={defaultWidgets} report={() => undefined} label="Form" />
    </>,
  );
  await expect.element(page.getByRole('textbox')).toBeVisible();
  return store;
}

test.each(['text', 'textarea', 'email'] as const)('%s keeps all that is pasted, says that it is too long, and counts', async (widget) => {
  const store = await form(widget);
  const status = page.getByRole('status').first();
  paste('a'.repeat(63));
  await expect.element(page.getByRole('textbox')).toHaveValue('a'.repeat(63));
  expect(page.getByText(`63 / ${limit}`).query()).toBeNull();
  paste('b');
  await expect.element(page.getByText(`64 / ${limit}`)).toBeVisible();
  await expect.element(status).toHaveTextContent('16 characters left');
  paste('c'.repeat(25));
  expect(store.data).toEqual({ Name: `${'a'.repeat(63)}b${'c'.repeat(25)}` });
  await expect.element(page.getByText(`89 / ${limit}`)).toBeVisible();
  await expect.element(status).toHaveTextContent('9 characters too many');
  await userEvent.tab();
  await expect.element(page.getByText('Name must have at most 80 characters.')).toBeVisible();
});

test('a code of a few characters is counted only when it is too long', async () => {
  await form('text', 7);
  paste('#12695b');
  await expect.element(page.getByRole('textbox')).toHaveValue('#12695b');
  expect(page.getByText('7 / 7').query()).toBeNull();
  paste('0');
  await expect.element(page.getByText('8 / 7')).toBeVisible();
  await expect.element(page.getByRole('status').first()).toHaveTextContent('1 character too many');
});

test.each(['text', 'textarea'] as const)('%s takes as many emoji as letters', async (widget) => {
  const store = await form(widget);
  paste('👍'.repeat(limit));
  expect(store.data).toEqual({ Name: '👍'.repeat(limit) });
  await expect.element(page.getByText(`${limit} / ${limit}`)).toBeVisible();
  await userEvent.tab();
  expect(store.validate()).toEqual([]);
});

test('a message that is too long stays whole, says so, and is not sent until it is shorter', async () => {
  const { events } = await showWidget(messageThread, { value: [], options: { canWrite: true, maximum: 10 } });
  const place = page.getByRole('textbox', { name: 'Write a message: Example' });
  paste('👍'.repeat(12));
  await expect.element(place).toHaveValue('👍'.repeat(12));
  await expect.element(place).toHaveAccessibleDescription('Your message must have at most 10 characters.');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(events.filter(([name]) => name === 'send')).toEqual([]);
  await userEvent.fill(place, '👍'.repeat(10));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(events.filter(([name]) => name === 'send')).toHaveLength(1);
});
