import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import app from '../../schemas/settings/wellspring.app.json';
import { bundleOf, mainScreen, makeStage } from '../../tests/support/stage';

async function show() {
  const bundle = bundleOf({ ...mainScreen, body: [] });
  const stage = await makeStage({ bundles: [bundle], start: '/main', notifyFor: app.notifyFor });
  await render(stage.element);
  return stage.services.messages;
}

test('B-constants-04 a message stays for 3500 ms', async () => {
  const messages = await show();
  vi.useFakeTimers();
  try {
    messages.show('Saved.', 'success');
    await vi.advanceTimersByTimeAsync(3400);
    expect(page.getByText('Saved.').query()).not.toBeNull();
    await vi.advanceTimersByTimeAsync(200);
    expect(page.getByText('Saved.').query()).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test('messages come one after another, the same one once, and a click closes one', async () => {
  const messages = await show();
  messages.show('First', 'info');
  messages.show('Second', 'error');
  messages.show('First', 'info');
  await expect.element(page.getByText('First')).toBeVisible();
  expect(page.getByText('Second').query()).toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'Close this message' }));
  await expect.element(page.getByRole('alert').getByText('Second')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Close this message' }));
  await vi.waitFor(() => expect(document.querySelectorAll('.message')).toHaveLength(0));
});
