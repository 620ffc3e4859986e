import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { contentPolicy } from './content-policy';

declare module 'fastify' {
  interface FastifyRequest {
    /** Allows our own style elements in this one page. */
    styleNonce: string;
  }
}

/** Strict headers on every answer. The policy is written by hand: helmet's own nonces would loosen script-src. */
export async function addSecurityHeaders(app: FastifyInstance) {
  await app.register(helmet, { contentSecurityPolicy: false, referrerPolicy: { policy: 'no-referrer' }, frameguard: { action: 'deny' } });
  app.decorateRequest('styleNonce', '');
  app.addHook('onRequest', async (request, reply) => {
    request.styleNonce = randomBytes(16).toString('base64');
    reply.header('content-security-policy', contentPolicy(request.styleNonce));
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
  });
}
