import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showWidget } from '../../tests/support/show-widget';
import { chips } from '.';

const items = ['Alder Ltd', 'Birch Inc', 'Alder and Sons'].map((text, value) => ({ value, text }));

test.each([
  { direction: 'ltr', before: '{ArrowLeft}', next: '{ArrowRight}' },
  { direction: 'rtl', before: '{ArrowRight}', next: '{ArrowLeft}' },
])('Enter takes the first chip that is found, and the arrow keys go from chip to chip, $direction', async ({ direction, before, next }) => {
  document.documentElement.dir = direction;
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  const { written } = await showWidget(chips, { options: { items } });
  const control = page.getByRole('combobox', { name: 'Example' });
  await userEvent.click(control);
  await userEvent.keyboard('ald{Enter}bir{Enter}');
  expect(written).toEqual([[0], [0, 1]]);
  await userEvent.keyboard(before);
  await expect.element(page.getByRole('button', { name: 'Remove Birch Inc' })).toHaveFocus();
  await userEvent.keyboard(before);
  await expect.element(page.getByRole('button', { name: 'Remove Alder Ltd' })).toHaveFocus();
  await userEvent.keyboard(next);
  await expect.element(page.getByRole('button', { name: 'Remove Birch Inc' })).toHaveFocus();
  await userEvent.keyboard(next);
  await expect.element(control).toHaveFocus();
  await userEvent.keyboard(`${before}${before}{Delete}`);
  expect(written.at(-1)).toEqual([1]);
  await expect.element(control).toHaveFocus();
});
