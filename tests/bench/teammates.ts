import { loadavg } from 'node:os';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../server/database/database';
import { openServer } from '../../server/database/open';
import { hashToken } from '../../server/foundation/tokens';
import { groupMembers, programGroups } from '../../server/records/tables/groups';
import { participations, programs } from '../../server/records/tables/programs';
import { sessions } from '../../server/records/tables/sessions';
import { fillWithCopies } from './exports';
import { quantile } from './figures';
import { onOwnServer, type OwnServer, secondsOf } from './own-server';

/** One run: how long the answers took in milliseconds, how many were refused, and how many deadlocks PostgreSQL counted. */
interface TeammatesFigure {
  run: number;
  median: number;
  p99: number;
  refused: number;
  deadlocks: number;
  /** The processor time of one save in milliseconds, in the server's process and in those of PostgreSQL. */
  server: number;
  database: number;
  /** The load of the machine before the run, over one minute. */
  load: number;
}

const teammates = 200;
const teams = ['teammates-one', 'teammates-two'];
const steps = 105;
const mostMilliseconds = 1000;

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const idOf = (number: number) => `bench-${String(number + 1).padStart(6, '0')}`;
const ids = Array.from({ length: teammates }, (_, number) => idOf(number));
const tokenOf = (id: string) => `token-of-${id}`;

/** Everybody is in one team of each of two challenges, which count the same tracker, and is signed in. */
async function fill(database: Database) {
  await fillWithCopies(database, teammates);
  const [like] = await database.select().from(programs).where(eq(programs.Id, 'lakeside-fall-1'));
  const Board = { Unit: 'steps', TrackerId: steps, Field: 'Steps', HideUnit: false, ShowGroups: true, AllowGetGroupUsers: true };
  await database.insert(programs).values(teams.map((Id) => ({ ...like!, Id, Name: Id, StartDate: daysAgo(20), EndDate: daysAgo(-20), Board })));
  await database.insert(programGroups).values(teams.map((Id) => ({ GroupId: Id, ProgramId: Id, Name: Id, Details: '' })));
  const Since = new Date().toISOString();
  for (const Id of teams) {
    await database.insert(participations).values(ids.map((UserId) => ({ UserId, ProgramId: Id, ProgramStatus: 'Current' as const })));
    await database.insert(groupMembers).values(ids.map((UserId) => ({ GroupId: Id, ProgramId: Id, UserId, UserStatus: 'Accepted' as const, Since })));
  }
  const ExpiresAt = new Date(Date.now() + 3_600_000).toISOString();
  await database.insert(sessions).values(ids.map((UserId) => ({ TokenHash: hashToken(tokenOf(UserId)), UserId, CreatedAt: Since, ExpiresAt })));
  await database.execute(sql`vacuum analyze`);
}

/** All teammates save an entry at the same moment, in as many runs. */
export const measureTeammates = (runs = 3): Promise<TeammatesFigure[]> => onOwnServer((own) => measure(own, runs), { fill });

async function measure({ server, port, database: databaseTime, databaseUrl }: OwnServer, runs: number): Promise<TeammatesFigure[]> {
  const { database, close } = await openServer(databaseUrl);
  const deadlocks = async () => {
    const { rows } = (await database.execute(sql`select deadlocks from pg_stat_database where datname = current_database()`)) as unknown as {
      rows: { deadlocks: string }[];
    };
    return Number(rows[0]!.deadlocks);
  };
  const save = async (UserId: string, EntryDate: string) => {
    const start = performance.now();
    const response = await fetch(`http://127.0.0.1:${port}/api/entities/lakeside/users/${UserId}/tracker-entries`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tokenOf(UserId)}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        UserId,
        EntityId: 'lakeside',
        TrackerId: steps,
        EntryDate,
        Source: 'UserEntry',
        Values: [{ FieldName: 'Steps', Value: 1000 }],
      }),
    });
    const text = await response.text();
    return { milliseconds: performance.now() - start, status: response.status, text };
  };
  try {
    const figures: TeammatesFigure[] = [];
    let expected = 0;
    // The first run warms what is compiled and planned at the first calls, and does not count.
    for (let run = 0; run <= runs; run += 1) {
      const before = await deadlocks();
      const load = loadavg()[0]!;
      const [serverBefore, databaseBefore] = [await secondsOf(server), databaseTime.sample()];
      const answers = await Promise.all(ids.map((id) => save(id, daysAgo(2 + run))));
      const spent = { server: (await secondsOf(server)) - serverBefore, database: databaseTime.sample() - databaseBefore };
      const times = answers.map(({ milliseconds }) => milliseconds);
      const refused = answers.filter(({ status }) => status !== 200);
      if (refused.length > 0) console.log(`${refused[0]!.status}: ${refused[0]!.text}`);
      const totals = await database.select().from(programGroups).where(inArray(programGroups.GroupId, teams));
      expected += (teammates - refused.length) * 1000;
      if (totals.some(({ Units }) => Units !== expected))
        throw new Error(`The teams have ${totals.map(({ Units }) => Units).join(' and ')} steps, not ${expected}.`);
      if (run === 0) continue;
      // PostgreSQL adds what a connection has counted when the connection is idle.
      await database.execute(sql`select pg_stat_clear_snapshot()`);
      const ofOne = (seconds: number) => (seconds * 1000) / teammates;
      const took = { median: quantile(times, 0.5), p99: quantile(times, 0.99) };
      const failed = { refused: refused.length, deadlocks: (await deadlocks()) - before };
      figures.push({ run, ...took, ...failed, server: ofOne(spent.server), database: ofOne(spent.database), load });
    }
    return figures;
  } finally {
    await close();
  }
}

/** The slowest run at its 99th percentile, and all that was refused. */
export const teammatesVerdicts = (figures: readonly TeammatesFigure[]) => {
  const most = (name: 'p99' | 'refused' | 'deadlocks', title: string, goal: number) => {
    const reached = Math.max(...figures.map((figure) => figure[name]));
    return { title: `${teammates} teammates in two challenges save at once: ${title}`, goal, reached, isMet: reached <= goal };
  };
  return [most('p99', '99th, milliseconds', mostMilliseconds), most('refused', 'calls refused', 0), most('deadlocks', 'deadlocks', 0)];
};

if (process.argv[1] === import.meta.filename) {
  const figures = await measureTeammates();
  console.table(figures);
  console.table(teammatesVerdicts(figures));
}
