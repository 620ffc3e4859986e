import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Allows our own style elements in this one page. */
    styleNonce: string;
  }
}

const policy = (styleNonce: string) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${styleNonce}'`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Strict headers on every answer. The policy is written by hand: helmet's own nonces would loosen script-src. */
export async function addSecurityHeaders(app: FastifyInstance) {
  await app.register(helmet, { contentSecurityPolicy: false, referrerPolicy: { policy: 'no-referrer' }, frameguard: { action: 'deny' } });
  app.decorateRequest('styleNonce', '');
  app.addHook('onRequest', async (request, reply) => {
    request.styleNonce = randomBytes(16).toString('base64');
    reply.header('content-security-policy', policy(request.styleNonce));
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
  });
}
