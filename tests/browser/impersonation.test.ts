import { and, eq } from 'drizzle-orm';
import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { entities, users } from '../../server/records/tables/people';
import { clientOf } from '../server/support/test-server';
import { inSlices, withApplication } from './support/fixture';
import { expectSound, settled, type Tab } from './support/application';
import { focusedName } from './support/by-keyboard';
import { answerStartUp, kept, keptText, pathOf, patient } from './support/pages';
import { actAs, banner, panel, startActing } from './support/side-panel';
import { follow, sharedVisit, withoutMessages } from './support/visits';

const { test, application } = withApplication();
const appearance = inSlices(test, '/programs', '/support');

async function signedIn(who: string): Promise<Tab> {
  await answerStartUp(application, who);
  const tab = await application.open();
  await tab.enterAs(who);
  return tab;
}
const isActing = async ({ page }: Tab) => (await page.locator('.bar-banner-alert').count()) > 0;
const openPanel = async (tab: Tab) => {
  if ((await panel(tab).count()) === 0) await tab.page.getByRole('button', { name: 'Open', exact: true }).click();
};
const clear = (tab: Tab) => panel(tab).getByRole('button', { name: 'Clear', exact: true });

/** At the programs, acting for nobody, with the panel closed. */
async function asAtFirst(tab: Tab): Promise<void> {
  if (await isActing(tab)) {
    await openPanel(tab);
    // What the test before has cleared may be on its way still: then Clear cannot be pressed once more.
    const press = async () => void ((await clear(tab).isEnabled()) && (await clear(tab).click()));
    await expect.poll(() => press().then(() => isActing(tab)), patient).toBe(false);
  }
  if (pathOf(tab) !== '/programs') await follow(tab, '/programs');
  if ((await panel(tab).count()) > 0) await panel(tab).getByRole('button', { name: 'Close', exact: true }).click();
  await withoutMessages(tab);
}
const support = sharedVisit(() => signedIn('support@lakeside.example'), asAtFirst);
const coach = sharedVisit(() => signedIn('coach@lakeside.example'), asAtFirst);
const partner = sharedVisit(() => signedIn('partner@north.example'), asAtFirst);

const readOut = (tab: Tab) =>
  panel(tab)
    .getByText(/^\d+%$/)
    .innerText();
const narrower = (tab: Tab) => panel(tab).getByRole('button', { name: 'Make the panel narrower' });
const wider = (tab: Tab) => panel(tab).getByRole('button', { name: 'Make the panel wider' });
const share = async (tab: Tab) => Math.round(((await panel(tab).boundingBox())?.width ?? 0) / 14.4);

