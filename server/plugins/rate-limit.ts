import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { tooMany } from '../outcome';
import { hashToken } from '../tokens';

/**
 * Against floods, for each session, or each address while nobody is signed in: people of one company share an address. Each node
 * counts for itself; what must hold across nodes, wrong passwords, is counted in the database.
 */
export async function addRateLimit(app: FastifyInstance, callsPerMinute: number) {
  await app.register(rateLimit, {
    max: callsPerMinute,
    timeWindow: 60_000,
    keyGenerator: ({ headers, ip }) => (headers.authorization === undefined ? ip : hashToken(headers.authorization)),
    errorResponseBuilder: () => tooMany('There were too many requests. Please wait a minute and try again.'),
  });
}
