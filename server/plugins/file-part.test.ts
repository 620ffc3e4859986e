import { mkdtempSync, readdirSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { addFileRoute, withParts } from './file-part';

afterEach(() => vi.unstubAllEnvs());

test('a body that breaks off before it is read is refused, and nothing of it is kept', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'broken-off-'));
  vi.stubEnv('TMPDIR', folder);
  const app = Fastify();
  let arrived: () => void;
  const arrival = new Promise<void>((resolve) => (arrived = resolve));
  const ended = new Promise<unknown>((resolve) => {
    addFileRoute(app, (apart) => {
      // Finding out who asks takes time, in which the connection ends.
      apart.addHook('onRequest', async (request) => {
        arrived();
        await new Promise((gone) => request.raw.once('close', gone));
      });
      apart.post('/', (request, reply) =>
        withParts({ request, reply }, 1000, async () => undefined).then(resolve, (error: unknown) => {
          resolve(error);
          return null;
        }),
      );
    });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 500\r\n\r\n--b\r\n');
  await arrival;
  socket.destroy();
  expect(await ended).toMatchObject({ kind: 'badRequest' });
  await expect.poll(() => readdirSync(folder)).toEqual([]);
  await app.close();
});
