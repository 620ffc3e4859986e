import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { compiledDefinitions } from '../../server/definitions/compiled-definitions';
import type { OpenDatabase } from '../../server/database/database';
import { openServer } from '../../server/database/open';
import { loadDemo } from '../../server/demo/load';
import { startEmbeddedPostgres } from '../server/support/embedded-postgres';

export interface OwnServer {
  server: ChildProcess;
  port: number;
  /** Starts another node on the same database; it is gone afterwards too. Answers its port. */
  anotherNode(): Promise<number>;
}

/**
 * Measures the server in a process of its own, on the demo in a PostgreSQL of its own; both are gone afterwards.
 * @param fill puts more into the database before the server starts.
 * @param environment settings of the server beside its database.
 */
export async function onOwnServer<Figures>(
  measure: (own: OwnServer) => Promise<Figures>,
  { fill, environment }: { fill?: (database: OpenDatabase['database']) => Promise<unknown>; environment?: Record<string, string> } = {},
): Promise<Figures> {
  const postgres = await startEmbeddedPostgres();
  const url = `${postgres.address}/postgres`;
  try {
    const definitions = await compiledDefinitions(join(import.meta.dirname, '../..'), () => undefined);
    const { database, close } = await openServer(url);
    await loadDemo(database, definitions, { people: 60, today: '2026-11-02', progress: () => undefined });
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
      return await measure({ server: nodes[0]!, port, anotherNode: startNode });
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
