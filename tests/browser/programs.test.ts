import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { programs } from '../../server/records/tables/programs';
import { addDays, dateIn } from '../../runtime/format/date';
import { loggerOf } from '../server/support/trackers';
import { undoing } from '../server/support/undo-writes';
import { inSlices, withApplication } from './support/fixture';
import { type Tab } from './support/application';
import { patient, pathOf } from './support/pages';
import { expectSoundAtBothWidths, showAllPrograms } from './support/visits';

const { test, application } = withApplication();
const appearance = inSlices(test, '/programs');
const who = 'pat@lakeside.example';
let undo: () => Promise<void>;
test.beforeAll(async () => {
  undo = await undoing(application.server);
});

// Each test begins with the programs of the demo.
let tab: Tab;
test.beforeEach(async ({ tab: own }) => {
  await undo();
  tab = own;
});

const openPrograms = (path = '/programs') => tab.enterAs(who, path);
const main = () => tab.page.getByRole('main');
const groups = () => main().locator('h2:not(.card-title)').allTextContents();
/** The titles of the cards below a heading. */
const cardsOf = (heading: string | RegExp) =>
  main()
    .locator('.stack, .accordion-part', { has: tab.page.getByRole('heading', { name: heading, exact: true }) })
    .last()
    .locator('.card-title')
    .allTextContents();
const toast = (text: string | RegExp) => tab.page.getByText(text).first().waitFor();

appearance(
  'B-programs-01 B-programs-02 B-programs-03 the home page has what one takes part in, what can be joined by section, and what is completed',
  async () => {
    await openPrograms();
    await main().getByRole('heading', { level: 1, name: 'Welcome, Pat' }).waitFor();
    await expect.poll(() => cardsOf('Your programs'), patient).toEqual(expect.arrayContaining(['Walk the Lake, Fall 2026', 'Better Sleep, Fall 2026']));
    expect(await cardsOf('Get moving')).toEqual(['Gym Visits', 'Stairs, Not Elevators']);
    await showAllPrograms(tab.page);
    expect(await cardsOf('Get moving')).toEqual(['Gym Visits', 'Stairs, Not Elevators', 'Step by Step, Fall 2026', 'Stretch and Move, Fall 2026']);
    expect(await cardsOf(/^Completed/)).toEqual(expect.arrayContaining(['Mindful Minutes, Spring 2026', 'Flu Shots, Fall 2026']));
    await main().getByRole('heading', { level: 3, name: 'Bronze' }).waitFor();
    await expectSoundAtBothWidths(tab);
  },
);

test('B-programs-45 joining from a card says so, and the card moves without a reload', async () => {
  await openPrograms();
  await tab.page.evaluate(() => Object.assign(window, { notReloaded: true }));
  await showAllPrograms(tab.page);
  const card = main().getByRole('article', { name: 'Step by Step, Fall 2026' });
  await card.getByRole('button', { name: 'Join' }).click();
  await toast('Successfully joined 1 challenge(s).');
  await expect.poll(() => cardsOf('Your programs'), patient).toContain('Step by Step, Fall 2026');
  expect(await cardsOf('Get moving')).not.toContain('Step by Step, Fall 2026');
  expect(await tab.page.evaluate(() => (window as { notReloaded?: boolean }).notReloaded)).toBe(true);
});

appearance('whoever comes through the filters by Tab and chooses nothing reads of no fault', async () => {
  await openPrograms();
  await tab.page.clock.install();
  await tab.page.getByLabel('Search programs').focus();
  for (const [group, chosen] of [
    ['Status', 'All'],
    ['Topic', 'All topics'],
  ] as const) {
    await tab.page.keyboard.press('Tab');
    const chip = tab.page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: chosen, exact: true });
    expect(await chip.evaluate((field) => field === document.activeElement)).toBe(true);
  }
  await tab.page.keyboard.press('Tab');
  // A fault is shown a moment after its field was left.
  await tab.page.clock.runFor(700);
  expect(await main().locator('.field-fault').allTextContents()).toEqual([]);
});

