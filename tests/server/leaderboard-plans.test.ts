import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../server/database/database';

import { leaderboardRecords } from '../../server/records/leaderboards';
import { challenge, fillBoard } from '../bench/leaderboard';
import { startExplained } from './support/explained';

let explained: Awaited<ReturnType<typeof startExplained>>;
beforeAll(async () => {
  explained = await startExplained((database) => fillBoard(database, 20_000));
}, 300_000);
afterAll(() => explained.close());

test.each<[string, string, (database: Database) => Promise<unknown>]>([
  ['the first hundred people', 'participations_board', (database) => leaderboardRecords(database).people(challenge, 100)],
  ['the first hundred groups', 'program_groups_board', (database) => leaderboardRecords(database).groups(challenge, 100)],
  ['how many hidden people have more', 'profiles_hidden', (database) => leaderboardRecords(database).peopleAbove(challenge, 450_000)],
])('%s are found by the index %s, and nothing is sorted', async (_what, index, ask) => {
  const parts = await explained.planned(ask);
  expect(parts.map((part) => part['Index Name'])).toContain(index);
  expect(parts.filter((part) => part['Node Type'].includes('Sort'))).toEqual([]);
});
