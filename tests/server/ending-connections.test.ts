import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './support/test-server';

// Rule: what a browser has open does not hold up a server that closes. Each case once took from a minute to several.

let server: TestServer;
let port: number;
beforeEach(async () => {
  server = await startTestServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app.server.address() as AddressInfo);
});
afterEach(async () => server.close());

test('a server that closes ends connections that never carried a request', async () => {
  const accepted = once(server.app.server, 'connection');
  const unused = connect(port, '127.0.0.1');
  const ended = once(unused, 'close');
  await accepted;
  await server.app.close();
  await ended;
});

test('a server that closes while it answers ends the connection after the answer', async () => {
  const asked = once(server.app.server, 'request');
  const busy = connect(port, '127.0.0.1');
  let received = '';
  busy.on('data', (piece: Buffer) => (received += piece.toString()));
  const ended = once(busy, 'close');
  busy.write('POST /api/account/login/login HTTP/1.1\r\nhost: wellspring.example\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n');
  await asked;
  const closed = server.app.close();
  await new Promise((resolve) => setImmediate(resolve));
  busy.write('{}');
  await closed;
  await ended;
  expect(received).toMatch(/^HTTP\/1\.1 400 /);
});
