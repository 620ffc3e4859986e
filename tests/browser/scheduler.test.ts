import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { addDays, dateIn, formatDate } from '../../runtime/format/date';
import { startOfWeek } from '../../runtime/format/time';
import type { SessionSave } from '../../schemas/generated/records';
import { blockedTimes, coachingSessions } from '../../server/records/tables/events';
import { profiles, users } from '../../server/records/tables/people';
import { signInAttempts } from '../../server/records/tables/sessions';
import { personOf } from '../server/support/impersonation';
import { halfHour, prepareScheduler } from '../server/support/scheduler';
import type { Client } from '../server/support/test-server';
import { inSlices, withApplication } from './support/fixture';
import { expectSound, settled, type Tab } from './support/application';
import { tabTo } from './support/by-keyboard';
import { answerStartUp, messagesTo, patient } from './support/pages';
import { dialog, enteredAs, freeTimesOn, message, offered, openBooking } from './support/scheduler';
import { expectSoundAtBothWidths } from './support/visits';

const zone = 'America/Chicago';
const coachName = 'coach@lakeside.example';
const patName = 'pat@lakeside.example';
/** Tuesday of the next week: every time of it is to come. */
const tuesday = addDays(startOfWeek(dateIn(new Date().toISOString(), zone), 1)!, 8)!;
const dayName = formatDate(tuesday, 'dddd, MMMM D');

const { test, application, undoAfterTest } = withApplication();
const appearance = inSlices(test, '/coaching/calendar', '/coaching/calendar/user/somebody');
let coach: Client;
let casey: string;
let pat: string;
test.beforeAll(async () => {
  const person = await personOf(application.server, coachName);
  [casey, pat] = [person.UserId, (await personOf(application.server, patName)).UserId];
  await prepareScheduler(application.server.database, person);
  await application.server.database.update(profiles).set({ TimeZone: zone }).where(eq(profiles.UserId, pat));
  await application.server.database
    .update(users)
    .set({ Roles: ['Coach', 'WRAdmin'] })
    .where(eq(users.UserId, 'coach-2'));
  for (const name of [coachName, patName, 'riley@lakeside.example']) await answerStartUp(application, name);
  coach = await application.server.as(coachName);
});
beforeEach(async () => {
  // A coach may cause only so many emails to a participant: those of other tests do not count.
  for (const table of [coachingSessions, blockedTimes, signInAttempts]) await application.server.database.delete(table);
});

const freeOn = (day: string) => freeTimesOn(coach, { userId: pat, coachId: casey, day, zone });
const timeOf = (start: string) => formatDate(start, 'h:mm A', zone);
const book = (StartDate: string, UserId = pat) =>
  coach.post<SessionSave>('/coachentry', { EntryType: 'Session', WorkFlowType: 'Scheduled', SessionTypeId: halfHour, CoachUserId: casey, UserId, StartDate });

