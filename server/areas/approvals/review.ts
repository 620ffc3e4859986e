import { dateIn } from '../../../runtime/format/date';
import type { UserSelfReport } from '../../../schemas/generated/records';
import type { Call } from '../../calls/contract';
import { companyWithin } from '../../calls/reach';
import { tellPerson } from '../../calls/tell-person';
import type { Records, Tools } from '../../calls/tools';
import { constantsOf } from '../../foundation/constants';
import { conflict } from '../../foundation/outcome';
import type { EntityRow } from '../../records/callers';
import { tellByEmail } from '../accounts/tell';
import { settleReports } from '../self-reports/settle-reports';

type Review = Call<'updateChallengeApprovals'>;
type Seen = Review['body']['Reports'][number];

/** Approves or denies reports, each in a transaction of its own. Where none can be, it says why; where some cannot, which. */
export async function updateChallengeApprovals(call: Review, tools: Tools) {
  const entity = await companyWithin(call, call.path.entityId, tools);
  const Refused: { Id: string; Message: string }[] = [];
  for (const seen of call.body.Reports) {
    const Message = await tools.transaction((records) => reviewOne(call, { entity, seen }, records, tools));
    if (Message !== undefined) Refused.push({ Id: seen.Id, Message });
  }
  const [first] = Refused;
  if (first !== undefined && Refused.length === call.body.Reports.length) throw conflict(first.Message);
  return { Saved: call.body.Reports.length - Refused.length, Refused };
}

/** Reviews one report, with all that follows from it; or says why it stays as it is. */
async function reviewOne(
  { caller, revision, body }: Review,
  { entity, seen }: { entity: EntityRow; seen: Seen },
  records: Records,
  { clock, definitions }: Tools,
): Promise<string | undefined> {
  const { approvalOwn, approvalGone, approvalChanged } = constantsOf(revision).approvals;
  const found = await records.reportReviews.lock(entity.EntityId, seen.Id);
  if (found === undefined || (body.challenge !== undefined && body.challenge !== '' && found.report.ProgramId !== body.challenge)) return approvalGone;
  const { report, person, program } = found;
  if ([caller.user.UserId, caller.actor.user.UserId].includes(person.UserId)) return approvalOwn;
  if (report.Status !== seen.Status) return approvalChanged;
  const now = clock.now().toISOString();
  const ReviewComments = (body.Comments ?? '').trim();
  await records.reportReviews.review(report.Id, { Status: body.status, ReviewDate: now, ReviewComments, ReviewerId: caller.actor.user.UserId });
  const own = definitions.for(entity.Customer);
  // The day of their company: where somebody lives is not known here, and a day more or less counts nothing twice.
  const today = dateIn(now, constantsOf(own).server.defaultTimeZone);
  await settleReports({ person, revision: own, today, clock }, program, records);
  await tellPerson(records, { user: person }, 'Home', clock);
  await tellByEmail(
    { user: person, entity },
    { ...mailOf(body.status, constantsOf(own).approvals), values: { program: program.Name, comments: ReviewComments === '' ? '' : `\n${ReviewComments}\n` } },
    records,
    now,
  );
  return undefined;
}

type Texts = ReturnType<typeof constantsOf>['approvals'];
const mailOf = (status: UserSelfReport['Status'], texts: Texts) =>
  status === 'Approved'
    ? { subject: texts.reportApprovedSubject, body: texts.reportApprovedBody }
    : { subject: texts.reportDeniedSubject, body: texts.reportDeniedBody };
