import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, inject, onTestFinished, test } from 'vitest';
import { serverNotifications } from '../../server/database/notifications';
import { ConnectionPool } from '../../server/database/connection-pool';

/** A way to PostgreSQL that can fall silent: its connections then stay open and carry nothing more. */
async function silentWay(url: URL) {
  // The server of the tests listens on a socket in a folder where the system has such sockets.
  const folder = url.searchParams.get('host');
  const pairs: [Socket, Socket][] = [];
  const server = createServer((near) => {
    const far = folder === null ? connect(Number(url.port), url.hostname) : connect(`${folder}/.s.PGSQL.${url.port}`);
    for (const socket of [near, far]) socket.on('error', () => undefined);
    near.pipe(far).pipe(near);
    pairs.push([near, far]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = new URL(url);
  address.searchParams.delete('host');
  address.hostname = '127.0.0.1';
  address.port = String((server.address() as AddressInfo).port);
  return {
    address: address.toString(),
    fallSilent() {
      for (const [near, far] of pairs) {
        near.unpipe(far);
        far.unpipe(near);
      }
    },
    close() {
      for (const pair of pairs) for (const socket of pair) socket.destroy();
      server.close();
    },
  };
}

test('D-tenants-08 a listening connection that a network dropped without a word is replaced', async () => {
  const url = inject('postgresUrl');
  const way = await silentWay(new URL(url));
  onTestFinished(() => way.close());
  const pool = new ConnectionPool(url);
  onTestFinished(() => pool.end());
  const heard: string[] = [];
  let connections = 0;
  const listening = await serverNotifications(way.address, { everyMilliseconds: 50, answerMilliseconds: 200 }).listen(
    { wellspring_beat: (payload) => heard.push(payload) },
    () => (connections += 1),
  );
  onTestFinished(() => listening.stop());
  await pool.query("select pg_notify('wellspring_beat', 'before')");
  await expect.poll(() => heard, { timeout: 30_000 }).toEqual(['before']);
  expect(connections).toBe(1);

  way.fallSilent();
  await expect.poll(() => connections, { timeout: 30_000 }).toBe(2);
  await pool.query("select pg_notify('wellspring_beat', 'after')");
  await expect.poll(() => heard, { timeout: 30_000 }).toEqual(['before', 'after']);
});
