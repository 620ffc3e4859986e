import { join } from 'node:path';
import { buildPage } from '../../server/build-page';
import { demoPassword, demoPeople } from '../../server/demo/load';
import { onOwnServer, type OwnServer, secondsOf } from './own-server';

/** What one call costs, in milliseconds of processor time: in the server's process, and in those of PostgreSQL. */
interface CallFigure {
  call: string;
  server: number;
  database: number;
}

/** What one call may take of the processor in the server's process, in milliseconds. */
const mostOfCall: Record<string, number> = { session: 1, 'mix of 8': 2.5, 'people search': 3, 'tracker save': 5, 'sign-in': 20, page: 0.2 };

/** What a person who opens home, trackers and the calendar asks for. */
const mix = [
  '/api/session',
  '/api/usertoday',
  '/api/userprograms/currentandcompleted?PageSize=500',
  '/api/user/v1/userprogramcompletion/PlanYear-2026',
  '/api/userprogramsections',
  '/api/rewards/ajax/getuserearnedandavailablepoints',
  '/api/TrackerEntry/GetTrackerList',
  `/api/userevents/GetCalendarEvents?dateRequested=${new Date().toISOString().slice(0, 10)}`,
];

/** How often each call is made before it is measured: what is compiled and planned at the first calls does not count. */
const warmUps = 60;

interface Asked {
  method?: 'GET' | 'POST';
  path: string;
  body?: unknown;
}

/** Measures each call, one after the other on one connection, with everybody of the demo in the database. */
export async function measureCalls(rounds: number): Promise<CallFigure[]> {
  await buildPage(root, () => undefined);
  const demo = { people: Number(process.env.BENCH_PEOPLE ?? demoPeople), today: new Date().toISOString().slice(0, 10) };
  return onOwnServer((own) => measureOn(own, rounds), { demo, environment: { PAGE_FOLDER: join(root, 'dist') } });
}

const root = join(import.meta.dirname, '../..');

async function measureOn({ server, port, database }: OwnServer, rounds: number): Promise<CallFigure[]> {
  const ask = async ({ method = 'GET', path, body }: Asked, token?: string): Promise<unknown> => {
    const headers = { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...(body !== undefined && { 'content-type': 'application/json' }) };
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${path} was answered by ${answer.status}: ${text}`);
    return path.startsWith('/api') ? JSON.parse(text) : text;
  };
  const signIn = (userName: string): Asked => ({ method: 'POST', path: '/api/account/login/login', body: { UserName: userName, Password: demoPassword } });
  const tokenOf = async (userName: string) => ((await ask(signIn(userName))) as { Token: string }).Token;
  const [pat, admin] = [await tokenOf('pat@lakeside.example'), await tokenOf('admin@lakeside.example')];
  const { User } = (await ask({ path: '/api/session' }, pat)) as { User: { UserId: string; EntityId: string } };
  const walk = (number: number): Asked => ({
    method: 'POST',
    path: `/api/entities/${User.EntityId}/users/${User.UserId}/tracker-entries`,
    body: {
      UserId: User.UserId,
      EntityId: User.EntityId,
      TrackerId: 109,
      // This day is over in every time zone. A day takes 99 entries.
      EntryDate: new Date(Date.now() - (1.5 + (number % 40)) * 24 * 3_600_000).toISOString().slice(0, 10),
      Source: 'UserEntry',
      Values: [
        { FieldName: 'Intensity', Value: '3' },
        { FieldName: 'Distance', Value: 2 },
        { FieldName: 'Duration', Value: 40 },
      ],
    },
  });
  const calls: Record<string, (number: number) => Promise<unknown>> = {
    session: () => ask({ path: '/api/session' }, pat),
    'mix of 8': (number) => ask({ path: mix[number % mix.length]! }, pat),
    'people search': () => ask({ method: 'POST', path: '/api/people/search?Search=mar&PageSize=25', body: {} }, admin),
    'tracker save': (number) => ask(walk(number), pat),
    'sign-in': () => ask(signIn('pat@lakeside.example')),
    page: () => ask({ path: '/' }),
  };
  const figures: CallFigure[] = [];
  let made = 0;
  const repeat = async (call: (number: number) => Promise<unknown>, times: number) => {
    for (let time = 0; time < times; time += 1) await call((made += 1));
  };
  for (const [name, call] of Object.entries(calls)) {
    await repeat(call, warmUps);
    const times = rounds * 80;
    const [before, databaseBefore] = [await secondsOf(server), database.sample()];
    await repeat(call, times);
    const [after, databaseAfter] = [await secondsOf(server), database.sample()];
    figures.push({ call: name, server: ((after - before) * 1000) / times, database: ((databaseAfter - databaseBefore) * 1000) / times });
  }
  return figures;
}

export const callVerdicts = (figures: readonly CallFigure[]) =>
  figures.map(({ call, server }) => ({
    title: `processor time of a call: ${call}, milliseconds`,
    goal: mostOfCall[call] ?? Number.NaN,
    reached: server,
    isMet: server <= (mostOfCall[call] ?? 0),
  }));

export const callTable = (figures: readonly CallFigure[]): object[] =>
  figures.map(({ call, server, database }) => ({ call, server: server.toFixed(2), database: database.toFixed(2) }));

if (process.argv[1] === import.meta.filename) console.table(callTable(await measureCalls(Number(process.env.BENCH_ROUNDS ?? 7))));
