import { describe, expect } from 'vitest';
import { expectQuiet, expectSound, settled, type Tab } from './support/application';
import { tabTo } from './support/by-keyboard';
import {
  at,
  button,
  day,
  dayName,
  days,
  deleteDemoEvents,
  dialog,
  heads,
  holdRegistrations,
  isGone,
  part,
  pat,
  pathOfEvent,
  row,
  sent,
  signUpFor,
  statuses,
  visit,
  withEvents,
} from './support/events';
import { inSlices } from './support/fixture';
import { patient } from './support/pages';
import { expectSoundAtBothWidths, expectSoundEverywhere } from './support/visits';

const shots = 'lakeside-test-shots';
const talk = 'lakeside-test-talk';
const past = 'lakeside-test-past';
const full = 'lakeside-test-full';
const ended = 'lakeside-test-ended';
const { test, take, taken } = withEvents({
  made: (documents) => [
    {
      id: shots,
      name: 'Shots',
      EventType: 'Scheduled',
      sessions: [
        { Name: 'Chair A', StartsAt: at(5) },
        { Name: 'Chair B', StartsAt: at(5) },
        { Name: 'Chair C', StartsAt: at(5, '18:00') },
        { Name: 'Chair D', StartsAt: at(9) },
        { Name: 'Chair E', StartsAt: at(-2) },
      ],
    },
    {
      id: talk,
      name: 'Talk',
      EventType: 'Meeting',
      LocationName: 'Library',
      LocationAddressCityStateZip: '1 Main Street',
      sessions: [
        { Name: 'Noon talk', Place: 'Reading room', StartsAt: at(6), Documents: documents },
        { Name: 'Evening talk', StartsAt: at(9) },
      ],
    },
    { id: past, name: 'Past talk', EventType: 'Meeting', sessions: [{ StartsAt: at(-1) }] },
    { id: full, name: 'Full talk', EventType: 'Meeting', sessions: [{ StartsAt: at(6), Places: 0 }] },
    {
      id: ended,
      name: 'Ended',
      EventType: 'Scheduled',
      endDate: day(-3),
      sessions: [
        { Name: 'Then', StartsAt: at(-4) },
        { Name: 'Before', StartsAt: at(-5) },
      ],
    },
  ],
  mine: [`${shots}-4`, `${past}-1`, `${ended}-1`],
  prepare: deleteDemoEvents,
});
const appearance = inSlices(test, '/programs/detail', '/calendar');

