import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DialogStage } from '../.storybook/stages/DialogStage';

afterEach(() => vi.restoreAllMocks());

test.each([
  { by: 'the screen that opens it', dialog: 'people-export', below: 'People' },
  { by: 'home, where no screen does', dialog: 'idle-warning', below: 'Welcome, Alex' },
])('QA sees a dialog over $by, with what that shows', async ({ dialog, below }) => {
  const complaints = vi.spyOn(console, 'error');
  await page.viewport(1440, 900);
  const shown = await render(<DialogStage dialog={dialog} />);
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: below, includeHidden: true })).toBeInTheDocument();
  expect(complaints.mock.calls).toEqual([]);
  await shown.unmount();
});

test('QA sees a dialog whose calls fail over a screen whose calls were answered', async () => {
  await page.viewport(1440, 900);
  const shown = await render(<DialogStage dialog="schedule-session" calls="failing" />);
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
  const below = document.querySelector('main')!;
  expect(below.textContent).toContain('Coaching sessions');
  expect(below.textContent).toContain('with Casey Brooks');
  expect([...below.querySelectorAll('button')].map(({ textContent }) => textContent)).not.toContain('Try again');
  await shown.unmount();
});
