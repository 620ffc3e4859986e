import { sql } from 'drizzle-orm';
import type { Database } from '../../server/database/database';
import { demoPassword } from '../../server/demo/load';
import { median, quantile } from './figures';
import { onOwnServer } from './own-server';
import { fillWithPeople } from './user-search';

/** How long a call of a leaderboard took over HTTP, in milliseconds. */
interface BoardFigure {
  call: string;
  median: number;
  p95: number;
}

const people = 100_000;
const groups = 2000;
const membersOfGroup = 9;
export const challenge = 'lakeside-fall-1';
const mostOfBoard = 100;
const mostOfMembers = 20;

/** Everybody takes part in one challenge with a total of their own, many in groups; each nineteenth hides. Pat stands in the middle. */
export async function fillBoard(database: Database, people: number) {
  await fillWithPeople(database, people);
  // Before they take part: afterwards each would be locked and placed anew.
  await database.execute(
    sql`insert into profiles select filled.* from generate_series(1, ${people}::int) as n, lateral jsonb_populate_record((select p from profiles p limit 1),
      jsonb_build_object('user_id', 'person-' || n, 'mobile_number', null, 'hide_from_leaderboard', n % 19 = 0)) as filled`,
  );
  await database.execute(sql`insert into participations (user_id, program_id, program_status, joined_on, units, days)
    select 'person-' || n, ${challenge}, 'Current', now(), (n::bigint * 7919) % 900001 + 1, n % 60 + 1 from generate_series(1, ${people}::int) as n`);
  await database.execute(sql`insert into program_groups (group_id, program_id, name, details, units, days, members)
    select 'group-' || n, ${challenge}, 'Group ' || n, '', (n::bigint * 7919) % 90001, 30, ${membersOfGroup} from generate_series(1, ${groups}::int) as n`);
  await database.execute(sql`insert into group_members (group_id, user_id, program_id, user_status, since)
    select 'group-' || (n % ${groups} + 1), 'person-' || n, ${challenge}, 'Accepted', now() from generate_series(1, ${groups * membersOfGroup}::int) as n`);
  await database.execute(sql`update participations set units = 450000, days = 40, program_status = 'Current'
    where program_id = ${challenge} and user_id = (select user_id from users where user_name = 'pat@lakeside.example')`);
  for (const table of ['participations', 'profiles', 'program_groups', 'group_members']) await database.execute(sql`vacuum analyze ${sql.identifier(table)}`);
}

/** Asks for the board of 100,000 people, whose caller stands far below the first hundred, and for the members of groups, on PostgreSQL. */
export const measureLeaderboard = (rounds: number): Promise<BoardFigure[]> =>
  onOwnServer(
    async ({ port }) => {
      const address = `http://127.0.0.1:${port}/api`;
      const signIn = await fetch(`${address}/account/login/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ UserName: 'pat@lakeside.example', Password: demoPassword }),
      });
      const headers = { authorization: `Bearer ${((await signIn.json()) as { Token: string }).Token}` };
      const ask = async (path: string) => {
        const start = performance.now();
        const answer = await fetch(`${address}${path}`, { headers });
        const body = (await answer.json()) as unknown;
        if (answer.status !== 200) throw new Error(`${path} was answered by ${answer.status}.`);
        return { taken: performance.now() - start, body };
      };
      const taken = { board: [] as number[], members: [] as number[] };
      // The first rounds warm what is compiled and cached, and do not count.
      for (let round = -5; round < rounds * 15; round += 1) {
        const board = await ask(`/challenges/ajax/GetChallengeLeaderboard?challengeId=${challenge}&challengeOwnerId=lakeside`);
        const { Users, Groups } = (board.body as { Data: { Users: unknown[]; Groups: unknown[] } }).Data;
        if (Users.length !== 101 || Groups.length < 100) throw new Error(`The board has ${Users.length} people and ${Groups.length} groups.`);
        const members = await ask(`/leaderboard/entity/lakeside/challenge/${challenge}/group/group-${Math.abs(round * 37) % groups || 1}`);
        if ((members.body as unknown[]).length < membersOfGroup - 1) throw new Error('A group without its members.');
        if (round < 0) continue;
        taken.board.push(board.taken);
        taken.members.push(members.taken);
      }
      return Object.entries(taken).map(([call, own]) => ({ call, median: median(own), p95: quantile(own, 0.95) }));
    },
    { fill: (database) => fillBoard(database, people) },
  );

/** Both at their 95th percentile. */
export const leaderboardVerdicts = (figures: readonly BoardFigure[]) =>
  (
    [
      ['board', `a leaderboard of ${people.toLocaleString('en-US')} people`, mostOfBoard],
      ['members', 'the members of a group', mostOfMembers],
    ] as const
  ).map(([name, title, goal]) => {
    const reached = figures.find(({ call }) => call === name)!.p95;
    return { title: `${title}, 95th, milliseconds`, goal, reached, isMet: reached <= goal };
  });

if (process.argv[1] === import.meta.filename) {
  const figures = await measureLeaderboard(Number(process.env.BENCH_ROUNDS ?? 7));
  console.table(figures.map(({ call, median: middle, p95 }) => ({ call, median: middle.toFixed(1), p95: p95.toFixed(1) })));
  console.table(leaderboardVerdicts(figures));
}
