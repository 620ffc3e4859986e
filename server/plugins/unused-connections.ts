import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Ends the connections that have carried no request when the server closes. Browsers open some in advance. Node counts them as busy and, once the
 * server closes, no longer applies its limit for headers to them: closing would wait until the browser ends them, for minutes.
 */
export function endUnusedConnections(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  app.server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.addHook('onRequest', async ({ socket }) => {
    unused.delete(socket);
  });
  app.addHook('preClose', async () => {
    for (const socket of unused) socket.destroy();
  });
}
