import { eq } from 'drizzle-orm';
import type { BulkRegistration, BulkRegistrationData, EventDetail, EventSession, SessionAction, SessionSchedule } from '../../../schemas/generated/records';
import type { Database } from '../../../server/database/database';
import { events, eventSessions } from '../../../server/records/tables/events';
import { programs } from '../../../server/records/tables/programs';
import type { Client } from './test-server';

interface Wrapped<Data> {
  Data: Data;
  Successful: boolean;
  Errors: { Message: string }[];
}
export type RegistrationAnswer = Wrapped<BulkRegistrationData>;

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
