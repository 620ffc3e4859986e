import { expect } from 'vitest';
import { inSlices, withApplication } from './support/fixture';
import { settled } from './support/application';
import { focusedName, tabTo } from './support/by-keyboard';
import { patient } from './support/pages';

const { test } = withApplication();
const appearance = inSlices(test, '/act/auth/login');

appearance('the skip link leads to the content, and a refused form moves the focus to its first fault', async ({ tab }) => {
  await tab.load('/act/auth/login');
  const { page } = tab;
  await page.keyboard.press('Tab');
  expect(await focusedName(page)).toBe('Skip to the content');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  await tabTo(page, 'Sign in');
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedName(page), patient).toBe('User name');
});

test('somebody without a mouse signs in, writes a notification and saves it; the focus is seen and never lost', async ({ tab }) => {
  await tab.go('/act/auth/login');
  const { page } = tab;
  await tabTo(page, 'User name');
  await page.keyboard.type('admin@lakeside.example');
  await tabTo(page, 'Password');
  await page.keyboard.type('Wellspring-2026');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/programs');
  await settled(page);
  await tabTo(page, 'Administration');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/administration/program-notifications');
  await settled(page);

  await tabTo(page, 'New');
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle);
  expect(outline).toBe('solid');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Content' }).waitFor();
  await tabTo(page, 'Notification Name');
  await page.keyboard.type('Typed by keyboard');
  await tabTo(page, 'Content');
  await page.keyboard.type('You agree.');
  // A person is slower than the judgement of what they typed.
  await expect.poll(() => page.getByRole('button', { name: 'Save' }).isEnabled(), { timeout: 30_000 }).toBe(true);
  await tabTo(page, 'Save');
  await page.keyboard.press('Enter');
  await page.getByRole('row').filter({ hasText: 'Typed by keyboard' }).waitFor();
});

test('what gets the focus is not covered by the bar (WCAG 2.4.11)', async ({ tab }) => {
  await tab.enterAs('pat@summit.example');
  await tab.page.setViewportSize({ width: 1440, height: 420 });
  const { page } = tab;
  await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy Policy' }).focus();
  const covered: string[] = [];
  for (let count = 0; count < 30; count += 1) {
    await page.keyboard.press('Shift+Tab');
    const name = await page.evaluate(() => {
      const [bar, focus] = [document.querySelector('.bar'), document.activeElement];
      if (bar === null || focus === null || bar.contains(focus)) return '';
      return focus.getBoundingClientRect().top < bar.getBoundingClientRect().bottom ? (focus.textContent ?? focus.tagName) : '';
    });
    if (name !== '') covered.push(name);
  }
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(await page.evaluate(() => document.documentElement.scrollHeight - 2 * window.innerHeight));
  expect(covered).toEqual([]);
});
