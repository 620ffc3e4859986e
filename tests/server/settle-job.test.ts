import { and, eq, like, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { eventSessions } from '../../server/records/tables/events';
import { jobs } from '../../server/records/tables/jobs';
import { participations, pointCredits } from '../../server/records/tables/programs';
import { users } from '../../server/records/tables/people';
import { actOn, addEvent } from './support/events-of-lakeside';
import { withServer } from './support/fixture';
import { jobRows, startRunner } from './support/jobs';
import { startSecondNode } from './support/second-node';

const { test, server, undoAfterEach } = withServer();
// The sessions of the demo count as settled: each test settles its own only.
test.beforeAll(async () => void (await server.database.update(eventSessions).set({ SettledFor: sql`${eventSessions.StartsAt}` })));
undoAfterEach();

const startsAt = '2026-12-03T15:00:00.000Z';
const at = (moment: string) => server.clock.set(new Date(moment));
const idOf = async (userName: string) => (await server.database.select().from(users).where(eq(users.UserName, userName)))[0]!.UserId;

/** Signs people of Lakeside up for an event with one session. */
async function signUp(id: string, ...userNames: string[]) {
  await addEvent(server.database, { id, sessions: [{ StartsAt: startsAt }] });
  for (const userName of userNames) expect((await actOn(await server.as(userName), id, 'Register', 'Session 1')).body.Data.FailedCount).toBe(0);
}
const standing = async (id: string) =>
  (await server.database.select().from(participations).where(eq(participations.ProgramId, id)).orderBy(participations.UserId)).map(
    ({ ProgramStatus }) => ProgramStatus,
  );
const creditsOf = async (id: string) => server.database.select().from(pointCredits).where(eq(pointCredits.ProgramId, id));

/** Lets two nodes do what they do every few seconds, up to a moment. */
async function runUntil(moment: string) {
  const other = await startSecondNode(server);
  const nodes = [server, other].map((node, index) => startRunner(server, { on: node, node: `node-${index}` }).runner);
  await Promise.all(nodes.map((runner) => runner.start()));
  while (server.clock.now().toISOString() < moment) {
    server.clock.advance({ seconds: 60 });
    await Promise.all(nodes.map((runner) => runner.runDue()));
  }
  await Promise.all(nodes.map((runner) => runner.stop()));
  await other.close();
}

test('D-tenants-13 an event is complete, with its points, 10 minutes after its start without an action of those who came', async () => {
  await signUp('settled', 'pat@lakeside.example', 'admin@lakeside.example');
  at('2026-12-03T14:55:00.000Z');
  await runUntil(startsAt);
  expect([await standing('settled'), await creditsOf('settled')]).toEqual([['Current', 'Current'], []]);
  await runUntil('2026-12-03T15:10:00.000Z');
  expect(await standing('settled')).toEqual(['Completed', 'Completed']);
  expect((await creditsOf('settled')).map(({ UserId }) => UserId).toSorted()).toEqual(
    [await idOf('pat@lakeside.example'), await idOf('admin@lakeside.example')].toSorted(),
  );
  const [session] = await server.database.select().from(eventSessions).where(eq(eventSessions.ProgramId, 'settled'));
  expect(session?.SettledFor).toBe(startsAt);
  const runs = (await jobRows(server)).filter(({ Name, Result }) => Name === 'settle' && (Result?.People ?? 0) > 0);
  expect(runs.reduce((sum, { Result }) => sum + Result!.People!, 0)).toBeGreaterThanOrEqual(2);
  expect(runs.every(({ Outcome, Attempts }) => Outcome === 'Done' && Attempts === 1)).toBe(true);
});

test('D-tenants-13 a session that is put off after it was settled is settled again for its new start', async () => {
  await signUp('moved', 'pat@lakeside.example');
  at('2026-12-03T15:01:00.000Z');
  await runUntil('2026-12-03T15:04:00.000Z');
  expect(await standing('moved')).toEqual(['Completed']);
  const later = { StartsAt: '2026-12-04T15:00:00.000Z', EndsAt: '2026-12-04T15:30:00.000Z' };
  await server.database.update(eventSessions).set(later).where(eq(eventSessions.ProgramId, 'moved'));
  at('2026-12-04T15:01:00.000Z');
  await runUntil('2026-12-04T15:04:00.000Z');
  const [session] = await server.database.select().from(eventSessions).where(eq(eventSessions.ProgramId, 'moved'));
  expect([session?.SettledFor, await creditsOf('moved')]).toEqual([later.StartsAt, [expect.anything()]]);
});

test('D-tenants-13 one person who cannot be settled keeps nobody else waiting, and the job fails', async () => {
  await signUp('faulty', 'pat@lakeside.example', 'admin@lakeside.example');
  await signUp('later', 'pat@lakeside.example', 'admin@lakeside.example');
  const pat = await idOf('pat@lakeside.example');
  await server.database.execute(
    sql.raw(`create function test_refuse() returns trigger language plpgsql as $$ begin raise exception 'no' using errcode = 'P0042'; end $$;
      create trigger test_refuse before insert on point_credits for each row when (new.user_id = '${pat}' and new.program_id in ('faulty', 'later')) execute function test_refuse();`),
  );
  at('2026-12-03T15:01:00.000Z');
  await runUntil('2026-12-03T15:02:00.000Z');
  await server.database.execute(sql.raw('drop trigger test_refuse on point_credits; drop function test_refuse()'));
  expect((await standing('faulty')).toSorted()).toEqual(['Completed', 'Current']);
  expect((await standing('later')).toSorted()).toEqual(['Completed', 'Current']);
  const unmarked = await server.database
    .select()
    .from(eventSessions)
    .where(and(like(eventSessions.SessionId, '%-1'), eq(eventSessions.StartsAt, startsAt)));
  expect(unmarked.filter(({ ProgramId }) => ['faulty', 'later'].includes(ProgramId)).map(({ SettledFor }) => SettledFor)).toEqual([null, null]);
  expect(await server.database.select().from(jobs).where(eq(jobs.Name, 'settle'))).toMatchObject(
    expect.arrayContaining([expect.objectContaining({ Outcome: null, Fault: 'Error P0042', Cursor: null })]) as unknown as object[],
  );
  // The trial that follows succeeds, and gives what is still missing.
  await runUntil('2026-12-03T15:05:00.000Z');
  expect([...(await standing('faulty')), ...(await standing('later'))]).toEqual(Array(4).fill('Completed'));
});
