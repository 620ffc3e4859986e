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
