import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { coachingSessions } from '../../server/records/tables/events';
import { users } from '../../server/records/tables/people';
import { expectQuiet, expectSound, settled, type Tab, widths } from './support/application';
import { tabTo } from './support/by-keyboard';
import { at, button, day, dayName, deleteDemoEvents, dialog, isGone, pat, withEvents } from './support/events';
import { inSlices } from './support/fixture';
import { patient, pathOf } from './support/pages';
import { expectSoundAtBothWidths, expectSoundEverywhere } from './support/visits';

const classes = 'lakeside-test-classes';
const talk = 'lakeside-test-talk';
const { test, taken } = withEvents({
  made: () => [
    {
      id: classes,
      name: 'Classes',
      LocationName: 'Gym',
      sessions: [
        { Name: 'Yoga', StartsAt: at(6) },
        { Name: 'Tai chi', StartsAt: at(8) },
      ],
    },
    { id: talk, name: 'Talk', EventType: 'Meeting', sessions: [{ Name: 'Noon talk', StartsAt: at(7) }] },
  ],
  mine: [`${classes}-1`],
  prepare: async (database) => {
    await deleteDemoEvents(database);
    const people = await database.select().from(users).where(eq(users.EntityId, 'lakeside'));
    const idOf = (name: string) => people.find(({ UserName }) => UserName === name)!.UserId;
    const [me, coach] = [idOf(pat), idOf('coach@lakeside.example')];
    const session = (UserId: string, CoachUserId: string, time: string) => ({
      Id: randomUUID(),
      UserId,
      CoachUserId,
      StartDate: at(9, time),
      EndDate: at(9, time.replace(':00', ':45')),
      WorkFlowType: 'Scheduled' as const,
    });
    // The calendar shows no sessions of the demo between them.
    await database.delete(coachingSessions);
    await database.insert(coachingSessions).values([session(me, me, '16:00'), session(coach, me, '17:00'), session(me, coach, '18:00')]);
  },
});
const appearance = inSlices(test, '/calendar');

let tab: Tab;
test.beforeEach(({ tab: own }) => {
  tab = own;
});

/** Pat opens the calendar. */
const openCalendar = (query: string) => tab.enterAs(pat, `/calendar${query}`);
/** Opens the day beside the calendar that has the first session of Classes. */
async function openDayOfClasses(): Promise<void> {
  await openCalendar(`?date=${day(6)}&view=list`);
  await calendar().getByTitle('Classes').first().click();
  await side()
    .getByRole('heading', { name: dayName(6) })
    .waitFor();
}
const main = () => tab.page.getByRole('main');
const calendar = () => tab.page.locator('.calendar');
const side = () => tab.page.getByRole('region', { name: 'About this day' });
/** What is drawn in the calendar, by its titles, in their order. */
const drawn = () =>
  calendar()
    .locator('.calendar-item')
    .evaluateAll((items) => items.map((item) => item.getAttribute('title')));
const view = (name: string) => button(calendar(), name);
const monthOf = (days: number) => new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(new Date(day(days)));