describe('an event of days and times', () => {
  appearance(
    'B-events-22 B-events-24 B-events-26 shows on its page the days that one is registered for, open and with the word registered',
    async ({ tab }) => {
      await visit(tab, shots);
      await expect.poll(() => days(part(tab)), patient).toEqual([`${dayName(9)} registered (open)`]);
      await expect.poll(() => statuses(part(tab)), patient).toEqual({ 'Chair D': 'Selected' });
      await expectSoundEverywhere(tab);
    },
  );

  appearance('B-events-18 B-events-21 B-events-27 shows all its days in the dialog, several open at a time, in four columns', async ({ tab }) => {
    const place = await signUpFor(tab, shots);
    await expect.poll(() => days(place), patient).toEqual([dayName(5), `${dayName(9)} registered (open)`]);
    expect(await heads(place)).toEqual(['Time', 'Session', 'Details', 'Status']);
    await button(place, dayName(5)).click();
    await expect.poll(() => days(place), patient).toEqual([`${dayName(5)} (open)`, `${dayName(9)} registered (open)`]);
    await expectSoundEverywhere(tab);
  });

  appearance('days that are over fold away until one asks for them', async ({ tab }) => {
    const place = await signUpFor(tab, shots);
    await expect.poll(() => days(place), patient).toEqual([dayName(5), `${dayName(9)} registered (open)`]);
    await button(place, 'Show 1 past day').click();
    await expect.poll(() => days(place), patient).toEqual([dayName(-2), dayName(5), `${dayName(9)} registered (open)`]);
    await button(place, 'Hide past days').click();
    await expect.poll(() => days(place), patient).toEqual([dayName(5), `${dayName(9)} registered (open)`]);
  });

  appearance('B-events-19 B-events-03 each day has its times, and each time its sessions', async ({ tab }) => {
    const place = await signUpFor(tab, shots);
    await button(place, dayName(5)).click();
    await row(place, 'Chair C').waitFor();
    const rows = place.getByRole('region', { name: dayName(5) }).locator('[role="row"][data-id]');
    // The rows of a grid that takes the place of the first rows have no lines while it is hidden.
    const sessions = async () => {
      const lines = (await rows.allInnerTexts()).map((text) => text.split('\n'));
      return lines.map(([time, session]) => [session, time === lines[0]![0] ? 'first' : 'later', time]);
    };
    const time = expect.stringMatching(/^1[12]:00|^1:00/) as string;
    await expect.poll(sessions, patient).toEqual([
      ['Chair A', 'first', time],
      ['Chair B', 'first', time],
      ['Chair C', 'later', time],
    ]);
  });

  test('by keyboard alone: a day is opened, a session chosen and saved', async ({ tab }) => {
    await visit(tab, shots);
    const { page } = tab;
    await tabTo(page, 'Choose a session');
    await page.keyboard.press('Enter');
    await button(dialog(tab), 'Cancel').waitFor();
    await tabTo(page, dayName(5));
    await page.keyboard.press('Enter');
    await row(dialog(tab), 'Chair B').waitFor();
    await tabTo(page, 'Chair B');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await statuses(dialog(tab)))['Chair B'], patient).toBe('Selected');
    await tabTo(page, 'Save');
    await page.keyboard.press('Enter');
    await isGone(tab);
    expect(await taken(shots)).toEqual(['Chair B', 'Chair D']);
    await expect.poll(() => days(part(tab)), patient).toEqual([`${dayName(5)} registered`, `${dayName(9)} registered (open)`]);
  });

  test('B-events-25 once it has ended, it says on which day, and nothing can be changed', async ({ tab }) => {
    await visit(tab, ended);
    const date = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', day: 'numeric' }).format(new Date(day(-3)));
    await part(tab).getByText(`Ended on ${date}`, { exact: true }).waitFor();
    expect(await statuses(part(tab))).toEqual({ Then: 'Selected' });
    await row(part(tab), 'Then').click();
    expect([await statuses(part(tab)), await button(part(tab), /^Save/).count()]).toEqual([{ Then: 'Selected' }, 0]);
    await expectSound(tab);
  });

  appearance('B-events-04 B-events-86 B-events-87 a wheel turns with the word Loading until all has come, the days too', async ({ tab }) => {
    const released: (() => void)[] = [];
    for (const call of ['userevents/geteventdetails', 'usersessions/getsessionschedule'])
      await tab.page.route(`**/${call}*`, async (route) => {
        await new Promise<void>((resolve) => released.push(resolve));
        await route.continue();
      });
    const wheel = part(tab).getByText('Loading...');
    const watchWheel = async () => {
      for (const round of [1, 2]) {
        await expect.poll(() => released.length, patient).toBe(round);
        await wheel.waitFor();
        expect(await part(tab).locator('.accordion-turn').count()).toBe(0);
        released[round - 1]!();
      }
    };
    // The page is not ready before everything has come.
    await Promise.all([tab.enterAs(pat, pathOfEvent(shots)), watchWheel()]);
    await part(tab).locator('.accordion-turn').first().waitFor();
    expect(await wheel.count()).toBe(0);
  });
});

