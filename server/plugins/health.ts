import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database';
import { unavailable } from '../foundation/outcome';

/** `GET /api/health`, for balancers: whether this node can reach its database, and is not about to stop. */
export function addHealth(app: FastifyInstance, database: Database) {
  app.get('/api/health', { logLevel: 'silent', config: { rateLimit: false } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (app.isDraining()) throw unavailable('This server is about to stop.');
    await database.execute(sql`select 1`).catch(() => {
      throw unavailable('The database is not responding.');
    });
    return { Status: 'ok' };
  });
}
