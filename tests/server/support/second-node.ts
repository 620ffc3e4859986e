import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import type { AppOptions } from '../../../server/app';
import type { DatabaseTimeouts } from '../../../server/database/connection-pool';
import { openServer } from '../../../server/database/open';
import { withDatabase } from './postgres';
import { serve, type TestServer } from './test-server';

/** Another node on the same database, with the same time. Close it before the first one. `timeouts` are those of its connections. */
export async function startSecondNode({ database, clock }: TestServer, options: Partial<AppOptions> = {}, timeouts?: DatabaseTimeouts): Promise<TestServer> {
  const { rows } = (await database.execute(sql`select current_database() as name`)) as unknown as { rows: { name: string }[] };
  return serve(await openServer(withDatabase(inject('postgresUrl'), rows[0]!.name), timeouts === undefined ? {} : { timeouts }), { clock, ...options });
}
