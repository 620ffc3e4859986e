import { eq } from 'drizzle-orm';
import { blockedTimes, coachingSessions } from '../../../server/records/tables/events';
import { users } from '../../../server/records/tables/people';
import { weekOf } from './scheduler';
import type { Attempt } from './rows-of-lakeside';
import type { TestServer } from './test-server';

/** Calls of the coaching log, about Lakeside's administrator and about an entry of theirs. */
export function attemptsOnCoaching(of: { server: TestServer }): Record<string, Attempt[]> {
  const coach = async () => (await of.server.database.select().from(users).where(eq(users.UserName, 'coach@lakeside.example')))[0]!.UserId;
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
  const period = { From: '2026-11-01T00:00:00.000Z', To: '2026-11-08T00:00:00.000Z' };
  const SessionTypeId = '00000000-0000-4000-8000-000000000001';
  /** A time that Lakeside's coach has blocked. */
  async function block(): Promise<string> {
    const Id = '00000000-0000-4000-b000-000000000002';
    const at = { StartTime: '2026-12-02T15:00:00.000Z', EndTime: '2026-12-02T15:30:00.000Z' };
    await of.server.database
      .insert(blockedTimes)
      .values({ Id, UserId: await coach(), Title: 'Dentist', ...at })
      .onConflictDoNothing();
    return Id;
  }
  return {
    cancelOwnSession: [missing(async () => ({ id: (await entry()).replace('CoachEntry#', '') }))],
    deleteTimeBlock: [missing(async () => ({ id: await block() }))],
    getAvailability: [missing(async () => ({ userId: await coach() }))],
    getFreeTimes: [missing(async () => ({ UserId: await admin(), SessionTypeId, ...period }))],
    getParticipantCalendar: [missing(async () => ({ body: { UserId: await admin(), ...period } }))],
    getSchedulerData: [missing(async () => ({ id: await admin() }))],
    saveAvailability: [missing(async () => ({ body: { UserId: await coach(), WeekDays: weekOf([]) } }))],
    saveTimeBlock: [missing(async () => ({ body: { Id: await block(), StartTime: '2026-12-02T15:00', EndTime: '2026-12-02T16:00', Title: 'Taken' } }))],
    // Strangers are no coaches of anybody here: they write nothing, and schedule nothing for others.
    createCoachEntry: [
      { input: async () => ({ body: { ...note, UserId: await admin() } }), status: 403 },
      missing(async () => ({ body: { EntryType: 'Session', WorkFlowType: 'Scheduled', SessionTypeId, StartDate: '2026-12-02T15:00', UserId: await admin() } })),
    ],
    deleteCoachEntry: [deleted],
    deleteCoachEntryWithEmail: [deleted],
    getCoachEntries: [missing(async () => ({ UserId: await admin() }))],
    getCoachEntryDetail: [missing(async () => ({ pk: await entry() }))],
    impersonateParticipant: [missing(async () => ({ body: { UserId: await admin() } }))],
    updateCoachEntry: [missing(async () => ({ body: { Id: await entry(), Version: 1, NewNote: 'Taken.' } }))],
  };
}
