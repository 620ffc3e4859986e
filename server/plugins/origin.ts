import type { FastifyRequest } from 'fastify';

/**
 * The address of the site for links that people follow. The host that a request names is believed only when it is a company's
 * own: otherwise anybody could have links to a site of theirs sent out in our name.
 */
export function originOf({ hostEntity, protocol, host, socket }: FastifyRequest, publicUrl: string | undefined): string {
  // Behind a proxy that ends TLS, the request itself does not know of it.
  if (hostEntity !== undefined) return `${publicUrl?.startsWith('https:') ? 'https' : protocol}://${host}`;
  return publicUrl ?? `http://localhost:${socket.localPort ?? 80}`;
}

/** What a proxy adds to a request that it passes on. */
const passedOn = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/** Whether a request comes from this machine itself, and not from elsewhere by a proxy on it. */
export function isLocal({ socket, headers }: FastifyRequest): boolean {
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  return (address === '::1' || address.startsWith('127.')) && !passedOn.some((name) => headers[name] !== undefined);
}

/**
 * Whether a handshake comes from a page of this site. Browsers always name the page's origin, and cross-origin rules do not hold for sockets; what is no
 * browser names none, and needs its ticket all the same.
 */
export function isOwnPage({ headers: { origin }, host }: FastifyRequest, publicUrl: string | undefined): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const hosts = [host, ...(publicUrl === undefined ? [] : [new URL(publicUrl).host])].map((name) => name.toLowerCase());
  return hosts.includes(new URL(origin).host);
}
