import type { FastifyRequest } from 'fastify';

/**
 * The address of the site for links that people follow. The host that a request names is believed only when it is a company's
 * own: otherwise anybody could have links to a site of theirs sent out in our name.
 */
export function originOf({ hostEntity, protocol, host, socket }: FastifyRequest, publicUrl: string | undefined): string {
  if (hostEntity !== undefined) return `${protocol}://${host}`;
  return publicUrl ?? `http://localhost:${socket.localPort ?? 80}`;
}