const itemOf = ({ page }: Tab, text: string) => page.locator('.calendar-item').filter({ hasText: text });
const open = (who: string, path: string, width?: 'narrow') => enteredAs(application, who, path, width);
describe('from both sides', () => {
  test('C-scheduler-05 C-scheduler-39 C-scheduler-40 a participant whose time was taken meanwhile takes the next one by one press, and the coach sees it', async () => {
    const [start] = await freeOn(tuesday);
    const tab = await open(patName, '/calendar/coaching-sessions');
    await expectSound(tab);
    await openBooking(tab);
    await offered(tab, dayName, timeOf(start!)).check({ force: true });
    await expectSound(tab);
    // Another person is faster.
    expect((await book(start!, 'user-000002')).body.Successful).toBe(true);
    await dialog(tab).getByRole('button', { name: 'Book session' }).click();
    await dialog(tab).getByText('This time is no longer available.').waitFor(patient);
    await expectSound(tab);
    await dialog(tab)
      .getByRole('button', { name: new RegExp(`^Book ${dayName}, .* instead$`) })
      .click();
    await message(tab, 'You have successfully scheduled this session.').waitFor(patient);
    await tab.page.getByRole('heading', { name: dayName }).waitFor(patient);
    const seen = await open(coachName, `/coaching/calendar?date=${tuesday}&view=day`);
    await itemOf(seen, 'Pat Rivers').waitFor(patient);
    await expectSound(seen);
  });

  test('C-scheduler-06 C-scheduler-29 a coach schedules by keyboard on a phone, and the participant sees it at once', async () => {
    const [start] = await freeOn(tuesday);
    const own = await open(patName, '/calendar/coaching-sessions', 'narrow');
    await expectSound(own);
    const tab = await open(coachName, `/coaching/calendar/user/${pat}?date=${tuesday}`, 'narrow');
    await expectSound(tab);
    await tabTo(tab.page, 'Schedule a session');
    await tab.page.keyboard.press('Enter');
    await dialog(tab).getByLabel('Session type').selectOption({ label: 'Follow-up, 30 minutes' });
    await offered(tab, dayName, timeOf(start!)).focus();
    await tab.page.keyboard.press('Space');
    await expectSound(tab);
    await dialog(tab).getByRole('button', { name: 'Schedule session' }).focus();
    await tab.page.keyboard.press('Enter');
    await message(tab, 'You have successfully scheduled this session.').waitFor(patient);
    await own.page.getByRole('heading', { name: dayName }).waitFor(patient);
  });

  test('C-scheduler-11 C-scheduler-12 C-scheduler-02 a session is moved by keyboard, then called off with an email', async () => {
    const [start, , , , later] = await freeOn(tuesday);
    await book(start!);
    const own = await open(patName, '/calendar/coaching-sessions');
    const tab = await open(coachName, `/coaching/calendar?date=${tuesday}&view=week`);
    const item = () => itemOf(tab, 'Pat Rivers');
    await item().focus();
    await tab.page.keyboard.press('Enter');
    await tab.page.getByRole('button', { name: 'Move', exact: true }).waitFor(patient);
    await expectSoundAtBothWidths(tab);
    await tab.page.getByRole('button', { name: 'Move', exact: true }).focus();
    await tab.page.keyboard.press('Enter');
    await offered(tab, dayName, timeOf(later!)).focus();
    await tab.page.keyboard.press('Space');
    await dialog(tab).getByRole('button', { name: 'Move session' }).focus();
    await tab.page.keyboard.press('Enter');
    await message(tab, 'You have successfully scheduled this session.').waitFor(patient);
    await own.page.getByText(`${timeOf(later!).replace(/ [AP]M$/, '')} –`).waitFor(patient);
    await tab.page.getByRole('button', { name: 'Delete', exact: true }).click();
    expect(await dialog(tab).getByRole('button').allTextContents()).toEqual(['Keep session', 'Delete', 'Cancel & Send Email']);
    await dialog(tab).getByRole('button', { name: 'Cancel & Send Email' }).click();
    await item().waitFor({ state: 'detached', ...patient });
    await own.page.getByText('You have no sessions scheduled.').waitFor(patient);
    expect((await messagesTo(application, patName))[0]!.Subject).toBe('Your coaching session was canceled');
  });

  test('a participant cancels a session a day before it, and the coach sees it at once', async () => {
    await book((await freeOn(tuesday))[0]!);
    const seen = await open(coachName, `/coaching/calendar?date=${tuesday}&view=day`);
    const item = itemOf(seen, 'Pat Rivers');
    await item.waitFor(patient);
    const tab = await open(patName, '/calendar/coaching-sessions');
    await tab.page.getByRole('button', { name: `Cancel session on ${dayName}` }).click();
    await tab.page.getByRole('alertdialog').getByRole('button', { name: 'Cancel session' }).click();
    await message(tab, 'The session was canceled. We told Casey Brooks.').waitFor(patient);
    await item.waitFor({ state: 'detached', ...patient });
    expect((await messagesTo(application, coachName))[0]!.Subject).toBe('Pat Rivers canceled a coaching session');
  });

  test('C-scheduler-61 a session that is dragged onto another time is moved once the coach agrees, and stays where it was otherwise', async () => {
    const [start] = await freeOn(tuesday);
    await book(start!);
    const tab = await open(coachName, `/coaching/calendar?date=${tuesday}&view=day`);
    const item = itemOf(tab, 'Pat Rivers');
    const drag = async () => {
      const box = (await item.boundingBox())!;
      const [x, y] = [box.x + box.width / 2, box.y + 6];
      await tab.page.mouse.move(x, y);
      await tab.page.mouse.down();
      await tab.page.mouse.move(x, y + 60, { steps: 5 });
      await tab.page.mouse.move(x, y + 110, { steps: 5 });
      await tab.page.mouse.up();
      await dialog(tab).getByRole('button', { name: 'Move session' }).waitFor(patient);
    };
    const before = await item.boundingBox();
    await drag();
    await dialog(tab).getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(async () => (await item.boundingBox())?.y, patient).toBeCloseTo(before!.y, -1);
    await drag();
    await dialog(tab).getByRole('button', { name: 'Move session' }).click();
    await message(tab, 'You have successfully scheduled this session.').waitFor(patient);
    const [row] = await application.server.database.select().from(coachingSessions);
    expect(Date.parse(row!.StartDate)).toBeGreaterThan(Date.parse(start!));
  });
});

