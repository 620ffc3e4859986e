import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { sql } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { buildApp } from '../../server/app';
import type { Database } from '../../server/database/database';
import { createEmbedded, prepareEmbedded } from '../../server/database/open';
import { compiledDefinitions } from '../../server/definitions/compiled-definitions';
import { demoPassword, loadDemo } from '../../server/demo/load';
import { systemClock } from '../../server/foundation/clock';
import { systemTimers } from '../../server/foundation/timers';
import { median, quantile } from './figures';

/** How long a call of the home page took, or saving an entry, in milliseconds. */
interface ProgramFigure {
  call: string;
  median: number;
  p95: number;
}

const mostOfCall = 50;
const people = 12_000;
const programsOfEach = 24;
const calls = ['/userprograms/currentandcompleted?PageSize=500', '/userprograms/available?PageSize=500', '/user/v1/userprogramcompletion/PlanYear-2026'];

/** Everybody takes part in so many programs of their company, each as far as somebody is who has just begun. */
async function takePart(database: Database) {
  await database.execute(sql`insert into participations (user_id, program_id, program_status, joined_on, levels)
    select users.user_id, offered.id, case when offered.place % 3 = 0 then 'Completed' else 'Current' end, now(), null
    from users join lateral (
      select id, row_number() over (order by start_date desc, id) as place from programs where owner_id = users.entity_id and made_by is null and not is_plan_year
      order by start_date desc, id limit ${programsOfEach}) as offered on true
    on conflict do nothing`);
  await database.execute(sql`analyze participations`);
}

/** Asks what the home page asks, on the embedded database with everybody of the demo, and saves entries. */
export async function measurePrograms(rounds: number): Promise<ProgramFigure[]> {
  const { database, notifications, close } = await prepareEmbedded(await createEmbedded());
  const definitions = await compiledDefinitions(join(import.meta.dirname, '../..'), () => undefined);
  await loadDemo(database, definitions, { people, today: new Date().toISOString().slice(0, 10), progress: () => undefined });
  await takePart(database);
  const app = await buildApp({
    database,
    notifications,
    definitions,
    clock: systemClock,
    timers: systemTimers,
    pageFolder: tmpdir(),
    logLevel: 'silent',
    bodyLimit: 1024 * 1024,
    callsPerMinute: 100_000,
    trustProxy: false,
    checkAnswers: false,
  });
  const figures = new Map<string, number[]>();
  try {
    const signIn = await app.inject({ method: 'POST', url: '/api/account/login/login', payload: { UserName: 'pat@lakeside.example', Password: demoPassword } });
    const headers = { authorization: `Bearer ${signIn.json<{ Token: string }>().Token}` };
    const ask = async (name: string, request: InjectOptions, isCounted: boolean) => {
      const start = performance.now();
      const answer = await app.inject({ ...request, headers });
      const taken = performance.now() - start;
      if (answer.statusCode !== 200) throw new Error(`${name} was answered by ${answer.statusCode}: ${answer.body}`);
      if (isCounted) figures.set(name, [...(figures.get(name) ?? []), taken]);
      return answer;
    };
    const { User } = (await ask('session', { method: 'GET', url: '/api/session' }, false)).json<{ User: { UserId: string; EntityId: string } }>();
    const entries = `/api/entities/${User.EntityId}/users/${User.UserId}/tracker-entries`;
    // This day is over in every time zone. A day takes so many entries only.
    const dayBefore = (days: number) => new Date(Date.now() - (days + 0.5) * 24 * 3_600_000).toISOString().slice(0, 10);
    // The first rounds warm what is compiled and cached, and do not count.
    for (let round = -5; round < rounds * 15; round += 1) {
      for (const path of calls) {
        const answer = await ask(path, { method: 'GET', url: `/api${path}` }, round >= 0);
        if (path === calls[0] && answer.json<{ Total: number }>().Total < programsOfEach) throw new Error('Fewer programs than are to be measured.');
      }
      const payload = {
        UserId: User.UserId,
        EntityId: User.EntityId,
        TrackerId: 109,
        EntryDate: dayBefore(1 + ((round + 5) % 40)),
        Source: 'UserEntry',
        Values: [
          { FieldName: 'Intensity', Value: '3' },
          { FieldName: 'Distance', Value: 2 },
          { FieldName: 'Duration', Value: 40 },
        ],
      };
      await ask('saving a walk', { method: 'POST', url: entries, payload }, round >= 0);
    }
  } finally {
    await app.close();
    await close();
  }
  return [...figures].map(([call, own]) => ({ call, median: median(own), p95: quantile(own, 0.95) }));
}

/** The slowest call of the home page at its 95th percentile. */
export function programsVerdict(figures: readonly ProgramFigure[]) {
  const reached = Math.max(...figures.filter(({ call }) => calls.includes(call)).map(({ p95 }) => p95));
  return {
    title: `programs of the home page, ${people.toLocaleString('en-US')} people, 95th, milliseconds`,
    goal: mostOfCall,
    reached,
    isMet: reached <= mostOfCall,
  };
}

if (process.argv[1] === import.meta.filename) {
  const figures = await measurePrograms(Number(process.env.BENCH_ROUNDS ?? 7));
  console.table(figures.map(({ call, median: middle, p95 }) => ({ call, median: middle.toFixed(1), p95: p95.toFixed(1) })));
  console.table([programsVerdict(figures)]);
}
