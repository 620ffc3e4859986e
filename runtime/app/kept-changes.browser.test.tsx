import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { bundleOf, makeStage, operation } from '../../tests/support/stage';
import type { Node } from '../definitions/nodes';

const question = page.getByRole('alertdialog');
const heading = (name: string) => page.getByText(`This is ${name}.`);
const address = window.location.href;

const plain = (id: string) =>
  bundleOf({ id, kind: 'screen', path: `/${id}`, title: id, allow: 'everyone', layout: 'bare', body: [{ id: 'here', text: `This is ${id}.` }] });

/** The screens first, second and edit; edit has a form. */
async function openEdit(mayBeLost?: true) {
  const body: Node[] = [
    { id: 'here', text: 'This is edit.' },
    { id: 'elsewhere', link: 'Elsewhere', to: '/first' },
    { id: 'instead', button: 'Instead', onPress: { navigate: '/first', replace: true } },
    { id: 'tab', button: 'Another tab', onPress: { navigate: '/edit', query: { tab: 'b' } } },
    { id: 'thing', form: 'thing', ...(mayBeLost && { mayBeLost }), onSubmit: { call: 'saveThing', onOk: { navigate: '/second' } } },
    { id: 'save', button: 'Save', onPress: { submitForm: 'thing' } },
  ];
  const form = {
    id: 'thing',
    kind: 'form' as const,
    data: { type: 'object', properties: { Name: { type: 'string' } } },
    fields: [{ id: 'name', at: '/Name', widget: 'text', label: 'Name' }],
  };
  const edit = bundleOf(
    { id: 'edit', kind: 'screen', path: '/edit', title: 'Edit', allow: 'everyone', layout: 'bare', query: { tab: { type: 'string' } }, body },
    { forms: { thing: form }, operations: { saveThing: operation('saveThing', 'POST') } },
  );
  const stage = await makeStage({ bundles: [plain('first'), plain('second'), edit], start: '/first', history: 'browser' });
  await render(stage.element);
  for (const to of ['second', 'edit'] as const) {
    stage.services.navigation.go(`/${to}`);
    await expect.element(heading(to)).toBeVisible();
  }
  return stage;
}
const change = () => page.getByRole('textbox', { name: 'Name' }).fill('Saw');
/** Whether the browser would ask before the page is closed. */
const browserAsks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => window.history.pushState(null, '', '/first'));
afterEach(() => window.history.pushState(null, '', address));

test('without changes nothing is asked', async () => {
  const { path } = await openEdit();
  expect(browserAsks()).toBe(false);
  await page.getByRole('link', { name: 'Elsewhere' }).click();
  await expect.element(heading('first')).toBeVisible();
  expect(path()).toBe('/first');
});

test('of a form whose words may be lost nothing is asked', async () => {
  await openEdit(true);
  await change();
  expect(browserAsks()).toBe(false);
  await page.getByRole('link', { name: 'Elsewhere' }).click();
  await expect.element(heading('first')).toBeVisible();
});

test('what was typed in the name of somebody else cannot be saved, and nothing is asked', async () => {
  const { services } = await openEdit();
  await change();
  expect(browserAsks()).toBe(true);
  services.session.set({ ...services.session.get(), user: { UserId: 'somebody-else' } });
  expect(browserAsks()).toBe(false);
});

test.each([
  ['a link', () => page.getByRole('link', { name: 'Elsewhere' }).click(), 'first'],
  ['an address in the place of this one', () => page.getByRole('button', { name: 'Instead' }).click(), 'first'],
  ['the back button', () => window.history.back(), 'second'],
  ['two steps back', () => window.history.go(-2), 'first'],
] as const)('%s asks: whoever stays keeps what they typed, whoever goes on gets there', async (_title, leave, to) => {
  const { path } = await openEdit();
  await change();
  expect(browserAsks()).toBe(true);
  await leave();
  await expect.element(question).toHaveTextContent('Leave without saving?');
  expect(page.getByRole('alertdialog').elements()).toHaveLength(1);
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect.poll(() => question.query()).toBeNull();
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Saw');
  expect(path()).toBe('/edit');

  await leave();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect.element(heading(to)).toBeVisible();
  await expect.poll(path).toBe(`/${to}`);
  expect(browserAsks()).toBe(false);
});

test('Escape stays', async () => {
  const { path } = await openEdit();
  await change();
  await page.getByRole('link', { name: 'Elsewhere' }).click();
  await expect.element(question).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Saw');
  expect(path()).toBe('/edit');
});

test('a form that is saved asks nothing, nor does another query of the same screen', async () => {
  const { path } = await openEdit();
  await change();
  await page.getByRole('button', { name: 'Another tab' }).click();
  await expect.poll(path).toBe('/edit?tab=b');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(heading('second')).toBeVisible();
  expect(question.query()).toBeNull();
});
