import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import type { Database } from '../../server/database/database';
import { demoPassword } from '../../server/demo/load';
import { profiles, users } from '../../server/records/tables/people';
import type { PeopleExport } from '../../schemas/generated/records';
import { copies } from '../server/support/copies';
import { onOwnServer, type OwnServer } from './own-server';

/** How long an export takes, and what of memory the server needs for it, over what it has when it has done nothing yet. */
interface ExportFigure {
  format: string;
  people: number;
  seconds: number;
  megabytes: number;
  /** Of the file. */
  size: number;
}

/** The most that the memory of the server may grow, in megabytes. */
const mostMemory = 200;

const people = 100_000;

/** Exports so many people of one company from a real PostgreSQL, by a server in a process of its own. */
export const measureExports = (): Promise<ExportFigure[]> => onOwnServer(measure, { fill: (database) => fillWithCopies(database, people) });

/** So many people more than the demo has, copied from one by the database itself. */
export async function fillWithCopies(database: Database, count: number) {
  const isPat = sql`one.user_id = (select user_id from users where user_name = 'pat@lakeside.example')`;
  const user_id = `'bench-' || lpad(number::text, 6, '0')`;
  const changed = {
    user_name: `'bench.' || number || '@lakeside.example'`,
    email: `'bench.' || number || '@lakeside.example'`,
    unique_id: 'null',
    sso_subject: 'null',
  };
  const named = { first_name: `'First ' || (number::bigint * 7919 % 1000)`, last_name: `'Last ' || (number::bigint * 104729 % 5000)` };
  await database.execute(copies(users, count, isPat, { user_id, ...changed, ...named }));
  await database.execute(copies(profiles, count, isPat, { user_id, mobile_number: 'null' }));
  await database.execute(sql`vacuum analyze`);
}

async function measure({ server, port }: OwnServer): Promise<ExportFigure[]> {
  const address = `http://127.0.0.1:${port}/api`;
  const memory = async (): Promise<number> => {
    server.send('memory');
    const [{ most }] = (await once(server, 'message')) as [{ most: number }];
    return most;
  };
  const send = async <Body>(path: string, init: RequestInit = {}): Promise<Body> => {
    const response = await fetch(`${address}${path}`, init);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Body;
  };
  const json = (body: object, token?: string) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  const login = json({ UserName: 'admin@lakeside.example', Password: demoPassword });
  const { Token } = await send<{ Token: string }>('/account/login/login', login);
  await memory();
  const before = await memory();
  const figures: ExportFigure[] = [];
  for (const format of ['csv', 'xlsx']) {
    const started = performance.now();
    const begun = await send<PeopleExport>(`/people/exports?Format=${format}`, json({ EntityIds: ['lakeside'] }, Token));
    const file = await fetch(`${address}/people/exports/${begun.ExportId}/file`, { headers: { authorization: `Bearer ${Token}` } });
    let size = 0;
    for await (const piece of file.body!) size += (piece as Uint8Array).length;
    const seconds = (performance.now() - started) / 1000;
    figures.push({ format, people: begun.Total, seconds, megabytes: ((await memory()) - before) / 1024 ** 2, size });
  }
  return figures;
}

/** How exports stand to what they may need. */
export const exportVerdicts = (figures: readonly ExportFigure[]) =>
  figures.map(({ format, people: total, megabytes }) => ({
    title: `export of ${total.toLocaleString('en-US')} people as ${format}, MB of memory`,
    goal: mostMemory,
    reached: megabytes,
    isMet: megabytes < mostMemory && total >= people,
  }));

if (process.argv[1] === import.meta.filename) console.log(JSON.stringify(await measureExports(), null, 2));