describe('the panel', () => {
  /** Support, with the panel open, as wide as at first, and nothing searched for. */
  async function withPanel(): Promise<Tab> {
    const tab = await support();
    await openPanel(tab);
    await panel(tab).getByLabel('Last Name').fill('');
    while (Number.parseInt(await readOut(tab), 10) > 40) await narrower(tab).click();
    while (Number.parseInt(await readOut(tab), 10) < 40) await wider(tab).click();
    return tab;
  }

  appearance('A-impersonation-13 C-impersonation-25 A-constants-05 the panel has 40 percent at first, and says so', async () => {
    const tab = await coach();
    await openPanel(tab);
    await expect.poll(() => share(tab), patient).toBe(40);
    expect(await readOut(tab)).toBe('40%');
  });

  appearance('A-impersonation-14 C-impersonation-26 A-constants-05 its buttons make it wider and narrower by 5 percent', async () => {
    const tab = await withPanel();
    await wider(tab).click();
    await expect.poll(() => readOut(tab), patient).toBe('45%');
    expect(await share(tab)).toBe(45);
    await narrower(tab).click();
    await expect.poll(() => readOut(tab), patient).toBe('40%');
    expect(await share(tab)).toBe(40);
  });

  appearance('A-impersonation-71 C-impersonation-27 C-impersonation-28 it goes from 20 to 80 percent; its width is remembered', async () => {
    const tab = await withPanel();
    while (await wider(tab).isEnabled()) await wider(tab).click();
    await expect.poll(() => readOut(tab), patient).toBe('80%');
    await expectSound(tab);
    while (await narrower(tab).isEnabled()) await narrower(tab).click();
    await expect.poll(() => readOut(tab), patient).toBe('20%');
    expect(await share(tab)).toBe(20);
    await expectSound(tab);
    await tab.go('/programs');
    await expect.poll(() => share(tab), patient).toBe(20);
  });

  appearance(
    'A-impersonation-10 A-impersonation-11 A-impersonation-15 the panel stands at the right; Close closes it, Open opens it, the focus goes along',
    async () => {
      const tab = await withPanel();
      const box = await panel(tab).boundingBox();
      expect(Math.round((box?.x ?? 0) + (box?.width ?? 0))).toBe(1440);
      await panel(tab).getByRole('button', { name: 'Close', exact: true }).click();
      await expect.poll(() => panel(tab).count(), patient).toBe(0);
      await expect.poll(() => focusedName(tab.page), patient).toBe('Open');
      await tab.go('/programs');
      expect(await panel(tab).count()).toBe(0);
    },
  );

  appearance.each([700, 1024, 1440])('at %i px Open stands in the line above the bar, beside its words, and covers nothing of the page', async (width) => {
    const tab = await withPanel();
    await panel(tab).getByRole('button', { name: 'Close', exact: true }).click();
    await tab.page.setViewportSize({ width, height: 900 });
    const boxOf = async (place: Locator) => (await place.boundingBox())!;
    const open = await boxOf(tab.page.getByRole('button', { name: 'Open', exact: true }));
    const words = await boxOf(banner(tab).locator('.text-caption').first());
    expect(open.y + open.height).toBeLessThanOrEqual((await boxOf(tab.page.locator('.bar-inner'))).y);
    expect(words.x + words.width).toBeLessThanOrEqual(open.x);
    expect(open.x + open.width).toBeLessThanOrEqual(width);
  });

  appearance('decision 75: below 30 percent the list stacks its columns', async () => {
    const tab = await withPanel();
    await expect.poll(() => panel(tab).getByRole('grid').count(), patient).toBe(1);
    await narrower(tab).click();
    await narrower(tab).click();
    await expect.poll(() => panel(tab).getByText('30%').count(), patient).toBe(1);
    expect(await panel(tab).getByRole('grid').count()).toBe(1);
    await narrower(tab).click();
    await expect.poll(() => panel(tab).locator('.table-card').count(), patient).toBe(10);
    expect(await panel(tab).getByRole('grid').count()).toBe(0);
  });

  test('A-impersonation-20 whoever has no duty has no panel', async () => {
    const participant = await signedIn('pat@lakeside.example');
    expect(await participant.page.getByRole('button', { name: 'Open', exact: true }).count()).toBe(0);
    expect(await panel(participant).count()).toBe(0);
    await participant.close();
  });

  appearance('A-impersonation-60 Clear waits for somebody to be acted for', async () => {
    const tab = await withPanel();
    expect(await clear(tab).isEnabled()).toBe(false);
    await panel(tab).getByLabel('Last Name').fill('Rivers');
    await panel(tab).getByRole('button', { name: 'Act as Pat Rivers' }).click();
    await startActing(tab);
    await expect.poll(() => clear(tab).isEnabled(), patient).toBe(true);
    await clear(tab).click();
    await expect.poll(() => clear(tab).isEnabled(), patient).toBe(false);
  });
});

