import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** In milliseconds: so long a connection that is accepted while the server closes may take to bring its first request. */
const firstRequestWithin = 1000;

/**
 * Ends connections as soon as the server closes and they are not needed any more. Node and Fastify leave two kinds open, for which closing would wait
 * from a minute to several: those that browsers opened in advance and that have carried no request, and those whose answer was being sent when the
 * server began to close, which stay alive after it.
 */
export function endConnections(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  let isClosing = false;
  app.server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
    if (isClosing) setTimeout(() => unused.has(socket) && socket.destroy(), firstRequestWithin).unref();
  });
  app.addHook('onRequest', async ({ socket }) => {
    unused.delete(socket);
  });
  app.addHook('onResponse', async () => {
    if (isClosing) setImmediate(() => app.server.closeIdleConnections());
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const socket of unused) socket.destroy();
  });
}
