import { expect } from 'vitest';
import { withApplication } from './support/fixture';
import { type Tab } from './support/application';
import { keptText, pathOf, patient } from './support/pages';
import { sharedVisit } from './support/visits';

const { test, application } = withApplication();

const keepAlive = '/api/TokenSession/KeepSpaSessionAlive';

/** A tab whose clock stands still from the person's last sign of life; `pass` lets seconds go by. */
async function stillTab() {
  const tab = await application.open();
  const pings: string[] = [];
  tab.page.on('response', (response) => {
    if (new URL(response.url()).pathname === keepAlive) pings.push(String(response.status()));
  });
  await tab.page.clock.install();
  await tab.enterAs('pat@lakeside.example');
  await tab.page.clock.pauseAt(await tab.page.evaluate(() => Date.now() + 2000));
  const pass = (seconds: number) => tab.page.clock.runFor(seconds * 1000);
  // The first warning is late: its parts are loaded only then. After it they are there.
  await moveMouse(tab);
  await pass(780);
  await expect
    .poll(async () => {
      await pass(aMoment);
      return warnings(tab);
    }, patient)
    .toBe(1);
  await moveMouse(tab);
  await expect.poll(() => warnings(tab), patient).toBe(0);
  await pass(aMoment);
  pings.length = 0;
  return { tab, pings, pass };
}

/** Seconds. Timers that are set between two ticks of the page's clock go off a little after the full second. */
const aMoment = 0.05;

let moved = 0;
async function moveMouse({ page }: Tab) {
  moved += 1;
  await page.mouse.move(300 + (moved % 50), 600);
}

const warnings = ({ page }: Tab) => page.getByRole('dialog', { name: 'Your session has become inactive' }).count();
const countdown = ({ page }: Tab) => page.getByRole('timer').textContent();
const said = (left: number) => `Move mouse or touch keyboard to stay connected, you will be logged out in ${left}`;

const still = (() => {
  let tabs: Awaited<ReturnType<typeof stillTab>> | undefined;
  const visit = sharedVisit(
    async () => (tabs = await stillTab()).tab,
    async (tab) => {
      await moveMouse(tab);
      await expect.poll(() => warnings(tab), patient).toBe(0);
      await tabs!.pass(aMoment);
    },
  );
  const given = (enter: () => Promise<Tab>) => () => enter().then(() => tabs!);
  return Object.assign(given(visit), { ending: given(visit.ending) });
})();

test('A-session-65 the session is kept alive every 420 seconds, also while the person does nothing', async () => {
  // The keep-alive counts from the beginning of a visit.
  const { tab, pings, pass } = await stillTab();
  // The first counts from the sign-in, a few seconds before the clock stood still. The next counts from its answer.
  await pass(420);
  await expect.poll(() => pings, patient).toEqual(['200']);
  await moveMouse(tab);
  await pass(aMoment);
  await pass(419);
  expect(pings).toHaveLength(1);
  await pass(1);
  await expect.poll(() => pings, patient).toEqual(['200', '200']);
  await tab.close();
});

test('A-session-03 A-session-62 A-session-89 after 780 idle seconds a warning shows', async () => {
  const { tab, pass } = await still();
  await pass(779);
  expect(await warnings(tab)).toBe(0);
  await pass(1);
  await expect.poll(() => warnings(tab), patient).toBe(1);
});

test.each([
  ['a moved mouse', moveMouse],
  ['a key', ({ page }: Tab) => page.keyboard.press('Shift')],
  ['the button, as a screen reader presses it', ({ page }: Tab) => page.getByRole('button', { name: 'Stay connected' }).dispatchEvent('click')],
])('A-session-64 %s closes the warning, and the 780 seconds begin anew', async (_sign, act) => {
  const { tab, pass } = await still();
  await pass(780);
  await expect.poll(() => warnings(tab), patient).toBe(1);
  await act(tab);
  await expect.poll(() => warnings(tab), patient).toBe(0);
  await pass(aMoment);
  await pass(779);
  expect(await warnings(tab)).toBe(0);
  await pass(1);
  await expect.poll(() => warnings(tab), patient).toBe(1);
});

// Both end the session.
test('A-session-63 A-session-90 the warning counts 120 seconds down, and then the person is logged out', async () => {
  const { tab, pass } = await still.ending();
  await pass(780);
  await expect.poll(() => warnings(tab), patient).toBe(1);
  await expect.poll(() => countdown(tab), patient).toBe(said(120));
  await pass(1);
  await expect.poll(() => countdown(tab), patient).toBe(said(119));
  await pass(118);
  await expect.poll(() => countdown(tab), patient).toBe(said(1));
  expect(await keptText(tab, 'token')).not.toBeNull();
  await pass(1);
  await expect.poll(() => pathOf(tab), patient).toBe('/act/auth/login');
  expect(await warnings(tab)).toBe(0);
  expect(await keptText(tab, 'token')).toBeNull();
});

test('A-session-66 A-http-errors-08 a keep-alive that answers false logs out', async () => {
  const { tab, pass } = await stillTab();
  await tab.page.route(`**${keepAlive}`, (route) => route.fulfill({ json: false }));
  await pass(421);
  await expect.poll(() => pathOf(tab), patient).toBe('/act/auth/login');
  expect(await keptText(tab, 'token')).toBeNull();
  await tab.close();
});
