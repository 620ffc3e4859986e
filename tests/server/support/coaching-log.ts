import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { CoachEntry, CoachNote, Failure } from '../../../schemas/generated/records';
import { constantsOf } from '../../../server/foundation/constants';
import { coachingSessions } from '../../../server/records/tables/events';
import { designations, entities, users } from '../../../server/records/tables/people';
import { testDefinitions } from './definitions';
import { personOf } from './impersonation';
import { type Client, startTestServer, type TestServer } from './test-server';

export const settings = constantsOf(testDefinitions().for(null)).coaching;
export const texts = constantsOf(testDefinitions().for(null)).coachingLog;
const now = Date.parse('2026-11-02T15:00:00.000Z');
const daysFromNow = (days: number) => new Date(now + days * 86_400_000).toISOString();
export const call: CoachNote = { EntryType: 'Called', SessionDate: '2026-11-01T09:30', Notes: 'Walks to work three days a week now.' };
export const messageOf = ({ status, body }: { status: number; body: Failure }) => [status, body.Errors[0]?.Message];

/** What is answered to a new entry. */
export interface Saved {
  Entry: CoachEntry;
  Successful: boolean;
}

/** Two coaches of Lakeside and the log of Pat. */
interface OpenLog {
  server: TestServer;
  coach: Client;
  other: Client;
  pat: string;
  casey: typeof users.$inferSelect;
}

/** The coaching log of Pat as two coaches work with it: what they do, once it is open. */
export function coachingLog() {
  let log: OpenLog;
  const create = (note: Partial<CoachNote>, client = log.coach) => client.post<Saved & Failure>('/coachentry', { UserId: log.pat, ...note });
  return {
    create,

    async open(): Promise<OpenLog> {
      const server = await startTestServer();
      const casey = await personOf(server, 'coach@lakeside.example');
      await server.database
        .insert(users)
        .values({ ...casey, UserId: 'coach-2', UserName: 'riley@lakeside.example', Email: 'riley@lakeside.example', FirstName: 'Riley', UniqueId: 'C-2' });
      await server.database.insert(designations).values({ UserId: 'coach-2', EntityId: 'lakeside', Type: 'Coaching', Value: 'Company' });
      const pat = (await personOf(server, 'pat@lakeside.example')).UserId;
      log = { server, casey, pat, coach: await server.as('coach@lakeside.example'), other: await server.as('riley@lakeside.example') };
      return log;
    },

    written: async (note: Partial<CoachNote> = {}, client = log.coach) => (await create({ ...call, ...note }, client)).body.Entry,

    list: async (query = '', client = log.coach) =>
      (await client.get<{ Items: CoachEntry[]; Total: number }>(`/coachentry/GetByUser?UserId=${log.pat}${query}`)).body,

    async update({ Id, Version }: Pick<CoachEntry, 'Id' | 'Version'>, NewNote: string, client = log.coach) {
      const { body, ...answer } = await client.call<Saved & Failure>('PUT', '/coachentry/UpdateEntry', { Id, Version, NewNote });
      return { ...answer, body: { ...body.Entry, Errors: body.Errors } as CoachEntry & Failure };
    },

    remove: ({ Id }: Pick<CoachEntry, 'Id'>, client = log.coach, more = '') =>
      client.call<{ EmailSent: boolean } & Failure>('DELETE', `/coachentry/DeleteEntry/${encodeURIComponent(Id)}${more}`),

    /** A scheduled session with Pat, in the database. */
    async session(days: number, more: Partial<typeof coachingSessions.$inferInsert> = {}): Promise<string> {
      const Id = randomUUID();
      const at = { StartDate: daysFromNow(days), EndDate: daysFromNow(days + 0.02) };
      await log.server.database
        .insert(coachingSessions)
        .values({ Id, UserId: log.pat, CoachUserId: log.casey.UserId, CoachName: 'Casey Brooks', WorkFlowType: 'Scheduled', ...at, ...more });
      return `CoachEntry#${Id}`;
    },

    /** What happens while Lakeside has these features; then it is as before. */
    async withFeatures(change: (features: string[]) => string[], work: () => Promise<void>) {
      const [before] = await log.server.database.select().from(entities).where(eq(entities.EntityId, 'lakeside'));
      const set = (EntityFeatures: string[]) => log.server.database.update(entities).set({ EntityFeatures }).where(eq(entities.EntityId, 'lakeside'));
      await set(change(before!.EntityFeatures));
      await work().finally(() => set(before!.EntityFeatures));
    },
  };
}
