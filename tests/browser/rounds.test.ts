import { expect } from 'vitest';
import { demoPassword } from '../../server/demo/load';
import { settled, type Tab } from './support/application';
import { withApplication } from './support/fixture';
import { answerStartUp } from './support/pages';
import { roundsUntil } from './support/rounds';

const { test, application } = withApplication();
const pat = 'pat@lakeside.example';

/** Whether a screen shows and waits for nothing: one whose address and heading are these. */
const shows = (tab: Tab, path: string, heading: RegExp) => async (): Promise<boolean> =>
  new URL(tab.page.url()).pathname === path &&
  (await tab.page.locator('main').getByRole('heading', { name: heading, level: 1 }).count()) > 0 &&
  (await tab.page.evaluate(() => document.querySelectorAll('main .placeholder, main [aria-busy="true"], .starting').length === 0));

test('D-speed-03 D-speed-21 D-speed-22 from the press of Sign in to the home page the server is asked in 3 rounds, in 2 for a program, and in 2 at a reload', async () => {
  await answerStartUp(application, pat);
  const tab = await application.openNew();
  const { page } = tab;
  await tab.load('/act/auth/login');
  await page.getByLabel('User name').fill(pat);
  await page.locator('input[type="password"]').first().fill(demoPassword);
  const toHome = await roundsUntil(application, page, () => page.getByRole('button', { name: 'Sign in' }).click(), shows(tab, '/programs', /^Welcome, /));
  expect(toHome.length, JSON.stringify(toHome)).toBeLessThanOrEqual(3);
  expect(toHome.flat().filter((path) => path.endsWith('/api/session') || path.includes('/screen/sign-in.json'))).toEqual([]);

  await settled(page);
  const card = page.locator('main a[href^="/programs/detail"]').first();
  const toProgram = await roundsUntil(application, page, () => card.click(), shows(tab, '/programs/detail', /^(?!Welcome)./));
  expect(toProgram.length, JSON.stringify(toProgram)).toBeLessThanOrEqual(2);

  await tab.load('/programs');
  const again = await roundsUntil(application, page, () => page.reload({ waitUntil: 'commit' }), shows(tab, '/programs', /^Welcome, /));
  expect(again.length, JSON.stringify(again)).toBeLessThanOrEqual(2);
  expect(again.flat()).not.toContain('/api/login/verifytoken');

  // What shows first is asked for first, and what no screen waits for only when the screen has its answers.
  const calls = again.flat().filter((path) => path.startsWith('/api/user'));
  expect(calls.indexOf('/api/usertoday'), JSON.stringify(calls)).toBe(calls.findIndex((path) => path !== '/api/userannouncements'));
  expect(again.flat()).not.toContain('/api/tickets');
  await tab.close();
});
