import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../server/database/database';
import { leaderboardRecords } from '../../server/records/leaderboards';
import { challenge, fillBoard } from '../bench/leaderboard';
import { explainer } from './support/explained';
import { startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
let explained: Awaited<ReturnType<typeof explainer>>;
beforeAll(async () => {
  server = await startTestServer();
  await fillBoard(server.database, 20_000);
  explained = await explainer(server.database);
}, 300_000);
afterAll(async () => {
  await explained.close();
  await server.close();
});

test.each<[string, string, (database: Database) => Promise<unknown>]>([
  ['the first hundred people', 'participations_board', (database) => leaderboardRecords(database).people(challenge, 100)],
  ['how many hidden people have more', 'profiles_hidden', (database) => leaderboardRecords(database).peopleAbove(challenge, 450_000)],
])('%s are found by the index %s, and nothing is sorted', async (_what, index, ask) => {
  const parts = await explained.planned(ask);
  expect(parts.map((part) => part['Index Name'])).toContain(index);
  expect(parts.filter((part) => part['Node Type'].includes('Sort'))).toEqual([]);
});
