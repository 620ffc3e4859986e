import { eq } from 'drizzle-orm';
import { coachingSessions } from '../../../server/records/tables/events';
import { users } from '../../../server/records/tables/people';
import type { Attempt } from './rows-of-lakeside';
import type { TestServer } from './test-server';

/** Calls of the coaching log, about Lakeside's administrator and about an entry of theirs. */
export function attemptsOnCoaching(of: { server: TestServer }): Record<string, Attempt[]> {
  const admin = async () => (await of.server.database.select().from(users).where(eq(users.UserName, 'admin@lakeside.example')))[0]!.UserId;

  async function entry(): Promise<string> {
    const Id = '00000000-0000-4000-b000-000000000001';
    const at = { StartDate: '2026-11-02T15:00:00.000Z', EndDate: '2026-11-02T15:30:00.000Z' };
    const row = { Id, UserId: await admin(), CoachUserId: null, CoachName: 'Casey Brooks', WorkFlowType: 'Scheduled' as const, ...at };
    await of.server.database.insert(coachingSessions).values(row).onConflictDoNothing();
    return `CoachEntry#${Id}`;
  }
  const missing = (input: Attempt['input']): Attempt => ({ input, status: 404 });
  const deleted = missing(async () => ({ id: await entry(), sendEmail: true }));
  const note = { EntryType: 'Called', SessionDate: '2026-11-02T09:00', Notes: 'Taken.' };
  return {
    createCoachEntry: [missing(async () => ({ body: { ...note, UserId: await admin() } }))],
    deleteCoachEntry: [deleted],
    deleteCoachEntryWithEmail: [deleted],
    getCoachEntries: [missing(async () => ({ UserId: await admin() }))],
    getCoachEntryDetail: [missing(async () => ({ pk: await entry() }))],
    impersonateParticipant: [missing(async () => ({ body: { UserId: await admin() } }))],
    updateCoachEntry: [missing(async () => ({ body: { Id: await entry(), Version: 1, NewNote: 'Taken.' } }))],
  };
}
