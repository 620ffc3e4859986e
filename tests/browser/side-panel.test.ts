import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { designations, users } from '../../server/records/tables/people';
import { type Application, expectSound, startApplication, type Tab } from './support/application';
import { focusedName } from './support/by-keyboard';
import { answerStartUp, patient } from './support/pages';
import { panel } from './support/side-panel';

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

test('A-impersonation-13 A-impersonation-14 A-impersonation-71 C-impersonation-25 C-impersonation-26 C-impersonation-27 C-impersonation-28 the panel has 40 percent at first, and goes by 5 from 20 to 80; its width is remembered', async () => {
  const tab = await signedIn('support@lakeside.example');
  const { page } = tab;
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  const share = async () => Math.round(((await panel(tab).boundingBox())?.width ?? 0) / 14.4);
  const readOut = () =>
    panel(tab)
      .getByText(/^\d+ %$/)
      .innerText();
  const narrower = panel(tab).getByRole('button', { name: 'Make the panel narrower' });
  const wider = panel(tab).getByRole('button', { name: 'Make the panel wider' });
  await expect.poll(share, patient).toBe(40);
  expect(await readOut()).toBe('40 %');
  await wider.click();
  await expect.poll(readOut, patient).toBe('45 %');
  expect(await share()).toBe(45);
  while (await wider.isEnabled()) await wider.click();
  await expect.poll(readOut, patient).toBe('80 %');
  await expectSound(tab);
  while (await narrower.isEnabled()) await narrower.click();
  await expect.poll(readOut, patient).toBe('20 %');
  expect(await share()).toBe(20);
  await expectSound(tab);
  await tab.go('/programs');
  await expect.poll(share, patient).toBe(20);
  await tab.context.close();
});

test('A-impersonation-10 A-impersonation-11 A-impersonation-15 the panel stands at the right; Close closes it, Open opens it, the focus goes along', async () => {
  const tab = await signedIn('support@lakeside.example');
  const { page } = tab;
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  const box = await panel(tab).boundingBox();
  expect(Math.round((box?.x ?? 0) + (box?.width ?? 0))).toBe(1440);
  await panel(tab).getByRole('button', { name: 'Close', exact: true }).click();
  await expect.poll(() => panel(tab).count(), patient).toBe(0);
  await expect.poll(() => focusedName(page), patient).toBe('Open');
  await tab.go('/programs');
  expect(await panel(tab).count()).toBe(0);
  await tab.context.close();
});

test('decision 75: below 30 percent the list stacks its columns', async () => {
  const tab = await signedIn('support@lakeside.example');
  await tab.page.getByRole('button', { name: 'Open', exact: true }).click();
  const narrower = panel(tab).getByRole('button', { name: 'Make the panel narrower' });
  await expect.poll(() => panel(tab).getByRole('grid').count(), patient).toBe(1);
  await narrower.click();
  await narrower.click();
  await expect.poll(() => panel(tab).getByText('30 %').count(), patient).toBe(1);
  expect(await panel(tab).getByRole('grid').count()).toBe(1);
  await narrower.click();
  await expect.poll(() => panel(tab).locator('.table-card').count(), patient).toBe(10);
  expect(await panel(tab).getByRole('grid').count()).toBe(0);
  await tab.context.close();
});

test('A-impersonation-20 whoever has no duty has no panel; A-impersonation-60 Clear waits for somebody to be acted for', async () => {
  const participant = await signedIn('pat@lakeside.example');
  expect(await participant.page.getByRole('button', { name: 'Open', exact: true }).count()).toBe(0);
  expect(await panel(participant).count()).toBe(0);
  await participant.context.close();
  const tab = await signedIn('support@lakeside.example');
  await tab.page.getByRole('button', { name: 'Open', exact: true }).click();
  const clear = panel(tab).getByRole('button', { name: 'Clear', exact: true });
  expect(await clear.isEnabled()).toBe(false);
  await panel(tab).getByLabel('Last Name').fill('Rivers');
  await panel(tab).getByRole('button', { name: 'Act as Pat Rivers' }).click();
  await expect.poll(() => clear.isEnabled(), patient).toBe(true);
  await tab.context.close();
});

test('A-impersonation-67 A-impersonation-70 C-impersonation-11 C-impersonation-13 C-user-search-10 C-user-search-52 tabs show once what they need has come, the first at first; the one that was open last opens again', async () => {
  const { database } = application.server;
  await database
    .update(users)
    .set({ Roles: ['PartnerAdmin', 'Support'] })
    .where(eq(users.UserName, 'partner@north.example'));
  const [partner] = await database.select().from(users).where(eq(users.UserName, 'partner@north.example'));
  await database.insert(designations).values({ UserId: partner!.UserId, Type: 'Support', EntityId: 'north', Value: 'Partner' });
  const tab = await signedIn('partner@north.example');
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
  const isOpen = (name: string) => panel(tab).getByRole('tab', { name }).getAttribute('aria-selected');
  await expect.poll(() => panel(tab).getByRole('tab').allInnerTexts(), patient).toEqual(['Company Search', 'User Search']);
  expect(await isOpen('Company Search')).toBe('true');
  await panel(tab).getByRole('tab', { name: 'User Search' }).click();
  await expect.poll(() => isOpen('User Search'), patient).toBe('true');
  await tab.page.reload();
  await expect.poll(() => isOpen('User Search'), patient).toBe('true');
  await expectSound(tab);
  await tab.context.close();
});