appearance('filters by words, subject and state stay in the address', async () => {
  await openPrograms();
  await tab.page.getByLabel('Search programs').fill('sleep');
  await expect.poll(() => cardsOf('Your programs'), patient).toEqual(['Better Sleep, Fall 2026']);
  await expect.poll(() => new URL(tab.page.url()).searchParams.get('search'), patient).toBe('sleep');
  await tab.go(pathOf(tab));
  await expect.poll(() => cardsOf('Your programs'), patient).toEqual(['Better Sleep, Fall 2026']);
  await tab.page.getByLabel('Search programs').fill('nothing like it');
  await main().getByText('Nothing matches. Try other words or fewer filters.').waitFor();
  await main().getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(() => tab.page.getByLabel('Search programs').inputValue(), patient).toBe('');
  await main()
    .getByRole('button', { name: /^Completed \(\d+\)$/ })
    .waitFor();
  await tab.page.getByRole('radio', { name: 'Checkups' }).check({ force: true });
  await expect.poll(() => cardsOf('Your programs'), patient).not.toContain('Better Sleep, Fall 2026');
  expect(await cardsOf('Your programs')).toContain('Dental Checkup');
  await tab.page.getByRole('radio', { name: 'To join' }).check({ force: true });
  await expect.poll(() => cardsOf('Your programs'), patient).toEqual([]);
  const asked = () => ['show', 'tag'].map((name) => new URL(tab.page.url()).searchParams.get(name));
  await expect.poll(asked, patient).toEqual(['available', expect.stringMatching(/./)]);
});

appearance('another plan year changes points and lists at once', async () => {
  await openPrograms('/programs?year=2025');
  await main()
    .getByRole('button', { name: /^Completed \(\d+\)$/ })
    .press('Enter');
  await expect.poll(() => cardsOf(/^Completed/), patient).toEqual(expect.arrayContaining(['Flu Shots, Fall 2025']));
  expect((await groups()).includes('Get moving')).toBe(false);
});

test('B-programs-06 B-programs-07 B-programs-102 quitting asks in the words of the specification, and leads home', async () => {
  await openPrograms();
  await main().getByRole('link', { name: 'Walk the Lake, Fall 2026' }).click();
  await main().getByRole('heading', { level: 1, name: 'Walk the Lake, Fall 2026' }).waitFor();
  await expect.poll(() => pathOf(tab), patient).toBe('/programs/detail?owner=lakeside&id=lakeside-fall-1');
  await main().getByText('Walk 8,000 steps on 40 days').waitFor();
  await expectSoundAtBothWidths(tab);
  await main().getByRole('button', { name: 'Quit' }).click();
  const dialog = tab.page.getByRole('alertdialog', { name: 'Confirm' });
  await dialog
    .getByText(
      'Are you sure you want to permanently remove yourself from the event/challenge? By clicking Yes you are agreeing to remove yourself from any involvement with the event/challenge.',
    )
    .waitFor();
  await dialog.getByRole('button', { name: 'No' }).click();
  await expect.poll(() => pathOf(tab), patient).toBe('/programs/detail?owner=lakeside&id=lakeside-fall-1');
  await main().getByRole('button', { name: 'Quit' }).click();
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await toast('Walk the Lake, Fall 2026 Quit');
  await expect.poll(() => pathOf(tab), patient).toBe('/programs');
  await showAllPrograms(tab.page);
  await expect.poll(() => cardsOf('Get moving'), patient).toContain('Walk the Lake, Fall 2026');
});

