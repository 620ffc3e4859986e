import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { bundleOf, makeStage, operation } from '../../tests/support/stage';
import type { Node } from '../definitions/nodes';

const form = {
  id: 'thing',
  kind: 'form' as const,
  data: { type: 'object', properties: { Name: { type: 'string' } } },
  fields: [{ id: 'name', at: '/Name', widget: 'text', label: 'Name' }],
};
const edited: Node = { id: 'thing', form: 'thing', onSubmit: { call: 'saveThing', onOk: { closeDialog: true } } };
const dialog = {
  id: 'thing',
  kind: 'dialog' as const,
  title: 'A thing',
  body: [edited],
  footer: [
    { id: 'cancel', button: 'Cancel', onPress: { closeDialog: true } },
    { id: 'save', button: 'Save', onPress: { submitForm: 'thing' } },
  ],
};

/** A screen with this. */
async function open(body: Node[]) {
  const bundle = bundleOf(
    { id: 'main', kind: 'screen', path: '/main', title: 'Main', allow: 'everyone', layout: 'bare', body },
    { dialogs: { thing: dialog } as never, forms: { thing: form }, operations: { saveThing: operation('saveThing', 'POST') } },
  );
  const stage = await makeStage({ bundles: [bundle], start: '/main' });
  const heard: string[] = [];
  stage.services.listen(({ type }) => heard.push(type));
  await render(stage.element);
  return heard;
}
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const type = () => page.getByRole('textbox', { name: 'Name' }).fill('Saw');
const question = page.getByRole('alertdialog');

test('Cancel asks where something typed would be lost, and only there', async () => {
  await open([{ id: 'edit', button: 'Edit', onPress: { openDialog: 'thing' } }]);
  await press('Edit');
  await press('Cancel');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();

  await press('Edit');
  await type();
  await press('Cancel');
  await expect.element(question).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Saw');
  await press('Cancel');
  await question.getByRole('button').last().click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('what is saved closes without a question', async () => {
  await open([{ id: 'edit', button: 'Edit', onPress: { openDialog: 'thing' } }]);
  await press('Edit');
  await type();
  await press('Save');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(question.elements()).toEqual([]);
});

test('what leaves the screen by an event of the application asks first', async () => {
  const heard = await open([
    { id: 'stays', button: 'Stay', onPress: { announce: 'STAYS' } },
    { id: 'leaves', button: 'Stop', onPress: [{ announce: 'LEAVES', leaves: true }, { announce: 'AFTERWARDS' }] },
    { id: 'thing', form: 'thing' } as Node,
  ]);
  const told = () => heard.filter((event) => ['STAYS', 'LEAVES', 'AFTERWARDS'].includes(event));
  await press('Stop');
  expect(told()).toEqual(['LEAVES', 'AFTERWARDS']);
  await type();
  await press('Stay');
  await press('Stop');
  await expect.element(question).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  expect(told()).toEqual(['LEAVES', 'AFTERWARDS', 'STAYS']);
  await press('Stop');
  await question.getByRole('button').last().click();
  await expect.poll(told).toEqual(['LEAVES', 'AFTERWARDS', 'STAYS', 'LEAVES', 'AFTERWARDS']);
});

// Every control that cannot read its text says so by setCustomValidity, which the contract of widgets (docs/widgets.md) asks for and forms look at.
const unreadable = {
  ...form,
  data: { type: 'object', properties: { Years: { type: 'number' }, Phone: { type: 'string' }, Tags: { type: 'array', items: { type: 'string' } } } },
  fields: [
    { id: 'years', at: '/Years', widget: 'number', label: 'Years' },
    { id: 'phone', at: '/Phone', widget: 'phone', label: 'Phone' },
    { id: 'tags', at: '/Tags', widget: 'chips', label: 'Tags', options: { items: [{ value: 'a', text: 'Alder' }] } },
  ],
};

/** A screen with a form of controls that cannot read everything, in itself or in a dialog. */
async function openUnreadable(body: Node[]) {
  const bundle = bundleOf(
    { id: 'main', kind: 'screen', path: '/main', title: 'Main', allow: 'everyone', layout: 'bare', body },
    { dialogs: { thing: dialog } as never, forms: { thing: unreadable }, operations: { saveThing: operation('saveThing', 'POST') } },
  );
  const stage = await makeStage({ bundles: [bundle], start: '/main' });
  await render(stage.element);
}

// The rule that keeps the class out: a form counts the text that its controls cannot read among its changes (runtime/form/changes.ts), for all widgets at one place;
// widgets/widgets.browser.test.tsx types such text into each widget.
test.each([
  ['spinbutton', 'Years', 'abc'],
  ['spinbutton', 'Years', '5,5'],
  ['textbox', 'Phone', 'call me'],
  ['combobox', 'Tags', 'Oak'],
] as const)('text that cannot be read is a change: %s %s with %j is not lost without a question', async (role, name, text) => {
  await openUnreadable([{ id: 'edit', button: 'Edit', onPress: { openDialog: 'thing' } }]);
  await press('Edit');
  const control = page.getByRole(role, { name });
  await userEvent.click(control);
  await userEvent.keyboard(text);
  await expect.poll(() => (control.element() as HTMLInputElement).validity.customError).toBe(true);
  // Chips say at once what is wrong, which moves the button below.
  await userEvent.tab();
  await press('Cancel');
  await expect.element(question).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(control).toHaveValue(text);
  await userEvent.clear(control);
  await expect.poll(() => (control.element() as HTMLInputElement).validity.valid).toBe(true);
  await press('Cancel');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('a screen is not left with text that cannot be read, and grouped numbers are read', async () => {
  await openUnreadable([
    { id: 'leaves', button: 'Stop', onPress: [{ announce: 'LEAVES', leaves: true }] },
    { id: 'thing', form: 'thing', onSubmit: { call: 'saveThing' } } as Node,
    { id: 'state', text: { text: 'Changed: {changed}', values: { changed: { $: 'forms.thing.changed' } } } } as Node,
  ]);
  const years = page.getByRole('spinbutton', { name: 'Years' });
  await userEvent.click(years);
  await userEvent.keyboard('1,23');
  await expect.element(page.getByText('Changed: true')).toBeVisible();
  await press('Stop');
  await expect.element(question).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(years);
  await userEvent.keyboard('{End}4');
  await userEvent.tab();
  await expect.element(years).toHaveValue('1234');
});

// tests/definitions/kept-forms.test.ts finds forms that hand their values to a flow and do not say `kept`.
test('a form whose values are kept elsewhere asks only for text that cannot be read', async () => {
  await openUnreadable([
    { id: 'leaves', button: 'Stop', onPress: [{ announce: 'LEAVES', leaves: true }] },
    { id: 'thing', form: 'thing', mayBeLost: 'kept', onSubmit: { call: 'saveThing' } } as Node,
    { id: 'state', text: { text: 'Changed: {changed}', values: { changed: { $: 'forms.thing.changed' } } } } as Node,
  ]);
  const years = page.getByRole('spinbutton', { name: 'Years' });
  await years.fill('12');
  await expect.element(page.getByText('Changed: true')).toBeVisible();
  await press('Stop');
  expect(question.elements()).toEqual([]);
  await years.fill('forty');
  await userEvent.tab();
  await press('Stop');
  await expect.element(question).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(years).toHaveValue('forty');
});
