import type { Page } from 'playwright-core';

/** What has the focus, as somebody sees it who cannot use a mouse. */
interface Focused {
  kind: string;
  text: string;
  value: string;
  minimum: string;
  /** The last part of its name: of a number in two parts its unit. */
  unit: string;
  /** Of a box or a button of a choice: something of its group is chosen. */
  isChosen: boolean;
}

const focused = (page: Page): Promise<Focused> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement;
    const kind = element.getAttribute('role') ?? (element.tagName === 'INPUT' ? element.type : element.tagName.toLowerCase());
    const group = element.closest('[role="group"], [role="radiogroup"]');
    return {
      kind,
      text: element.textContent ?? '',
      value: element.value ?? '',
      unit: document.getElementById((element.getAttribute('aria-labelledby') ?? '').split(' ').at(-1) ?? '')?.textContent ?? '',
      minimum: element.getAttribute('aria-valuemin') ?? element.min ?? '',
      isChosen: group?.querySelector(':checked, [aria-checked="true"]') !== null && group !== null,
    };
  });

/** What is pressed or typed at each kind of control; nothing at one that is answered. */
async function answer(page: Page, { kind, value, minimum, unit, isChosen }: Focused): Promise<void> {
  if (kind === 'radio' || kind === 'checkbox') {
    if (!isChosen) await page.keyboard.press('Space');
  } else if (kind === 'date') {
    if (value === '') await page.keyboard.type('03042025');
  } else if (kind === 'spinbutton') {
    // A height of five feet and some inches: three feet are too few.
    if (value === '') await page.keyboard.type(unit === 'ft' ? '5' : Number(minimum) > 0 ? String(Number(minimum) + 5) : '3');
  } else if ((kind === 'text' || kind === 'textarea') && value === '') {
    await page.keyboard.type('Fine');
  }
}

/** Goes on by the Tab key, answers what it comes to, and stops at the button of this name. */
export async function answerByKeyboard(page: Page, button: string, most = 150): Promise<void> {
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab');
    const here = await focused(page);
    if (here.kind === 'button' && here.text.trim() === button) return;
    await answer(page, here);
  }
  throw new Error(`The Tab key did not come to the button "${button}" within ${most} steps.`);
}

/** What has the focus: its label, or what it says. */
export const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    const label = (element as HTMLInputElement | null)?.labels?.[0]?.textContent;
    return (element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '').replace('*', '').trim();
  });

/** Presses Tab until that has the focus, or what a pattern says; fails when it never comes. */
export async function tabTo(page: Page, name: string | RegExp, most = 120): Promise<void> {
  const reached: string[] = [];
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    const here = await focusedName(page);
    reached.push(here);
    if (typeof name === 'string' ? here === name : name.test(here)) return;
  }
  throw new Error(`Tab never reached "${name}", but ${[...new Set(reached)].join(', ')}.`);
}