test('B-routing-17 several programs of a section are joined at once, and what could not be joined is said', async () => {
  const pat = await application.server.as(who);
  await pat.post('/userprograms/quit?ownerId=lakeside&id=lakeside-fall-1');
  await openPrograms('/programs/join?sectionId=move');
  await main().getByRole('heading', { level: 1, name: 'Get moving' }).waitFor();
  await main().getByRole('button', { name: 'Join', exact: true }).click();
  await toast('Choose a program first.');
  for (const name of ['Walk the Lake, Fall 2026', 'Stretch and Move, Fall 2026'])
    await main().getByRole('article', { name }).getByRole('button', { name: 'Choose' }).click();
  await expectSoundAtBothWidths(tab);
  // Somebody else takes the last place meanwhile.
  await application.server.database.update(programs).set({ Places: 0 }).where(eq(programs.Id, 'lakeside-fall-10'));
  await main().getByRole('button', { name: 'Join 2 programs' }).click();
  await toast(/Failed to join challenge\(s\) due to Stretch and Move, Fall 2026 is full\./);
  await expect
    .poll(() => main().locator('.card-title').allTextContents(), patient)
    .toEqual(['Gym Visits', 'Stairs, Not Elevators', 'Step by Step, Fall 2026', 'Stretch and Move, Fall 2026']);
});

test('a section that does not exist is missing, and not joined already', async () => {
  await openPrograms('/programs/join?sectionId=nope');
  await main().getByText('This section does not exist.').waitFor();
  expect(await main().getByText('You have joined everything offered here.').count()).toBe(0);
});

test('B-routing-18 a program of one’s own is set up and started, and counts among the others', async () => {
  await openPrograms('/programs/join?sectionId=PersonalChallengeSection_2026');
  await main().getByRole('button', { name: 'Walk more' }).click();
  await tab.page.getByLabel('Name').fill('Up the hill');
  await expectSoundAtBothWidths(tab);
  const sent = tab.page.waitForRequest((request) => request.url().endsWith('/userprograms/joinprograms'));
  await main().getByRole('button', { name: 'Start' }).click();
  const [{ PersonalDetails }] = (await sent).postDataJSON() as [{ PersonalDetails: { StartDate: string } }];
  expect(PersonalDetails.StartDate).toMatch(/T0[56]:00:00\.000Z$/);
  await expect.poll(() => pathOf(tab), patient).toBe('/programs');
  await expect.poll(() => cardsOf('Your programs'), patient).toContain('Up the hill');
});

test('B-programs-49 B-programs-50 B-live-topics-04 what was logged elsewhere shows on the open page: progress, and the points of a level', async () => {
  const pat = await loggerOf(application.server, who);
  const today = dateIn(new Date().toISOString(), 'America/Chicago');
  // Noon is the same day in Chicago, by whose days programs of one's own begin.
  const [StartDate, EndDate] = [`${today}T12:00:00.000Z`, `${addDays(today, 27)}T12:00:00.000Z`];
  const PersonalDetails = { Name: 'Up the hill', StartDate, EndDate, TrackerId: 105, Days: 20, AtLeast: 8000 };
  await pat.client.post('/userprograms/joinprograms', [
    { ProgramId: 'walk-more', IsPersonal: true, PersonalDetails },
    { ProgramId: 'lakeside-fall-3', IsPersonal: false },
  ]);
  await openPrograms();
  const card = main().getByRole('article', { name: 'Up the hill' });
  await card.getByText('0 of 20 days').waitFor();
  const number = main().locator('.text-figure').first();
  const before = await number.textContent();
  // A level that this entry completes, worth 40 points.
  const [level] = await application.server.database.select().from(programs).where(eq(programs.Id, 'lakeside-fall-3'));
  const Levels = [{ ...level!.Levels[0]!, LevelId: 'one-step', Points: 40, Requirements: [{ ...level!.Levels[1]!.Requirements[1]!, Goal: 1 }] }];
  await application.server.database.update(programs).set({ Levels }).where(eq(programs.Id, 'lakeside-fall-3'));
  expect((await pat.own.add(105, today, { Steps: 9000 })).status).toBe(200);
  await card.getByText('1 of 20 days').waitFor();
  await expect.poll(() => number.textContent(), patient).not.toBe(before);
});

appearance('B-programs-101 what cannot be loaded is said, and can be asked for again', async () => {
  await tab.page.route('**/userprograms/available**', (route) => route.fulfill({ status: 500, json: { StatusCode: 500, Errors: [], ShowUser: false } }));
  await openPrograms();
  await main().getByText('An error occurred, please try again later.').waitFor();
  await tab.page.unroute('**/userprograms/available**');
  await main().getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => groups(), patient).toContain('Your programs');
});
