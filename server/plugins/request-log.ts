import type { FastifyInstance } from 'fastify';

/**
 * One line for each call: which call, its status, how long it took. No address, query, body or header, and the route instead of
 * the path: all of those may hold personal data or a token.
 */
export function addRequestLog(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    const { url = 'unknown' } = request.routeOptions;
    request.log.info({ method: request.method, route: url, status: reply.statusCode, milliseconds: Math.round(reply.elapsedTime) });
  });
}
