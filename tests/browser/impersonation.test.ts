import { and, eq } from 'drizzle-orm';
import { entities, users } from '../../server/records/tables/people';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Application, settled, startApplication, type Tab } from './support/application';
import { answerStartUp, kept, keptText, pathOf, patient } from './support/pages';
import { actAs, banner, panel } from './support/side-panel';
import { anew, sharedVisit } from './support/visits';

let application: Application;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application?.close());

async function signedIn(who: string): Promise<Tab> {
  await answerStartUp(application, who);
  const tab = await application.open();
  await tab.enterAs(who);
  return tab;
}

/** Support, acting for nobody, on the page that they begin at. */
const support = sharedVisit(
  () => signedIn('support@lakeside.example'),
  async (tab) => {
    const clear = panel(tab).getByRole('button', { name: 'Clear', exact: true });
    if ((await panel(tab).count()) > 0 && (await clear.isEnabled())) await clear.click();
    await expect.poll(() => banner(tab).innerText(), patient).toBe('Sam Lee with Support permissions');
    await anew(tab, '/programs');
    if ((await panel(tab).count()) > 0) await panel(tab).getByRole('button', { name: 'Close', exact: true }).click();
  },
);

test('A-impersonation-05 A-impersonation-66 another tab of the same person follows when somebody is acted for, and when it is left', async () => {
  const one = await support();
  const other = await one.another();
  await other.go('/programs');
  await actAs(one, 'Rivers', 'Pat Rivers');
  await expect.poll(() => banner(other).innerText(), patient).toContain('Pat Rivers');
  await expect.poll(() => keptText(one, 'impersonatedUserName'), patient).toBe('pat@lakeside.example');
  await panel(one).getByRole('button', { name: 'Clear', exact: true }).click();
  await expect.poll(() => banner(other).innerText(), patient).toContain('Sam Lee with Support permissions');
  await other.page.close();
});

test("A-impersonation-51 the page has the branding of the acted-for person's company, and afterwards the own one", async () => {
  const tab = await signedIn('partner@north.example');
  const color = () => tab.page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--mui-palette-primary-main').trim());
  const own = await color();
  await tab.page.getByRole('button', { name: 'Open', exact: true }).click();
  await panel(tab).getByRole('button', { name: 'Act for Lakeside Manufacturing' }).click();
  await expect.poll(color, patient).not.toBe(own);
  await expect.poll(() => kept(tab, 'ls.rootdata'), patient).toEqual({ Branding: expect.objectContaining({ AppId: 'lakeside' }) });
  await panel(tab).getByRole('button', { name: 'Clear', exact: true }).click();
  await expect.poll(color, patient).toBe(own);
  await tab.context.close();
});

test('A-impersonation-84 pages that nobody opens for somebody else are blocked meanwhile', async () => {
  const tab = await support();
  await actAs(tab, 'Rivers', 'Pat Rivers');
  await tab.go('/calendar/coaching-sessions');
  await expect.poll(() => pathOf(tab), patient).toBe('/errors/unauthorized');
  await panel(tab).getByRole('button', { name: 'Clear', exact: true }).click();
  await expect.poll(() => pathOf(tab), patient).toBe('/support');
  await tab.go('/calendar/coaching-sessions');
  expect(pathOf(tab)).toBe('/calendar/coaching-sessions');
});

test('A-impersonation-52 C-impersonation-24 somebody who was disabled meanwhile cannot be loaded', async () => {
  const { database } = application.server;
  const found = await database
    .select()
    .from(users)
    .where(and(eq(users.EntityId, 'lakeside'), eq(users.Status, 'Active')));
  const person = found.find(({ Roles, UserName }) => Roles.length === 0 && !UserName.startsWith('pat@'));
  const tab = await signedIn('support@lakeside.example');
  await tab.page.getByRole('button', { name: 'Open', exact: true }).click();
  await panel(tab).getByLabel('Email').fill(person!.Email);
  const act = panel(tab).getByRole('button', { name: /^Act as / });
  await expect.poll(() => act.count(), patient).toBe(1);
  await database.update(users).set({ Status: 'Disabled' }).where(eq(users.UserId, person!.UserId));
  await act.click();
  await expect.poll(() => tab.page.getByText('Unable to load User').count(), patient).toBe(1);
  expect(await tab.page.locator('.bar-banner-alert').count()).toBe(0);
  await tab.context.close();
});

test('A-impersonation-75 the banner says to a coach alone what to do', async () => {
  const coach = await signedIn('coach@lakeside.example');
  expect(await banner(coach).innerText()).toBe('Select user to coach from right panel');
  await coach.context.close();
});

test('A-impersonation-04 A-impersonation-76 C-impersonation-15 the banner says what somebody else may do', async () => {
  expect(await banner(await support()).innerText()).toBe('Sam Lee with Support permissions');
});

test('A-impersonation-06 A-impersonation-07 A-impersonation-86 with the redesign a partner administrator sees the participant view by a full load', async () => {
  const { database } = application.server;
  await database
    .update(entities)
    .set({ EnabledToggles: ['RedesignEnabled'] })
    .where(eq(entities.EntityId, 'summit'));
  const tab = await signedIn('partner@north.example');
  const view = () => tab.page.getByRole('button', { name: 'See Participant View' }).count();
  expect(await view()).toBe(0);
  await tab.page.getByRole('button', { name: 'Open', exact: true }).click();
  const loaded = tab.page.waitForEvent('load');
  await panel(tab).getByRole('button', { name: 'Act for Summit Outfitters' }).click();
  await loaded;
  await settled(tab.page);
  await expect.poll(() => banner(tab).innerText(), patient).toContain('Ari Blake Admin');
  await expect.poll(view, patient).toBe(1);
  const again = tab.page.waitForEvent('load');
  await tab.page.getByRole('button', { name: 'See Participant View' }).click();
  await again;
  await expect.poll(() => pathOf(tab), patient).toBe('/programs');
  await tab.context.close();
});

test('A-impersonation-43 from a page that only staff may open, a coach arrives at the programs all the same', async () => {
  const tab = await signedIn('coach@lakeside.example');
  await tab.go('/coaching/participant-list');
  await actAs(tab, 'Rivers', 'Pat Rivers');
  await expect.poll(() => pathOf(tab), patient).toBe('/programs');
  await settled(tab.page);
  expect(pathOf(tab)).toBe('/programs');
  expect(tab.complaints).toEqual([]);
  await tab.page.goBack();
  await settled(tab.page);
  expect(await banner(tab).innerText()).toContain('Coaching: Pat Rivers');
  await tab.context.close();
});

test('a page that shows somebody else than its session is for by now changes nothing, and is loaded anew', async () => {
  const tab = await support();
  await tab.go('/act/userprofile');
  const { Token } = (await kept<{ Token: string }>(tab, 'token'))!;
  const behind = (method: 'POST', body: object) =>
    application.server.app.inject({
      method,
      url: '/api/PerformImpersonation/PerformImpersonation',
      headers: { authorization: `Bearer ${Token}` },
      payload: body,
    });
  expect((await behind('POST', { UserName: 'pat@lakeside.example', ImpersonationType: 'Support' })).statusCode).toBe(200);
  expect(await banner(tab).innerText()).toContain('Sam Lee with Support permissions');
  await tab.page.getByRole('link', { name: 'Trackers' }).click();
  await expect.poll(() => banner(tab).innerText(), patient).toContain('Pat Rivers');
  await settled(tab.page);
});
