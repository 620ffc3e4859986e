import { and, eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { beforeEach, expect } from 'vitest';
import { biometricOverrides } from '../../server/records/tables/assessments';
import { programGroups } from '../../server/records/tables/groups';
import { users } from '../../server/records/tables/people';
import { participations, pointCredits } from '../../server/records/tables/programs';
import { selfReports } from '../../server/records/tables/self-reports';
import { trackerEntries } from '../../server/records/tables/trackers';
import { mayFilterByHealth } from '../server/support/health-access';
import { inSlices, withApplication } from './support/fixture';
import { settled, type Tab } from './support/application';
import { focusedName, tabTo } from './support/by-keyboard';
import { answerStartUp, patient } from './support/pages';
import { atFirst, expectSoundAtBothWidths } from './support/visits';

// The story of an administrator of challenges without a mouse: nothing here is clicked, and nothing is focused but by keys.

const base = '/administration/tools/challenges';
const challenge = 'lakeside-fall-2';
const { test, application } = withApplication();
const appearance = inSlices(
  test,
  '/administration/tools/challenges/groups',
  '/administration/tools/challenges/biometric-override',
  '/administration/tools/challenges/dashboards',
  '/administration/tools/challenges/dashboards/participants',
);
let tab: Tab;
let page: Page;
let patId: string;

test.beforeAll(async () => {
  await mayFilterByHealth(application.server, 'hipaa@lakeside.example');
  await answerStartUp(application, 'hipaa@lakeside.example');
  const [pat] = await application.server.database.select().from(users).where(eq(users.UserName, 'pat@lakeside.example'));
  patId = pat!.UserId;
  tab = await application.open();
  await tab.enterAs('hipaa@lakeside.example', `${base}/groups`);
  page = tab.page;
});

/** Pat takes part in a challenge that has one group, of nobody, has done nothing of it, and has reported a donation. */
beforeEach(async () => {
  const { database } = application.server;
  await database.delete(trackerEntries).where(eq(trackerEntries.UserId, patId));
  await database.delete(pointCredits).where(eq(pointCredits.UserId, patId));
  await database.delete(participations).where(and(eq(participations.UserId, patId), eq(participations.ProgramId, challenge)));
  await database
    .insert(participations)
    .values({ UserId: patId, ProgramId: challenge, ProgramStatus: 'Current', JoinedOn: '2026-10-03T15:20:00.000Z', ChangedOn: '2026-10-03' });
  await database.delete(programGroups).where(eq(programGroups.ProgramId, challenge));
  await database.insert(programGroups).values({ GroupId: 'sleepers', ProgramId: challenge, Name: 'Sleepers', Details: '' });
  await database.delete(biometricOverrides);
  await database.delete(selfReports);
  const sent = { ProgramId: 'lakeside-report-blood', UserId: patId, EntityId: 'lakeside', Status: 'PendingApproval' as const, Checked: false };
  await database.insert(selfReports).values({ ...sent, UserComment: 'Downtown, October 20', SubmittedDate: '2026-10-20T15:00:00.000Z' });
});

const said = (text: string | RegExp) => page.getByText(text).first().waitFor();
const row = (text: string) => page.getByRole('main').getByRole('row').filter({ hasText: text });
/** Goes by Tab to what has this name, and presses it. */
const press = async (name: string | RegExp) => {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
};
const type = async (name: string | RegExp, text: string) => {
  await tabTo(page, name);
  await page.keyboard.type(text);
};
const dialogOpens = () => page.locator('[role="dialog"], [role="alertdialog"]').first().waitFor();
/** The dialog has closed, and the focus is where it was before it opened. */
const dialogCloses = async (opener: string | RegExp) => {
  await page.locator('[role="dialog"], [role="alertdialog"]').first().waitFor({ state: 'detached' });
  await expect.poll(() => focusedName(page), patient).toMatch(opener);
};

appearance('C-challenge-admin-08 without a mouse a group is made with somebody in it, renamed and deleted', async () => {
  const { database } = application.server;
  const names = async () => (await database.select().from(programGroups).where(eq(programGroups.ProgramId, challenge))).map(({ Name }) => Name).toSorted();
  await atFirst(tab, `${base}/groups?challenge=${challenge}`);
  await row('Sleepers').waitFor();
  await press('New group');
  await dialogOpens();
  await type('Name', 'Night Shift');
  await press(/^Add people/);
  // The list is found by typing only, so it opens in its search.
  await expect.poll(() => focusedName(page), patient).toBe('Search Add people');
  await page.keyboard.type('Riv');
  await page.getByRole('checkbox', { name: 'Pat Rivers' }).waitFor();
  await tabTo(page, 'Pat Rivers');
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await press('Save group');
  await said('Group saved successfully');
  await dialogCloses(/^New group$/);
  await row('Night Shift').getByText('1 of 9').waitFor();

  await press('Sleepers');
  await dialogOpens();
  await tabTo(page, 'Name');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Nappers');
  await press('Save group');
  await row('Nappers').waitFor();
  expect(await names()).toEqual(['Nappers', 'Night Shift']);
});

test('C-challenge-admin-09 without a mouse progress is overridden, and that is undone', async () => {
  await atFirst(tab, `${base}/maintenance?challenge=${challenge}&search=pat%20rivers`);
  await row('Pat Rivers').waitFor();
  await press("Override Pat Rivers's progress");
  await dialogOpens();
  await tabTo(page, 'Complete');
  await page.keyboard.press('ArrowDown');
  await type('Amount done', '14');
  await type('Reason', 'Paper notes.');
  await press('Override progress');
  await said('Progress overridden');
  await dialogCloses(/^Undo Pat Rivers's override$/);
  await row('Pat Rivers').getByText('14 of 21 nights').waitFor();
  await page.keyboard.press('Enter');
  await dialogOpens();
  await type('Reason', 'Counted twice.');
  await press('Undo override');
  await said('Override undone');
  await dialogCloses(/^Override Pat Rivers's progress$/);
  await row('Pat Rivers').getByText('0 of 21 nights').waitFor();
});

appearance('C-challenge-admin-10 without a mouse a screening is marked as done', async () => {
  await atFirst(tab, `${base}/biometric-override?search=pat%20rivers`);
  await press('Mark the screening for Pat Rivers as done');
  await dialogOpens();
  await type('Screening date', '10202026');
  await press('Mark as screened');
  await said('Users saved successfully');
  await dialogCloses(/Pat Rivers/);
  const marked = await application.server.database.select().from(biometricOverrides);
  expect(marked.map(({ UserId, Date }) => [UserId, Date])).toEqual([[patId, '2026-10-20']]);
});

test('C-challenge-admin-07 without a mouse a submission is read and approved', async () => {
  await atFirst(tab, `${base}/approvals`);
  await row('Downtown, October 20').waitFor();
  await press(/^Submission from Pat Rivers/);
  await page.getByText('Downtown, October 20').nth(1).waitFor();
  // The first is that of all who are selected, and can do nothing yet.
  await page.getByRole('main').getByRole('button', { name: 'Approve', exact: true }).nth(1).waitFor();
  await settled(page);
  expect(await focusedName(page)).toMatch(/^Submission from Pat Rivers/);
  await press('Approve');
  await dialogOpens();
  await type('Comment', 'Thank you.');
  await press('Approve');
  await said('Approval saved successfully');
  await said('Nothing is waiting for approval.');
  expect((await application.server.database.select().from(selfReports)).map(({ Status }) => Status)).toEqual(['Approved']);
});

appearance('C-challenge-admin-11 without a mouse a challenge and a period are chosen, and those who take part are taken out as a file', async () => {
  await atFirst(tab, `${base}/dashboards`);
  await press('Better Sleep, Fall 2026');
  await page.waitForURL(/challenge=lakeside-fall-2/);
  await type('First day', '10052026');
  await said(/^October 5, 2026 to [A-Z]/);
  // While the year was typed, nothing was asked for that no company has.
  expect(tab.complaints).toEqual([]);
  await press(/^Participants/);
  await page.waitForURL(/dashboards\/participants/);
  await row('Pat Rivers').waitFor();
  await press('Export');
  await dialogOpens();
  const started = page.waitForEvent('download');
  await press('Export');
  expect((await started).suggestedFilename()).toBe('participants.csv');
  await said(/^participants\.csv was saved/);
  await expectSoundAtBothWidths(tab);
});
