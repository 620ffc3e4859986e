import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { designations, users } from '../../server/records/tables/people';
import { type Application, expectSound, startApplication, type Tab } from './support/application';
import { focusedName } from './support/by-keyboard';
import { answerStartUp, patient } from './support/pages';
import { panel } from './support/side-panel';
import { sharedVisit } from './support/visits';

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

const readOut = (tab: Tab) =>
  panel(tab)
    .getByText(/^\d+ %$/)
    .innerText();
const narrower = (tab: Tab) => panel(tab).getByRole('button', { name: 'Make the panel narrower' });
const wider = (tab: Tab) => panel(tab).getByRole('button', { name: 'Make the panel wider' });
const visit = sharedVisit(() => signedIn('support@lakeside.example'));
/** Support, with the panel open and as wide as at first. */
async function withPanel(): Promise<Tab> {
  const tab = await visit();
  if ((await panel(tab).count()) === 0) await tab.page.getByRole('button', { name: 'Open', exact: true }).click();
  while (Number.parseInt(await readOut(tab), 10) > 40) await narrower(tab).click();
  while (Number.parseInt(await readOut(tab), 10) < 40) await wider(tab).click();
  return tab;
}

const share = async (tab: Tab) => Math.round(((await panel(tab).boundingBox())?.width ?? 0) / 14.4);

test('A-impersonation-13 C-impersonation-25 the panel has 40 percent at first, and says so', async () => {
  const tab = await signedIn('support@lakeside.example');
  await tab.page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect.poll(() => share(tab), patient).toBe(40);
  expect(await readOut(tab)).toBe('40 %');
  await tab.context.close();
});

test('A-impersonation-14 C-impersonation-26 its buttons make it wider and narrower by 5 percent', async () => {
  const tab = await withPanel();
  await wider(tab).click();
  await expect.poll(() => readOut(tab), patient).toBe('45 %');
  expect(await share(tab)).toBe(45);
  await narrower(tab).click();
  await expect.poll(() => readOut(tab), patient).toBe('40 %');
  expect(await share(tab)).toBe(40);
});

test('A-impersonation-71 C-impersonation-27 C-impersonation-28 it goes from 20 to 80 percent; its width is remembered', async () => {
  const tab = await withPanel();
  while (await wider(tab).isEnabled()) await wider(tab).click();
  await expect.poll(() => readOut(tab), patient).toBe('80 %');
  await expectSound(tab);
  while (await narrower(tab).isEnabled()) await narrower(tab).click();
  await expect.poll(() => readOut(tab), patient).toBe('20 %');
  expect(await share(tab)).toBe(20);
  await expectSound(tab);
  await tab.go('/programs');
  await expect.poll(() => share(tab), patient).toBe(20);
});

test('A-impersonation-10 A-impersonation-11 A-impersonation-15 the panel stands at the right; Close closes it, Open opens it, the focus goes along', async () => {
  const tab = await withPanel();
  const { page } = tab;
  const box = await panel(tab).boundingBox();
  expect(Math.round((box?.x ?? 0) + (box?.width ?? 0))).toBe(1440);
  await panel(tab).getByRole('button', { name: 'Close', exact: true }).click();
  await expect.poll(() => panel(tab).count(), patient).toBe(0);
  await expect.poll(() => focusedName(page), patient).toBe('Open');
  await tab.go('/programs');
  expect(await panel(tab).count()).toBe(0);
});

test('decision 75: below 30 percent the list stacks its columns', async () => {
  const tab = await withPanel();
  await expect.poll(() => panel(tab).getByRole('grid').count(), patient).toBe(1);
  await narrower(tab).click();
  await narrower(tab).click();
  await expect.poll(() => panel(tab).getByText('30 %').count(), patient).toBe(1);
  expect(await panel(tab).getByRole('grid').count()).toBe(1);
  await narrower(tab).click();
  await expect.poll(() => panel(tab).locator('.table-card').count(), patient).toBe(10);
  expect(await panel(tab).getByRole('grid').count()).toBe(0);
});

test('A-impersonation-20 whoever has no duty has no panel; A-impersonation-60 Clear waits for somebody to be acted for', async () => {
  const participant = await signedIn('pat@lakeside.example');
  expect(await participant.page.getByRole('button', { name: 'Open', exact: true }).count()).toBe(0);
  expect(await panel(participant).count()).toBe(0);
  await participant.context.close();
  const tab = await withPanel();
  const clear = panel(tab).getByRole('button', { name: 'Clear', exact: true });
  expect(await clear.isEnabled()).toBe(false);
  await panel(tab).getByLabel('Last Name').fill('Rivers');
  await panel(tab).getByRole('button', { name: 'Act as Pat Rivers' }).click();
  await expect.poll(() => clear.isEnabled(), patient).toBe(true);
  await clear.click();
  await expect.poll(() => clear.isEnabled(), patient).toBe(false);
});

const withTwoTabs = sharedVisit(async () => {
  const { database } = application.server;
  await database
    .update(users)
    .set({ Roles: ['PartnerAdmin', 'Support'] })
    .where(eq(users.UserName, 'partner@north.example'));
  const [partner] = await database.select().from(users).where(eq(users.UserName, 'partner@north.example'));
  await database.insert(designations).values({ UserId: partner!.UserId, Type: 'Support', EntityId: 'north', Value: 'Partner' }).onConflictDoNothing();
  return signedIn('partner@north.example');
});
const isOpen = (tab: Tab, name: string) => panel(tab).getByRole('tab', { name }).getAttribute('aria-selected');

test('A-impersonation-70 C-impersonation-13 C-user-search-52 tabs show once what they need has come, the first at first', async () => {
  const tab = await withTwoTabs();
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await tab.page.route('**/GetPartnerAdminMenu', async (route) => {
    await asked;
    await route.continue();
  });
  await tab.page.reload();
  await tab.page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect.poll(() => panel(tab).getByText('Loading...').count(), patient).toBe(1);
  expect(await panel(tab).getByRole('tab').count()).toBe(0);
  answer();
  await expect.poll(() => panel(tab).getByRole('tab').allInnerTexts(), patient).toEqual(['Company Search', 'User Search']);
  expect(await isOpen(tab, 'Company Search')).toBe('true');
});

test('A-impersonation-67 C-impersonation-11 C-user-search-10 the tab that was open last opens again', async () => {
  const tab = await withTwoTabs();
  if ((await panel(tab).count()) === 0) await tab.page.getByRole('button', { name: 'Open', exact: true }).click();
  await panel(tab).getByRole('tab', { name: 'User Search' }).click();
  await expect.poll(() => isOpen(tab, 'User Search'), patient).toBe('true');
  await tab.page.reload();
  await expect.poll(() => isOpen(tab, 'User Search'), patient).toBe('true');
  await expectSound(tab);
});
