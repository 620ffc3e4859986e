import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { coachingSessions } from '../../server/records/tables/events';
import { outbox } from '../../server/records/tables/outbox';
import type { users } from '../../server/records/tables/people';
import { call, coachingLog, messageOf, settings, texts } from './support/coaching-log';
import { acting, personOf, sessionOf } from './support/impersonation';
import { type Client, faultsOf, type TestServer } from './support/test-server';

const log = coachingLog();
const { written, list, update, remove, session, withFeatures } = log;
let server: TestServer;
let coach: Client;
let other: Client;
let pat: string;
let casey: typeof users.$inferSelect;
beforeAll(async () => {
  ({ server, coach, other, pat, casey } = await log.open());
});
afterAll(() => server.close());
beforeEach(() => server.database.delete(coachingSessions));

describe('changing', () => {
  test('C-coaching-100 C-coaching-18 C-coaching-76 an own note says what was sent, in its next version', async () => {
    const entry = await written();
    server.clock.advance({ seconds: 60 });
    const { body } = await update(entry, 'Walks every day.');
    expect(body).toEqual({ ...entry, Notes: 'Walks every day.', Version: 2, UpdateDate: expect.not.stringMatching(entry.UpdateDate) });
  });

  test.each([
    ['C-coaching-83 is empty', ' \n '],
    ['C-coaching-84 is unchanged', String(call.Notes)],
  ])('%s: nothing is saved', async (_case, note) => {
    const entry = await written();
    expect(await update(entry, note)).toMatchObject({ status: 200, body: entry });
    expect((await list()).Items).toEqual([entry]);
  });

  test('C-coaching-93 C-coaching-91 5,000 characters are refused', async () => {
    const entry = await written();
    const answer = await update(entry, 'a'.repeat(5000));
    expect([messageOf(answer), faultsOf(answer)]).toEqual([[400, 'Sorry, notes must be less than 5000 characters.'], ['maxLength /Notes']]);
    expect((await update(entry, 'a'.repeat(4999))).status).toBe(200);
  });

  test('of two who change one note at once the second is told, and nothing is lost', async () => {
    const entry = await written();
    const answers = await Promise.all([update(entry, 'First.'), update(entry, 'Second.')]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const [won] = answers.filter(({ status }) => status === 200);
    expect((await list()).Items[0]!.Notes).toBe(won!.body.Notes);
    expect(answers.filter(({ status }) => status === 409).map(messageOf)).toEqual([[409, texts.coachEntryChanged]]);
  });

  test("C-coaching-94 C-coaching-95 another coach's entry is read, and neither changed nor deleted", async () => {
    const entry = await written();
    expect((await list('', other)).Items).toEqual([{ ...entry, Editable: false }]);
    expect(messageOf(await update(entry, 'Mine now.', other))).toEqual([409, texts.coachEntryOthers]);
    expect(messageOf(await remove(entry, other))).toEqual([409, texts.coachEntryOthers]);
    expect((await list()).Items).toEqual([entry]);
  });

  test('C-coaching-94 C-coaching-22 C-coaching-23 the name counts only where an entry has no person', async () => {
    await session(-1, { CoachUserId: null, CoachName: 'casey brooks', WorkFlowType: 'Instant' });
    await session(-2, { CoachUserId: 'coach-2', CoachName: 'Casey Brooks', WorkFlowType: 'Instant' });
    expect((await list()).Items.map(({ Editable }) => Editable)).toEqual([true, false]);
  });
});

describe('deleting', () => {
  const mails = () => server.database.select().from(outbox).where(eq(outbox.UserId, pat));

  test('C-coaching-101 takes an own entry away, and tells nobody', async () => {
    const before = (await mails()).length;
    expect(await remove(await written())).toMatchObject({ status: 200, body: { EmailSent: false } });
    expect([(await list()).Total, (await mails()).length]).toEqual([0, before]);
  });

  test('C-coaching-102 C-coaching-96 of a scheduled session the participant gets an email where it is wanted, in their own time', async () => {
    const Id = await session(1);
    expect(await remove({ Id }, coach, '/true')).toMatchObject({ status: 200, body: { EmailSent: true } });
    expect((await mails()).at(-1)).toMatchObject({
      Subject: 'Your coaching session was canceled',
      Body: expect.stringMatching(/with Casey Brooks on Tuesday, November 3 at \d+:\d\d [AP]M [A-Z]{2}/),
    });
    expect(await remove({ Id: await session(1) }, coach, '/false')).toMatchObject({ status: 200, body: { EmailSent: false } });
  });

  test('C-coaching-96 there is no email of a note, nor without scheduled coaching, and the entry stays', async () => {
    const entry = await written();
    expect(messageOf(await remove(entry, coach, '/true'))).toEqual([409, texts.coachEntryMailRefused]);
    const Id = await session(1);
    await withFeatures(
      (features) => features.filter((feature) => feature !== settings.coachingFeature),
      async () => expect(messageOf(await remove({ Id }, coach, '/true'))).toEqual([409, texts.coachEntryMailRefused]),
    );
    expect((await list()).Total).toBe(2);
  });
});

test('C-coaching-110 a coach begins to act as a participant by their id, and as nobody else', async () => {
  const client = await acting(server, 'coach@lakeside.example', 'pat@lakeside.example', 'Coach');
  await client.post('/PerformImpersonation/PerformImpersonation', { Clear: true });
  const begin = (UserId: string) => client.post<{ Successful: boolean }>('/coach-view/impersonate-user', { UserId, Reason: 'Asked me to.' });
  const stranger = (await personOf(server, 'pat@summit.example')).UserId;
  expect([(await begin(stranger)).status, (await begin(casey.UserId)).status]).toEqual([404, 404]);
  expect(await begin(pat)).toMatchObject({ status: 200, body: { Successful: true } });
  expect((await sessionOf(client)).Settings).toMatchObject({ Impersonation: { IsEnabled: true, IsCoach: true, ImpersonatedUserId: pat } });
});
