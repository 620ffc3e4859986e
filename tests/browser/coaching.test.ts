import { describe, expect } from 'vitest';
import { constantsOf } from '../../server/foundation/constants';
import { testDefinitions } from '../server/support/definitions';
import { inSlices, withApplication } from './support/fixture';
import { expectSound, settled, type Tab, type Width } from './support/application';
import { tabTo } from './support/by-keyboard';
import { answerStartUp, patient } from './support/pages';
import { actAs, panel, startActing } from './support/side-panel';
import { anew, sharedVisit } from './support/visits';

const settings = constantsOf(testDefinitions().for(null)).coaching;
const who = 'coach@lakeside.example';
const profileOf = (userId: string) => `/coaching/participant-list/participant-profile/${userId}`;
const pat = profileOf('user-000001');

const { test, application } = withApplication();
const appearance = inSlices(test, '/coaching/participant-list/participant-profile/user-000001');
test.beforeAll(async () => {
  await answerStartUp(application, who);
});

const profile = sharedVisit(
  async () => {
    const tab = await application.open();
    await tab.enterAs(who, pat);
    await settled(tab.page);
    return tab;
  },
  (tab) => anew(tab, pat),
);

const log = ({ page }: Tab) => page.getByRole('main');
const field = (tab: Tab, name: string | RegExp) => log(tab).getByRole('form', { name: 'New entry' }).getByLabel(name);
const chooseType = (tab: Tab, name: string) => field(tab, 'Entry type').selectOption({ label: name });
/** A note that is kept, and not one that is being typed. */
const noteIn = (tab: Tab, note: string | RegExp) => log(tab).locator('.cell-edit-value').filter({ hasText: note }).first();
async function write(tab: Tab, note: string) {
  await chooseType(tab, 'Call');
  await field(tab, 'Note').fill(note);
  await log(tab).getByRole('button', { name: 'Save', exact: true }).click();
  await noteIn(tab, note).waitFor();
}
/** The row, or on a phone the card, that says something. */
const entryOf = (tab: Tab, note: string) => log(tab).locator('[role="row"], [role="listitem"], li, article').filter({ hasText: note }).last();

describe('the form', () => {
  appearance('C-coaching-04 C-coaching-05 C-coaching-07 has type, date and time, and note, and can be sent by Save', async () => {
    const tab = await profile();
    const names = await field(tab, 'Entry type').locator('option').allTextContents();
    expect(names).toEqual(['Select', 'Session', 'Note', 'Email', 'Call', 'Voicemail', 'Referral', 'Create Challenge']);
    expect(await log(tab).locator('.time-slot input').first().inputValue()).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(await log(tab).getByRole('button', { name: 'Save', exact: true }).count()).toBe(1);
    await expectSound(tab);
  });

  test('C-coaching-06 C-coaching-08 C-coaching-82 of a session has the sessions in place of the date, and says Update', async () => {
    const tab = await profile();
    await chooseType(tab, 'Session');
    await log(tab).getByRole('button', { name: 'Update', exact: true }).waitFor();
    expect(await log(tab).locator('.time-slot').count()).toBe(0);
    const offered = await field(tab, 'Session').locator('option').allTextContents();
    expect(offered[1]).toMatch(/^\d{2}\/\d{2}\/\d{4} \d{1,2}:\d{2} [AP]M$/);
    await field(tab, 'Session').selectOption({ index: 1 });
    await field(tab, 'Note').fill('Asked for a later hour.');
    await log(tab).getByRole('button', { name: 'Update', exact: true }).click();
    await expect
      .poll(
        () =>
          log(tab)
            .getByText(/Asked for a later hour\./)
            .count(),
        patient,
      )
      .toBeGreaterThan(0);
  });

  test('C-coaching-92 C-coaching-91 says that a note is too long, and saves nothing', async () => {
    const tab = await profile();
    await chooseType(tab, 'Note');
    await field(tab, 'Note').fill('b'.repeat(5000));
    const save = log(tab).getByRole('button', { name: 'Save', exact: true });
    await expect.poll(() => save.getAttribute('aria-disabled'), patient).toBe('true');
    await field(tab, 'Entry type').focus();
    await log(tab).locator('.field-fault').getByText(settings.coachNoteTooLong).waitFor();
    await field(tab, 'Note').fill('b'.repeat(4999));
    await expect.poll(() => save.getAttribute('aria-disabled'), patient).not.toBe('true');
    expect(await noteIn(tab, 'bbbbbbbbbb').count()).toBe(0);
  });

  appearance('C-coaching-80 says where there is no session to add a note to', async () => {
    const tab = await profile();
    await anew(tab, profileOf('user-000002'));
    await chooseType(tab, 'Session');
    await log(tab)
      .getByText(
        "No sessions are scheduled within the next 30 days or last 30 days. Create a new session from the Participant's Profile page to add session notes.",
      )
      .waitFor();
  });
});

describe.each(['wide', 'narrow'] as Width[])('the entries, %s', (width) => {
  const here = width === 'wide' ? test : appearance;
  here('C-coaching-09 C-coaching-11 C-coaching-12 are written, edited where they stand and deleted after a question', async () => {
    const tab = await profile(width);
    const note = `Sleeps better, ${width}.`;
    await write(tab, note);
    const entry = entryOf(tab, note);
    expect(await entry.textContent()).toMatch(/\d{2}\/\d{2}\/\d{4} \d{1,2}:\d{2} [AP]M/);
    await entry.getByRole('button', { name: /Edit note from/ }).click();
    const edited = entry.getByRole('textbox');
    await edited.fill(`${note} Walks.`);
    await log(tab).getByRole('heading', { name: 'Coaching log' }).click();
    await noteIn(tab, `${note} Walks.`).waitFor();
    await expectSound(tab);
    await entryOf(tab, `${note} Walks.`)
      .getByRole('button', { name: /^Delete/ })
      .click();
    const question = tab.page.getByRole('alertdialog', { name: 'Confirm Delete' });
    expect(await question.textContent()).toContain('Would you like to delete this Note?');
    await question.getByRole('button', { name: 'Yes', exact: true }).click();
    await tab.page.getByText(settings.coachEntryDeleted).waitFor();
    await expect.poll(() => noteIn(tab, `${note} Walks.`).count(), patient).toBe(0);
  });
});

