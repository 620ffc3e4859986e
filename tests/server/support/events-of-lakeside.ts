import { eq } from 'drizzle-orm';
import type { BulkRegistration, BulkRegistrationData, EventDetail, EventSession, SessionAction, SessionSchedule } from '../../../schemas/generated/records';
import type { Database } from '../../../server/database/database';
import { events, eventSessions } from '../../../server/records/tables/events';
import { programs } from '../../../server/records/tables/programs';
import type { Attempt } from './rows-of-lakeside';
import type { Client, TestServer } from './test-server';

interface Wrapped<Data> {
  Data: Data;
  Successful: boolean;
  Errors: { Message: string }[];
}
type RegistrationAnswer = Wrapped<BulkRegistrationData>;

type NewEvent = Partial<typeof events.$inferInsert> & {
  id: string;
  name?: string;
  endDate?: string | null;
  sessions: Partial<typeof eventSessions.$inferInsert>[];
};

/** Adds an event of Lakeside to the demo: by default one with several sessions, in the fall of 2026. Sessions take half an hour. */
export async function addEvent(database: Database, { id, name = 'Test event', endDate = null, sessions, ...event }: NewEvent) {
  const [like] = await database.select().from(programs).where(eq(programs.Id, 'lakeside-fall-9'));
  await database.insert(programs).values({ ...like!, Id: id, Name: name, EndDate: endDate });
  await database.insert(events).values({ ProgramId: id, EventType: 'Multiple', LocationName: 'Test hall', TimeZone: 'America/Chicago', ...event });
  await database.insert(eventSessions).values(
    sessions.map((session, index) => ({
      SessionId: `${id}-${index + 1}`,
      ProgramId: id,
      Name: `Session ${index + 1}`,
      Place: 'Room 1',
      StartsAt: '2026-12-03T15:00:00.000Z',
      EndsAt: new Date(Date.parse(session.StartsAt ?? '2026-12-03T15:00:00.000Z') + 30 * 60_000).toISOString(),
      ...session,
    })),
  );
}

export const detailOf = async (client: Client, eventId: string): Promise<EventDetail> =>
  (await client.get<Wrapped<EventDetail>>(`/userevents/geteventdetails?eventId=${eventId}`)).body.Data;

export const scheduleOf = async (client: Client, eventId: string): Promise<SessionSchedule> =>
  (await client.get<SessionSchedule>(`/usersessions/getsessionschedule?eventId=${eventId}`)).body;

/** The sessions of an event, wherever they are listed. */
export async function sessionsOf(client: Client, eventId: string): Promise<EventSession[]> {
  const { Sessions } = await detailOf(client, eventId);
  return Sessions.length > 0 ? Sessions : (await scheduleOf(client, eventId)).Days.flatMap(({ TimeSlots }) => TimeSlots.flatMap((slot) => slot.Sessions));
}

export const act = (client: Client, EventId: string, SessionActions: SessionAction[]) =>
  client.post<RegistrationAnswer>('/usersessions/register', { EventId, SessionActions } satisfies BulkRegistration);

/** Does the same with some sessions of an event, by their names. */
export async function actOn(client: Client, eventId: string, Action: SessionAction['Action'], ...names: string[]) {
  const sessions = await sessionsOf(client, eventId);
  const keyOf = (name: string) => sessions.find(({ SessionName }) => SessionName === name)!.SessionIdStartDateTime;
  return act(
    client,
    eventId,
    names.map((name) => ({ SessionIdStartDateTime: keyOf(name), Action })),
  );
}

/** How somebody stands to the sessions of an event, by their names. */
export const statusesOf = async (client: Client, eventId: string) =>
  Object.fromEntries((await sessionsOf(client, eventId)).map(({ SessionName, Status }) => [SessionName, Status]));

/** Each call of events and the calendar that names a row, with an event of Lakeside, a session and a document of it. `fileOfLakeside` makes the file. */
export function attemptsOnEvents(of: { server: TestServer }, fileOfLakeside: () => Promise<string>): Record<string, Attempt[]> {
  const id = 'lakeside-strange';
  /** Anybody of Lakeside may sign up for the first session; for the second its administrator has. */
  async function eventOfLakeside() {
    const [known] = await of.server.database.select().from(events).where(eq(events.ProgramId, id));
    const document = known?.Documents[0]!.Id ?? (await fileOfLakeside());
    if (known === undefined) {
      await addEvent(of.server.database, { id, Documents: [{ Id: document, Label: 'Own' }], sessions: [{}, {}] });
      await actOn(await of.server.as('admin@lakeside.example'), id, 'Register', 'Session 2');
    }
    const SessionActions = [{ SessionIdStartDateTime: `${id}-1 2026-12-03T15:00:00.000Z`, Action: 'Register' }];
    return { eventId: id, id: `${id}-2`, s3FileName: document, displayName: 'Own.pdf', body: { EventId: id, SessionActions } };
  }
  const missing: Attempt[] = [{ input: eventOfLakeside, status: 404 }];
  return {
    getEventDetails: missing,
    getSessionSchedule: missing,
    registerSessions: missing,
    downloadEventDocument: missing,
    downloadPlainEventDocument: missing,
    getFileTemplate: missing,
    getCalendarFile: missing,
    saveTextReminder: [{ input: async () => ({ ...(await eventOfLakeside()), body: { Id: `${id}-2`, Minutes: 60 } }), status: 404 }],
  };
}
