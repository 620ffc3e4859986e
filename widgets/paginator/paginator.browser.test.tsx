import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hostileValues, showWidget } from '../../tests/support/show-widget';
import { paginator } from '.';

test('C-tracker-38 C-tracker-39 pages are turned to the next, the last and the first one, and made longer', async () => {
  const { written } = await showWidget(paginator, { value: { page: 0, size: 30 }, options: { total: 140, sizes: [30, 50], ends: true } });
  const press = (name: string) => page.getByRole('button', { name }).click();
  await press('Next page');
  await expect.element(page.getByText('31–60 of 140')).toBeVisible();
  await press('Last page');
  (page.getByRole('button', { name: 'Next page' }).element() as HTMLElement).click();
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOptions('50');
  await press('First page');
  expect(written).toEqual([
    { page: 1, size: 30 },
    { page: 4, size: 30 },
    { page: 2, size: 50 },
    { page: 0, size: 50 },
  ]);
});

test('at an end the focus stays on the button', async () => {
  await showWidget(paginator, { value: { page: 0, size: 10 }, options: { total: 20 } });
  const next = page.getByRole('button', { name: 'Next page' });
  (next.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await expect.element(next).toHaveFocus();
});

test('A-constants-10 C-user-search-54 pages have 10, 25 or 100 rows where nothing else is said', async () => {
  const { container } = await showWidget(paginator, { options: { total: 3 } });
  expect([...container.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual(['10', '25', '100']);
});

test.each(hostileValues)('given %s it shows the first page', async (_, value) => {
  const { container } = await showWidget(paginator, { value, options: { total: 57 } });
  expect(container.querySelector('[role=status]')?.textContent).toBe('1–10 of 57');
});
