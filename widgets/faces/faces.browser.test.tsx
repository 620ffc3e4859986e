import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showWidget } from '../../tests/support/show-widget';
import { faces } from '.';

const items = [
  { value: '1', text: 'Low' },
  { value: '2', text: 'Neutral' },
  { value: '3', text: 'Good' },
];

test('a face is chosen by a press on it, and by the arrow keys from there', async () => {
  const { written } = await showWidget(faces, { options: { items } });
  const radio = (name: string) => page.getByRole('radio', { name, exact: true });
  expect(page.getByRole('radiogroup').elements()).toHaveLength(1);
  await userEvent.click(radio('Low'));
  await expect.element(radio('Low')).toBeChecked();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(radio('Neutral')).toBeChecked();
  await expect.element(radio('Neutral')).toHaveFocus();
  expect(written.at(-1)).toBe('2');
});

test('each answer has its face, and its words are what screen readers read', async () => {
  await showWidget(faces, { value: '3', options: { items, faces: ['sad', 'calm', 'happy'] } });
  const mouths = [...document.querySelectorAll('.face path:last-child')].map((mouth) => mouth.getAttribute('d'));
  expect(new Set(mouths).size).toBe(3);
  expect(document.querySelectorAll('.face[aria-hidden="true"]')).toHaveLength(3);
  await expect.element(page.getByRole('radio', { name: 'Good', exact: true })).toBeChecked();
});
