import { sql } from 'drizzle-orm';
import type { Revision } from '../../runtime/definitions/compiled';
import { type Asked, askedOf } from '../areas/assessment/asked';
import { completedPage } from '../areas/assessment/assessment-record';
import { type Answers, Filled, type LastMeasured } from '../areas/assessment/filled';
import { knownAnswers } from '../areas/assessment/known';
import { measuredBy } from '../areas/assessment/make-results';
import { displayOf } from '../areas/assessment/measures';
import { resultsOf } from '../areas/assessment/results';
import { resultsRecord } from '../areas/assessment/submissions';
import type { Database } from '../database/database';
import type { Definitions } from '../definitions/definitions';
import type { AssessmentProgressRow } from '../records/assessments';
import type { UserRow } from '../records/callers';
import type { HraResultsRow, MeasurementRow } from '../records/health-profiles';
import { assessmentAnswers, assessmentProgress, biometricMeasurements, hraResults } from '../records/tables/assessments';
import { checkRow } from './check-row';
import { isOther, sexOf } from './make-people';
import { numberOf } from './stories';
import seeds from './health.json';
import { insertRows } from './insert-rows';
import { makeAnswers } from './make-answers';
import { makeMeasurements } from './make-measurements';
import type { DemoCalendar } from './demo-calendar';
import type { makeRows } from './make-rows';
import { workdayBefore } from './workdays';
import { type SeededRandom, seededRandom } from './seeded-random';
import { constantsOf } from '../foundation/constants';

type Stands = 'LastYear' | 'InProgress' | 'Submitted';

/** One person who has begun an assessment. */
interface Person {
  user: UserRow;
  calendar: DemoCalendar;
  revision: Revision;
  random: SeededRandom;
  today: string;
}

type Measurement = Omit<MeasurementRow, 'Id'>;

interface HealthRows {
  progress: AssessmentProgressRow[];
  answers: (typeof assessmentAnswers.$inferSelect)[];
  results: HraResultsRow[];
  measurements: MeasurementRow[];
}

/** What some people have answered, submitted and measured: some last year only, some are in the middle, some are done. */
export function makeHealth({ calendar, entities, users }: ReturnType<typeof makeRows>, definitions: Definitions, today: string): HealthRows {
  const random = seededRandom(20_261_122);
  const rows: HealthRows = { progress: [], answers: [], results: [], measurements: [] };
  for (const [index, user] of users.entries()) {
    const stands = standOf(user, index);
    const entity = entities.find(({ EntityId }) => EntityId === user.EntityId);
    if (stands === undefined || entity === undefined) continue;
    makePerson(rows, { user, calendar, revision: definitions.for(entity.Customer), random, today }, stands);
  }
  return rows;
}

/** Those who show something; of the others, who have no sign-in name that anybody is told, one in so many. */
function standOf(user: UserRow, index: number): Stands | undefined {
  const { UserName } = user;
  if (Object.hasOwn(seeds.people, UserName)) return seeds.people[UserName as keyof typeof seeds.people] as Stands;
  const { oneIn, stands } = seeds.others;
  return isOther(user) && index % oneIn === 0 ? (stands[(index / oneIn) % stands.length] as Stands) : undefined;
}

function makePerson(rows: HealthRows, person: Person, stands: Stands) {
  const { user, calendar, revision, random, today } = person;
  const asked = askedOf(revision, constantsOf(revision).assessments.healthAssessment);
  if (asked === undefined) return;
  const own = makeMeasurements(user, random, today);
  addMeasurements(rows, revision, own);
  const earlier = submit(rows, person, asked, { planYearId: calendar.last.PlanYearId, at: momentOf(seeds.submitted.LastYear, today), own });
  if (stands === 'Submitted')
    submit(rows, person, asked, { planYearId: calendar.current.PlanYearId, at: momentOf(seeds.submitted.Submitted, today), own, earlier });
  if (stands === 'InProgress') begin(rows, person, asked, { own, earlier });
}

const momentOf = ({ daysAgo, time }: { daysAgo: number; time: string }, today: string) => `${workdayBefore(today, daysAgo)}T${time}:00.000Z`;

/** The last value of each measure before a moment. */
function lastBefore(measurements: readonly Measurement[], moment: string): LastMeasured {
  const before = measurements.filter(({ Date }) => Date < moment).toSorted((one, other) => (one.Date < other.Date ? -1 : one.Date > other.Date ? 1 : 0));
  return new Map(before.map((row) => [row.MeasureId, row]));
}

/** As the assessment itself knows it on that day, and what the profile says as well. */
const knownOn = (user: UserRow, asked: Asked, at: string): Answers =>
  new Map([...knownAnswers(asked, { session: { user }, today: at.slice(0, 10) }), [seeds.sexQuestion, [sexOf(user, numberOf(user))]]]);

