import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FormStore } from '../../runtime/form/form-store';
import { FormView } from '../../runtime/form/FormView';
import { defaultWidgets } from '../../widgets/defaults';
import { type WidgetName, widgets } from '../../widgets/registry';
import '../../runtime/form/form.css';

/** A form of one field, drawn by a widget or as its schema says. */
async function show(value: unknown, schema: object, widget?: WidgetName) {
  const form = {
    id: 'form',
    kind: 'form' as const,
    data: { type: 'object', properties: { Own: schema } },
    fields: [{ id: 'own', at: '/Own', label: 'Own', ...(widget && { widget }) }],
  };
  const store = new FormStore({ form, data: { Own: value }, schemaErrors: () => [] });
  const { container } = await render(<FormView store={store} widgets={widgets} defaultWidgets={defaultWidgets} label="Form" />);
  await expect.poll(() => container.querySelector('.field [aria-busy]')).toBeNull();
  return store;
}

const text = { type: 'string', title: 'Note' };
test.each<[what: string, shown: Parameters<typeof show>, data: unknown]>([
  ['a text', ['a\nb\nc', text, 'text'], 'a\nb\ncd'],
  ['a text that ends its lines otherwise', ['a\r\nb\r\nc', text, 'text'], 'a\r\nb\r\ncd'],
  ['an email address', ['a\nb\nc', text, 'email'], 'a\nb\ncd'],
  ['a text area', ['a\r\nb\r\nc', text, 'textarea'], 'a\r\nb\r\ncd'],
  ['a text without a widget', ['a\nb\nc', text], 'a\nb\ncd'],
  ['a text of a list', [['a\nb\nc'], { type: 'array', items: text }], ['a\nb\ncd']],
  [
    'a text within objects',
    [{ a: { b: 'a\nb\nc' } }, { type: 'object', properties: { a: { type: 'object', properties: { b: text } } } }],
    { a: { b: 'a\nb\ncd' } },
  ],
])('a key typed into %s of several lines leaves them', async (_what, shown, data) => {
  const store = await show(...shown);
  const control = page.getByRole('textbox').last();
  await expect.element(control).toHaveValue('a\nb\nc');
  await userEvent.click(control);
  await userEvent.keyboard('{Control>}{End}{/Control}d');
  expect(store.data).toEqual({ Own: data });
  // What was typed and undone leaves what there was.
  await userEvent.keyboard('{Backspace}');
  expect(store.data).toEqual({ Own: shown[0] });
});

test('the control keeps the focus and the cursor when its value gets lines, and while they go', async () => {
  const store = await show('abc', text, 'text');
  const control = page.getByRole('textbox', { name: 'Own' });
  await userEvent.click(control);
  await userEvent.keyboard('{Home}{ArrowRight}');
  store.set('/Own', 'abc\ndef');
  await expect.element(control).toHaveValue('abc\ndef');
  await expect.element(control).toHaveFocus();
  await userEvent.keyboard('X');
  expect(store.data).toEqual({ Own: 'aXbc\ndef' });
  await userEvent.keyboard('{Control>}a{/Control}one line');
  await expect.element(control).toHaveFocus();
  expect(store.data).toEqual({ Own: 'one line' });
  expect(control.element().tagName).toBe('TEXTAREA');
  await userEvent.tab();
  await expect.poll(() => control.element().tagName).toBe('INPUT');
  await expect.element(control).toHaveValue('one line');
});
