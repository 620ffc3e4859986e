import { describe, expect } from 'vitest';
import { eventSignUps } from '../../server/records/tables/events';
import { personOf } from '../server/support/impersonation';
import { expectSound, widths } from './support/application';
import { at, button, dayName, heads, holdRegistrations, isGone, part, row, sent, signUpFor, statuses, visit, withEvents } from './support/events';
import { inSlices } from './support/fixture';
import { patient } from './support/pages';
import { expectSoundEverywhere } from './support/visits';

const [classes, screening, one] = ['lakeside-test-classes', 'lakeside-test-screening', 'lakeside-test-one'];
const { test, application, take, taken } = withEvents({
  made: (documents) => [
    {
      id: classes,
      name: 'Classes',
      Documents: documents,
      sessions: [
        { Name: 'Past yoga', StartsAt: at(-2) },
        { Name: 'Yoga', StartsAt: at(5) },
        { Name: 'Tai chi', StartsAt: at(6), Documents: documents.slice(0, 1) },
        { Name: 'Full class', StartsAt: at(7), Places: 0 },
        { Name: 'Last place', StartsAt: at(8), Places: 1 },
      ],
    },
    {
      id: screening,
      name: 'Screening',
      EventType: 'Biometric',
      Documents: documents.slice(0, 1),
      sessions: [
        { Name: 'Room A', StartsAt: at(5), Documents: documents.slice(0, 1) },
        { Name: 'Room B', StartsAt: at(5, '18:00') },
        { Name: 'Room C', StartsAt: at(5, '19:00'), Places: 0 },
      ],
    },
    {
      id: one,
      name: 'Only one',
      EventType: 'Multiple',
      IsLimitToOneSessionRegistration: true,
      sessions: [{ StartsAt: at(4) }, { StartsAt: at(6) }, { StartsAt: at(7) }],
    },
  ],
  mine: [`${one}-1`, `${one}-2`],
});
const appearance = inSlices(test, '/programs/detail');

/** Somebody else takes a place of a session. */
async function fill(SessionId: string): Promise<void> {
  const { UserId } = await personOf(application.server, 'coach@lakeside.example');
  await application.server.database.insert(eventSignUps).values({ UserId, SessionId, SignedUpAt: at(-1) });
}

describe('an event with several sessions', () => {
  test('B-events-01 B-events-02 B-events-06 lists them on its page, and a press signs up for one there', async ({ tab }) => {
    await visit(tab, classes);
    expect(await heads(part(tab))).toEqual(['Session', 'Details', 'Date', 'Time', 'Documents']);
    expect(await button(part(tab), /^(Save|Cancel)/).count()).toBe(0);
    await row(part(tab), 'Yoga', dayName(5)).click();
    expect(await sent(tab, () => button(part(tab), 'Save').click())).toEqual([`Register ${classes}-2`]);
    await expect.poll(() => taken(classes), patient).toEqual(['Yoga']);
    await expect.poll(() => button(part(tab), 'Save').count(), patient).toBe(0);
    await row(part(tab), 'Yoga', dayName(5)).getByText('Selected').waitFor();
    await expectSoundEverywhere(tab);
  });

  appearance('B-events-07 B-events-29 B-events-74 its dialog, at least 800 px wide, says how each stands; nothing is to be saved at first', async ({ tab }) => {
    await take(`${classes}-2`);
    const place = await signUpFor(tab, classes);
    expect(await heads(place)).toEqual(['Session', 'Details', 'Date', 'Time', 'Status', 'Documents']);
    await button(place, 'Past sessions (1)').click();
    expect(await statuses(place)).toEqual({
      'Past yoga': 'Unavailable',
      Yoga: 'Selected',
      'Tai chi': 'Available',
      'Full class': 'Unavailable',
      'Last place 1 place left': 'Available',
    });
    expect(await button(place, 'Save').isDisabled()).toBe(true);
    await tab.page.setViewportSize({ width: 900, height: 900 });
    expect(Math.round((await tab.page.locator('.MuiDialog-paper').boundingBox())!.width)).toBe(800);
    await tab.page.setViewportSize(widths.wide);
    await expectSoundEverywhere(tab);
  });

  appearance('B-events-08 B-events-68 B-events-69 a press on a row chooses a session, and another gives it back', async ({ tab }) => {
    await take(`${classes}-2`);
    const place = await signUpFor(tab, classes);
    for (const status of ['Selected', 'Available']) {
      await row(place, 'Tai chi').getByText(dayName(6)).click();
      await expect.poll(async () => (await statuses(place))['Tai chi'], patient).toBe(status);
    }
    for (const status of ['Available', 'Selected']) {
      await row(place, 'Yoga', dayName(5)).getByText(dayName(5)).click();
      await expect.poll(async () => (await statuses(place))['Yoga'], patient).toBe(status);
    }
    expect(await button(place, 'Save').isDisabled()).toBe(true);
  });

  test('B-events-70 B-events-71 a session that is full or has begun does nothing when it is pressed', async ({ tab }) => {
    await take(`${classes}-2`);
    const place = await signUpFor(tab, classes);
    await button(place, 'Past sessions (1)').click();
    const before = await statuses(place);
    await row(place, 'Full class').click();
    await row(place, 'Past yoga').click();
    expect(await row(place, 'Full class').getByRole('button').count()).toBe(0);
    // Item 19 of issue 51: what is unavailable says why.
    expect(await row(place, 'Full class').textContent()).toContain('Full');
    expect(await row(place, 'Past yoga').textContent()).toContain('Already started');
    expect([await statuses(place), await button(place, 'Save').isDisabled()]).toEqual([before, true]);
  });

  test('B-events-72 B-events-73 B-events-75 changes are counted, and nothing more can be saved while they are', async ({ tab }) => {
    await take(`${classes}-2`);
    const place = await signUpFor(tab, classes);
    await row(place, 'Yoga', dayName(5)).click();
    await row(place, 'Tai chi').getByText(dayName(6)).click();
    await button(place, 'Save 2 changes').waitFor();
    const goOn = await holdRegistrations(tab);
    expect((await sent(tab, () => button(place, 'Save 2 changes').click())).toSorted()).toEqual([`Register ${classes}-3`, `Unregister ${classes}-2`]);
    expect(await button(place, /^Save/).isDisabled()).toBe(true);
    goOn();
    await isGone(tab);
    expect(await taken(classes)).toEqual(['Tai chi']);
  });

  test('B-events-92 B-events-94 B-events-101 what fails is said in red in the footer of the dialog, and what did not is saved', async ({ tab }) => {
    await take(`${classes}-3`);
    const place = await signUpFor(tab, classes);
    await fill(`${classes}-5`);
    await row(place, 'Yoga', dayName(5)).click();
    await row(place, 'Last place').click();
    await button(place, 'Save 2 changes').click();
    const problem = place
      .locator('.dialog-actions')
      .getByRole('alert')
      .getByText(`Last place on ${dayName(8)} is full. Choose another session.`);
    await problem.waitFor();
    const [red, green, blue] = (await problem.evaluate((text) => getComputedStyle(text).color)).match(/\d+/g)!.map(Number) as [number, number, number];
    expect(red).toBeGreaterThan(Math.max(green, blue) * 2);
    await expect.poll(() => statuses(place), patient).toMatchObject({ Yoga: 'Selected', 'Last place': 'Unavailable' });
    expect([await taken(classes), await button(place, 'Save').isDisabled()]).toEqual([['Tai chi', 'Yoga'], true]);
    await expectSound(tab);
  });
});

