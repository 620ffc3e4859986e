import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FlowStateStage } from '../.storybook/stages/FlowStateStage';

afterEach(() => vi.restoreAllMocks());

test.each([
  { brings: 'its constants', state: 'deciding', shows: 'By checking this box I, Alex Morgan, certify' },
  { brings: 'its own flow', state: 'tracking', shows: 'Tracker' },
])('QA sees a dialog of a flow that is loaded late with $brings', async ({ state, shows }) => {
  const complaints = vi.spyOn(console, 'error');
  await page.viewport(1440, 900);
  const shown = await render(<FlowStateStage flow="program-actions" state={state} />);
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expect.element(page.getByRole('dialog').getByText(shows).first()).toBeVisible();
  expect(complaints.mock.calls).toEqual([]);
  await shown.unmount();
});
