import { addDays } from '../../../runtime/format/date';
import type { Revision } from '../../../runtime/definitions/compiled';
import { sessionScopeOfCaller } from '../../calls/caller-answers';
import { todayOf } from '../../calls/time-zone';
import type { Clock } from '../../foundation/clock';
import { constantsOf } from '../../foundation/constants';
import { notFound } from '../../foundation/outcome';
import type { AssessmentProgressRow } from '../../records/assessments';
import type { Records } from '../../calls/tools';
import { type Asked, askedOf } from './asked';
import { Filled } from './filled';
import { knownAnswers } from './known';
import { loggedNumbers } from './logged';
import type { CallContext } from '../../calls/contract';

/** An assessment of a person, and the questions that it consists of by now. */
interface Own {
  progress: AssessmentProgressRow;
  asked: Asked;
}

/** The questions of a questionnaire; not found where the company has none of this name. */
export function questionsOf(revision: Revision, questionnaireId: string): Asked {
  const asked = askedOf(revision, questionnaireId);
  if (asked === undefined) throw notFound('Health risk assessment not found.');
  return asked;
}

/** The person's own assessment; that of somebody else is not found, like one that does not exist. */
export async function ownAssessment({ caller, revision }: CallContext, progressId: number, { assessments }: Records): Promise<Own> {
  return ownOf(await assessments.find(caller.user, progressId), revision);
}

/** The same, held for the rest of the transaction. */
export async function heldAssessment({ caller, revision }: CallContext, progressId: number, { assessments }: Records): Promise<Own> {
  return ownOf(await assessments.hold(caller.user, progressId), revision);
}

function ownOf(progress: AssessmentProgressRow | undefined, revision: Revision): Own {
  if (progress === undefined) throw notFound('Assessment not found.');
  return { progress, asked: questionsOf(revision, progress.QuestionnaireId) };
}

/** The number of a page; not found where the questionnaire has none of this name. */
export function pageIndex({ pages }: Asked, pageId: string): number {
  const index = pages.findIndex(({ PageId }) => PageId === pageId);
  if (index === -1) throw notFound('Page not found in this assessment.');
  return index;
}

/** An assessment with the person's answers, what is known without them, what was measured of them as long as their company counts it, and what they logged. */
export async function fill({ progress, asked }: Own, answering: CallContext, records: Records, clock: Clock): Promise<Filled> {
  const { assessments, healthProfiles } = records;
  const today = todayOf(answering, clock);
  const since = addDays(today, -answering.caller.company.biometrics.ScreeningValidDays) ?? '';
  const measured = [...(await healthProfiles.lastMeasured(progress.UserId))].filter(([, { Date }]) => Date >= since);
  const session = sessionScopeOfCaller(answering.caller, constantsOf(answering.revision).server);
  const known = knownAnswers(asked, { session, today });
  const logged = await loggedNumbers(asked, progress.UserId, answering.revision, records);
  return new Filled(asked, new Map([...known, ...(await assessments.answers(progress.UserAssessmentProgressId))]), new Map(measured), logged);
}