describe('the calendar', () => {
  appearance('shows a month, a week and a list, in both windows, light and dark', async () => {
    await openCalendar(`?date=${day(6)}`);
    await calendar()
      .getByRole('heading', { level: 2 })
      .filter({ hasText: monthOf(6) })
      .waitFor();
    expect(await view('Month').getAttribute('aria-pressed')).toBe('true');
    for (const name of ['Month', 'Week', 'List']) {
      await view(name).click();
      await expect.poll(() => view(name).getAttribute('aria-pressed'), patient).toBe('true');
      await settled(tab.page);
      await expectSoundEverywhere(tab);
    }
  });

  appearance('keeps its day and its view in the address, and shows them again when it is loaded anew', async () => {
    await openCalendar('?date=2026-05-12&view=week');
    await view('Month').click();
    await view('Next month').click();
    await expect.poll(() => pathOf(tab), patient).toBe('/calendar?view=month&date=2026-06-01');
    const title = await calendar().getByRole('heading', { level: 2 }).innerText();
    await tab.page.reload();
    await settled(tab.page);
    expect(await calendar().getByRole('heading', { level: 2 }).innerText()).toBe(title);
  });

  appearance.each(['2026-02-31', 'tomorrow', '2026-13-01'])('at the address of the day %s, which does not exist, it shows the present month', async (date) => {
    await openCalendar(`?date=${date}`);
    await calendar()
      .getByRole('heading', { level: 2 })
      .filter({ hasText: monthOf(0) })
      .waitFor();
    await expectQuiet(tab);
  });

  appearance('the legend leaves kinds out and brings them back; what was logged is left out at first', async () => {
    await openCalendar(`?date=${day(6)}&view=list`);
    expect(await button(calendar(), 'Trackers').getAttribute('aria-pressed')).toBe('false');
    await expect.poll(drawn, patient).toContain('Classes');
    await button(calendar(), 'Events').click();
    await expect.poll(drawn, patient).not.toContain('Classes');
    await button(calendar(), 'Events').click();
    await expect.poll(drawn, patient).toContain('Classes');
  });

  appearance('begins on a phone with the list', async () => {
    await tab.page.setViewportSize(widths.narrow);
    await openCalendar('');
    expect(await view('List').getAttribute('aria-pressed')).toBe('true');
    await expectSound(tab);
  });
});

describe('coaching sessions', () => {
  appearance('A-calendar-18 A-calendar-19 A-calendar-20 are called by whose they are: of both, as the coach, as the one who is coached', async () => {
    await openCalendar(`?date=${day(9)}&view=week`);
    const sessions = async () => (await drawn()).filter((title) => /oaching|Session with/.test(title ?? ''));
    await expect
      .poll(async () => (await sessions()).map(String).toSorted(), patient)
      .toEqual([expect.stringMatching(/^Coaching with \S+ \S+$/), expect.stringMatching(/^Session with \S+ \S+$/), 'Your coaching session']);
  });

  appearance('A-calendar-01 the day beside the calendar calls them the same', async () => {
    await openCalendar(`?date=${day(9)}&view=week`);
    await calendar().getByTitle('Your coaching session').click();
    await expect
      .poll(() => side().getByRole('heading', { level: 3 }).allInnerTexts(), patient)
      .toEqual(['Your coaching session', expect.stringMatching(/^Session with /), expect.stringMatching(/^Coaching with /)]);
    await expectSoundAtBothWidths(tab);
  });

  appearance('A-calendar-21 of others, as the calendar of whoever is acted for is asked, both are named', async () => {
    await tab.page.route('**/GetCalendarEvents*', async (route) => {
      const answer = await route.fetch();
      const { Data, ...rest } = (await answer.json()) as { Data: { CoachingSessions: object[] } };
      const CoachingSessions = Data.CoachingSessions.map((session) => ({
        ...session,
        UserId: 'x',
        CoachUserId: 'y',
        FirstName: 'Ann',
        LastName: 'Lee',
        CoachName: 'Bo Ray',
      }));
      await route.fulfill({ response: answer, json: { ...rest, Data: { ...Data, CoachingSessions } } });
    });
    await openCalendar(`?date=${day(9)}&view=list`);
    await expect.poll(drawn, patient).toContain('Ann Lee with Bo Ray');
  });
});

describe('a day', () => {
  test('B-events-02 a meeting is signed up for beside the calendar, where it was pressed', async () => {
    await openCalendar(`?date=${day(7)}&view=list`);
    await calendar().getByTitle('Talk').click();
    await side()
      .getByRole('heading', { name: dayName(7) })
      .waitFor();
    await side().getByText('Confirming you are signing up for:').waitFor();
    await button(side(), 'Sign Up').click();
    await side().getByText('You are currently signed up for:').waitFor();
    expect([await taken(talk), await dialog(tab).count()]).toEqual([['Noon talk'], 0]);
    await expectSoundEverywhere(tab);
  });

  appearance('other events open their dialog, on the day that was pressed', async () => {
    await openCalendar(`?date=${day(7)}&view=list`);
    await calendar().getByTitle('Classes').last().click();
    await button(side(), 'Choose a session for Classes').click();
    await dialog(tab).getByRole('row').filter({ hasText: 'Tai chi' }).waitFor();
    await dialog(tab).getByRole('link', { name: 'More details' }).waitFor();
    await button(dialog(tab), 'Cancel').click();
    await isGone(tab);
  });

  appearance('by keyboard alone: an event is pressed, the day is read, and its dialog opened', async () => {
    await openCalendar(`?date=${day(6)}&view=list`);
    const { page } = tab;
    await tabTo(page, /Classes/);
    await page.keyboard.press('Enter');
    await side()
      .getByRole('heading', { name: dayName(6) })
      .waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(dayName(6));
    await tabTo(page, 'Change session for Classes');
    await page.keyboard.press('Enter');
    await button(dialog(tab), 'Cancel').waitFor();
    await page.keyboard.press('Escape');
    await isGone(tab);
  });

  test('its file for other calendars is downloaded', async () => {
    await openDayOfClasses();
    const [download] = await Promise.all([tab.page.waitForEvent('download'), button(side(), 'Calendar file for Classes').click()]);
    expect(download.suggestedFilename()).toBe('Classes.ics');
  });
});

