import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { addDays, dateIn } from '../../runtime/format/date';
import type { Failure, Today } from '../../schemas/generated/records';
import { assessmentProgress } from '../../server/records/tables/assessments';
import { eventSignUps } from '../../server/records/tables/events';
import { addEvent } from './support/events-of-lakeside';
import { withServer } from './support/fixture';
import { forgetEntries, type Logger, loggerOf, storedOf } from './support/trackers';

const { test, server, undoAfterEach } = withServer();
const [steps, sleep, mood] = [105, 106, 108];
let pat: Logger;
test.beforeAll(async () => {
  pat = await loggerOf(server, 'pat@lakeside.example');
  await forgetEntries(server, pat);
  await server.database.delete(eventSignUps).where(eq(eventSignUps.UserId, pat.userId));
});
undoAfterEach();

const today = async () => (await pat.client.get<Today>('/usertoday')).body;
const ids = async () => (await today()).Items.map(({ Id }) => Id);
const log = (Values: Record<string, unknown>) => pat.client.post<Failure>('/usertoday', { Values });
const submit = () =>
  server.database
    .insert(assessmentProgress)
    .values({ UserId: pat.userId, EntityId: 'lakeside', PlanYearId: '2026', QuestionnaireId: 'health-risk', Status: 'Submitted', IsChanged: false });
async function signUp(startsIn: number) {
  const StartsAt = new Date(server.clock.now().getTime() + startsIn).toISOString();
  await addEvent(server.database, { id: 'lakeside-soon', name: 'Soon', sessions: [{ StartsAt }] });
  await server.database.insert(eventSignUps).values({ UserId: pat.userId, SessionId: 'lakeside-soon-1', SignedUpAt: server.clock.now().toISOString() });
}
const hours = 3_600_000;

test('D-today-01 D-today-02 entries come first, and the next session and the assessment are never crowded out', async () => {
  expect(await ids()).toEqual([`log ${sleep}`, `log ${steps}`, 'assessment']);
  await signUp(5 * hours);
  expect(await ids()).toEqual([`log ${sleep}`, 'session lakeside-soon-1', 'assessment']);
  await submit();
  expect(await ids()).toEqual([`log ${sleep}`, `log ${steps}`, 'session lakeside-soon-1']);
});

test('D-today-01 a session that is days away is not for today', async () => {
  await signUp(72 * hours);
  expect(await ids()).not.toContain('session lakeside-soon-1');
});

test('D-today-02 a tracker that no program counts is suggested while it is a habit', async () => {
  await submit();
  const day = dateIn(server.clock.now().toISOString(), 'America/Chicago');
  await pat.own.add(mood, addDays(day, -15)!, { Mood: '3' });
  expect(await ids()).toEqual([`log ${sleep}`, `log ${steps}`]);
  await pat.own.add(mood, addDays(day, -3)!, { Mood: '3' });
  expect(await ids()).toEqual([`log ${sleep}`, `log ${steps}`, `log ${mood}`]);
});

test('D-health-screens-06 the trackers page asks for every tracker that can be logged in place, and for nothing else', async () => {
  await signUp(5 * hours);
  const yesterday = addDays(dateIn(server.clock.now().toISOString(), 'America/Chicago'), -1)!;
  await pat.own.add(mood, yesterday, { Mood: '3' });
  const { Items } = (await pat.client.get<Today>('/usertoday?logsOnly=true')).body;
  expect(Items.map(({ Id }) => Id)).toEqual([`log ${sleep}`, `log ${steps}`, `log ${mood}`]);
});

test('D-today-03 D-today-04 what is logged is an entry of today, ticked with its value', async () => {
  expect((await log({ '105 Steps': 9502, '106 Hours': null })).status).toBe(200);
  const { Items, Streak } = await today();
  expect([Items.map(({ Id, IsDone, Logged }) => [Id, IsDone, Logged]), Streak]).toEqual([
    [
      [`log ${sleep}`, false, null],
      [`log ${steps}`, true, '9,502 steps'],
      ['assessment', false, null],
    ],
    1,
  ]);
  expect(await storedOf(server, pat)).toHaveLength(1);
});

test('D-today-03 all values are saved or none, and a refused one is on its field', async () => {
  const answer = await log({ '105 Steps': 9502, '106 Hours': 25 });
  expect([answer.status, answer.body.Errors.map(({ Field }) => Field)]).toEqual([400, ['/Values/106 Hours', '/Values/106 Quality']]);
  expect(await storedOf(server, pat)).toEqual([]);
});

test('D-today-03 a tracker that does not exist, a field that it does not have, and a second entry of a day are refused', async () => {
  expect((await log({ '999 Steps': 3 })).status).toBe(404);
  expect((await log({ '105 Hours': 3 })).status).toBe(400);
  expect((await log({ Steps: 3 })).status).toBe(400);
  await log({ '105 Steps': 5 });
  expect((await log({ '105 Steps': 6 })).status).toBe(400);
  expect(await storedOf(server, pat)).toHaveLength(1);
});