describe('time blocks', () => {
  test('C-scheduler-68 C-scheduler-89 C-scheduler-69 one is refused over a session, saved beside it, changed, and deleted', async () => {
    const [start] = await freeOn(tuesday);
    await book(start!);
    const tab = await open(coachName, `/coaching/calendar?date=${tuesday}&view=week`);
    await tab.page.getByRole('button', { name: 'Block a time' }).click();
    const fill = async (from: string, to: string) => {
      for (const [field, time] of [
        ['From', from],
        ['To', to],
      ] as const) {
        const group = dialog(tab).getByRole('group', { name: field });
        await group.locator('input[type="date"]').fill(tuesday);
        await group.locator('input[type="time"]').fill(time);
      }
    };
    await dialog(tab).getByLabel('Reason').fill('Dentist');
    await expectSound(tab);
    const hour = formatDate(start!, 'HH:mm', zone);
    await fill(hour, '12:00');
    await dialog(tab).getByRole('button', { name: 'Save' }).click();
    await dialog(tab).getByText('A session is already scheduled during this time.').waitFor(patient);
    await message(tab, 'Failed to save time block').waitFor(patient);
    await fill('14:00', '15:00');
    await dialog(tab).getByRole('button', { name: 'Save' }).click();
    await message(tab, 'Your time block was added successfully').waitFor(patient);
    await itemOf(tab, 'Dentist').click();
    await tab.page.getByRole('button', { name: 'Change or delete' }).click();
    await expectSound(tab);
    await fill('16:00', '17:00');
    await dialog(tab).getByRole('button', { name: 'Save' }).click();
    await dialog(tab).waitFor({ state: 'detached', ...patient });
    await tab.page.getByText(`${dayName}, 4:00 – 5:00 PM CT`).waitFor(patient);
    expect(await itemOf(tab, 'Dentist').count()).toBe(1);
    await tab.page.getByRole('button', { name: 'Change or delete' }).click();
    await dialog(tab).getByRole('button', { name: 'Delete' }).click();
    await tab.page.getByRole('alertdialog').filter({ hasText: 'Delete the blocked time “Dentist” on ' }).getByRole('button', { name: 'Delete' }).click();
    await message(tab, 'Time block successfully deleted').waitFor(patient);
    await itemOf(tab, 'Dentist').waitFor({ state: 'detached', ...patient });
  });
});

describe('what cannot be loaded or deleted', () => {
  const fails = (tab: Tab, part: string) => tab.page.route(`**/api/${part}`, (route) => route.fulfill({ status: 500, json: { Errors: [], ShowUser: true } }));

  appearance.each([
    ['C-scheduler-90 the data of a scheduler', 'coaching/scheduler/data/**', 'Error retrieving scheduler data.'],
    ['C-scheduler-91 sessions and blocked times', 'coaching/scheduler/sessionsAndTimeBlocks', 'Error loading sessions and blocked times.'],
    ['C-scheduler-97 the calendar of a participant', 'coaching/scheduler/participantCalendar', 'Error loading calendar data'],
  ])('%s: it is said', async (_what, part, text) => {
    const tab = await application.open();
    await fails(tab, part);
    await tab.enterAs(coachName, `/coaching/calendar/user/${pat}`);
    await message(tab, text).waitFor(patient);
  });

  appearance('C-scheduler-92 C-scheduler-95 C-scheduler-96 unavailable times, a time block, a session: it is said', async () => {
    const [start, , , , later] = await freeOn(tuesday);
    await book(start!);
    const EndTime = new Date(Date.parse(later!) + 1_800_000).toISOString();
    await coach.post('/coaching/scheduler/create/timeblock', { Title: 'Dentist', StartTime: later!, EndTime });
    const tab = await open(coachName, `/coaching/calendar?date=${tuesday}&view=week`);
    for (const part of ['coaching/scheduler/timeblock*/**', 'coaching/scheduler/timeblocksforweek', 'coachentry/DeleteEntry/**']) await fails(tab, part);
    await itemOf(tab, 'Dentist').click();
    await tab.page.getByRole('button', { name: 'Change or delete' }).click();
    await message(tab, 'Error loading unavailable times').waitFor(patient);
    await dialog(tab).getByRole('button', { name: 'Delete' }).click();
    await tab.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await message(tab, 'Error deleting time block').waitFor(patient);
    await dialog(tab).getByRole('button', { name: 'Cancel' }).click();
    await itemOf(tab, 'Pat Rivers').click();
    await tab.page.getByRole('button', { name: 'Delete', exact: true }).click();
    await dialog(tab).getByRole('button', { name: 'Delete', exact: true }).click();
    await message(tab, 'Error deleting session').waitFor(patient);
  });
});