describe('text reminders', () => {
  const choose = async () => {
    await openDayOfClasses();
    await button(side(), 'Text reminder for Classes').click();
    await dialog(tab).getByLabel('Text me').waitFor();
    await dialog(tab).getByRole('combobox').selectOption({ label: '1 hour before' });
    await button(dialog(tab), 'Save').click();
  };

  test('B-calendar-04 a failure says so, and what was chosen stays', async () => {
    await tab.page.route('**/usercalendar/reminder*', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500, json: { StatusCode: 500, Errors: [], ShowUser: false } }) : route.continue(),
    );
    await choose();
    await tab.page.getByText('Text Reminder failed to update!').waitFor();
    expect(await dialog(tab).getByRole('combobox').locator('option:checked').innerText()).toBe('1 hour before');
    await button(dialog(tab), 'Cancel').click();
    const leave = tab.page.getByRole('button', { name: 'Close', exact: true });
    if ((await leave.count()) > 0) await leave.click();
    await isGone(tab);
  });

  test('B-calendar-03 once it is saved it is said, and the button says that there is one', async () => {
    await choose();
    await tab.page.getByText('Text Reminder updated!').waitFor();
    await isGone(tab);
    await side().getByText('Change text reminder').waitFor();
    await expectSound(tab);
  });
});

appearance('D-health-screens-11 the next seven days stand beside the calendar, what is chosen before what is open', async () => {
  await openCalendar('');
  const week = tab.page.getByRole('region', { name: 'Next seven days' });
  await expect.poll(() => week.innerText(), patient).toMatch(/Classes, \d+:\d\d .*[AP]M/);
  const text = await week.innerText();
  expect(text).toContain('Talk');
  expect(text).not.toContain('Coaching');
});

test('a private address is made, shown once, and ended', async () => {
  await openCalendar('');
  await button(main(), 'Add to another calendar').click();
  await dialog(tab).getByText('No calendar link yet.').waitFor();
  await button(dialog(tab), 'Create link').click();
  const address = dialog(tab).getByText(/^https?:\/\/\S+$/);
  await address.waitFor();
  const url = await address.innerText();
  // A long one stays within the dialog.
  expect(await address.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await expectSound(tab);
  expect((await tab.page.request.get(url)).status()).toBe(200);
  await expectQuiet(tab);
  await button(dialog(tab), 'Close').click();
  await button(main(), 'Add to another calendar').click();
  await dialog(tab)
    .getByText(/^Your calendar link was created on /)
    .waitFor();
  expect(await address.count()).toBe(0);
  await button(dialog(tab), 'Turn off link').click();
  const question = tab.page.getByRole('alertdialog');
  await question.getByText(/^Turn off the calendar link created on \w+ \d+, \d{4}\?/).waitFor();
  await button(question, 'Keep it').click();
  await question.waitFor({ state: 'detached' });
  expect((await tab.page.request.get(url)).status()).toBe(200);
  await button(dialog(tab), 'Turn off link').click();
  await button(question, 'Turn off link').click();
  await dialog(tab).getByText('No calendar link yet.').waitFor();
  expect((await tab.page.request.get(url)).status()).toBe(404);
});
