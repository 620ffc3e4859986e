import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hostileValues, showWidget } from '../../tests/support/show-widget';
import { image } from '.';

const dot = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='8' height='8'/%3E";
const broken = 'data:image/png;base64,AAAA';

test('A-shell-34 a picture opens larger in a window, which Escape closes and which gives the focus back', async () => {
  await showWidget(image, { value: dot, label: 'A dot', options: { enlarge: true, width: 80 } });
  const button = page.getByRole('button', { name: 'Enlarge: A dot' });
  await button.click();
  const window = page.getByRole('dialog', { name: 'A dot' });
  await expect.element(window.getByRole('img', { name: 'A dot' })).toBeVisible();
  await expect.element(window.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
  await expect.element(window).not.toBeInTheDocument();
});

test('a picture that cannot be loaded is replaced by the other one, then by words', async () => {
  const { container, set } = await showWidget(image, { value: broken, label: 'A hill', options: { fallback: dot } });
  await expect.element(page.getByRole('img', { name: 'A hill' })).toHaveAttribute('src', dot);
  await set({ value: broken, options: {} });
  await expect.poll(() => container.querySelector('.image-broken')?.textContent).toBe('This picture cannot be shown.A hill');
  await set({ value: dot });
  await expect.element(page.getByRole('img', { name: 'A hill' })).toHaveAttribute('src', dot);
});

test.each(hostileValues)('given %s it shows words instead of a picture, or nothing', async (_, value) => {
  const { container } = await showWidget(image, { value });
  expect(container.querySelector('img')).toBeNull();
});