describe('what sessions rest on', () => {
  test('C-scheduler-01 C-scheduler-04 a coach adds times, is told of the day where they overlap, and copies a day', async () => {
    await undoAfterTest();
    const tab = await open(coachName, '/coaching/availability');
    await expectSoundAtBothWidths(tab);
    await tab.page.getByRole('button', { name: 'Add a time on Saturday' }).click();
    await tab.page.getByRole('button', { name: 'Add a time on Saturday' }).click();
    const saturday = (n: number) => tab.page.getByRole('group', { name: `Saturday, time ${n}` });
    for (const [n, from, to] of [
      [1, '9:00 AM', '11:00 AM'],
      [2, '10:45 AM', '12:00 PM'],
    ] as const) {
      await saturday(n).getByLabel('From').selectOption({ label: from });
      await saturday(n).getByLabel('To').selectOption({ label: to });
    }
    await tab.page.getByRole('button', { name: 'Save availability' }).click();
    await tab.page.getByText('Two times on Saturday overlap.').first().waitFor(patient);
    await saturday(2).getByLabel('From').selectOption({ label: '11:00 AM' });
    const copy = tab.page.getByRole('form', { name: 'Copy a day' });
    await copy.getByLabel('From').selectOption({ label: 'Saturday' });
    await copy.getByLabel('Sunday', { exact: true }).check();
    await tab.page.getByRole('button', { name: 'Copy', exact: true }).click();
    await message(tab, 'Saturday was copied.').waitFor(patient);
    await tab.page.getByRole('button', { name: 'Save availability' }).click();
    await message(tab, 'Your availability was saved.').waitFor(patient);
    const { body } = await coach.get<{ Data: { WeekDays: { Day: string; Availability: object[] }[] } }>('/coach-availability');
    const times = [
      { StartTime: '09:00', EndTime: '11:00' },
      { StartTime: '11:00', EndTime: '12:00' },
    ];
    expect(body.Data.WeekDays.slice(5)).toEqual([
      { Day: 'Saturday', Availability: times },
      { Day: 'Sunday', Availability: times },
    ]);
  });

  test('C-scheduler-08 C-scheduler-07 a coach who administers sets hours and session types', async () => {
    await undoAfterTest();
    const tab = await open('riley@lakeside.example', '/settings/coach-scheduler');
    await expectSoundAtBothWidths(tab);
    await tab.page.getByRole('button', { name: 'Edit Follow-up' }).click();
    await expectSound(tab);
    await dialog(tab).getByLabel('Free time after').fill('5');
    await dialog(tab).getByRole('button', { name: 'Save' }).click();
    await message(tab, 'The session type was saved.').waitFor(patient);
    await tab.page.getByText('30 minutes, plus 0 free before and 5 free after').waitFor(patient);
    await tab.page.getByRole('group', { name: 'Saturday' }).getByLabel('Coaching').check();
    await tab.page.getByRole('button', { name: 'Save hours' }).click();
    await message(tab, 'The coaching hours were saved.').waitFor(patient);
    await settled(tab.page);
  });

  test('C-scheduler-01 an administrator says when a coach has time', async () => {
    await answerStartUp(application, 'admin@lakeside.example');
    const tab = await open('admin@lakeside.example', '/administration/coach-availability');
    await tab.page.getByLabel('Coach', { exact: true }).selectOption({ label: 'Riley Brooks' });
    await tab.page.getByRole('button', { name: 'Save availability' }).waitFor(patient);
    await expectSound(tab);
    await tab.page.getByRole('button', { name: 'Save availability' }).click();
    await message(tab, "The coach's availability was saved.").waitFor(patient);
  });
});