describe('a meeting', () => {
  appearance('B-events-09 B-events-10 B-events-85 shows its first session: what it is called, where and when it is', async ({ tab }) => {
    const place = await signUpFor(tab, talk);
    const text = await place.innerText();
    for (const words of ['Talk', 'Library, 1 Main Street', 'Noon talk', 'Reading room', dayName(6)]) expect(text).toContain(words);
    expect(text).toMatch(/1[12]:00 .*1[12]:30/);
    expect(text).not.toContain('Evening talk');
    expect(await place.locator('.rich-content, [class*="rich"]').first().innerText()).not.toBe('');
  });

  appearance('B-events-11 its documents are downloaded, and where there are several, by their names', async ({ tab }) => {
    const place = await signUpFor(tab, talk);
    await button(place, /^Download/)
      .first()
      .click();
    const list = tab.page.getByRole('dialog', { name: 'Noon talk' });
    await list.waitFor();
    const [download] = await Promise.all([
      tab.page.waitForEvent('download'),
      button(list, /^Download /)
        .first()
        .click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.pdf$/);
    await expectSoundAtBothWidths(tab);
    await button(list, 'Close').click();
    await list.waitFor({ state: 'detached' });
  });

  appearance('B-events-12 B-events-13 B-events-15 asks whether one signs up, by Cancel and Sign Up, and there is no Save', async ({ tab }) => {
    const place = await signUpFor(tab, talk);
    await place.getByText('Confirming you are signing up for:').waitFor();
    const names = await place.locator('.dialog-actions').getByRole('button').allInnerTexts();
    expect(names).toEqual(['Cancel', 'Sign Up']);
    await expectSoundEverywhere(tab);
  });

  test('B-events-83 B-events-82 B-events-88 signing up sends Register, cannot be pressed again until it is done, and closes the dialog', async ({ tab }) => {
    const place = await signUpFor(tab, talk);
    const goOn = await holdRegistrations(tab);
    const signUp = button(place, 'Sign Up');
    expect(await sent(tab, () => signUp.click())).toEqual([`Register ${talk}-1`]);
    expect(await signUp.isDisabled()).toBe(true);
    goOn();
    await isGone(tab);
    expect(await taken(talk)).toEqual(['Noon talk']);
    await part(tab).getByText('You are currently signed up for:').waitFor();
  });

  test('B-events-14 B-events-16 B-events-84 whoever has signed up is told so, and Remove Sign Up sends Unregister', async ({ tab }) => {
    await take(`${talk}-1`);
    await visit(tab, talk);
    await part(tab).getByText('You are currently signed up for:').waitFor();
    expect(await part(tab).getByRole('button').allInnerTexts()).not.toContain('Sign Up');
    expect(await sent(tab, () => button(part(tab), 'Remove Sign Up').click())).toEqual([`Unregister ${talk}-1`]);
    await part(tab).getByText('Confirming you are signing up for:').waitFor();
    expect(await taken(talk)).toEqual([]);
  });

  appearance('B-events-17 one that is full shows neither button, only that it is unavailable', async ({ tab }) => {
    await visit(tab, full);
    await part(tab).getByText('This event is currently unavailable:').waitFor();
    expect(await part(tab).getByRole('button').count()).toBe(0);
  });

  test('B-events-81 of one that has begun nothing can be changed any more', async ({ tab }) => {
    await visit(tab, past);
    expect(await button(part(tab), 'Remove Sign Up').isDisabled()).toBe(true);
    await expectQuiet(tab);
  });
});

describe('what the dialog answers to whoever opened it', () => {
  /** Opens the dialog from a calendar that shows what the dialog answers. */
  async function openFromCalendar(tab: Tab): Promise<void> {
    await take(`${shots}-2`);
    const days = "event.Days.map(d, d.Day + ' ' + string(count(d.Sessions)) + ' ' + d.Sessions[0].Action)[0]";
    const asked = "event.Registration.CalendarEvent.Id + ' ' + event.Registration.RequestedDate + ' ' + string(event.Registration.ShowMoreDetails)";
    const told = `event.Error ? 'failed' : 'saved ' + ${asked} + ' ' + ${days}`;
    await tab.page.route('**/screen/calendar.json', async (route) => {
      const answer = await route.fetch();
      const text = (await answer.text()).replaceAll(
        '"openDialog":"event-sign-up"',
        `"openDialog":"event-sign-up","onResult":${JSON.stringify({ notify: { $: told } })}`,
      );
      await route.fulfill({ response: answer, body: text });
    });
    await tab.enterAs(pat, `/calendar?date=${day(5)}&view=list`);
    await tab.page.locator('.calendar').getByText('Shots').first().click();
    await tab.page.getByRole('button', { name: /^(Change|Choose a) session for Shots$/ }).click();
    await button(dialog(tab), 'Cancel').waitFor();
  }

  appearance('B-events-23 B-events-93 B-events-102 the asked day is open; after a failure its closing says so', async ({ tab }) => {
    await openFromCalendar(tab);
    await expect.poll(() => days(dialog(tab)), patient).toEqual([`${dayName(5)} registered (open)`, `${dayName(9)} registered`]);
    await tab.page.route('**/usersessions/register', (route) => route.fulfill({ status: 500, json: { StatusCode: 500, Errors: [], ShowUser: false } }));
    await row(dialog(tab), 'Chair A').click();
    await button(dialog(tab), 'Save').click();
    await dialog(tab).locator('.dialog-actions').getByRole('alert').waitFor();
    expect(await button(dialog(tab), 'Save').isEnabled()).toBe(true);
    await button(dialog(tab), 'Cancel').click();
    await tab.page.getByText('failed', { exact: true }).waitFor();
  });

  test('B-events-89 B-events-90 B-events-91 what was saved: the registration, each day with its sessions and actions, and no error', async ({ tab }) => {
    await openFromCalendar(tab);
    await row(dialog(tab), 'Chair A').click();
    await row(dialog(tab), 'Chair C').click();
    await button(dialog(tab), 'Save 2 changes').click();
    const date = day(5).replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1');
    await tab.page.getByText(`saved ${shots} ${day(5)} true ${date} 2 Register`, { exact: true }).waitFor();
    await isGone(tab);
    await settled(tab.page);
  });
});