describe('the entries', () => {
  appearance('C-coaching-75 C-coaching-77 C-coaching-76 by keyboard Enter opens the note, and Escape takes back what was typed', async () => {
    const tab = await profile();
    await write(tab, 'Takes the stairs.');
    await tabTo(tab.page, /Edit note from/);
    await tab.page.keyboard.press('Enter');
    const edited = log(tab).locator('.cell-editor').getByRole('textbox');
    await edited.fill('Something else.');
    await tab.page.keyboard.press('Escape');
    await edited.waitFor({ state: 'detached' });
    expect(await log(tab).getByText('Something else.').count()).toBe(0);
  });

  appearance('C-coaching-116 say when they were written by month, day, year and time', async () => {
    const tab = await profile();
    const cells = log(tab).locator('[role="gridcell"][data-field="date"]');
    await expect.poll(() => cells.count(), patient).toBe(settings.coachEntriesShown);
    const dates = await cells.allTextContents();
    expect(dates.filter((date) => !/^\d{2}\/\d{2}\/\d{4} \d{1,2}:\d{2} [AP]M$/.test(date))).toEqual([]);
  });

  test('C-coaching-93 of a note that is edited it says that it is too long, and keeps what was there', async () => {
    const tab = await profile();
    await write(tab, 'Short and true.');
    await entryOf(tab, 'Short and true.')
      .getByRole('button', { name: /Edit note from/ })
      .click();
    await log(tab).locator('.cell-editor').getByRole('textbox').fill('c'.repeat(5000));
    await log(tab).getByRole('heading', { name: 'Coaching log' }).click();
    await log(tab).locator('.cell-editor').getByText(settings.coachNoteTooLong).waitFor();
    await tab.page.keyboard.press('Escape');
  });

  test("C-coaching-94 C-coaching-95 C-coaching-10 ten are on a page; another coach's can be read, and neither edited nor deleted", async () => {
    const tab = await profile();
    const rows = log(tab)
      .getByRole('row')
      .filter({ has: tab.page.getByRole('button', { name: /Full note from/ }) });
    await expect.poll(() => rows.count(), patient).toBe(settings.coachEntriesShown);
    const others = rows.filter({ hasText: 'Toni Rowe' });
    await others.first().waitFor();
    expect(
      await others
        .first()
        .getByRole('button', { name: /Edit|Delete/ })
        .count(),
    ).toBe(0);
    expect(
      await rows
        .filter({ hasText: 'Casey Brooks' })
        .first()
        .getByRole('button', { name: /^Delete/ })
        .count(),
    ).toBe(1);
  });

  // What a question names, the dialog of its kind says: of a session delete-coach-session, of a note the specified words (schemas/tables/coach-entries.table.json).
  test('C-coaching-96 C-coaching-113 C-coaching-114 of a coming session it is asked whether the participant gets an email', async () => {
    const tab = await profile();
    await log(tab)
      .getByRole('row')
      .filter({ hasText: 'Upcoming' })
      .first()
      .getByRole('button', { name: /^Delete/ })
      .click();
    const dialog = tab.page.getByRole('dialog', { name: 'Delete session' });
    // Item 22 of issue 51: the question is about the session, not about a note.
    expect(await dialog.textContent()).toMatch(/Delete the session with \w+ \w+ on \d/);
    expect(await dialog.getByRole('button').allTextContents()).toEqual(['Keep session', 'Delete', 'Cancel & Send Email']);
    await expectSound(tab);
    await dialog.getByRole('button', { name: 'Cancel & Send Email' }).click();
    await tab.page.getByText(`${settings.coachEntryDeleted}${settings.coachEntryMailed}`).waitFor();
  });
});

test('C-coaching-02 C-coaching-74 C-coaching-64 Create Challenge leads to the personal challenges, as the participant', async () => {
  const tab = await application.open();
  await tab.enterAs(who, pat);
  await settled(tab.page);
  await chooseType(tab, 'Create Challenge');
  await startActing(tab);
  await expect.poll(() => tab.page.url(), patient).toContain('/programs/join?sectionId=PersonalChallengeSection_2026');
  await tab.close();
});

appearance('C-coaching-03 C-coaching-13 C-coaching-14 the side panel has the same log, stacked below 30 percent', async () => {
  const tab = await application.open();
  await tab.enterAs(who, '/programs');
  await actAs(tab, 'Rivers', 'Pat Rivers');
  await panel(tab).getByRole('tab', { name: 'Coaching' }).click();
  await panel(tab).getByRole('heading', { name: 'Coaching log' }).waitFor();
  await panel(tab).getByRole('grid').waitFor();
  for (let percent = 40; percent > 25; percent -= 5) await panel(tab).getByRole('button', { name: 'Make the panel narrower' }).click();
  await panel(tab).getByRole('grid').waitFor({ state: 'detached' });
  expect(
    await panel(tab)
      .getByRole('button', { name: /Edit note from/ })
      .count(),
  ).toBeGreaterThan(0);
  await expectSound(tab);
  await tab.close();
});
