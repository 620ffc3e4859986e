import { and, eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { beforeEach, expect } from 'vitest';
import { biometricOverrides } from '../../server/records/tables/assessments';
import { programGroups } from '../../server/records/tables/groups';
import { users } from '../../server/records/tables/people';
import { participations, pointCredits } from '../../server/records/tables/programs';
import { trackerEntries } from '../../server/records/tables/trackers';
import { mayFilterByHealth } from '../server/support/health-access';
import { inSlices, withApplication } from './support/fixture';
import { settled, type Tab } from './support/application';
import { answerStartUp, patient } from './support/pages';
import { atFirst, expectSoundAtBothWidths, expectSoundEverywhere, withoutMessages } from './support/visits';

const base = '/administration/tools/challenges';
const challenge = 'lakeside-fall-2';
const { test, application } = withApplication();
const appearance = inSlices(test, '/administration/tools/challenges/groups');
let tab: Tab;
let page: Page;
let patId: string;

test.beforeAll(async () => {
  await mayFilterByHealth(application.server, 'hipaa@lakeside.example');
  await Promise.all(['admin@lakeside.example', 'hipaa@lakeside.example', 'pat@lakeside.example'].map((who) => answerStartUp(application, who)));
  const [pat] = await application.server.database.select().from(users).where(eq(users.UserName, 'pat@lakeside.example'));
  patId = pat!.UserId;
  tab = await application.open();
  await tab.enterAs('admin@lakeside.example', `${base}/groups?challenge=${challenge}`);
  page = tab.page;
  page.setDefaultTimeout(30_000);
});

/** Pat takes part in the challenge and has done nothing of it; it has one group, of nobody. */
beforeEach(async () => {
  const { database } = application.server;
  const own = and(eq(participations.UserId, patId), eq(participations.ProgramId, challenge));
  await database.delete(trackerEntries).where(eq(trackerEntries.UserId, patId));
  await database.delete(pointCredits).where(eq(pointCredits.UserId, patId));
  await database.delete(participations).where(own);
  await database.insert(participations).values({ UserId: patId, ProgramId: challenge, ProgramStatus: 'Current' });
  await database.delete(programGroups).where(eq(programGroups.ProgramId, challenge));
  await database.insert(programGroups).values({ GroupId: 'sleepers', ProgramId: challenge, Name: 'Sleepers', Details: '' });
});
const main = () => page.getByRole('main');
const dialog = () => page.getByRole('dialog');
const button = (text: string | RegExp, within: { getByRole: Page['getByRole'] } = main()) => within.getByRole('button', { name: text, exact: true });
const said = (text: string) => page.getByText(text, { exact: true }).first().waitFor();
const row = (text: string) => main().getByRole('row').filter({ hasText: text });
const groupNames = async () =>
  (await application.server.database.select().from(programGroups).where(eq(programGroups.ProgramId, challenge)).orderBy(programGroups.Name)).map(
    ({ Name }) => Name,
  );
const toGroups = async () => {
  await atFirst(tab, `${base}/groups?challenge=${challenge}`);
  await row('Sleepers').waitFor();
};
const patInMaintenance = async () => {
  await atFirst(tab, `${base}/maintenance?challenge=${challenge}&search=pat%20rivers`);
  await row('Pat Rivers').waitFor();
};
/** Fails a call as a server does that breaks. */
const whileBroken = async (call: string, work: () => Promise<void>) => {
  await page.route(call, (route) => route.fulfill({ status: 500, json: { StatusCode: 500, Errors: [], ShowUser: false } }));
  try {
    await work();
  } finally {
    await page.unroute(call);
    await withoutMessages(tab);
    tab.complaints.length = 0;
  }
};

test('C-challenge-admin-08 C-challenge-admin-67 C-challenge-admin-06 a group is made with somebody in it, and the list shows it', async () => {
  await toGroups();
  await expectSoundEverywhere(tab);
  await button('New group').click();
  await dialog().getByRole('textbox', { name: 'Name' }).fill('Night Shift');
  await dialog()
    .getByRole('button', { name: /^Add people/ })
    .click();
  await page.getByRole('searchbox').fill('Riv');
  await page.getByRole('checkbox', { name: 'Pat Rivers' }).check();
  await page.keyboard.press('Escape');
  await expectSoundAtBothWidths(tab);
  await button('Save group', dialog()).click();
  await said('Group saved successfully');
  await dialog().waitFor({ state: 'detached' });
  await row('Night Shift').getByText('1 of 9').waitFor();
  expect(new URL(page.url()).pathname).toBe(`${base}/groups`);
});

appearance('C-challenge-admin-30 C-challenge-admin-31 opening a group renews it in the list that is kept', async () => {
  await toGroups();
  let lists = 0;
  page.on('request', (request) => (lists += Number(request.url().endsWith(`/v2/challenges/${challenge}/groups`))));
  await application.server.database.update(programGroups).set({ Name: 'Dreamers' }).where(eq(programGroups.GroupId, 'sleepers'));
  await button('Sleepers').click();
  await dialog().getByRole('heading', { name: 'Dreamers' }).waitFor();
  await settled(page);
  await expectSoundAtBothWidths(tab);
  await button('Cancel', dialog()).click();
  await row('Dreamers').waitFor();
  expect([await row('Sleepers').count(), lists]).toEqual([0, 0]);
});

test('C-challenge-admin-66 groups are deleted after a question', async () => {
  await toGroups();
  expect(await button('Delete').getAttribute('aria-disabled')).toBe('true');
  await row('Sleepers').getByRole('checkbox').check();
  await button('Delete').click();
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await said('Groups removed successfully');
  await main().getByText('There are no groups in this challenge yet.').waitFor();
  expect(await groupNames()).toEqual([]);
});

test('C-challenge-admin-73 where a group cannot be saved it says so and keeps what was typed; one that was deleted meanwhile is told', async () => {
  await toGroups();
  await whileBroken(`**/v2/challenges/${challenge}/groups`, async () => {
    await button('Sleepers').click();
    await dialog().getByRole('textbox', { name: 'Name' }).fill('Nappers');
    await button('Save group', dialog()).click();
    await said('An error occurred while saving the group. Please try again.');
    expect(await dialog().getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Nappers');
  });
  await application.server.database.delete(programGroups).where(eq(programGroups.ProgramId, challenge));
  await button('Save group', dialog()).click();
  await said('This group was not found. It may have been deleted.');
  expect(await groupNames()).toEqual([]);
  tab.complaints.length = 0;
});

appearance(
  'C-challenge-admin-77 C-challenge-admin-78 where a group cannot be loaded the console says so; where people cannot be searched none are listed',
  async () => {
    await toGroups();
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await whileBroken('**/groups/sleepers', async () => {
      await button('Sleepers').click();
      await said('The group could not be loaded. Please try again.');
      expect(logged).toContainEqual(expect.stringContaining('The group could not be loaded: 500.'));
    });
    await page.route('**/groups/sleepers', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500, json: { StatusCode: 500, Errors: [], ShowUser: false } }) : route.fallback(),
    );
    await button('Sleepers').click();
    await dialog().getByText('The people could not be loaded.').waitFor();
    await page.unroute('**/groups/sleepers');
    tab.complaints.length = 0;
  },
);

