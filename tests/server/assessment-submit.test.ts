import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { dateIn } from '../../runtime/format/date';
import { biometricMeasurements, hraResults } from '../../server/records/tables/assessments';
import { forgetHealth, type Participant, participantOf, standOf } from './support/assessments';
import { withServer } from './support/fixture';
import { ask, complete, walk } from './support/walk-questionnaire';
import { toldSoFar } from './support/told';

const { test, server } = withServer();
let pat: Participant;
test.beforeAll(async () => {
  await ask(server, walk);
});
test.beforeEach(async () => {
  pat = await participantOf(server, 'pat@summit.example');
  await forgetHealth(server, pat);
});

async function submitted() {
  await pat.save('start', complete.start);
  await pat.save('feeling', complete.feeling);
  return pat.submit();
}

const messages = async () => (await toldSoFar(server)).filter(({ Topic, Category }) => Topic === `user:${pat.userId}` && Category === 'HealthProfile').length;
const measured = async () =>
  (await server.database.select().from(biometricMeasurements).where(eq(biometricMeasurements.UserId, pat.userId)))
    .map(({ MeasureId, Value, SecondValue, Date, Source }) => `${MeasureId} ${Value}/${SecondValue} ${Date} ${Source}`)
    .sort();

test('B-assessment-52 B-assessment-53 submitting with answers missing is refused: the first error is the first page that lacks some', async () => {
  await pat.save('feeling', { mood: ['4'] });
  const answer = await pat.submit();
  expect([answer.status, answer.body.Errors]).toEqual([400, [{ Message: 'start' }]]);
  await pat.save('start', { smokes: ['Yes'], weight: ['80'], cigarettes: ['5'] });
  await pat.save('feeling', { mood: [] });
  expect((await pat.submit()).body.Errors).toEqual([{ Message: 'smoking' }, { Message: 'feeling' }]);
  expect((await pat.assessment()).UserAssessmentStatus).toBe('InProgress');
});

test('B-assessment-39 B-assessment-58 submitting makes it Submitted, at its completed page', async () => {
  const { status, body } = await submitted();
  expect(status).toBe(200);
  expect(body.Data).toMatchObject({ UserAssessmentStatus: 'Submitted', CurrentPageId: 'completed', SubmittedDate: server.clock.now().toISOString() });
  expect(await pat.assessment()).toEqual(body.Data);
});

test('hidden questions are neither asked nor part of the results', async () => {
  await pat.save('start', { smokes: ['Yes'], cigarettes: ['40'] });
  await submitted();
  const [row] = await server.database.select().from(hraResults).where(eq(hraResults.UserId, pat.userId));
  expect(row!.Content).toMatchObject({ Score: 85, Areas: [{ ConditionId: 'tobacco', Score: 100 }, { Score: 70 }, { Score: null, Level: null }] });
});

test('submitting a second time without another answer changes nothing and answers the same', async () => {
  const first = (await submitted()).body;
  const told = await messages();
  server.clock.advance({ seconds: 60 });
  expect((await pat.submit()).body).toEqual(first);
  expect(await messages()).toBe(told);
});

test('a submission tells the pages of the person, once, also where two pages submit in the same moment', async () => {
  const before = await messages();
  await pat.save('start', complete.start);
  await pat.save('feeling', complete.feeling);
  const [one, other] = await Promise.all([pat.submit(), pat.submit()]);
  expect(one.body).toEqual(other.body);
  expect(await messages()).toBe(before + 1);
});

test('a submission keeps what was answered of measures, one value a day', async () => {
  await submitted();
  await pat.save('start', { weight: ['79'] });
  await pat.save('start', { pressure: ['120', '80'] });
  const today = () => dateIn(server.clock.now().toISOString());
  const first = [`BloodPressure 120/80 ${today()} Assessment`, `Weight 79/null ${today()} Assessment`];
  expect(await measured()).toEqual(first);
  server.clock.advance({ seconds: 86_400 });
  pat = await participantOf(server, 'pat@summit.example');
  await pat.save('start', { weight: ['78'] });
  expect(await measured()).toEqual([...first, `Weight 78/null ${today()} Assessment`].sort());
});

test('B-assessment-41 answers that change after a submission leave it Submitted and make the results anew', async () => {
  await submitted();
  const results = async () => (await server.database.select().from(hraResults).where(eq(hraResults.UserId, pat.userId)))[0]!;
  const { SubmittedDate } = await results();
  server.clock.advance({ seconds: 600 });
  const told = await messages();
  const after = await pat.save('feeling', { mood: ['3'] });
  expect(after).toMatchObject({ UserAssessmentStatus: 'Submitted', CurrentPageId: 'feeling', SubmittedDate });
  expect(await results()).toMatchObject({ SubmittedDate, Date: server.clock.now().toISOString(), Content: { Score: 65 } });
  expect(await messages()).toBe(told + 1);
  await pat.save('feeling', { mood: ['3'] });
  expect(await messages()).toBe(told + 1);
  expect((await pat.submit()).body.Data.SubmittedDate).toBe(server.clock.now().toISOString());
});

test('what is measured counts until it is answered', async () => {
  const row = { UserId: pat.userId, EntityId: 'summit', SecondValue: null, Source: 'Screening' as const };
  await server.database.insert(biometricMeasurements).values([
    { ...row, MeasureId: 'Weight', Date: '2026-10-01', Value: 91 },
    { ...row, MeasureId: 'Weight', Date: '2026-03-01', Value: 95 },
    { ...row, MeasureId: 'BloodPressure', Date: '2026-03-01', Value: 130, SecondValue: 85 },
  ]);
  const [, , weight, pressure] = (await pat.page('start')).Details!.Contents;
  expect(weight).toMatchObject({ Answer: { UserAnswer: [], BiometricAnswer: 91 }, MeasuredText: '91', MeasuredOn: '2026-10-01' });
  expect(pressure).toMatchObject({ Answer: { UserAnswer: [], BiometricAnswer: 130 }, MeasuredText: '130/85', MeasuredOn: '2026-03-01' });
  expect(standOf(await pat.save('start', { smokes: ['No'] }))[0]).toBe('start complete');
  await pat.save('feeling', complete.feeling);
  expect((await pat.submit()).status).toBe(200);
  const [results] = await server.database.select().from(hraResults).where(eq(hraResults.UserId, pat.userId));
  expect(results!.Content.Areas[2]).toMatchObject({ ConditionId: 'heart', Score: 45 });
  expect(await measured()).toHaveLength(3);
});
