import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showWidget } from '../../tests/support/show-widget';
import { date } from '.';

const control = () => page.getByLabelText('Example');

test('while a year is typed nothing is written: neither 0002 nor 0020 nor 0202', async () => {
  const { written } = await showWidget(date);
  await userEvent.click(control());
  await userEvent.keyboard('11252026');
  await expect.element(control()).toHaveValue('2026-11-25');
  expect(written.filter((value) => value !== undefined)).toEqual(['2026-11-25']);
});

test('a year that is left with fewer digits is written as it stands', async () => {
  const { written } = await showWidget(date);
  await userEvent.click(control());
  await userEvent.keyboard('1125202');
  await expect.element(control()).toHaveValue('0202-11-25');
  expect(written.filter((value) => value !== undefined)).toEqual([]);
  (control().element() as HTMLElement).blur();
  await expect.poll(() => written.at(-1)).toBe('0202-11-25');
});

test.each(['2026-11-25', '11/25/2026', ' 11/25/2026 ', '2026-11-25T08:00:00Z'])('the date "%s" can be pasted', async (text) => {
  const { written } = await showWidget(date);
  await userEvent.tab();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await expect.element(control()).toHaveValue('2026-11-25');
  expect(written).toEqual(['2026-11-25']);
});
