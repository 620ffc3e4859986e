import { eq, getTableName, inArray } from 'drizzle-orm';
import { expect } from 'vitest';
import type { JobRun } from '../../server/calls/job';
import { removeExpired } from '../../server/areas/retention/remove-expired';
import { files } from '../../server/records/tables/files';
import { jobs } from '../../server/records/tables/jobs';
import { liveMessages } from '../../server/records/tables/live-messages';
import { outbox } from '../../server/records/tables/outbox';
import { peopleExports } from '../../server/records/tables/people-exports';
import { users } from '../../server/records/tables/people';
import { receivedCalls } from '../../server/records/tables/received-calls';
import { registrations } from '../../server/records/tables/registrations';
import { sessions, signInAttempts } from '../../server/records/tables/sessions';
import { deviceChallenges, singleSignOns, tickets, trustedDevices } from '../../server/records/tables/sign-in';
import { toolsOf } from './support/deliver';
import { withServer } from './support/fixture';
import { jobRows, jobSettings, removeExpiredNow, startRunner } from './support/jobs';

const { test, server, undoAfterEach } = withServer();
undoAfterEach();

const all = {
  Sessions: sessions,
  TrustedDevices: trustedDevices,
  Tickets: tickets,
  DeviceChallenges: deviceChallenges,
  SingleSignOns: singleSignOns,
  PeopleExports: peopleExports,
  Registrations: registrations,
  SignInAttempts: signInAttempts,
  ReceivedCalls: receivedCalls,
  LiveMessages: liveMessages,
  Outbox: outbox,
  Files: files,
  Jobs: jobs,
};
const days = (count: number) => new Date(server.clock.now().getTime() + count * 86_400_000).toISOString();

/** Adds a row of each kind that has had its time, and one that has not. */
async function addBoth() {
  const { database } = server;
  for (const table of Object.values(all)) if (table !== files) await database.delete(table);
  await database.delete(files).where(inArray(files.KeptBy, ['Upload', 'Arriving']));
  const [{ UserId, EntityId } = { UserId: '', EntityId: '' }] = await database.select().from(users).where(eq(users.UserName, 'pat@lakeside.example'));
  for (const [name, at] of [
    ['past', days(-40)],
    ['kept', days(1)],
  ] as const) {
    // Also an hour later it has its time before it.
    const CreatedAt = name === 'past' ? at : days(0.5);
    await database.insert(sessions).values({ TokenHash: name, UserId, CreatedAt, ExpiresAt: at, LoginType: 'NonSSO', DefinitionsHash: null });
    await database.insert(trustedDevices).values({ DeviceHash: name, UserId, ExpiresAt: at });
    await database.insert(tickets).values({ TicketHash: name, Purpose: 'live', UserId, Details: {}, ExpiresAt: at });
    await database.insert(deviceChallenges).values({ ChallengeHash: name, UserId, Tries: 0, CodesSent: 0, ExpiresAt: at });
    await database
      .insert(singleSignOns)
      .values({ StateHash: name, EntityId, BrowserHash: name, Nonce: name, CodeVerifier: name, ReturnUrl: '/', ExpiresAt: at });
    await database
      .insert(peopleExports)
      .values({ TokenHash: name, UserId, Kind: 'People', Format: 'csv', FileName: name, Total: 0, Done: 0, CreatedAt, ExpiresAt: at });
    await database.insert(registrations).values({ EntityId, DoneSteps: [], Custom: {}, CreatedAt, ExpiresAt: at });
    await database.insert(signInAttempts).values({ UserName: name, Failures: 1, FirstFailedAt: CreatedAt });
    await database.insert(receivedCalls).values({ UserId, Key: name, Operation: 'addTrackerEntry', ReceivedAt: CreatedAt });
    await database.insert(liveMessages).values({ Topic: name, Category: 'Home', PublishedAt: CreatedAt });
    await database.insert(outbox).values({ Kind: 'Email', Recipient: name, Body: '', CreatedAt, DueAt: CreatedAt, DoneAt: CreatedAt, Outcome: 'Sent' });
    await database.insert(files).values({ UserId, EntityId, KeptBy: 'Upload', Name: name, Type: 'text/plain', Size: 0, CreatedAt });
    await database.insert(jobs).values({ Name: name, CreatedAt, DueAt: CreatedAt, DoneAt: CreatedAt, Outcome: 'Done' });
  }
}
const counts = async () =>
  Object.fromEntries(await Promise.all(Object.entries(all).map(async ([kind, table]) => [kind, await server.database.$count(table)] as const)));

