import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import type { Database } from '../../server/database/database';
import { demoPassword } from '../../server/demo/load';
import type { ChallengeDashboard, PeopleExport } from '../../schemas/generated/records';
import { fillWithCopies } from './exports';
import { median, quantile } from './figures';
import { onOwnServer, type OwnServer } from './own-server';

/** What of memory the server needed for a file of participants, in megabytes. */
interface FileFigures {
  format: string;
  seconds: number;
  megabytes: number;
  people: number;
}

/** How long a dashboard took over HTTP, in milliseconds, and its files. */
interface DashboardFigures {
  /** The first one, which adds up what was never added up. */
  first: number;
  median: number;
  p95: number;
  files: FileFigures[];
}

const people = 100_000;
const mostOfDashboard = 300;
const mostMemory = 200;
const challenge = 'lakeside-fall-1';

/** Everybody takes part in one challenge, at 20 locations and in 12 departments, has joined on one of 60 days and logged something on another. */
async function fill(database: Database) {
  await fillWithCopies(database, people);
  const number = sql`substr(user_id, 7)::integer`;
  await database.execute(sql`update users set location = 'place-' || ${number} % 20 where user_id like 'bench-%'`);
  await database.execute(
    sql`update profiles set answers = jsonb_build_array(jsonb_build_object('Id', 'Department', 'UserAnswer', 'department-' || ${number} % 12)) where user_id like 'bench-%'`,
  );
  await database.execute(sql`insert into participations (user_id, program_id, program_status, joined_on, changed_on)
    select user_id, ${challenge}, 'Current', date '2026-09-01' + ${number} % 60, date '2026-09-01' + ${number} % 60 from users where user_id like 'bench-%'`);
  await database.execute(sql`update participations set changed_on = changed_on + ${number} % 7, percent = ${number} % 101,
    program_status = case when ${number} % 101 = 100 then 'Completed' when ${number} % 40 = 0 then 'Quit' else 'Current' end
    where user_id like 'bench-%'`);
  await database.execute(sql`vacuum analyze`);
}

async function measure({ server, port }: OwnServer, rounds: number): Promise<DashboardFigures> {
  const address = `http://127.0.0.1:${port}/api`;
  const send = async <Body>(path: string, body?: object, token?: string): Promise<Body> => {
    const headers = { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) };
    const response = await fetch(`${address}${path}`, body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Body;
  };
  const memory = async (): Promise<number> => {
    server.send('memory');
    const [{ most }] = (await once(server, 'message')) as [{ most: number }];
    return most;
  };
  const { Token } = await send<{ Token: string }>('/account/login/login', { UserName: 'admin@lakeside.example', Password: demoPassword });
  const taken: number[] = [];
  for (let round = 0; round < rounds * 10 + 1; round += 1) {
    const start = performance.now();
    const { Totals } = await send<ChallengeDashboard>('/v2/challenges/entities/lakeside/dashboard?startDate=2025-12-01&endDate=2026-11-30', undefined, Token);
    taken.push(performance.now() - start);
    if (Totals.Participants < people * 0.97) throw new Error(`The dashboard has ${Totals.Participants} people.`);
  }
  const [first, ...warm] = taken;
  await memory();
  const before = await memory();
  const files: FileFigures[] = [];
  // The lighter one first: what a process has taken from the machine it keeps for a while.
  for (const format of ['csv', 'xlsx']) {
    const started = performance.now();
    const begun = await send<PeopleExport>('/v2/challenges/dashboard/downloadparticipants', { search: { challengeId: challenge }, format }, Token);
    const file = await fetch(`${address}/people/exports/${begun.ExportId}/file`, { headers: { authorization: `Bearer ${Token}` } });
    let size = 0;
    for await (const piece of file.body!) size += (piece as Uint8Array).length;
    if (size < people) throw new Error(`The file has ${size} bytes.`);
    const seconds = (performance.now() - started) / 1000;
    files.push({ format, seconds, megabytes: ((await memory()) - before) / 1024 ** 2, people: begun.Total });
  }
  return { first: first!, median: median(warm), p95: quantile(warm, 0.95), files };
}

/** The dashboard of a company with 100,000 participants, and the files of them, from a real PostgreSQL. */
export const measureDashboards = (rounds: number): Promise<DashboardFigures> => onOwnServer((own) => measure(own, rounds), { fill });

/** How they stand to what they may need. */
export const dashboardVerdicts = ({ p95, files }: DashboardFigures) => [
  { title: 'a dashboard of 100,000 participants, 95th, milliseconds', goal: mostOfDashboard, reached: p95, isMet: p95 <= mostOfDashboard },
  ...files.map(({ format, megabytes, people: total }) => ({
    title: `export of ${total.toLocaleString('en-US')} participants as ${format}, MB of memory`,
    goal: mostMemory,
    reached: megabytes,
    isMet: megabytes < mostMemory && total >= people,
  })),
];

if (process.argv[1] === import.meta.filename) {
  const { files, ...figures } = await measureDashboards(Number(process.env.BENCH_ROUNDS ?? 3));
  console.table([figures]);
  console.table(files);
  console.table(dashboardVerdicts({ ...figures, files }));
}
