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

/** Scripts, styles and definitions: what only documents and answers need is left out, half a kilobyte at each of dozens of files. */
const isPartOfPage = (url: string): boolean => /^\/(assets|definitions)\//.test(url);

/** Strict headers on every answer. The policy is written by hand: helmet's own nonces would loosen script-src. */
export async function addSecurityHeaders(app: FastifyInstance) {
  // On every answer; headers for browsers of long ago only cost bytes.
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: false,
    frameguard: false,
    referrerPolicy: false,
    dnsPrefetchControl: false,
    ieNoOpen: false,
    originAgentCluster: false,
    permittedCrossDomainPolicies: false,
    xssFilter: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    request.styleNonce = randomBytes(16).toString('base64');
    if (isPartOfPage(request.url)) return;
    reply.headers({
      'content-security-policy': contentPolicy(request.styleNonce),
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'x-permitted-cross-domain-policies': 'none',
    });
  });
  app.decorateRequest('styleNonce', '');
}
