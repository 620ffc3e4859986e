import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { profiles } from '../../server/records/tables/people';
import type { AssessmentSubmissions, BiometricMeasure, Failure, HealthConditionHistoryItem, HraResults } from '../../schemas/generated/records';
import { testAnswer } from '../support/journey';
import { complete, walk, ask } from './support/walk-questionnaire';
import { forgetHealth, participantOf } from './support/assessments';
import type { Client } from './support/test-server';
import { withServer } from './support/fixture';

const { test, server } = withServer();
/** Has submitted in both plan years. */
let pat: Client;
/** Has submitted nothing. */
let admin: Client;
test.beforeAll(async () => {
  pat = await server.as('pat@cedar.example');
  admin = await server.as('admin@lakeside.example');
});

const calls = {
  results: async (client: Client, query = '') => (await client.get<{ Data: HraResults | null }>(`/userhealth/profile/GetHraResults${query}`)).body.Data,
  measures: async (client: Client) => (await client.get<{ Data: BiometricMeasure[] }>('/userhealth/profile/GetUserBiometricMeasurements')).body.Data,
  history: async (client: Client, id: string) =>
    (await client.get<{ Data: HealthConditionHistoryItem[] }>(`/userhealth/profile/GeHealthConditionHistory?conditionId=${id}`)).body.Data,
  submissions: async (client: Client) =>
    (await client.get<{ Data: AssessmentSubmissions }>('/userhealth/profile/GetAssessmentSubmissionsList')).body.Data.Items,
};

testAnswer('the list of submissions', () => calls.submissions(pat), [
  [
    'B-health-profile-16 it has them, the newest first',
    async (items) => {
      expect(items).toHaveLength(2);
      expect(await calls.submissions(admin)).toEqual([]);
    },
  ],
  ['B-health-profile-04 a submission has the value of its plan year', (items) => expect(items.map(({ Value }) => Value)).toEqual(['2026_cedar', '2025_cedar'])],
  [
    'B-health-profile-05 B-health-profile-10 a submission is called by its day, and submitted',
    (items) => expect(items.map(({ Text }) => Text)).toEqual(['February 24, 2026 - submitted', 'March 18, 2025 - submitted']),
  ],
  ['B-health-profile-06 a submission can be chosen', (items) => expect(items.map(({ Disabled }) => Disabled)).toEqual([false, false])],
  ['B-health-profile-07 the newest submission is selected', (items) => expect(items.map(({ Selected }) => Selected)).toEqual([true, false])],
]);

test('B-health-profile-02 B-health-profile-03 B-health-profile-13 the results of the newest submission, or of the one that is named', async () => {
  const newest = await calls.results(pat);
  expect(newest).toMatchObject({ id: expect.any(String), PlanYearIdEntityId: '2026_cedar', AssessmentName: 'Health risk assessment' });
  expect(newest!.Areas.length).toBeGreaterThan(3);
  expect(await calls.results(pat, '?planYearEntityId=2026_cedar')).toEqual(newest);
  expect(await calls.results(pat, '?planYearEntityId=2025_cedar')).toMatchObject({ PlanYearIdEntityId: '2025_cedar', Date: '2025-03-18T16:20:00.000Z' });
});

test('D-health-screens-07 results say by how much they changed since the submission before, also by area', async () => {
  const [newest, first] = [(await calls.results(pat))!, (await calls.results(pat, '?planYearEntityId=2025_cedar'))!];
  expect([first.PreviousDate, first.Change, first.Areas.map(({ Change }) => Change)]).toEqual([null, null, first.Areas.map(() => null)]);
  expect([newest.PreviousDate, newest.Change]).toEqual(['2025-03-18T16:20:00.000Z', newest.Score! - first.Score!]);
  for (const { ConditionId, Score, Change } of newest.Areas) {
    const before = first.Areas.find((area) => area.ConditionId === ConditionId)?.Score;
    expect(Change).toBe(typeof before === 'number' && Score !== null ? Score - before : null);
  }
  expect(newest.Areas.some(({ Change }) => Change !== null && Change !== 0)).toBe(true);
});

test('without a submission there are no results, and one that is not the person’s is not found', async () => {
  expect(await calls.results(admin)).toBeNull();
  for (const name of ['2024_cedar', '2025_lakeside', 'x']) {
    const { status, body } = await pat.get<Failure>(`/userhealth/profile/GetHraResults?planYearEntityId=${name}`);
    expect([status, body.Errors[0]?.Message]).toEqual([404, 'Submission not found.']);
  }
});

test('B-health-profile-15 an area’s history goes from the oldest submission to the newest; an area that there is not has none', async () => {
  const results = [await calls.results(pat, '?planYearEntityId=2025_cedar'), await calls.results(pat)];
  for (const { ConditionId } of results[1]!.Areas)
    expect(await calls.history(pat, ConditionId)).toEqual(
      results.map((one) => {
        const area = one!.Areas.find((other) => other.ConditionId === ConditionId)!;
        return { Date: one!.Date, Score: area.Score, LevelName: area.Level?.Name ?? null };
      }),
    );
  expect(await calls.history(pat, 'nothing')).toEqual([]);
  expect((await pat.get('/userhealth/profile/GeHealthConditionHistory')).status).toBe(400);
});

test('B-health-profile-14 the measures come in their order, each with its values, the newest first', async () => {
  const measures = await calls.measures(pat);
  expect(measures.map(({ Name, Unit }) => `${Name} ${Unit}`)).toEqual([
    'Weight kg',
    'Height cm',
    'Waist cm',
    'Blood pressure mmHg',
    'Total cholesterol mg/dL',
    'Fasting glucose mg/dL',
  ]);
  for (const { Measurements } of measures) {
    const dates = Measurements.map(({ Date }) => Date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(dates[0]! > '2026-09-01').toBe(true);
  }
  const pressure = measures.find(({ MeasureId }) => MeasureId === 'BloodPressure')!;
  expect(pressure.Parts).toEqual(['Systolic', 'Diastolic']);
  for (const { Display, Value, SecondValue } of pressure.Measurements) expect(Display).toBe(`${Value}/${SecondValue}`);
  expect((await calls.measures(admin)).map(({ Measurements }) => Measurements)).toEqual(measures.map(() => []));
});

test('the date of a submission is the one of the person’s time zone', async () => {
  await ask(server, walk);
  // After midnight in New York, and before it in Los Angeles.
  server.clock.advance({ seconds: 16 * 3600 });
  const summit = await participantOf(server, 'pat@summit.example');
  await forgetHealth(server, summit);
  await summit.save('start', complete.start);
  await summit.save('feeling', complete.feeling);
  await summit.submit();
  const dateIn = async (TimeZone: 'America/Los_Angeles' | 'America/New_York') => {
    await server.database.update(profiles).set({ TimeZone }).where(eq(profiles.UserId, summit.userId));
    return (await calls.submissions(summit.client))[0]!.Text;
  };
  expect(await dateIn('America/Los_Angeles')).toBe('November 2, 2026 - submitted');
  expect(await dateIn('America/New_York')).toBe('November 3, 2026 - submitted');
});
