import { timeZoneOf } from '../../calls/time-zone';
import { dateIn } from '../../../runtime/format/date';
import { userTopic } from '../../calls/topics';
import type { AssessmentProgressRow } from '../../records/assessments';
import type { MeasurementRow } from '../../records/health-profiles';
import type { Records, Tools } from '../../calls/tools';
import { askedOf } from './asked';
import type { Filled } from './filled';
import { resultsOf } from './results';
import type { CallContext } from '../../calls/contract';

interface Submission {
  progress: AssessmentProgressRow;
  filled: Filled;
  /** Whether it was just submitted for the first time: then what it says was measured anew, even where the value is the same. */
  isFirst: boolean;
}

/** Makes the results of a submission, keeps what it says was measured, and tells the person's pages. Last in its transaction. */
export async function makeResults(
  { caller, revision }: CallContext,
  submission: Submission,
  { healthProfiles, liveMessages, publications }: Records,
  { clock, definitions }: Pick<Tools, 'clock' | 'definitions'>,
) {
  const { progress, filled, isFirst } = submission;
  const now = clock.now().toISOString();
  const english = askedOf(await definitions.of(caller.entity.Customer, publications), progress.QuestionnaireId);
  const { UserAssessmentProgressId, UserId, EntityId, PlanYearId, SubmittedDate } = progress;
  const day = dateIn(now, timeZoneOf({ caller, revision }));
  const before = isFirst ? new Map<string, MeasurementRow>() : await healthProfiles.lastAnswered(UserId);
  const isNew = (row: AnsweredMeasure) => {
    const last = before.get(row.MeasureId);
    return last === undefined || last.Value !== row.Value || last.SecondValue !== row.SecondValue;
  };
  const measured = measuredBy(filled).filter(isNew);
  await healthProfiles.measure(measured.map((row) => ({ ...row, UserId, EntityId, Date: day, Source: 'Assessment' as const })));
  await healthProfiles.saveResults({
    UserAssessmentProgressId,
    UserId,
    EntityId,
    PlanYearId,
    SubmittedDate: SubmittedDate ?? now,
    Date: now,
    Content: resultsOf(filled, undefined, english?.questionnaire),
  });
  await liveMessages.publish({ topic: userTopic(UserId), category: 'HealthProfile', now });
}

type AnsweredMeasure = Pick<MeasurementRow, 'MeasureId' | 'Value' | 'SecondValue'>;

/** The values of what is measured that the person has answered, as far as they count. Of two questions about one measure the first. */
export function measuredBy(filled: Filled): AnsweredMeasure[] {
  const found = new Map<string, AnsweredMeasure>();
  for (const [id, { question, stringList }] of filled.asked.questions) {
    const MeasureId = question.measure;
    if (MeasureId === undefined || found.has(MeasureId) || filled.given(id).length === 0) continue;
    const value = filled.value(id, { stringList });
    const [Value, SecondValue = null] = (Array.isArray(value) ? value : [value]) as unknown[];
    if (typeof Value === 'number' && (SecondValue === null || typeof SecondValue === 'number')) found.set(MeasureId, { MeasureId, Value, SecondValue });
  }
  return [...found.values()];
}
