import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../screen/screen.css';
import { bundleOf, mainScreen, makeStage } from '../../tests/support/stage';
import { ServicesContext } from '../contracts/services';
import { Toast } from './Toast';

afterEach(() => vi.restoreAllMocks());

/** A page with a field, and a button that makes a toast or takes it away. */
function Page() {
  const [isThere, setThere] = useState(false);
  return (
    <>
      <input aria-label="Words" />
      <button type="button" onClick={() => setThere(!isThere)}>
        Switch
      </button>
      <Toast label="Your success" isThere={isThere}>
        <p>You reached Silver</p>
      </Toast>
    </>
  );
}

async function show() {
  const { services } = await makeStage({ bundles: [bundleOf({ ...mainScreen, body: [] })], start: '/main' });
  await render(
    <ServicesContext value={services}>
      <Page />
    </ServicesContext>,
  );
  return services;
}
const card = page.getByRole('region', { name: 'Your success' });
const press = () => (page.getByRole('button', { name: 'Switch' }).element() as HTMLElement).click();

test('D-moments-16 a toast takes no focus while a person types, and stands in a polite live region that was there before it', async () => {
  await show();
  const region = document.querySelector('[aria-live="polite"]')!;
  expect(region.textContent).toBe('');
  await page.getByRole('textbox').click();
  await userEvent.keyboard('ab');
  press();
  await expect.element(card).toBeVisible();
  await userEvent.keyboard('cd');
  expect((page.getByRole('textbox').element() as HTMLInputElement).value).toBe('abcd');
  expect(region.contains(card.element())).toBe(true);
});

test('D-moments-15 a toast waits until no dialog is open, and stays when one opens later', async () => {
  const { dialogs } = await show();
  void dialogs.open({ kind: 'confirm', question: 'Sure?', width: 400, danger: false });
  press();
  await expect.poll(() => card.query()).toBeNull();
  dialogs.closeAll();
  await expect.element(card).toBeVisible();
  void dialogs.open({ kind: 'confirm', question: 'Sure?', width: 400, danger: false });
  await expect.element(card).toBeInTheDocument();
  press();
  await expect.poll(() => card.query()).toBeNull();
});

test('D-moments-15 a toast waits until the page is in front', async () => {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await show();
  press();
  await expect.poll(() => card.query()).toBeNull();
  state.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(card).toBeVisible();
});

test('D-moments-16 under reduced motion a toast appears without movement, and otherwise it moves briefly', () => {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const moving = rules.filter((rule) => rule.cssText.includes('toast-comes'));
  expect(moving.length).toBeGreaterThan(0);
  expect(moving.map((rule) => (rule as CSSMediaRule).conditionText)).toEqual(moving.map(() => '(prefers-reduced-motion: no-preference)'));
});