describe('where only one session can be chosen', () => {
  test('B-events-77 B-events-79 B-events-80 the first one of those that are registered is selected, and no other can be', async ({ tab }) => {
    const place = await signUpFor(tab, one);
    const states = ['Selected', 'Unavailable', 'Unavailable'];
    const named = (list: string[]) => Object.fromEntries(list.map((status, index) => [`Session ${index + 1}`, status]));
    expect(await statuses(place)).toEqual(named(states));
    await row(place, 'Session 1').click();
    // The second one is registered too, and is the one that is left.
    await expect.poll(() => statuses(place), patient).toEqual(named(['Unavailable', 'Selected', 'Unavailable']));
  });

  appearance(
    'B-events-76 B-events-78 of a screening too: the others become Unavailable, do not count as changed, and are as before once it is given back',
    async ({ tab }) => {
      const place = await signUpFor(tab, screening);
      await button(place, dayName(5)).click();
      const before = { 'Room A': 'Available', 'Room B': 'Available', 'Room C': 'Unavailable' };
      await expect.poll(() => statuses(place), patient).toEqual(before);
      await row(place, 'Room B').click();
      await expect.poll(() => statuses(place), patient).toEqual({ 'Room A': 'Unavailable', 'Room B': 'Selected', 'Room C': 'Unavailable' });
      expect(await button(place, 'Save').isEnabled()).toBe(true);
      await row(place, 'Room B').click();
      await expect.poll(() => statuses(place), patient).toEqual(before);
    },
  );

  appearance(
    'B-events-28 B-events-20 with documents its days have five columns: each session has its time, name, status and what can be downloaded',
    async ({ tab }) => {
      const place = await signUpFor(tab, screening);
      await button(place, dayName(5)).click();
      await row(place, 'Room A').waitFor();
      expect(await heads(place)).toEqual(['Time', 'Session', 'Details', 'Status', 'Documents']);
      const [download] = await Promise.all([tab.page.waitForEvent('download'), row(place, 'Room A').getByRole('button').last().click()]);
      expect(download.suggestedFilename()).toMatch(/^\w.*\.pdf$/);
    },
  );

  appearance('B-events-05 its dialog has Download for what there is to read for all of it, Cancel and Save', async ({ tab }) => {
    const footer = (await signUpFor(tab, screening)).locator('.dialog-actions').getByRole('button');
    expect(await footer.allInnerTexts()).toEqual(['Download', 'Cancel', 'Save']);
    const [download] = await Promise.all([tab.page.waitForEvent('download'), footer.first().click()]);
    expect(download.suggestedFilename()).toMatch(/^\w.*\.pdf$/);
  });
});
