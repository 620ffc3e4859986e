import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type {
  AvailableTime,
  CoachAvailability,
  CoachNote,
  Failure,
  FreeTime,
  SchedulerData,
  SessionSave,
  SessionType,
  TimeBlock,
  TimeBlockSave,
} from '../../../schemas/generated/records';
import type { Database } from '../../../server/database/database';
import { constantsOf } from '../../../server/foundation/constants';
import { blockedTimes, coachingSessions } from '../../../server/records/tables/events';
import { designations, profiles, users } from '../../../server/records/tables/people';
import { resourceRows } from '../../../server/records/tables/resources';
import { testDefinitions } from './definitions';
import { personOf } from './impersonation';
import { type Client, startTestServer, type TestServer } from './test-server';

const { scheduler: ofServer, scheduling } = constantsOf(testDefinitions().for(null));
/** What is said of the scheduler, on pages and by the server. */
export const texts = { ...ofServer, ...scheduling };
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export const weekOf = (times: AvailableTime[], days: readonly string[] = weekdays): CoachAvailability['WeekDays'] =>
  weekdays.map((Day) => ({ Day, Availability: days.includes(Day) ? times : [] }));
export const messageOf = ({ status, body }: { status: number; body: Failure }) => [status, body.Errors[0]?.Message];

/** Half an hour, with ten minutes free after it. */
export const halfHour = '11111111-1111-4111-8111-111111111111';
/** Three quarters of an hour, which only the second coach gives. */
export const long = '22222222-2222-4222-8222-222222222222';
/** Given no more. */
export const old = '33333333-3333-4333-8333-333333333333';

const row = (Resource: string, Owner: string, Key: string, Value: Record<string, unknown>) => ({
  Resource,
  Owner,
  Key,
  Position: 0,
  Value,
  Version: 1,
  At: '2026-10-01T00:00:00.000Z',
  By: 'test',
});

/** Says anew when coaches of Lakeside have time, in place of the demo. The company has coaching from 8 to 18 in Chicago, on workdays. */
export async function prepareScheduler(database: Database, casey: typeof users.$inferSelect) {
  await database.delete(coachingSessions);
  await database.delete(blockedTimes);
  for (const resource of ['coach-availability', 'scheduler-settings', 'session-types'])
    await database.delete(resourceRows).where(eq(resourceRows.Resource, resource));
  // The demo has more coaches: only those two are looked at here.
  await database.delete(designations).where(eq(designations.EntityId, 'lakeside'));
  await database
    .insert(users)
    .values({ ...casey, UserId: 'coach-2', UserName: 'riley@lakeside.example', Email: 'riley@lakeside.example', FirstName: 'Riley', UniqueId: 'C-2' })
    .onConflictDoNothing();
  const [profile] = await database.select().from(profiles).where(eq(profiles.UserId, casey.UserId));
  await database.update(profiles).set({ TimeZone: 'America/Chicago' }).where(eq(profiles.UserId, casey.UserId));
  await database
    .insert(profiles)
    .values({ ...profile!, UserId: 'coach-2', TimeZone: 'America/New_York' })
    .onConflictDoNothing();
  await database
    .insert(designations)
    .values([casey.UserId, 'coach-2'].map((UserId) => ({ UserId, EntityId: 'lakeside', Type: 'Coaching' as const, Value: 'Company' as const })));
  const type = (Id: string, Name: string, DurationMinutes: number, AssignedCoaches: string[], more: Partial<SessionType> = {}) =>
    row('session-types', 'lakeside', Id, {
      Id,
      Name,
      DurationMinutes,
      BufferBeforeMinutes: 0,
      BufferAfterMinutes: 10,
      Status: 'Active',
      AssignedCoaches,
      ...more,
    });
  const workdays = weekdays.slice(0, 5);
  await database.insert(resourceRows).values([
    row('coach-availability', casey.UserId, 'one', {
      WeekDays: weekOf(
        [
          { StartTime: '07:00', EndTime: '12:00' },
          { StartTime: '13:00', EndTime: '20:00' },
        ],
        workdays,
      ),
    }),
    row('coach-availability', 'coach-2', 'one', { WeekDays: weekOf([{ StartTime: '10:00', EndTime: '12:00' }], workdays) }),
    type(halfHour, 'Follow-up', 30, [casey.UserId, 'coach-2', 'gone']),
    type(long, 'First session', 45, ['coach-2']),
    type(old, 'By post', 30, [casey.UserId], { Status: 'Inactive' }),
  ]);
}

/** The scheduler of Lakeside, with Casey in Chicago and Riley in New York; the clock says Monday, November 2, nine o'clock in Chicago. */
export function schedulerOfLakeside() {
  const at = {} as { server: TestServer; casey: typeof users.$inferSelect; pat: string; coach: Client; other: Client; participant: Client };
  const client = (given?: Client) => given ?? at.coach;
  return {
    at,

    async open() {
      at.server = await startTestServer();
      at.casey = await personOf(at.server, 'coach@lakeside.example');
      at.pat = (await personOf(at.server, 'pat@lakeside.example')).UserId;
      await prepareScheduler(at.server.database, at.casey);
      at.coach = await at.server.as('coach@lakeside.example');
      at.other = await at.server.as('riley@lakeside.example');
      at.participant = await at.server.as('pat@lakeside.example');
    },

    /** Starts from nothing scheduled. */
    async clear() {
      await at.server.database.delete(coachingSessions);
      await at.server.database.delete(blockedTimes);
    },

    book: (StartDate: string, more: Partial<CoachNote> = {}, by?: Client) =>
      client(by).post<SessionSave & Failure>('/coachentry', {
        EntryType: 'Session',
        WorkFlowType: 'Scheduled',
        ...(by === at.participant ? { CoachUserId: at.casey.UserId } : { UserId: at.pat }),
        SessionTypeId: halfHour,
        StartDate,
        ...more,
      }),

    move: ({ Id, Version }: { Id: string; Version: number }, StartDate: string, by?: Client) =>
      client(by).call<SessionSave & Failure>('PUT', '/coachentry/UpdateEntry', { Id, Version, StartDate }),

    block: (block: Partial<TimeBlock>, by?: Client) =>
      client(by).post<TimeBlockSave & Failure>('/coaching/scheduler/create/timeblock', { Title: 'Team meeting', ...block }),

    async free(From: string, To: string, more = '', by?: Client): Promise<FreeTime[]> {
      const query = `SessionTypeId=${halfHour}&From=${From}&To=${To}${more}`;
      return (await client(by).get<{ Data: FreeTime[] }>(`/coaching/scheduler/freeTimes?${query}`)).body.Data;
    },

    data: async (id: string, by?: Client) => (await client(by).get<{ Data: SchedulerData }>(`/coaching/scheduler/data/${encodeURIComponent(id)}`)).body.Data,

    /** A session in the database, wherever it is. */
    async session(StartDate: string, EndDate: string, more: Partial<typeof coachingSessions.$inferInsert> = {}): Promise<string> {
      const Id = randomUUID();
      const whose = { UserId: at.pat, CoachUserId: at.casey.UserId, CoachName: 'Casey Brooks' };
      await at.server.database.insert(coachingSessions).values({ Id, ...whose, WorkFlowType: 'Scheduled', StartDate, EndDate, ...more });
      return Id;
    },
  };
}
