import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showWidget } from '../../tests/support/show-widget';
import { chips } from '.';

const items = ['Alder Ltd', 'Birch Inc', 'Alder and Sons'].map((text, value) => ({ value, text }));

test('Enter takes the first chip that is found, and the arrow keys go from chip to chip', async () => {
  const { written } = await showWidget(chips, { options: { items } });
  const control = page.getByRole('combobox', { name: 'Example' });
  await userEvent.click(control);
  await userEvent.keyboard('ald{Enter}bir{Enter}');
  expect(written).toEqual([[0], [0, 1]]);
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByRole('button', { name: 'Remove Birch Inc' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByRole('button', { name: 'Remove Alder Ltd' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('button', { name: 'Remove Birch Inc' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(control).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Delete}');
  expect(written.at(-1)).toEqual([1]);
  await expect.element(control).toHaveFocus();
});

test.each([{ isComposing: true }, { keyCode: 229 }])('keys of an input method choose and remove nothing: %j', async (said) => {
  const { written } = await showWidget(chips, { value: [0], options: { items } });
  const control = page.getByRole('combobox', { name: 'Example' });
  const press = (...keys: string[]) => {
    for (const key of keys) control.element().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...said }));
  };
  await userEvent.click(control);
  press('Enter', ',', 'Backspace');
  await userEvent.keyboard('bir');
  press('Enter', ',');
  expect(written).toEqual([]);
  await userEvent.keyboard('{Enter}');
  expect(written).toEqual([[0, 1]]);
});

test('from right to left the arrow keys go the other way', async () => {
  document.documentElement.dir = 'rtl';
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  await showWidget(chips, { options: { items }, value: [0, 1] });
  const control = page.getByRole('combobox', { name: 'Example' });
  await userEvent.click(control);
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('button', { name: 'Remove Birch Inc' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('button', { name: 'Remove Alder Ltd' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.element(control).toHaveFocus();
});

test('a list that is full says so before anything is typed, and no longer once a chip is removed', async () => {
  await showWidget(chips, { value: [0, 1], options: { items, maximum: 2 } });
  const control = page.getByRole('combobox', { name: 'Example' });
  await expect.element(control).toHaveAccessibleDescription('You can choose up to 2.');
  await userEvent.click(page.getByRole('button', { name: 'Remove Birch Inc' }));
  await expect.element(control).not.toHaveAccessibleDescription('You can choose up to 2.');
  expect(page.getByText('You can choose up to 2.').elements()).toHaveLength(0);
});
