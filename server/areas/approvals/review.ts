import type { Call } from '../../calls/contract';
import { eachApart } from '../../calls/each-apart';
import { companyWithin } from '../../calls/reach';
import { noticeBy } from '../../calls/send-message';
import { sendToPerson } from '../../calls/send-to-person';
import { tellPerson } from '../../calls/tell-person';
import type { Records, Tools } from '../../calls/tools';
import { constantsOf } from '../../foundation/constants';
import type { EntityRow } from '../../records/callers';
import { settlingFor } from '../programs/settling-for';
import { settleReports } from '../self-reports/settle-reports';

type Review = Call<'updateChallengeApprovals'>;
type Seen = Review['body']['Reports'][number];

/** Approves or denies reports, each in a transaction of its own. Where none can be, it says why; where some cannot, which. */
export async function updateChallengeApprovals(call: Review, tools: Tools) {
  const entity = await companyWithin(call, call.path.entityId, tools);
  const { Saved, refused } = await eachApart(call.body.Reports, tools, (seen, records) => reviewOne(call, { entity, seen }, records, tools));
  return { Saved, Refused: refused.map(({ one, Message }) => ({ Id: one.Id, Message })) };
}

/** Reviews one report, with all that follows from it; or says why it stays as it is. */
async function reviewOne(call: Review, { entity, seen }: { entity: EntityRow; seen: Seen }, records: Records, tools: Tools): Promise<string | undefined> {
  const { clock } = tools;
  const { caller, revision, body } = call;
  const { approvalOwn, approvalGone, approvalChanged } = constantsOf(revision).approvals;
  const found = await records.reportReviews.lock(entity.EntityId, seen.Id);
  if (found === undefined || (body.challenge !== undefined && body.challenge !== '' && found.report.ProgramId !== body.challenge)) return approvalGone;
  const { report, person, program } = found;
  if ([caller.user.UserId, caller.actor.user.UserId].includes(person.UserId)) return approvalOwn;
  if (report.Status !== seen.Status) return approvalChanged;
  const now = clock.now().toISOString();
  const ReviewComments = (body.Comments ?? '').trim();
  await records.reportReviews.review(report.Id, { Status: body.status, ReviewDate: now, ReviewComments, ReviewerId: caller.actor.user.UserId });
  const settling = await settlingFor(person, entity, tools, records);
  await settleReports(settling, program, records);
  await tellPerson(records, { user: person }, 'Home', clock);
  const message = body.status === 'Approved' ? 'report-approved' : 'report-denied';
  const input = { program: program.Name, comments: ReviewComments };
  await sendToPerson({ user: person, entity }, message, { input, cause: noticeBy(call) }, records, tools);
  return undefined;
}