function begin(rows: HealthRows, { user, calendar, random, today }: Person, asked: Asked, { own, earlier }: Pick<Submission, 'own' | 'earlier'>) {
  const measured = lastBefore(own, '9999');
  const pages = Math.ceil(asked.pages.length / 3);
  const { PlanYearId: planYearId } = calendar.current;
  const progress = addProgress(rows, user, asked, { planYearId, status: 'InProgress', page: asked.pages[pages - 1]!.PageId, submitted: null });
  addAnswers(
    rows,
    progress,
    makeAnswers(asked, { today, measured, random, known: knownOn(user, asked, momentOf(seeds.submitted.Submitted, today)), earlier, pages }),
  );
}

interface Submission {
  planYearId: string;
  at: string;
  own: Measurement[];
  /** What the person answered the year before. */
  earlier?: Answers;
}

/** Stores what submitting would, and answers what was answered. An assessment that could not be submitted stays in progress. */
function submit(rows: HealthRows, { user, revision, random, today }: Person, asked: Asked, { planYearId, at, own, earlier }: Submission): Answers {
  const measured = lastBefore(own, at);
  const answers = makeAnswers(asked, { today, measured, random, known: knownOn(user, asked, at), earlier });
  const filled = new Filled(asked, answers, measured);
  const isSubmitted = filled.incomplete().length === 0;
  const progress = addProgress(rows, user, asked, {
    planYearId,
    status: isSubmitted ? 'Submitted' : 'InProgress',
    page: isSubmitted ? completedPage : asked.pages[0]!.PageId,
    submitted: isSubmitted ? at : null,
  });
  addAnswers(rows, progress, answers);
  if (!isSubmitted) return answers;
  const { UserId, EntityId } = user;
  const { UserAssessmentProgressId } = progress;
  const row = { UserAssessmentProgressId, UserId, EntityId, PlanYearId: planYearId, SubmittedDate: at, Date: at, Content: resultsOf(filled) };
  checkRow(revision, 'HraResults', resultsRecord(row));
  rows.results.push(row);
  const answered = measuredBy(filled).map((one) => ({ ...one, UserId, EntityId, Date: at.slice(0, 10), Source: 'Assessment' as const }));
  own.push(...answered);
  addMeasurements(rows, revision, answered);
  return answers;
}

interface ProgressSource {
  planYearId: string;
  status: AssessmentProgressRow['Status'];
  page: string;
  submitted: string | null;
}

function addProgress(rows: HealthRows, { UserId, EntityId }: UserRow, { questionnaire }: Asked, { planYearId, status, page, submitted }: ProgressSource) {
  const progress: AssessmentProgressRow = {
    UserAssessmentProgressId: rows.progress.length + 1,
    UserId,
    EntityId,
    PlanYearId: planYearId,
    QuestionnaireId: questionnaire.id,
    Status: status,
    CurrentPageId: page,
    SubmittedDate: submitted,
    IsChanged: false,
  };
  rows.progress.push(progress);
  return progress;
}

function addAnswers(rows: HealthRows, { UserAssessmentProgressId }: AssessmentProgressRow, answers: ReadonlyMap<string, string[]>) {
  for (const [QuestionId, Answer] of answers) rows.answers.push({ UserAssessmentProgressId, QuestionId, Answer });
}

function addMeasurements(rows: HealthRows, revision: Revision, measurements: readonly Measurement[]) {
  for (const measurement of measurements) {
    const Id = rows.measurements.length + 1;
    const { Date, Value, SecondValue, Source } = measurement;
    checkRow(revision, 'BiometricMeasurement', { Id, Date, Value, SecondValue, Source, Display: displayOf(measurement) });
    rows.measurements.push({ Id, ...measurement });
  }
}

/** Stores it, within the transaction that loads the demo. */
export async function insertHealth(transaction: Database, rows: HealthRows) {
  await insertRows(transaction, assessmentProgress, rows.progress);
  await insertRows(transaction, assessmentAnswers, rows.answers);
  await insertRows(transaction, hraResults, rows.results);
  await insertRows(transaction, biometricMeasurements, rows.measurements);
  // The rows brought their numbers along: the next one comes after them.
  await transaction.execute(
    sql`select setval(pg_get_serial_sequence('assessment_progress', 'id'), (select coalesce(max(id), 0) + 1 from assessment_progress), false)`,
  );
  await transaction.execute(
    sql`select setval(pg_get_serial_sequence('biometric_measurements', 'id'), (select coalesce(max(id), 0) + 1 from biometric_measurements), false)`,
  );
}
