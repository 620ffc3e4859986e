import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { Redirect } from '../calls/redirect';

/** The only cookie there is. It tells one browser from another during a single sign-on, and signs nobody in. */
const cookieName = 'single-sign-on';
const secondsRemembered = 600;

/** What this browser was given to remember. */
export const browserSecretOf = ({ cookie = '' }: IncomingHttpHeaders): string | undefined =>
  new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]{43})(?:;|$)`).exec(cookie)?.[1];

/** Sends the browser on. */
export function sendRedirect({ location, browserSecret }: Redirect, origin: string, reply: FastifyReply) {
  if (browserSecret !== undefined) {
    const age = browserSecret === '' ? 0 : secondsRemembered;
    const secure = origin.startsWith('https:') ? '; Secure' : '';
    reply.header('set-cookie', `${cookieName}=${browserSecret}; Path=/api; HttpOnly; SameSite=Lax; Max-Age=${age}${secure}`);
  }
  return reply.header('cache-control', 'no-store').redirect(location, 302);
}
