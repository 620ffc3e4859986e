import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import type { AppOptions } from '../../../server/app';
import { openServer } from '../../../server/database/open';
import { withDatabase } from './postgres';
import { serve, type TestServer } from './test-server';

/** Another node on the same database, with the same time. Close it before the first one. */
export async function startSecondNode({ database, clock }: TestServer, options: Partial<AppOptions> = {}): Promise<TestServer> {
  const { rows } = (await database.execute(sql`select current_database() as name`)) as unknown as { rows: { name: string }[] };
  return serve(await openServer(withDatabase(inject('postgresUrl'), rows[0]!.name)), { clock, ...options });
}
