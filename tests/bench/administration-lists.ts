import { sql } from 'drizzle-orm';
import type { Database } from '../../server/database/database';
import { demoPassword } from '../../server/demo/load';
import { fillWithCopies } from './exports';
import { median, quantile } from './figures';
import { onOwnServer } from './own-server';

/** How long an answer took over HTTP, in milliseconds. */
interface ListFigure {
  list: string;
  median: number;
  p95: number;
}

const people = 100_000;
const mostOfList = 50;
const challenge = 'lakeside-fall-1';
const administrator = 'hipaa@lakeside.example';

/** Everybody takes part in one challenge; of each hundred, one has progress that was set, and one a screening that is marked. */
async function fill(database: Database) {
  await fillWithCopies(database, people);
  const number = sql`substr(user_id, 7)::integer`;
  const those = sql`user_id like 'bench-%'`;
  await database.execute(sql`update users set roles = '["Admin", "HIPAAAccess"]' where user_name = ${administrator}`);
  await database.execute(sql`insert into participations (user_id, program_id, program_status, joined_on)
    select user_id, ${challenge}, 'Current', now() from users where ${those}`);
  const set = { IsComplete: true, Reason: 'Paper notes.', By: 'Ana Lee', At: '2026-11-01T12:00:00.000Z' };
  await database.execute(sql`update participations set override = ${JSON.stringify(set)}::jsonb where ${those} and ${number} % 100 = 0`);
  await database.execute(sql`insert into biometric_overrides (user_id, plan_year_id, date, at)
    select user_id, '2026', date '2026-10-20', now() from users where ${those} and ${number} % 100 = 1`);
  await database.execute(sql`vacuum analyze`);
}

type Page = { Users: unknown[]; NextCursor: string | null };
const searches = { 'a last name': 'last 42', 'one person': 'first 919 last 4729', nobody: 'xylophone' };

/** Both lists of a company with 100,000 people: their first page, one further down, and what is looked for. */
export const measureAdministrationLists = (rounds: number): Promise<ListFigure[]> =>
  onOwnServer(
    async ({ port }) => {
      const address = `http://127.0.0.1:${port}/api`;
      const send = async <Body>(path: string, body?: object, token?: string): Promise<Body> => {
        const headers = { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) };
        const response = await fetch(`${address}${path}`, body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) });
        if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
        return (await response.json()) as Body;
      };
      const { Token } = await send<{ Token: string }>('/account/login/login', { UserName: administrator, Password: demoPassword });
      const lists: Record<string, (asked: Record<string, string>) => Promise<Page>> = {
        maintenance: (asked) => send<Page>(`/v2/challenges/maintenance/${challenge}?${String(new URLSearchParams(asked))}`, undefined, Token),
        'biometric override': (asked) => send<Page>('/biometric-override/search', { PlanYearId: '2026', ...asked }, Token),
      };
      const figures: ListFigure[] = [];
      for (const [list, ask] of Object.entries(lists)) {
        let nextCursor = '';
        const measure = async (title: string, asked: Record<string, string>, least: number) => {
          const taken: number[] = [];
          // The first rounds warm what is compiled and cached, and do not count.
          for (let round = -5; round < rounds * 10; round += 1) {
            const start = performance.now();
            const { Users } = await ask(asked);
            if (round >= 0) taken.push(performance.now() - start);
            if (Users.length < least) throw new Error(`${list}, ${title}: ${Users.length} people.`);
          }
          figures.push({ list: `${list}, ${title}`, median: median(taken), p95: quantile(taken, 0.95) });
        };
        await measure('first page', {}, 25);
        for (let page = 0; page < 400; page += 1) ({ NextCursor: nextCursor } = (await ask({ ...(nextCursor && { nextCursor }) })) as { NextCursor: string });
        await measure('page 400', { nextCursor }, 25);
        for (const [title, searchTerms] of Object.entries(searches)) await measure(title, { searchTerms }, title === 'a last name' ? 20 : 0);
        if (list === 'maintenance') {
          await measure('what is set', { overridden: 'true' }, 25);
          await measure('nobody for whom something is set', { overridden: 'true', searchTerms: 'xylophone' }, 0);
        }
      }
      return figures;
    },
    { fill },
  );

/** Each list at its 95th percentile, whatever is looked for. */
export const administrationListVerdicts = (figures: readonly ListFigure[]) =>
  ['maintenance', 'biometric override'].map((list) => {
    const reached = Math.max(...figures.filter((figure) => figure.list.startsWith(list)).map(({ p95 }) => p95));
    return {
      title: `a list of ${list} at ${people.toLocaleString('en-US')} people, 95th, milliseconds`,
      goal: mostOfList,
      reached,
      isMet: reached <= mostOfList,
    };
  });

if (process.argv[1] === import.meta.filename) {
  const figures = await measureAdministrationLists(Number(process.env.BENCH_ROUNDS ?? 3));
  console.table(figures.map(({ list, median: middle, p95 }) => ({ list, median: middle.toFixed(1), p95: p95.toFixed(1) })));
  console.table(administrationListVerdicts(figures));
}
