import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { addDays, dateIn } from '../../runtime/format/date';
import type { Failure } from '../../schemas/generated/records';
import { receivedCalls } from '../../server/records/tables/received-calls';
import { trackerEntries } from '../../server/records/tables/trackers';
import { withServer } from './support/fixture';
import { removeExpiredNow } from './support/jobs';
import { forgetEntries, type Logger, loggerOf } from './support/trackers';

const { test, server, undoAfterEach } = withServer();
const steps = 105;
let pat: Logger;
let maria: Logger;
test.beforeAll(async () => {
  [pat, maria] = await Promise.all([loggerOf(server, 'pat@lakeside.example'), loggerOf(server, 'pat@summit.example')]);
  await Promise.all([forgetEntries(server, pat), forgetEntries(server, maria)]);
});
undoAfterEach();

const today = () => dateIn(server.clock.now().toISOString(), 'America/Chicago');
const entriesOf = ({ userId }: Logger) =>
  server.database
    .select()
    .from(trackerEntries)
    .where(and(eq(trackerEntries.UserId, userId), eq(trackerEntries.TrackerId, steps)));

/** Logs steps with a key, as a device does that may repeat the call. */
async function log(
  key: string,
  { person = pat, value = 9502, path = '/usertoday', Date: day }: { person?: Logger; value?: number; path?: string; Date?: string | null } = {},
) {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { authorization: `Bearer ${person.client.token}`, 'idempotency-key': key },
    payload: { Values: { [`${steps} Steps`]: value }, ...(day && { Date: day }) },
  });
  return { status: answer.statusCode, body: answer.json<Failure | boolean>() };
}
const key = 'b8f0c2f4-4a7e-4f0e-9c1d-000000000001';
const other = 'b8f0c2f4-4a7e-4f0e-9c1d-000000000002';

test('D-offline-03 D-offline-09 a call that is sent again changes nothing and gets the first answer', async () => {
  const first = await log(key);
  expect(first).toEqual({ status: 200, body: true });
  expect(await log(key)).toEqual(first);
  expect(await entriesOf(pat)).toHaveLength(1);
  // Another key is another call: one entry a day is the rule of this tracker.
  expect(await log(other)).toMatchObject({ status: 400 });
});

test('D-offline-09 of calls with one key that arrive at the same moment, one is made', async () => {
  const answers = await Promise.all([log(key), log(key), log(key), log(key)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await entriesOf(pat)).toHaveLength(1);
});

test('D-offline-06 a key is that of one person', async () => {
  await log(key);
  expect(await log(key, { person: maria })).toEqual({ status: 200, body: true });
  expect(await entriesOf(maria)).toHaveLength(1);
});

test('D-offline-09 a refused call is not remembered: corrected, it goes through', async () => {
  expect(await log(key, { value: -1 })).toMatchObject({ status: 400 });
  expect(await server.database.select().from(receivedCalls)).toEqual([]);
  expect(await log(key)).toMatchObject({ status: 200 });
});

test('D-offline-09 a key of another call, and one that is no key, are refused', async () => {
  await log(key);
  const entry = {
    EntityId: pat.entityId,
    UserId: pat.userId,
    TrackerId: steps,
    EntryDate: addDays(today(), -2),
    Source: 'UserEntry',
    Values: [{ FieldName: 'Steps', Value: 1 }],
  };
  const address = `/api/entities/${pat.entityId}/users/${pat.userId}/tracker-entries`;
  const headers = { authorization: `Bearer ${pat.client.token}`, 'idempotency-key': key };
  const answer = await server.app.inject({ method: 'POST', url: address, headers, payload: entry });
  expect(answer.json()).toMatchObject({ StatusCode: 409, Errors: [{ Message: 'This Idempotency-Key belongs to another call.' }] });
  expect(await log('short')).toMatchObject({ status: 400, body: { Errors: [{ Field: '/Idempotency-Key' }] } });
});

test('D-offline-03 an entry that arrives later is that of the day on which it was made', async () => {
  const yesterday = addDays(today(), -1);
  await log(key, { Date: yesterday });
  expect((await entriesOf(pat)).map(({ EntryDate }) => EntryDate)).toEqual([yesterday]);
  expect(await log(other, { Date: addDays(today(), 1) })).toMatchObject({ status: 400 });
});

test('D-offline-09 keys are forgotten after eight days, when no device has such a call any more', async () => {
  await log(key, { Date: addDays(today(), -1) });
  await server.database.update(receivedCalls).set({ ReceivedAt: new Date(server.clock.now().getTime() - 9 * 24 * 3_600_000).toISOString() });
  await log(other);
  await removeExpiredNow(server);
  expect((await server.database.select().from(receivedCalls)).map(({ Key }) => Key)).toEqual([other]);
});
