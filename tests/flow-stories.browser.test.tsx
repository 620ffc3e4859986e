import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FlowStateStage } from '../.storybook/stages/FlowStateStage';

afterEach(() => vi.restoreAllMocks());

test.each([
  { by: 'the screen that it has led to', flow: 'sign-in', state: 'factor', shows: 'Confirm that it is you' },
  { by: 'the screen that runs it', flow: 'health-assessment', state: 'answering.resting', shows: 'Why does a question show?' },
  { by: 'the dialog that runs it', flow: 'tracker-entry', state: 'Editing.form', shows: 'New entry' },
  { by: 'the dialog that the state opens', flow: 'session', state: 'signedIn.idle.warned', shows: 'Stay connected' },
  { by: 'a dialog that is loaded late', flow: 'program-actions', state: 'asking', shows: 'Are you sure you want to permanently remove yourself' },
  { by: 'the reason why it never rests there', flow: 'session', state: 'leaving', shows: 'is left at once' },
])('QA sees a flow in a state by $by', async ({ flow, state, shows }) => {
  const complaints = vi.spyOn(console, 'error');
  await page.viewport(1440, 900);
  const shown = await render(<FlowStateStage flow={flow} state={state} />);
  await expect.poll(() => document.body.textContent).toContain(shows);
  await expect.element(page.getByRole('heading', { name: new RegExp(state), includeHidden: true })).toBeInTheDocument();
  expect(complaints.mock.calls).toEqual([]);
  await shown.unmount();
});
