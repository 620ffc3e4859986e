import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tooMany } from '../foundation/outcome';
import { hashToken } from '../foundation/tokens';
import { bearerOf } from './authentication';
import type { VerifiedTokens } from './verified-tokens';

/**
 * Against floods, for each session, or each address while nobody is known to be signed in: people of one company share an address. A token counts
 * for itself only once it was seen to belong to a session; made-up ones count for the address, as do addresses of pages and calls that there are not.
 * Each node counts for itself; what must hold across nodes, wrong passwords, is counted in the database.
 */
export async function addRateLimit(app: FastifyInstance, callsPerMinute: number, verified: VerifiedTokens) {
  const keyGenerator = ({ headers, ip }: FastifyRequest) => {
    const token = bearerOf(headers);
    const hash = token === undefined ? undefined : hashToken(token);
    return hash !== undefined && verified.has(hash) ? `session ${hash}` : `address ${normalizeIP(ip)}`;
  };
  await app.register(rateLimit, {
    max: callsPerMinute,
    timeWindow: 60_000,
    keyGenerator,
    // An answer within the limit does not say how near it is: no page reads it, and it is 76 bytes at each of the 80 requests of a first visit.
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: (_request, { ttl }) => tooMany('There were too many requests. Please wait a minute and try again.', Math.ceil(ttl / 1000)),
  });
}
