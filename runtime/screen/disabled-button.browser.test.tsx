import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Node } from '../definitions/nodes';
import { bundleOf, mainScreen, makeStage } from '../../tests/support/stage';
import './screen.css';
import '../form/form.css';

test('a button that cannot be pressed says why to whoever comes to it, and keeps the focus when it can', async () => {
  const body: Node[] = [
    { id: 'n', text: { text: '{n} saved', values: { n: { $: 'state.count' } } } },
    {
      id: 'save',
      button: 'Save',
      enabledWhen: { $: 'state.ready' },
      disabledText: 'Fill in a field first.',
      onPress: { set: 'count', to: { $: 'state.count + 1' } },
    },
    { id: 'fill', button: 'Fill in', onPress: { set: 'ready', to: true } },
  ];
  const state = { count: { schema: { type: 'number' }, initial: 0 }, ready: { schema: { type: 'boolean' }, initial: false } };
  const stage = await makeStage({ bundles: [bundleOf({ ...mainScreen, body, state } as never)], start: '/main' });
  await render(stage.element);
  const save = page.getByRole('button', { name: 'Save' });
  const tip = page.getByText('Fill in a field first.');
  await expect.element(tip).not.toBeVisible();
  await userEvent.tab();
  await expect.element(save).toHaveFocus();
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  await expect.element(save).toHaveAccessibleDescription('Fill in a field first.');
  await expect.element(tip).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('0 saved')).toBeVisible();
  const element = save.element();
  (page.getByRole('button', { name: 'Fill in' }).element() as HTMLElement).click();
  await expect.element(save).not.toHaveAttribute('aria-disabled');
  expect(tip.query()).toBeNull();
  expect([save.element(), document.activeElement]).toEqual([element, element]);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('1 saved')).toBeVisible();
  // Once it has no tip, Escape closes the menu or dialog around it.
  const heard: string[] = [];
  const hear = ({ key }: KeyboardEvent) => void heard.push(key);
  window.addEventListener('keydown', hear);
  await userEvent.keyboard('{Escape}');
  window.removeEventListener('keydown', hear);
  expect(heard).toEqual(['Escape']);
});

test('the tip of a button at the edge of a phone is within the window', async () => {
  await page.viewport(390, 844);
  const button = (id: string, label: string) => ({
    id,
    button: label,
    enabledWhen: { $: 'false' },
    disabledText: 'Save or cancel the open notification first.',
  });
  const body = [{ id: 'row', row: [button('first', 'New'), button('second', 'Delete')] }] as unknown as Node[];
  const stage = await makeStage({ bundles: [bundleOf({ ...mainScreen, body } as never)], start: '/main' });
  const { container } = await render(<div style={{ margin: 0, position: 'absolute', insetInlineStart: 0 }}>{stage.element}</div>);
  await expect.element(page.getByRole('button', { name: 'New' })).toBeVisible();
  for (const place of container.querySelectorAll('.field-tipped')) {
    await userEvent.hover(place.querySelector('button')!);
    const tip = place.querySelector<HTMLElement>('.field-tip')!;
    await expect.element(tip).toBeVisible();
    const { left, right } = tip.getBoundingClientRect();
    expect([left >= 0, right <= 390]).toEqual([true, true]);
  }
  await page.viewport(900, 900);
});
