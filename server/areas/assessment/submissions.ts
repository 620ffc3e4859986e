import { formatDate } from '../../../runtime/format/date';
import type { AssessmentSubmission, HealthConditionHistoryItem, HraResults } from '../../../schemas/generated/records';
import type { HraResultsRow } from '../../records/health-profiles';
import type { Constants } from '../../../schemas/generated/constants';

/** The plan year and the company of a submission, as one name. */
export const submissionName = ({ PlanYearId, EntityId }: Pick<HraResultsRow, 'PlanYearId' | 'EntityId'>) => `${PlanYearId}_${EntityId}`;

/** Returns the results as the wire knows them, with their change since `before`, the submission before them. */
export function resultsRecord(row: HraResultsRow, before?: HraResultsRow): HraResults {
  const { Areas, ...content } = row.Content;
  const earlier = new Map(before?.Content.Areas.map(({ ConditionId, Score }) => [ConditionId, Score]));
  return {
    id: String(row.UserAssessmentProgressId),
    PlanYearIdEntityId: submissionName(row),
    Date: row.Date,
    ...content,
    PreviousDate: before?.SubmittedDate ?? null,
    Change: changeOf(content.Score, before?.Content.Score),
    Areas: Areas.map((area) => ({ ...area, Change: changeOf(area.Score, earlier.get(area.ConditionId)) })),
  };
}

const changeOf = (score: number | null, before: number | null | undefined): number | null =>
  score === null || before === null || before === undefined ? null : score - before;

/** The submissions as a list to choose from. Of several with one name, as after another questionnaire in the same plan year, the newest. */
export function submissionList(rows: readonly HraResultsRow[], timeZone: string, settings: Constants['assessments']): AssessmentSubmission[] {
  const newest = rows.filter((row, index) => rows.findIndex((other) => submissionName(other) === submissionName(row)) === index);
  return newest.map((row, index) => {
    const date = formatDate(row.SubmittedDate, settings.assessmentSubmissionDate, timeZone);
    return { Value: submissionName(row), Text: settings.assessmentSubmissionText.replaceAll('{date}', date), Disabled: false, Selected: index === 0 };
  });
}

/** How an area has stood from submission to submission, the oldest first. A submission that knows no such area is left out. */
export function conditionHistory(rows: readonly HraResultsRow[], conditionId: string): HealthConditionHistoryItem[] {
  return rows.toReversed().flatMap(({ SubmittedDate, Content }) => {
    const area = Content.Areas.find(({ ConditionId }) => ConditionId === conditionId);
    return area === undefined ? [] : [{ Date: SubmittedDate, Score: area.Score, LevelName: area.Level?.Name ?? null }];
  });
}
