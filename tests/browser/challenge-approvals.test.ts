import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { beforeEach, expect } from 'vitest';
import { users } from '../../server/records/tables/people';
import { participations, programs } from '../../server/records/tables/programs';
import { selfReports } from '../../server/records/tables/self-reports';
import { inSlices, withApplication } from './support/fixture';
import { expectSound, settled, type Tab } from './support/application';
import { answerStartUp, messagesTo, patient } from './support/pages';
import { atFirst, expectSoundAtBothWidths, withoutMessages } from './support/visits';

const path = '/administration/tools/challenges/approvals';
const challenge = 'lakeside-report-blood';
const name = 'Give Blood';
const { test, application } = withApplication();
const appearance = inSlices(test, '/administration/tools/challenges/approvals');
let tab: Tab;
let page: Page;
let patId: string;

test.beforeAll(async () => {
  await Promise.all(['admin@lakeside.example', 'pat@lakeside.example'].map((who) => answerStartUp(application, who)));
  const [pat] = await application.server.database.select().from(users).where(eq(users.UserName, 'pat@lakeside.example'));
  patId = pat!.UserId;
  await application.server.database.update(programs).set({ ReportsRequired: 3 }).where(eq(programs.Id, challenge));
  tab = await application.open();
  await reported('Downtown, October 20');
  await tab.enterAs('admin@lakeside.example', path);
  page = tab.page;
  page.setDefaultTimeout(30_000);
});
beforeEach(async () => {
  await reported('Downtown, October 20');
  await atFirst(tab, path);
  await row().waitFor();
});

/** Pat has reported these, and nobody else anything. */
async function reported(...comments: string[]): Promise<void> {
  const { database } = application.server;
  await database.delete(selfReports);
  await database.update(participations).set({ Reports: 0, ProgramStatus: 'Current', Levels: null, Percent: 0 }).where(eq(participations.ProgramId, challenge));
  const Attachment = { FileId: '00000000-0000-4000-9000-000000000000', Name: 'donor-card.png', Type: 'image/png', Size: 1378 };
  const sent = { ProgramId: challenge, UserId: patId, EntityId: 'lakeside', Status: 'PendingApproval' as const, Checked: false, Attachment };
  await database.insert(selfReports).values(comments.map((UserComment, index) => ({ ...sent, UserComment, SubmittedDate: `2026-10-2${index}T15:00:00.000Z` })));
}
const main = () => page.getByRole('main');
const row = (text = 'Downtown, October 20') => main().getByRole('row').filter({ hasText: text });
const button = (text: string, within: { getByRole: Page['getByRole'] } = main()) => within.getByRole('button', { name: text, exact: true });
const dialog = () => page.getByRole('dialog');
const said = (text: string) => page.getByText(text, { exact: true }).first().waitFor();
const statuses = async () => (await application.server.database.select().from(selfReports).orderBy(selfReports.SubmittedDate)).map(({ Status }) => Status);
/** The button in the open row: one of the same name stands above the list. */
const ofRow = (text: string) => button(text).nth(1);
const open = async () => {
  await row()
    .getByRole('button', { name: /^Submission from Pat Rivers/ })
    .click();
  await button('Delete attachment').waitFor();
};

appearance('C-challenge-admin-07 C-challenge-admin-01 what waits for approval is listed, and a row opens to what was sent', async () => {
  expect(await row().innerText()).toContain('Pat Rivers');
  await open();
  await button('Download donor-card.png').waitFor();
  await expectSoundAtBothWidths(tab);
});

test('C-challenge-admin-64 C-challenge-admin-27 several are approved at once, and leave the list', async () => {
  await reported('Downtown, October 20', 'At work, November 1');
  await atFirst(tab, path);
  await row('At work, November 1').waitFor();
  expect(await button('Approve').getAttribute('aria-disabled')).toBe('true');
  await main().getByRole('columnheader').getByRole('checkbox').check();
  await button('Approve').click();
  await dialog().getByText('Approve 2 submissions').waitFor();
  await expectSound(tab);
  await button('Approve', dialog()).click();
  await said('Approval saved successfully');
  await main().getByText('Nothing is waiting for approval.').waitFor();
  expect(await statuses()).toEqual(['Approved', 'Approved']);
});

test('C-challenge-admin-65 C-challenge-admin-28 denying asks why; the person reads it, and the row leaves the list', async () => {
  await open();
  await ofRow('Deny').click();
  await dialog().getByText('Deny this submission').waitFor();
  expect(await button('Deny', dialog()).getAttribute('aria-disabled')).toBe('true');
  await dialog().getByRole('textbox', { name: 'Comment' }).fill('The card shows another name.');
  await button('Deny', dialog()).click();
  await said('Deny saved successfully');
  await main().getByText('Nothing is waiting for approval.').waitFor();
  const [mail] = await messagesTo(application, 'pat@lakeside.example');
  expect([mail?.Subject, mail?.Body]).toEqual([`Your ${name} submission was denied`, expect.stringContaining('The card shows another name.')]);
});

