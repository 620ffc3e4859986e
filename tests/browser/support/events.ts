import { and, eq, inArray, notLike } from 'drizzle-orm';
import { addDays } from '../../../runtime/format/date';
import { events, eventSessions, eventSignUps } from '../../../server/records/tables/events';
import { profiles } from '../../../server/records/tables/people';
import { participations, programs } from '../../../server/records/tables/programs';
import type { Database } from '../../../server/database/database';
import { addEvent } from '../../server/support/events-of-lakeside';
import { personOf } from '../../server/support/impersonation';
import { undoing } from '../../server/support/undo-writes';
import type { Tab } from './application';
import { withApplication } from './fixture';
import { answerStartUp, patient } from './pages';

// Events of Lakeside that tests make themselves, and what people do with them.

export const pat = 'pat@lakeside.example';
const zone = 'America/Chicago';
const today = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date());
/** A day so many days from now, where the events take place. */
export const day = (days: number): string => addDays(today, days)!;
/** A time of that day: in UTC between 16 and 22 it is the same day there, whatever the season. */
export const at = (days: number, time = '17:00'): string => `${day(days)}T${time}:00.000Z`;
/** How a day reads: Thursday, December 3. */
export const dayName = (days: number): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' }).format(new Date(day(days)));

export const dialog = ({ page }: Tab) => page.getByRole('dialog');
export const part = ({ page }: Tab) => page.getByRole('region', { name: 'Sessions', exact: true });
type Place = ReturnType<typeof dialog>;
export const button = (place: Place, name: string | RegExp) => place.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
/** The row of a session; of several of one name, that of a time. */
export const row = (place: Place, ...words: string[]) => words.reduce((rows, word) => rows.filter({ hasText: word }), place.getByRole('row'));
export const heads = (place: Place) => place.getByRole('columnheader').allInnerTexts();
/** The days of an event, each with whether it is open. */
export const days = (place: Place) =>
  place
    .locator('.accordion-turn')
    .evaluateAll((turns) => turns.map((turn) => `${turn.textContent}${turn.getAttribute('aria-expanded') === 'true' ? ' (open)' : ''}`));
/** How each session stands, by its name. */
export const statuses = async (place: Place): Promise<Record<string, string>> =>
  Object.fromEntries(
    await place
      .locator('[role="row"][data-id]')
      .evaluateAll((rows) =>
        rows.map((one) => [
          one.querySelector('[data-field="name"]')?.textContent?.replace(', Selected', '') ?? '',
          one.querySelector('[data-field="status"]')?.textContent ?? '',
        ]),
      ),
  );

export const pathOfEvent = (id: string) => `/programs/detail?owner=lakeside&id=${id}`;
/** Pat signs in and opens the page of an event. */
export async function visit(tab: Tab, id: string): Promise<void> {
  await tab.enterAs(pat, pathOfEvent(id));
  await part(tab).waitFor();
}
/** Opens the sign-up dialog from the page of its event. */
async function openSignUp(tab: Tab): Promise<Place> {
  await button(tab.page.getByRole('main'), 'Choose a session').first().click();
  await dialog(tab).waitFor();
  await tab.page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Cancel|Close)$/ })
    .waitFor();
  return dialog(tab);
}
/** Pat opens the sign-up dialog of an event. */
export async function signUpFor(tab: Tab, id: string): Promise<Place> {
  await visit(tab, id);
  return openSignUp(tab);
}
/** Waits until a dialog is gone. */
export const isGone = (tab: Tab) => dialog(tab).waitFor({ state: 'detached', timeout: patient.timeout });

/** What is sent by what is done: each session by its action. */
export async function sent({ page }: Tab, act: () => Promise<void>): Promise<string[]> {
  const [request] = await Promise.all([page.waitForRequest('**/usersessions/register'), act()]);
  const { SessionActions } = request.postDataJSON() as { SessionActions: { SessionIdStartDateTime: string; Action: string }[] };
  return SessionActions.map(({ SessionIdStartDateTime, Action }) => `${Action} ${SessionIdStartDateTime.split(' ')[0]}`);
}
/** Holds back every registration of sessions until the returned function is called. */
export async function holdRegistrations({ page }: Tab): Promise<() => void> {
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('**/usersessions/register', async (route) => {
    await held;
    await route.continue();
  });
  return goOn;
}

type NewEvent = Parameters<typeof addEvent>[1];
type Documents = typeof events.$inferSelect.Documents;

interface EventsOfTests {
  /** The events besides those of the demo. Their ids begin with `lakeside-test-`. */
  made: (documents: Documents) => NewEvent[];
  /** The sessions that Pat has when a test begins. */
  mine?: string[];
  /** What else all tests begin with. */
  prepare?: (database: Database) => Promise<unknown>;
}

/**
 * The application of a test file, where Pat lives in the time zone of the events. Each test begins with the same rows: what the test before wrote is
 * undone, its session too, so each test enters its page itself.
 */
export function withEvents({ made, mine = [], prepare }: EventsOfTests) {
  const { test, application } = withApplication();
  let UserId: string;
  let undo: () => Promise<void>;
  const take = async (...SessionIds: string[]) => {
    const { database } = application.server;
    for (const SessionId of SessionIds) {
      await database.insert(eventSignUps).values({ UserId, SessionId, SignedUpAt: at(-3) });
      const ProgramId = SessionId.replace(/-\d+$/, '');
      await database.insert(participations).values({ UserId, ProgramId, ProgramStatus: 'Current' }).onConflictDoNothing();
    }
  };
  test.beforeAll(async () => {
    const { database } = application.server;
    UserId = (await personOf(application.server, pat)).UserId;
    await answerStartUp(application, pat);
    const phone = { MobileNumber: '+15555550123', DisableText: false, TextToolVerificationStatus: 'verified' } as const;
    await database
      .update(profiles)
      .set({ TimeZone: zone, ...phone })
      .where(eq(profiles.UserId, UserId));
    const demo = await database
      .select()
      .from(events)
      .where(inArray(events.ProgramId, ['lakeside-event-classes', 'lakeside-fall-8']));
    for (const event of made(demo.flatMap(({ Documents }) => Documents))) await addEvent(database, event);
    await take(...mine);
    await prepare?.(database);
    undo = await undoing(application.server);
  });
  test.beforeEach(() => undo());
  return {
    test,
    application,
    /** Pat signs up for sessions. */
    take,
    /** The sessions of an event that Pat has. */
    taken: async (ProgramId: string) =>
      (
        await application.server.database
          .select()
          .from(eventSignUps)
          .innerJoin(eventSessions, eq(eventSessions.SessionId, eventSignUps.SessionId))
          .where(eq(eventSignUps.UserId, UserId))
      )
        .filter(({ event_sessions }) => event_sessions.ProgramId === ProgramId)
        .map(({ event_sessions }) => event_sessions.Name)
        .toSorted(),
  };
}

/** Deletes the events of the demo, so that a calendar shows only those of the tests. */
export const deleteDemoEvents = (database: Database) =>
  database.delete(programs).where(and(eq(programs.SectionId, 'events'), notLike(programs.Id, 'lakeside-test-%')));
