import { eq } from 'drizzle-orm';
import { users } from '../../../server/records/tables/people';
import { participations, programs } from '../../../server/records/tables/programs';
import { selfReports } from '../../../server/records/tables/self-reports';
import type { TestServer } from './test-server';

/** A report of Lakeside's administrator in a program that has a question too. */
export async function reportOfLakeside(of: { server: TestServer }) {
  const { database } = of.server;
  const UserId = (await database.select().from(users).where(eq(users.UserName, 'admin@lakeside.example')))[0]!.UserId;
  const ProgramId = 'lakeside-fall-5';
  const [program] = await database.select().from(programs).where(eq(programs.Id, ProgramId));
  const SelfReportOptions = [{ Id: 'yes', Text: 'Yes', RequiresAlternative: false }];
  await database
    .update(programs)
    .set({ Reporting: { ...program!.Reporting!, Outcome: { SelfReportDescription: 'Did you?', SelfReportOptions } } })
    .where(eq(programs.Id, ProgramId));
  await database.insert(participations).values({ UserId, ProgramId, ProgramStatus: 'Current' }).onConflictDoNothing();
  const Id = '00000000-0000-4000-9000-000000000001';
  const row = { Id, UserId, ProgramId, EntityId: 'lakeside', Status: 'PendingApproval' as const, SubmittedDate: '2026-11-02T15:00:00.000Z' };
  await database
    .insert(selfReports)
    .values({ ...row, UserComment: 'Done', Checked: false })
    .onConflictDoNothing();
  const { Attachment, AttachmentUrl, EntityId: _entity, ...wire } = { ...row, Attachment: null, AttachmentUrl: null };
  return {
    programId: ProgramId,
    report: { ...wire, Attachment, AttachmentUrl, UserComment: 'Done', Checked: false, ReviewDate: '0001-01-01T00:00:00.000Z', ReviewComments: '' },
  };
}
/** What is sent of it. */
export const reported = (of: { server: TestServer }, make: (found: Awaited<ReturnType<typeof reportOfLakeside>>) => unknown) => async () => ({
  body: make(await reportOfLakeside(of)),
});
