import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { askedOf } from '../areas/assessment/asked';
import { Filled } from '../areas/assessment/filled';
import { resultsOf } from '../areas/assessment/results';
import { compiledDefinitions } from '../definitions/compiled-definitions';
import type { Definitions } from '../definitions/definitions';
import { makeHealth } from './health-rows';
import { makeRows } from './make-rows';
import { constantsOf } from '../foundation/constants';

const today = '2026-11-25';
let definitions: Definitions;
let rows: ReturnType<typeof makeRows>;
let health: ReturnType<typeof makeHealth>;
beforeAll(async () => {
  definitions = await compiledDefinitions(fileURLToPath(new URL('../..', import.meta.url)), () => undefined);
  rows = makeRows(definitions, 300, 'x', today);
  health = makeHealth(rows, definitions, today);
});

const person = (userName: string) => rows.users.find(({ UserName }) => UserName === userName)!;
const statusesOf = (userName: string) =>
  health.progress.filter(({ UserId }) => UserId === person(userName).UserId).map(({ PlanYearId, Status }) => `${PlanYearId} ${Status}`);

test('people of the demo stand at different places: last year only, in the middle, submitted, and not begun', () => {
  expect(statusesOf('pat@lakeside.example')).toEqual(['2025 Submitted']);
  expect(statusesOf('pat@summit.example')).toEqual(['2025 Submitted', '2026 InProgress']);
  expect(statusesOf('pat@cedar.example')).toEqual(['2025 Submitted', '2026 Submitted']);
  expect(statusesOf('newcomer@cedar.example')).toEqual([]);
});

test('whoever has submitted has answered everything that must be, by answers that the questions take', () => {
  const submitted = health.progress.filter(({ Status }) => Status === 'Submitted');
  expect(submitted.length).toBeGreaterThan(5);
  for (const { UserAssessmentProgressId, UserId, EntityId, SubmittedDate } of submitted) {
    const revision = definitions.for(rows.entities.find((entity) => entity.EntityId === EntityId)!.Customer);
    const asked = askedOf(revision, constantsOf(revision).assessments.healthAssessment)!;
    const answers = health.answers.filter((answer) => answer.UserAssessmentProgressId === UserAssessmentProgressId);
    const before = health.measurements
      .filter((one) => one.UserId === UserId && one.Date < SubmittedDate!.slice(0, 10))
      .toSorted((one, other) => one.Date.localeCompare(other.Date));
    const filled = new Filled(
      asked,
      new Map(answers.map(({ QuestionId, Answer }) => [QuestionId, Answer])),
      new Map(before.map((one) => [one.MeasureId, one])),
    );
    expect(filled.incomplete()).toEqual([]);
    for (const { QuestionId, Answer } of answers) expect(filled.given(QuestionId)).toEqual(Answer);
    expect(health.results.find((row) => row.UserAssessmentProgressId === UserAssessmentProgressId)!.Content).toEqual(resultsOf(filled));
  }
});

test('two years of measurements, no two of one measure, day and source', () => {
  const own = health.measurements.filter(({ UserId }) => UserId === person('pat@lakeside.example').UserId);
  const days = own.map(({ Date }) => Date).sort();
  expect(days[0]! < '2024-12-31' && days.at(-1)! > '2026-09-01').toBe(true);
  expect(own.filter(({ MeasureId }) => MeasureId === 'BloodPressure').every(({ SecondValue }) => SecondValue !== null)).toBe(true);
  const keys = health.measurements.map(({ UserId, MeasureId, Date, Source }) => [UserId, MeasureId, Date, Source].join());
  expect(new Set(keys).size).toBe(keys.length);
});
