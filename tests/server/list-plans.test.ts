import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../server/database/database';
import { challengeDashboardRecords } from '../../server/records/challenge-dashboards';
import { leaderboardRecords } from '../../server/records/leaderboards';
import { messageRecords } from '../../server/records/messages';
import { programRecords } from '../../server/records/programs';
import { settledProgramRecords } from '../../server/records/settled-programs';
import { reportReviewRecords } from '../../server/records/report-reviews';
import { challenge, fillBoard } from '../bench/leaderboard';
import { startExplained } from './support/explained';

const people = 20_000;
const id = '00000000-0000-4000-8000-000000000000';
const moment = '2026-06-01 00:00:00+00';

/** People with totals on a board, each with a message and a report. */
async function fill(database: Database) {
  await fillBoard(database, people);
  await database.execute(sql`insert into messages (message_id, source_id, user_id, text, date)
    select gen_random_uuid(), ${challenge}, 'person-' || n, 'Message ' || n, now() - n * interval '5 minutes' from generate_series(1, ${people}::int) as n`);
  await database.execute(sql`insert into self_reports (program_id, user_id, entity_id, status, submitted_date, user_comment, checked)
    select ${challenge}, 'person-' || n, 'lakeside', (array['PendingApproval', 'Approved'])[n % 2 + 1], now() - n * interval '5 minutes', '', true
    from generate_series(1, ${people}::int) as n`);
  // Each of them has a program of their own.
  await database.execute(sql`insert into programs
    select (jsonb_populate_record(p, jsonb_build_object('id', 'own-' || n, 'made_by', 'person-' || n, 'is_plan_year', false))).*
    from programs p, generate_series(1, ${people}::int) as n where p.id = ${challenge}`);
  for (const table of ['messages', 'self_reports', 'programs']) await database.execute(sql`vacuum analyze ${sql.identifier(table)}`);
}

let explained: Awaited<ReturnType<typeof startExplained>>;
beforeAll(async () => {
  explained = await startExplained(fill);
}, 300_000);
afterAll(() => explained.close());

const participants = {
  ...{ entityId: 'lakeside', start: '', end: '9999-12-30', planYearId: '', programId: challenge, excluded: [], loggedSince: '2026-01-01', term: '' },
  timeZone: 'America/Chicago',
  standings: [true, false].map((hasLogged) => ({ participation: 'Current' as const, hasLogged })),
};
const reports = (status: 'PendingApproval' | '') => ({ entityId: 'lakeside', programId: '', status, planYearId: '', term: '', userId: '' });

test.each<[string, string, (database: Database) => Promise<unknown>]>([
  ['the first hundred people', 'participations_board', (database) => leaderboardRecords(database).people(challenge, 100)],
  ['the first hundred groups', 'program_groups_board', (database) => leaderboardRecords(database).groups(challenge, 100)],
  ['how many hidden people have more', 'profiles_hidden', (database) => leaderboardRecords(database).peopleAbove(challenge, 450_000)],
  ['the first participants', 'participations_latest', (database) => challengeDashboardRecords(database).participants(participants, undefined, 26)],
  ['the first messages', 'messages_board', (database) => messageRecords(database).page(challenge, undefined, 26)],
  ['the latest reports', 'self_reports_latest', async (database) => reportReviewRecords(database).page(reports(''), undefined, 26)],
  ['the reports that wait', 'self_reports_review', async (database) => reportReviewRecords(database).page(reports('PendingApproval'), undefined, 26)],
])('%s are found by the index %s, and nothing is sorted', async (_what, index, ask) => {
  const parts = await explained.planned(ask);
  expect(parts.map((part) => part['Index Name'])).toContain(index);
  expect(parts.filter((part) => part['Node Type'].includes('Sort'))).toEqual([]);
});

const anyone = { UserId: 'person-5', EntityId: 'lakeside' };
const page = { page: 0, size: 50, sort: 'Name', today: '2026-06-01' };
test.each<[string, (database: Database) => Promise<unknown>]>([
  ['are listed', (database) => programRecords(database).page(anyone, ['Current', 'Available'], page)],
  ['are settled', (database) => settledProgramRecords(database).rows(anyone, { since: '2026-01-01', now: moment, programIds: [] })],
  ['are opened', (database) => programRecords(database).find(anyone, 'own-5')],
])('D-tenants-07 the programs of a person %s without reading those that colleagues have made for themselves', async (_what, ask) => {
  const parts = await explained.planned(ask);
  const indexes = parts.flatMap((part) => part['Index Name'] ?? []).filter((name) => name.startsWith('programs_'));
  expect(indexes.length).toBeGreaterThan(0);
  expect(indexes.filter((name) => !['programs_made_by', 'programs_pkey'].includes(name))).toEqual([]);
  expect(parts.filter((part) => part['Relation Name'] === 'programs' && part['Node Type'] === 'Seq Scan')).toEqual([]);
});

const participant = { JoinedOn: moment, UserId: 'person-5', ProgramId: challenge };
test.each<[string, string, string, (database: Database) => Promise<unknown>]>([
  [
    'participants',
    'participations_latest',
    `(joined_on <= '${moment}'`,
    (database) => challengeDashboardRecords(database).participants(participants, participant, 26),
  ],
  [
    'messages',
    'messages_board',
    `(ROW(date, message_id) < ROW('${moment}'`,
    (database) => messageRecords(database).page(challenge, { Date: moment, MessageId: id }, 26),
  ],
  [
    'latest reports',
    'self_reports_latest',
    `(ROW(submitted_date, id) < ROW('${moment}'`,
    async (database) => reportReviewRecords(database).page(reports(''), { SubmittedDate: moment, Id: id }, 26),
  ],
  [
    'reports that wait',
    'self_reports_review',
    `(ROW(submitted_date, id) > ROW('${moment}'`,
    async (database) => reportReviewRecords(database).page(reports('PendingApproval'), { SubmittedDate: moment, Id: id }, 26),
  ],
])('the %s after a place are read from that place on', async (_what, index, from, ask) => {
  const parts = await explained.planned(ask);
  const [scan] = parts.filter((part) => part['Index Name'] === index);
  expect(scan?.['Index Cond']).toContain(from);
  expect(parts.filter((part) => part['Node Type'].includes('Sort'))).toEqual([]);
});
