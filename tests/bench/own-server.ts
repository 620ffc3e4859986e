import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { compiledDefinitions } from '../../server/definitions/compiled-definitions';
import type { OpenDatabase } from '../../server/database/database';
import { openServer } from '../../server/database/open';
import { loadDemo } from '../../server/demo/load';
import { ProcessorTime } from '../support/processor-time';
import { startEmbeddedPostgres } from '../server/support/embedded-postgres';

export interface OwnServer {
  server: ChildProcess;
  port: number;
  /** The processor time of PostgreSQL, with all its processes. */
  database: ProcessorTime;
  /** The address of the database, for what a measurement reads afterwards. */
  databaseUrl: string;
  /** Starts another node on the same database; it is gone afterwards too. Answers its port. */
  anotherNode(): Promise<number>;
}

interface OwnServerOptions {
  /** Puts more into the database before the server starts. */
  fill?: (database: OpenDatabase['database']) => Promise<unknown>;
  /** Settings of the server beside its database. */
  environment?: Record<string, string>;
  /** How many people the demo has, and the day on which it is loaded. */
  demo?: { people: number; today: string };
}

/** Measures the server in a process of its own, on the demo in a PostgreSQL of its own; both are gone afterwards. */
export async function onOwnServer<Figures>(
  measure: (own: OwnServer) => Promise<Figures>,
  { fill, environment, demo = { people: 60, today: '2026-11-02' } }: OwnServerOptions = {},
): Promise<Figures> {
  const postgres = await startEmbeddedPostgres();
  const url = `${postgres.address}/postgres`;
  try {
    const definitions = await compiledDefinitions(join(import.meta.dirname, '../..'), () => undefined);
    const { database, close } = await openServer(url);
    await loadDemo(database, definitions, { ...demo, progress: () => undefined });
    await database.execute(sql`analyze`);
    await fill?.(database);
    await close();
    const env = { ...process.env, ...environment, DATABASE_URL: url };
    const nodes: ChildProcess[] = [];
    const startNode = async () => {
      const node = fork(join(import.meta.dirname, 'server-process.ts'), { execArgv: ['--import', 'tsx'], env });
      nodes.push(node);
      const [{ port }] = (await once(node, 'message')) as [{ port: number }];
      return port;
    };
    try {
      const port = await startNode();
      return await measure({ server: nodes[0]!, port, databaseUrl: url, database: new ProcessorTime(postgres.pid), anotherNode: startNode });
    } finally {
      for (const node of nodes) {
        const ended = once(node, 'exit');
        node.kill();
        await ended;
      }
    }
  } finally {
    await postgres.stop();
  }
}

/** How many seconds of the processor a server of the bench has had. */
export async function secondsOf(server: ChildProcess): Promise<number> {
  const told = once(server, 'message');
  server.send('most');
  const [{ seconds }] = (await told) as [{ seconds: number }];
  return seconds;
}
