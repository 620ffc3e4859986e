import { isBlankText } from '../../../runtime/format/plain-text';
import { randomUUID } from 'node:crypto';
import type { Revision } from '../../../runtime/definitions/compiled';
import type { FailureMessage, ProgramReporting, SelfReportResult, UserSelfReport } from '../../../schemas/generated/records';
import type { CallContext } from '../../calls/contract';
import { noticeBy } from '../../calls/send-message';
import { tellPerson } from '../../calls/tell-person';
import { todayOf } from '../../calls/time-zone';
import type { Records, Tools } from '../../calls/tools';
import { constantsOf } from '../../foundation/constants';
import { badRequest, conflict, notFound } from '../../foundation/outcome';
import { reportKeeper } from '../../records/self-reports';
import { sendToPerson } from '../../calls/send-to-person';
import { type GivenAttachment, judgedAttachment } from './attachment';
import { reportAnswer } from './queries';
import { reportable } from './reportable';
import { settleReports } from './settle-reports';

/** What is sent by either call. */
interface GivenReport {
  programId: string;
  ownerId: string;
  comment: string;
  checked: boolean;
  attachment: GivenAttachment | undefined;
}

/** Stores a report. Without approval it counts at once. */
export async function submitReport(reporting: CallContext, given: GivenReport, tools: Tools): Promise<SelfReportResult> {
  const { caller, revision } = reporting;
  const { UserId, EntityId } = caller.user;
  const settling = { person: caller.user, revision, today: todayOf(reporting, tools.clock), clock: tools.clock };
  return tools.transaction(async (records) => {
    const program = await reportable(settling, given.programId, records);
    if (program.OwnerId !== given.ownerId) throw notFound('There is nothing to report here.');
    const { Reporting, ReportsRequired } = program;
    const parts = partsOf(Reporting.ReportingType, revision);
    const faults = partFaults(parts, given, revision);
    const judged = given.attachment && (await judgedAttachment(given.attachment, UserId, revision, records));
    if (judged !== undefined && 'fault' in judged) faults.push(judged.fault);
    if (faults.length > 0) throw badRequest(faults, true);
    const of = { UserId, ProgramId: program.Id };
    const sent = await records.selfReports.count(of, { withPending: true });
    if (ReportsRequired !== null && ReportsRequired > 0 && sent >= ReportsRequired) throw conflict(constantsOf(revision).server.reportFull);
    const Id = randomUUID();
    const Attachment = judged !== undefined && 'file' in judged && parts.includes('Attachment') ? judged.file : null;
    if (Attachment !== null) await records.files.keep({ UserId, EntityId, KeptBy: reportKeeper(Id) }, Attachment);
    await records.selfReports.add({
      ...of,
      Id,
      EntityId,
      Status: Reporting.RequiresApproval ? 'PendingApproval' : 'Approved',
      SubmittedDate: tools.clock.now().toISOString(),
      UserComment: parts.includes('Comment') ? given.comment.trim() : '',
      Checked: parts.includes('Checkbox') && given.checked,
      Attachment,
    });
    await settleReports(settling, program, records);
    if (Reporting.RequiresApproval) await tellReviewers(reporting, program.Name, records, tools);
    await tellPerson(records, caller, 'Home', tools.clock);
    return reportsAfter(of, reporting, records);
  });
}

/** Mails the administrators who want to know that a report waits for them. */
async function tellReviewers(reporting: CallContext, program: string, records: Records, tools: Tools) {
  const { user, entity } = reporting.caller;
  const cause = noticeBy(reporting);
  const input = { program, person: `${user.FirstName} ${user.LastName}` };
  for (const { user: reviewer } of await records.reportReviews.mailed(entity.EntityId)) {
    if (reviewer.UserId === user.UserId) continue;
    await sendToPerson({ user: reviewer, entity }, 'report-waiting', { input, cause }, records, tools);
  }
}

/** Takes a report back. What was reviewed stays, whatever the page still shows. */
export async function deleteReport(reporting: CallContext, { Id }: Pick<UserSelfReport, 'Id'>, tools: Tools): Promise<SelfReportResult> {
  const { caller, revision } = reporting;
  return tools.transaction(async (records) => {
    const row = await records.selfReports.lock(caller.user.UserId, Id);
    if (row === undefined) throw notFound('Report not found.');
    if (row.Status !== 'PendingApproval') throw conflict(constantsOf(revision).server.reportReviewed);
    await records.selfReports.remove(Id);
    await records.files.removeKeptBy([reportKeeper(Id)]);
    await tellPerson(records, caller, 'Home', tools.clock);
    return reportsAfter(row, reporting, records);
  });
}

async function reportsAfter(of: { UserId: string; ProgramId: string }, { revision }: CallContext, { selfReports }: Records): Promise<SelfReportResult> {
  return { IsSuccessful: true, Data: (await selfReports.of(of)).map((row) => reportAnswer(row, revision)) };
}

/** The parts that a report of a type is made of. */
function partsOf(type: ProgramReporting['ReportingType'], revision: Revision): Part[] {
  const { reportTypesWithAttachment, reportTypesWithComment, reportTypesWithCheckbox } = constantsOf(revision).selfReports;
  const types = { Attachment: reportTypesWithAttachment, Comment: reportTypesWithComment, Checkbox: reportTypesWithCheckbox };
  return (Object.keys(types) as Part[]).filter((part) => types[part].includes(type));
}
type Part = 'Attachment' | 'Comment' | 'Checkbox';

/** What a report lacks of its parts. */
function partFaults(parts: readonly Part[], { comment, checked, attachment }: GivenReport, revision: Revision): FailureMessage[] {
  const { reportMissing } = constantsOf(revision).server;
  const given: Record<Part, boolean> = { Attachment: attachment !== undefined, Comment: !isBlankText(comment), Checkbox: checked };
  return parts.filter((part) => !given[part]).map((part) => ({ Code: 'required', Field: `/${part}`, Message: reportMissing[part]! }));
}
