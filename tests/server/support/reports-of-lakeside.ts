import { eq } from 'drizzle-orm';
import { users } from '../../../server/records/tables/people';
import { participations, programs } from '../../../server/records/tables/programs';
import { selfReports } from '../../../server/records/tables/self-reports';
import type { Attempt } from './rows-of-lakeside';
import type { TestServer } from './test-server';

/** A report of Lakeside's administrator in a program that has a question too. */
async function reportOfLakeside(of: { server: TestServer }) {
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
const reported = (of: { server: TestServer }, make: (found: Awaited<ReturnType<typeof reportOfLakeside>>) => unknown) => async () => ({
  body: make(await reportOfLakeside(of)),
});

const missing = (input: Attempt['input']): Attempt => ({ input, status: 404 });

/** Each call about reports, with the one of Lakeside's administrator. */
export function attemptsOnReports(of: { server: TestServer }): Record<string, Attempt[]> {
  return {
    refreshInlineProgress: [
      missing(reported(of, ({ programId, report }) => ({ UserId: report.UserId, ActivityId: programId, EntityId: 'lakeside', SubType: 'SelfReport' }))),
    ],
    getApprovalFilters: [missing({ entityId: 'lakeside' })],
    getApprovalSettings: [missing({ entityId: 'lakeside' })],
    getWholeChallengeDashboard: [missing({ entityId: 'lakeside' })],
    getChallengeDashboard: [missing({ entityId: 'lakeside' }), missing({ entityId: 'lakeside', challengeId: 'lakeside-fall-1' })],
    getChallengeParticipants: [missing({ challengeId: 'lakeside-fall-1', status: 0 })],
    listChallengeParticipants: [missing({ body: { search: { entityId: 'lakeside' } } }), missing({ body: { search: { challengeId: 'lakeside-fall-1' } } })],
    downloadChallengeParticipants: [missing({ body: { search: { entityId: 'lakeside' } } }), missing({ body: { search: { challengeId: 'lakeside-fall-1' } } })],
    listChallengeApprovals: [missing({ entityId: 'lakeside', body: {} })],
    updateAdminEmails: [missing({ body: { EntityId: 'lakeside', Items: [] } })],
    updateChallengeApprovals: [
      missing(async () => ({
        entityId: 'lakeside',
        body: { status: 'Approved', Reports: [{ Id: (await reportOfLakeside(of)).report.Id, Status: 'PendingApproval' }] },
      })),
    ],
    deleteSelfReportAttachment: [missing(reported(of, ({ programId, report }) => ({ UserId: report.UserId, ChallengeId: programId, Id: report.Id })))],
    getSelfReport: [missing(async () => ({ programId: (await reportOfLakeside(of)).programId }))],
    getSelfReportOptions: [missing(async () => ({ programId: (await reportOfLakeside(of)).programId }))],
    submitSelfReport: [missing(reported(of, ({ programId }) => ({ ChallengeId: programId, ChallengeOwnerId: 'lakeside', UserComments: 'x', Checked: true })))],
    submitActivitySelfReport: [
      missing(reported(of, ({ programId }) => ({ ChallengeId: programId, EntityId: 'lakeside', UserComments: 'x', Checked: 'true' }))),
    ],
    submitSelfReportOutcome: [missing(reported(of, ({ programId }) => ({ ProgramId: programId, AnswerId: 'yes' })))],
    deleteSelfReport: [missing(reported(of, ({ report }) => report))],
  };
}
