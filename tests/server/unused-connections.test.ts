import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { startTestServer } from './support/test-server';

// Browsers open connections in advance. Closing once waited for each of them, until the browser ended it.
test('a server that closes ends connections that never carried a request', async () => {
  const { app, close } = await startTestServer();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const accepted = once(app.server, 'connection');
  const unused = connect(port, '127.0.0.1');
  const ended = once(unused, 'close');
  await accepted;
  await close();
  await ended;
  expect(app.server.listening).toBe(false);
});
