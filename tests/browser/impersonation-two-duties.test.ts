import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { designations, users } from '../../server/records/tables/people';
import { inSlices, withApplication } from './support/fixture';
import { expectSound, type Tab } from './support/application';
import { answerStartUp, patient } from './support/pages';
import { panel } from './support/side-panel';

const { test, application } = withApplication();
const appearance = inSlices(test, '/programs', '/support');

describe('the panel of somebody with two duties', () => {
  const tabs = (tab: Tab) => panel(tab).getByRole('tab');
  const isOpen = (tab: Tab, name: string) => panel(tab).getByRole('tab', { name }).getAttribute('aria-selected');
  /** How many tabs showed while what they need had not come. */
  let tabsTooSoon = -1;
  async function enter(): Promise<Tab> {
    const { database } = application.server;
    const isPartner = eq(users.UserName, 'partner@north.example');
    await database
      .update(users)
      .set({ Roles: ['PartnerAdmin', 'Support'] })
      .where(isPartner);
    const [person] = await database.select().from(users).where(isPartner);
    await database.insert(designations).values({ UserId: person!.UserId, Type: 'Support', EntityId: 'north', Value: 'Partner' }).onConflictDoNothing();
    await answerStartUp(application, 'partner@north.example');
    const tab = await application.open();
    let answer: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await tab.page.route('**/GetPartnerAdminMenu', async (route) => {
      await asked;
      await route.continue();
    });
    await tab.enterAs('partner@north.example');
    await tab.page.getByRole('button', { name: 'Open', exact: true }).click();
    await panel(tab).getByText('Loading...').waitFor();
    tabsTooSoon = await tabs(tab).count();
    answer();
    return tab;
  }

  test('A-impersonation-70 C-impersonation-13 C-user-search-52 tabs show once what they need has come, the first at first', async () => {
    const tab = await enter();
    expect(tabsTooSoon).toBe(0);
    await expect.poll(() => tabs(tab).allInnerTexts(), patient).toEqual(['Company Search', 'User Search']);
    expect(await isOpen(tab, 'Company Search')).toBe('true');
    await tab.close();
  });

  appearance('A-impersonation-67 C-impersonation-11 C-user-search-10 the tab that was open last opens again', async () => {
    const tab = await enter();
    await panel(tab).getByRole('tab', { name: 'User Search' }).click();
    await expect.poll(() => isOpen(tab, 'User Search'), patient).toBe('true');
    await tab.page.reload();
    await expect.poll(() => isOpen(tab, 'User Search'), patient).toBe('true');
    await expectSound(tab);
    await tab.close();
  });
});