test('D-tenants-14 what has had its time is removed by a job, and nothing else', async () => {
  await addBoth();
  const before = await counts();
  const { runner } = startRunner(server);
  await runner.start();
  server.clock.advance({ seconds: 3600 });
  await runner.runDue();
  const after = await counts();
  const rows = await jobRows(server);
  expect(rows.find(({ Name, DoneAt }) => Name === 'retention' && DoneAt !== null)).toMatchObject({
    Outcome: 'Done',
    Result: Object.fromEntries(Object.keys(all).map((kind) => [kind, 1])),
  });
  // Each kind has lost its one row; beside them, jobs have new rows of their own.
  for (const [kind, table] of Object.entries(all)) if (kind !== 'Jobs') expect(after[kind], getTableName(table)).toBe(before[kind]! - 1);
  expect(rows.map(({ Name }) => Name)).toContain('kept');
  expect(rows.map(({ Name }) => Name)).not.toContain('past');
});

test('D-tenants-14 of jobs that are done, those that found nothing to do are kept for a day, the others for a month', async () => {
  await server.database.delete(jobs);
  const row = { Name: 'settle', CreatedAt: days(-2), DueAt: days(-2), DoneAt: days(-2) };
  await server.database.insert(jobs).values([
    { ...row, Outcome: 'Done', Result: { People: 0, Sessions: 0 } },
    { ...row, Outcome: 'Done', Result: {} },
    { ...row, Outcome: 'Done', Result: { People: 2, Sessions: 0 } },
    { ...row, Outcome: 'Failed', Fault: 'Error' },
    { ...row, DoneAt: days(-0.5), Outcome: 'Done', Result: { People: 0 } },
  ]);
  expect(await removeExpiredNow(server)).toMatchObject({ Jobs: 2 });
  expect((await jobRows(server)).map(({ Outcome, Result }) => Result ?? Outcome)).toEqual(
    expect.arrayContaining([{ People: 2, Sessions: 0 }, 'Failed', { People: 0 }]),
  );
});

test('D-tenants-14 much is removed in parts, and an interrupted removal loses nothing', async () => {
  const { jobStep } = jobSettings();
  await server.database.delete(outbox);
  const row = { Kind: 'Email' as const, Body: '', CreatedAt: days(-40), DueAt: days(-40), DoneAt: days(-40), Outcome: 'Sent' as const };
  await server.database.insert(outbox).values(Array.from({ length: 2 * jobStep + 1 }, (_, index) => ({ ...row, Recipient: String(index) })));
  const kept: unknown[] = [];
  const left: number[] = [];
  const run = (interruptAfter: number): JobRun => ({
    input: {},
    cursor: null,
    keep: async (cursor) => {
      kept.push(cursor);
      left.push(await server.database.$count(outbox));
      if (kept.length === interruptAfter) throw new Error('interrupted');
    },
  });
  const first = kept.length;
  await expect(removeExpired(run(12), toolsOf(server))).rejects.toThrow('interrupted');
  expect([first, left.at(-1)]).toEqual([0, jobStep + 1]);
  expect(await removeExpired(run(-1), toolsOf(server))).toMatchObject({ Outbox: jobStep + 1 });
  expect(await server.database.$count(outbox)).toBe(0);
});
