import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { assessmentAnswers, assessmentProgress, hraResults } from '../tables/assessments';
import { entities, users } from '../tables/people';
import type { PersonCriteria } from './criteria';
import { textArray } from './parts';

/** Conditions on the health risk assessments of a person of `users`. */
export function assessmentConditions({ condition, assessment, question, results }: PersonCriteria): SQL[] {
  return [condition && hasCondition(condition), assessment && stands(assessment), question && hasAnswered(question), results && hasResults(results)].filter(
    (one): one is SQL => one !== undefined,
  );
}

const lastResults = sql`select ${hraResults.Content} as content, ${hraResults.Date} as made from ${hraResults}
  where ${eq(hraResults.UserId, users.UserId)} order by ${desc(hraResults.SubmittedDate)}, ${desc(hraResults.UserAssessmentProgressId)} limit 1`;

/** An area of the last results, at one of these levels; at any where none is named. */
function hasCondition({ id, levels }: NonNullable<PersonCriteria['condition']>): SQL {
  const isAtLevel = levels === undefined ? sql`true` : sql`area -> 'Level' ->> 'Id' in ${levels}`;
  return sql`exists (select 1 from (${lastResults}) as last, jsonb_array_elements(last.content -> 'Areas') as area
    where area ->> 'ConditionId' = ${id} and ${isAtLevel})`;
}

function hasResults({ from, to, timeZone }: NonNullable<PersonCriteria['results']>): SQL {
  const day = sql`(last.made at time zone ${timeZone})::date`;
  const isLater = from === undefined ? sql`true` : sql`${day} >= ${from}::date`;
  const isEarlier = to === undefined ? sql`true` : sql`${day} <= ${to}::date`;
  return sql`exists (select 1 from (${lastResults}) as last where ${isLater} and ${isEarlier})`;
}

/** The assessment of the present plan year of the person's company. One that was never opened is not started. */
function stands(status: NonNullable<PersonCriteria['assessment']>): SQL {
  const isNotStarted = status === 'NotStarted';
  const found = sql`exists (select 1 from ${assessmentProgress} inner join ${entities} on ${eq(entities.EntityId, users.EntityId)}
    where ${and(
      eq(assessmentProgress.UserId, users.UserId),
      eq(assessmentProgress.EntityId, entities.EntityId),
      eq(assessmentProgress.PlanYearId, entities.PlanYearId),
      isNotStarted ? ne(assessmentProgress.Status, status) : eq(assessmentProgress.Status, status),
    )})`;
  return isNotStarted ? sql`not ${found}` : found;
}

/** An answer in the assessment that was begun last. */
function hasAnswered({ id, answers }: NonNullable<PersonCriteria['question']>): SQL {
  const last = sql`select ${assessmentProgress.UserAssessmentProgressId} from ${assessmentProgress}
    where ${eq(assessmentProgress.UserId, users.UserId)} order by ${desc(assessmentProgress.UserAssessmentProgressId)} limit 1`;
  const isOne = answers === undefined ? sql`jsonb_array_length(${assessmentAnswers.Answer}) > 0` : sql`${assessmentAnswers.Answer} ?| ${textArray(answers)}`;
  return sql`exists (select 1 from ${assessmentAnswers}
    where ${assessmentAnswers.UserAssessmentProgressId} = (${last}) and ${eq(assessmentAnswers.QuestionId, id)} and ${isOne})`;
}
