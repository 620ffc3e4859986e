import { sql } from 'drizzle-orm';
import type { Database } from '../../server/database/database';
import { demoPassword } from '../../server/demo/load';
import type { SessionSchedule } from '../../schemas/generated/records';
import { median, quantile } from './figures';
import { onOwnServer } from './own-server';

/** How long the calls that open an event took over HTTP, in milliseconds. */
interface EventFigure {
  median: number;
  p95: number;
}

const sessions = 2_000;
const mostOfOpening = 200;

/** An event of Lakeside with 2,000 sessions over 50 days, each with up to ten people. */
async function fill(database: Database) {
  await database.execute(
    sql`insert into programs select (jsonb_populate_record(p, '{"id": "bench-event", "name": "Bench"}')).* from programs p where id = 'lakeside-fall-9'`,
  );
  await database.execute(sql`insert into events select (jsonb_populate_record(e, '{"program_id": "bench-event", "event_type": "Scheduled", "one_session": false}')).*
    from events e where program_id = 'lakeside-fall-9'`);
  await database.execute(sql`insert into event_sessions (session_id, program_id, name, starts_at, ends_at, place, places)
    select 'bench-' || n, 'bench-event', 'Station ' || n % 4, start, start + interval '15 minutes', 'Hall', 20
    from (select n, timestamptz '2026-12-01 14:00Z' + n / 40 * interval '1 day' + n % 40 / 4 * interval '15 minutes' as start from generate_series(0, ${sessions - 1}) n) s`);
  await database.execute(sql`insert into event_sign_ups (user_id, session_id, signed_up_at)
    select user_id, 'bench-' || n, now() from (select user_id, row_number() over (order by user_id) as rank from users limit 10) u cross join generate_series(0, ${sessions - 1}) n
    where n % 10 >= rank and user_id not in (select user_id from users where user_name = 'pat@lakeside.example')`);
  await database.execute(sql`vacuum analyze`);
}

/** Opens an event with 2,000 sessions: its details and its schedule, one after the other, as the page does. */
export const measureEvents = (rounds: number): Promise<EventFigure> =>
  onOwnServer(
    async ({ port }) => {
      const address = `http://127.0.0.1:${port}/api`;
      const body = JSON.stringify({ UserName: 'pat@lakeside.example', Password: demoPassword });
      const signedIn = await fetch(`${address}/account/login/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      const { Token } = (await signedIn.json()) as { Token: string };
      const get = async <Body>(path: string): Promise<Body> => {
        const response = await fetch(`${address}${path}`, { headers: { authorization: `Bearer ${Token}` } });
        if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
        return (await response.json()) as Body;
      };
      const taken: number[] = [];
      // The first rounds warm what is compiled and cached, and do not count.
      for (let round = -5; round < rounds * 10; round += 1) {
        const start = performance.now();
        await get('/userevents/geteventdetails?eventId=bench-event');
        const { Days } = await get<SessionSchedule>('/usersessions/getsessionschedule?eventId=bench-event');
        if (round >= 0) taken.push(performance.now() - start);
        const count = Days.flatMap(({ TimeSlots }) => TimeSlots.flatMap((slot) => slot.Sessions)).length;
        if (count !== sessions) throw new Error(`${count} sessions came.`);
      }
      return { median: median(taken), p95: quantile(taken, 0.95) };
    },
    { fill },
  );

export const eventVerdict = ({ p95 }: EventFigure) => ({
  title: 'an event with 2,000 sessions, both calls, 95th, milliseconds',
  goal: mostOfOpening,
  reached: p95,
  isMet: p95 <= mostOfOpening,
});

if (process.argv[1] === import.meta.filename) {
  const figure = await measureEvents(Number(process.env.BENCH_ROUNDS ?? 7));
  console.table([figure]);
  console.table([eventVerdict(figure)]);
}
