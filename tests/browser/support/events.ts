import { and, eq, inArray, notLike } from 'drizzle-orm';
import { addDays } from '../../../runtime/format/date';
import { events, eventSessions, eventSignUps } from '../../../server/records/tables/events';
import { profiles, users } from '../../../server/records/tables/people';
import { participations, programs } from '../../../server/records/tables/programs';
import { addEvent } from '../../server/support/events-of-lakeside';
import { type Application, startApplication, type Tab } from './application';
import { answerStartUp, patient } from './pages';
import { atFirst } from './visits';

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
export const part = ({ page }: Tab) => page.getByRole('region', { name: 'Your sessions' });
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
/** Loads the page of an event. */
export async function visit(tab: Tab, id: string): Promise<void> {
  await atFirst(tab, pathOfEvent(id));
  await part(tab).waitFor();
}
/** Opens the dialog from the page of its event. */
export async function openSignUp(tab: Tab): Promise<Place> {
  await button(tab.page.getByRole('main'), 'Choose a session').first().click();
  await dialog(tab).waitFor();
  await tab.page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Cancel|Close)$/ })
    .waitFor();
  return dialog(tab);
}
/** Waits until a dialog is gone. */
export const isGone = (tab: Tab) => dialog(tab).waitFor({ state: 'detached', timeout: patient.timeout });

type NewEvent = Parameters<typeof addEvent>[1];
type Documents = typeof events.$inferSelect.Documents;

/** An application where Pat lives by the clocks of the events, and these events besides those of the demo; `mine` are the sessions that Pat has. */
export async function openEvents(made: (documents: Documents) => NewEvent[], mine: string[] = []) {
  const application: Application = await startApplication();
  const { database } = application.server;
  const [user] = await database.select().from(users).where(eq(users.UserName, pat));
  const UserId = user!.UserId;
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
  const take = async (...SessionIds: string[]) => {
    for (const SessionId of SessionIds) {
      await database.insert(eventSignUps).values({ UserId, SessionId, SignedUpAt: at(-3) });
      const ProgramId = SessionId.replace(/-\d+$/, '');
      await database.insert(participations).values({ UserId, ProgramId, ProgramStatus: 'Current' }).onConflictDoNothing();
    }
  };
  await take(...mine);
  return {
    application,
    database,
    UserId,
    take,
    /** The sessions of an event that Pat has. */
    taken: async (ProgramId: string) =>
      (
        await database
          .select()
          .from(eventSignUps)
          .innerJoin(eventSessions, eq(eventSessions.SessionId, eventSignUps.SessionId))
          .where(eq(eventSignUps.UserId, UserId))
      )
        .filter(({ event_sessions }) => event_sessions.ProgramId === ProgramId)
        .map(({ event_sessions }) => event_sessions.Name)
        .toSorted(),
    /** Takes away the other events, so that a calendar shows none but these. */
    onlyThese: () => database.delete(programs).where(and(eq(programs.SectionId, 'events'), notLike(programs.Id, 'lakeside-test-%'))),
  };
}