test('the page of the person changes by itself when somebody approves what they sent', async () => {
  const other = await application.open();
  try {
    await other.enterAs('pat@lakeside.example', `/programs/detail?owner=lakeside&id=${challenge}`);
    const levels = other.page.getByRole('main');
    await levels
      .getByText(/^0 of 2/)
      .first()
      .waitFor(patient);
    await open();
    await ofRow('Approve').click();
    await button('Approve', dialog()).click();
    await said('Approval saved successfully');
    await levels
      .getByText(/^1 of 2/)
      .first()
      .waitFor(patient);
  } finally {
    await other.close();
  }
});

test('who decides second is told, and the list shows how it stands', async () => {
  await open();
  await ofRow('Approve').click();
  await dialog().waitFor();
  await application.server.database.update(selfReports).set({ Status: 'Denied', ReviewDate: '2026-11-01T15:00:00.000Z' });
  await button('Approve', dialog()).click();
  await said('Someone else reviewed this report in the meantime.');
  await button('Cancel', dialog()).click();
  await main().getByText('Nothing is waiting for approval.').waitFor();
  expect(await statuses()).toEqual(['Denied']);
  // The browser notes the refusal.
  tab.complaints.length = 0;
});

test('C-challenge-admin-63 C-challenge-admin-29 an attachment is deleted after a question, and the list shows it', async () => {
  await open();
  await button('Delete attachment').click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^(Yes|Delete|OK)/ })
    .first()
    .click();
  await said('Attachment deleted successfully');
  await expect.poll(() => button('Download donor-card.png').count(), patient).toBe(0);
  expect((await application.server.database.select().from(selfReports))[0]?.Attachment).toBeNull();
});

test('C-challenge-admin-68 the administrators who get an email are chosen', async () => {
  await button('Email recipients').click();
  await dialog().getByText('Administrators').first().waitFor();
  await settled(page);
  await expectSound(tab);
  await button('Save', dialog()).click();
  await said('Users saved successfully');
  await dialog().waitFor({ state: 'detached' });
});

test.each([
  ['C-challenge-admin-71', 'updatechallengeapprovals', 'An error occurred while approving. Please try again.', 'Approve'],
  ['C-challenge-admin-72', 'updatechallengeapprovals', 'An error occurred while denying. Please try again.', 'Deny'],
  ['C-challenge-admin-70', 'deleteselfreportattachment', 'An error occurred while deleting the attachment. Please try again.', 'Delete attachment'],
  ['C-challenge-admin-69', 'updateadminemails', 'An error occurred while saving update settings. Please try again.', 'Email recipients'],
])('%s where %s fails, it says so and keeps what was written', async (_id, call, message, pressed) => {
  await page.route(`**/${call}`, (route) => route.fulfill({ status: 500, json: { StatusCode: 500, Errors: [], ShowUser: false } }));
  try {
    if (pressed === 'Email recipients') {
      await button(pressed).click();
      await button('Save', dialog()).click();
    } else {
      await open();
      await (pressed === 'Delete attachment' ? button(pressed) : ofRow(pressed)).click();
      if (pressed === 'Delete attachment')
        await page
          .getByRole('alertdialog')
          .getByRole('button', { name: /^(Yes|Delete|OK)/ })
          .first()
          .click();
      else {
        await dialog().getByRole('textbox', { name: 'Comment' }).fill('Thank you');
        await button(pressed, dialog()).click();
      }
    }
    await said(message);
    if (pressed === 'Approve' || pressed === 'Deny') expect(await dialog().getByRole('textbox', { name: 'Comment' }).inputValue()).toBe('Thank you');
    expect(await statuses()).toEqual(['PendingApproval']);
  } finally {
    await page.unroute(`**/${call}`);
    await withoutMessages(tab);
    tab.complaints.length = 0;
  }
});

appearance('who is looked for stays in the address', async () => {
  await main().getByRole('textbox', { name: 'Person' }).fill('nobody of that name');
  await main().getByText('No submissions match these filters.').waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get('search'), patient).toBe('nobody of that name');
  await page.reload();
  await main().getByText('No submissions match these filters.').waitFor();
  await main().getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('search'), patient).toBeNull();
  expect(await main().getByRole('textbox', { name: 'Person' }).inputValue()).toBe('');
});