describe('acting for somebody', () => {
  appearance('A-impersonation-04 A-impersonation-76 C-impersonation-15 the banner says what somebody else may do', async () => {
    expect(await banner(await support()).innerText()).toBe('Sam Lee with Support permissions');
  });

  test('A-impersonation-05 A-impersonation-66 another tab of the same person follows when somebody is acted for, and when it is left', async () => {
    const one = await support();
    const other = await one.another();
    await other.go('/programs');
    await actAs(one, 'Rivers', 'Pat Rivers');
    await expect.poll(() => banner(other).innerText(), patient).toContain('Pat Rivers');
    await expect.poll(() => keptText(one, 'impersonatedUserName'), patient).toBe('pat@lakeside.example');
    await clear(one).click();
    await expect.poll(() => banner(other).innerText(), patient).toContain('Sam Lee with Support permissions');
    await other.page.close();
  });

  test('who stops acting is asked before something typed is lost', async () => {
    const tab = await support();
    await actAs(tab, 'Rivers', 'Pat Rivers');
    await follow(tab, '/act/userprofile');
    const mobile = tab.page.getByLabel('Mobile number');
    await mobile.fill('(201) 555-0177');
    const stop = banner(tab).getByRole('button', { name: 'Stop acting' });
    const question = tab.page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await stop.click();
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect.poll(() => question.count(), patient).toBe(0);
    expect(await isActing(tab)).toBe(true);
    expect(await mobile.inputValue()).toContain('555-0177');
    await stop.click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect.poll(() => isActing(tab), patient).toBe(false);
  });

  appearance("A-impersonation-51 the page has the branding of the acted-for person's company, and afterwards the own one", async () => {
    const tab = await partner();
    const color = () => tab.page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--mui-palette-primary-main').trim());
    const own = await color();
    await openPanel(tab);
    await panel(tab).getByRole('button', { name: 'Act for Lakeside Manufacturing' }).click();
    await startActing(tab);
    await expect.poll(color, patient).not.toBe(own);
    await expect.poll(() => kept(tab, 'ls.rootdata'), patient).toEqual({ Branding: expect.objectContaining({ AppId: 'lakeside' }) });
    await clear(tab).click();
    await expect.poll(color, patient).toBe(own);
  });

  test('A-impersonation-84 pages that nobody opens for somebody else are blocked meanwhile', async () => {
    const tab = await support();
    await actAs(tab, 'Rivers', 'Pat Rivers');
    await follow(tab, '/calendar/coaching-sessions');
    await expect.poll(() => pathOf(tab), patient).toBe('/errors/unauthorized');
    await clear(tab).click();
    await expect.poll(() => pathOf(tab), patient).toBe('/support');
    expect(await follow(tab, '/calendar/coaching-sessions')).toBe('/calendar/coaching-sessions');
  });

  test('A-impersonation-52 C-impersonation-24 somebody who was disabled meanwhile cannot be loaded', async () => {
    const { database } = application.server;
    const found = await database
      .select()
      .from(users)
      .where(and(eq(users.EntityId, 'lakeside'), eq(users.Status, 'Active')));
    const person = found.find(({ Roles, UserName }) => Roles.length === 0 && !UserName.startsWith('pat@'));
    const tab = await support();
    await openPanel(tab);
    const act = panel(tab).getByRole('button', { name: /^Act as / });
    await panel(tab).getByLabel('Last Name').fill('');
    await expect.poll(() => act.count(), patient).toBeGreaterThan(1);
    await panel(tab).getByLabel('Email').fill(person!.Email);
    await expect.poll(() => act.count(), patient).toBe(1);
    await database.update(users).set({ Status: 'Disabled' }).where(eq(users.UserId, person!.UserId));
    await act.click();
    await startActing(tab);
    await expect.poll(() => tab.page.getByText('Unable to load User').count(), patient).toBe(1);
    expect(await isActing(tab)).toBe(false);
    await panel(tab).getByLabel('Email').fill('');
    // That of the call that was refused.
    tab.complaints.length = 0;
  });

  appearance('A-impersonation-75 C-coaching-85 the banner says to a coach alone what to do', async () => {
    expect(await banner(await coach()).innerText()).toBe('Select user to coach from right panel');
  });

  appearance('A-impersonation-43 from a page that only staff may open, a coach arrives at the programs all the same', async () => {
    const tab = await coach();
    expect(await follow(tab, '/coaching/participant-list')).toBe('/coaching/participant-list');
    await actAs(tab, 'Rivers', 'Pat Rivers');
    await expect.poll(() => pathOf(tab), patient).toBe('/programs');
    await settled(tab.page);
    expect(pathOf(tab)).toBe('/programs');
    expect(tab.complaints).toEqual([]);
    await tab.page.goBack();
    await settled(tab.page);
    expect(await banner(tab).innerText()).toContain('Coaching: Pat Rivers');
  });

  appearance(
    'A-impersonation-06 A-impersonation-07 A-impersonation-86 the redesign shows a partner administrator the participant view by a full load',
    async () => {
      const { database } = application.server;
      await database
        .update(entities)
        .set({ EnabledToggles: ['RedesignEnabled'] })
        .where(eq(entities.EntityId, 'summit'));
      const tab = await partner();
      const view = () => tab.page.getByRole('button', { name: 'See Participant View' }).count();
      expect(await view()).toBe(0);
      await openPanel(tab);
      const loaded = tab.page.waitForEvent('load');
      await panel(tab).getByRole('button', { name: 'Act for Summit Outfitters' }).click();
      await startActing(tab);
      await loaded;
      await settled(tab.page);
      await expect.poll(() => banner(tab).innerText(), patient).toContain('Ari Blake Admin');
      await expect.poll(view, patient).toBe(1);
      const again = tab.page.waitForEvent('load');
      await tab.page.getByRole('button', { name: 'See Participant View' }).click();
      await again;
      await expect.poll(() => pathOf(tab), patient).toBe('/programs');
    },
  );

  test('a page that shows somebody else than its session is for by now changes nothing, and is loaded anew', async () => {
    const tab = await support();
    await follow(tab, '/act/userprofile');
    const { Token } = (await kept<{ Token: string }>(tab, 'token'))!;
    const begun = await clientOf(application.server.app, Token).post('/PerformImpersonation/PerformImpersonation', {
      UserName: 'pat@lakeside.example',
      ImpersonationType: 'Support',
    });
    expect(begun.status).toBe(200);
    expect(await banner(tab).innerText()).toContain('Sam Lee with Support permissions');
    const loaded = tab.page.waitForEvent('load');
    await tab.page.getByRole('link', { name: 'Trackers' }).click();
    await loaded;
    await expect.poll(() => banner(tab).innerText(), patient).toContain('Pat Rivers');
    await settled(tab.page);
    // Those of the calls that were refused.
    tab.complaints.length = 0;
  });
});