test('C-challenge-admin-09 C-challenge-admin-03 progress is overridden in one browser, and the page of the person changes by itself; undone, it is as before', async () => {
  const other = await application.open();
  try {
    await other.enterAs('pat@lakeside.example', `/programs/detail?owner=lakeside&id=${challenge}`);
    const shown = (text: RegExp) => other.page.getByRole('main').getByText(text).first().waitFor(patient);
    await shown(/^0 of 21/);
    await patInMaintenance();
    await expectSoundEverywhere(tab);
    await button("Override Pat Rivers's progress").click();
    await dialog().getByText('Partly complete').click();
    await dialog().getByLabel('Amount done').fill('14');
    await dialog().getByRole('textbox', { name: 'Reason' }).fill('Paper notes.');
    await expectSoundAtBothWidths(tab);
    await button('Override progress', dialog()).click();
    await said('Progress overridden');
    await row('Pat Rivers').getByText('14 of 21 nights').waitFor();
    await shown(/^14 of 21/);
    await button("Undo Pat Rivers's override").click();
    await dialog().getByRole('textbox', { name: 'Reason' }).fill('Counted twice.');
    await button('Undo override', dialog()).click();
    await said('Override undone');
    await row('Pat Rivers').getByText('0 of 21 nights').waitFor();
    await shown(/^0 of 21/);
  } finally {
    await other.close();
  }
});

test('C-challenge-admin-74 C-challenge-admin-75 where progress cannot be set or taken back it says so and keeps the reason', async () => {
  await patInMaintenance();
  const reason = () => dialog().getByRole('textbox', { name: 'Reason' });
  await whileBroken('**/overridechallengeprogress', async () => {
    await button("Override Pat Rivers's progress").click();
    await reason().fill('Paper notes.');
    await button('Override progress', dialog()).click();
    await said('An error occurred while overriding challenge progress. Please try again.');
    expect(await reason().inputValue()).toBe('Paper notes.');
  });
  await button('Override progress', dialog()).click();
  await said('Progress overridden');
  await whileBroken('**/undooverridechallengeprogress', async () => {
    await button("Undo Pat Rivers's override").click();
    await reason().fill('A mistake.');
    await button('Undo override', dialog()).click();
    await said('An error occurred while saving Challenge As Uncomplete. Please try again.');
    expect(await reason().inputValue()).toBe('A mistake.');
  });
});

test('C-challenge-admin-10 whoever sees health data marks a screening; for others the screen is not there', async () => {
  await atFirst(tab, `${base}/biometric-override`);
  expect(new URL(page.url()).pathname).not.toBe(`${base}/biometric-override`);
  await toGroups();
  expect([
    await page.getByRole('link', { name: 'Challenge maintenance' }).count(),
    await page.getByRole('link', { name: 'Biometric override' }).count(),
  ]).toEqual([1, 0]);
  tab.complaints.length = 0;
  await application.server.database.delete(biometricOverrides);
  const other = await application.open();
  try {
    await other.enterAs('hipaa@lakeside.example', `${base}/biometric-override?search=pat%20rivers`);
    const shown = other.page.getByRole('main');
    await shown.getByRole('button', { name: 'Mark the screening for Pat Rivers as done' }).click(patient);
    const asked = other.page.getByRole('dialog');
    await asked.getByLabel('Screening date').fill('2026-10-20');
    await expectSoundAtBothWidths(other);
    await asked.getByRole('button', { name: 'Mark as screened' }).click();
    await other.page.getByText('Users saved successfully', { exact: true }).first().waitFor(patient);
    await shown.getByRole('button', { name: 'Change date of the screening for Pat Rivers' }).waitFor(patient);
    await expectSoundEverywhere(other);
    const marked = await application.server.database.select().from(biometricOverrides);
    expect(marked.map(({ UserId, PlanYearId, Date }) => [UserId, PlanYearId, Date])).toEqual([[patId, '2026', '2026-10-20']]);
  } finally {
    await other.close();
  }
});
