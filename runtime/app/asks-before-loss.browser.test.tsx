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
