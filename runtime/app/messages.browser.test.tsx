import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../screen/screen.css';
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

test('a message that is said again while it stands there stays for its whole time from then, and stands there once', async () => {
  const messages = await show();
  vi.useFakeTimers();
  try {
    messages.show('It was not saved.', 'error');
    await vi.advanceTimersByTimeAsync(3000);
    messages.show('It was not saved.', 'error');
    await vi.advanceTimersByTimeAsync(3400);
    expect(page.getByText('It was not saved.').elements()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(page.getByText('It was not saved.').query()).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test('three messages stand together, each for its own time; more wait, the same one comes once, and a click closes one', async () => {
  const messages = await show();
  const shown = (role: 'status' | 'alert') => [...document.querySelectorAll(`[role="${role}"] .message span`)].map(({ textContent }) => textContent);
  const { setTimeout: afterwards } = window;
  vi.useFakeTimers();
  /** Time goes by, and what it changed is drawn: React draws by clocks of its own. */
  const goesBy = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    await new Promise((resolve) => afterwards(resolve, 50));
  };
  try {
    messages.show('First', 'info');
    messages.show('First', 'info');
    await goesBy(0);
    await goesBy(2000);
    messages.show('Second', 'error');
    messages.show('Third', 'success');
    messages.show('Fourth', 'info');
    await goesBy(0);
    expect([shown('status'), shown('alert')]).toEqual([['First', 'Third'], ['Second']]);
    await goesBy(1600);
    // The first has had its time; who waited shows now, and has its whole time.
    expect([shown('status'), shown('alert')]).toEqual([['Third', 'Fourth'], ['Second']]);
    document.querySelector<HTMLElement>('[role="alert"] .message-close')?.click();
    await goesBy(0);
    expect([shown('status'), shown('alert')]).toEqual([['Third', 'Fourth'], []]);
    await goesBy(2000);
    expect(shown('status')).toEqual(['Fourth']);
    await goesBy(1300);
    expect(shown('status')).toEqual(['Fourth']);
    await goesBy(200);
    expect(shown('status')).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});
