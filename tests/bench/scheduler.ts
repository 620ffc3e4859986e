import { eq, sql } from 'drizzle-orm';
import type { FreeTime } from '../../schemas/generated/records';
import type { Database } from '../../server/database/database';
import { demoPassword } from '../../server/demo/load';
import { profiles, users } from '../../server/records/tables/people';
import { median, quantile } from './figures';
import { onOwnServer } from './own-server';

/** How long the call for free times took over HTTP, in milliseconds. */
interface SchedulerFigure {
  median: number;
  p95: number;
  /** How many times it answered. */
  times: number;
}

const coaches = 20;
const zones = ['America/Chicago', 'America/New_York', 'America/Denver', 'America/Los_Angeles'] as const;
const mostOfSearching = 100;
const type = '00000000-0000-4000-8000-0000000000ff';

/** Twenty coaches of Lakeside in four time zones, each with eight sessions on every workday of two months and a time that is blocked each day. */
async function fill(database: Database) {
  const numbers = sql.raw(`generate_series(1, ${coaches}) n`);
  const [casey] = await database.select().from(users).where(eq(users.UserName, 'coach@lakeside.example'));
  const [profile] = await database.select().from(profiles).where(eq(profiles.UserId, casey!.UserId));
  const ids = Array.from({ length: coaches }, (_, index) => `bench-${index + 1}`);
  await database.insert(users).values(ids.map((id) => ({ ...casey!, UserId: id, UserName: id, Email: `${id}@lakeside.example`, UniqueId: null })));
  await database.insert(profiles).values(ids.map((UserId, index) => ({ ...profile!, UserId, TimeZone: zones[index % zones.length]! })));
  await database.execute(
    sql`insert into designations (user_id, entity_id, type, value) select 'bench-' || n, 'lakeside', 'Coaching', 'Company' from ${numbers}`,
  );
  await database.execute(sql`insert into resource_rows select resource, 'bench-' || n, key, position, value, version, at, by
    from resource_rows r, ${numbers} where r.resource = 'coach-availability' and r.owner = (select user_id from users where user_name = 'coach@lakeside.example')`);
  await database.execute(sql`insert into resource_rows select resource, owner, ${type}, 99, value || jsonb_build_object('Id', ${type}::text, 'Name', 'Bench', 'AssignedCoaches',
    (select jsonb_agg('bench-' || n) from ${numbers})), version, at, by from resource_rows where resource = 'session-types' and value ->> 'Name' = 'Follow-up'`);
  await database.execute(sql`insert into coaching_sessions (id, user_id, coach_user_id, start_date, end_date, work_flow_type)
    select gen_random_uuid(), (select user_id from users where user_name = 'pat@summit.example'), 'bench-' || n, start, start + interval '30 minutes', 'Scheduled'
    from ${numbers}, generate_series(0, 60) day, generate_series(0, 7) slot, lateral (select timestamptz '2026-11-02 14:00Z' + day * interval '1 day' + slot * interval '75 minutes' as start) s`);
  await database.execute(sql`insert into blocked_times (id, user_id, start_time, end_time, title)
    select gen_random_uuid(), 'bench-' || n, timestamptz '2026-11-02 18:00Z' + day * interval '1 day', timestamptz '2026-11-02 19:00Z' + day * interval '1 day', 'Lunch'
    from ${numbers}, generate_series(0, 60) day`);
  await database.execute(sql`vacuum analyze`);
}

/** Looks for free times of all coaches over four weeks, as the page of a participant does. */
export const measureScheduler = (rounds: number): Promise<SchedulerFigure> =>
  onOwnServer(
    async ({ port }) => {
      const address = `http://127.0.0.1:${port}/api`;
      const body = JSON.stringify({ UserName: 'pat@lakeside.example', Password: demoPassword });
      const signedIn = await fetch(`${address}/account/login/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      const { Token } = (await signedIn.json()) as { Token: string };
      const from = Date.now() + 3_600_000;
      const period = `From=${new Date(from).toISOString()}&To=${new Date(from + 28 * 86_400_000).toISOString()}`;
      const taken: number[] = [];
      let times = 0;
      // The first rounds warm what is compiled and cached, and do not count.
      for (let round = -5; round < rounds * 10; round += 1) {
        const start = performance.now();
        const response = await fetch(`${address}/coaching/scheduler/freeTimes?SessionTypeId=${type}&${period}`, {
          headers: { authorization: `Bearer ${Token}` },
        });
        if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
        times = ((await response.json()) as { Data: FreeTime[] }).Data.length;
        if (round >= 0) taken.push(performance.now() - start);
        if (times === 0) throw new Error('There was no free time.');
      }
      return { median: median(taken), p95: quantile(taken, 0.95), times };
    },
    { fill },
  );

export const schedulerVerdict = ({ p95 }: SchedulerFigure) => ({
  title: 'free times of 20 coaches over four weeks, 95th, milliseconds',
  goal: mostOfSearching,
  reached: p95,
  isMet: p95 <= mostOfSearching,
});

if (process.argv[1] === import.meta.filename) {
  const figure = await measureScheduler(Number(process.env.BENCH_ROUNDS ?? 7));
  console.table([figure]);
  console.table([schedulerVerdict(figure)]);
}
