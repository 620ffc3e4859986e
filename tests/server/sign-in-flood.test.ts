import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { demoPassword } from '../../server/demo/load';
import type { Failure, TokenResult } from '../../schemas/generated/records';
import { clientOf, startTestServer, type TestServer } from './support/test-server';

const logIn = (own: TestServer, remoteAddress: string, UserName: string, Password: string) =>
  own.app.inject({ method: 'POST', url: '/api/account/login/login', remoteAddress, payload: { UserName, Password } });

test('of 400 sign-ins at once from one address most wait or are told to; somebody elsewhere signs in meanwhile', async () => {
  const own = await startTestServer();
  const flood = Array.from({ length: 400 }, (_, index) => logIn(own, '10.9.9.9', `guess${index}@lakeside.example`, 'x'));
  let isOver = false;
  const answers = Promise.all(flood).finally(() => (isOver = true));
  const { statusCode, body } = await logIn(own, '10.1.1.1', 'pat@lakeside.example', demoPassword);
  expect([statusCode, (JSON.parse(body) as TokenResult).IsLoginSuccessful, isOver]).toEqual([200, true, false]);
  const statuses = (await answers).map((answer) => answer.statusCode);
  const refused = (await answers).find((answer) => answer.statusCode === 429);
  expect(statuses.filter((status) => status === 200)).toHaveLength(124);
  expect(statuses.filter((status) => status === 429)).toHaveLength(276);
  expect(refused?.headers['retry-after']).toBe('5');
  expect(refused?.json<Failure>()).toMatchObject({ ShowUser: true, Errors: [{ Message: 'There were too many requests. Please try again in a few seconds.' }] });
  await own.close();
});

test('those who go away while they wait take nobody’s turn', async () => {
  const own = await startTestServer();
  await own.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = own.app.server.address() as AddressInfo;
  const payload = JSON.stringify({ UserName: 'nobody@lakeside.example', Password: 'x' });
  const request = `POST /api/account/login/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${payload.length}\r\n\r\n${payload}`;
  const sockets = Array.from({ length: 60 }, () => connect(port, '127.0.0.1'));
  for (const socket of sockets) socket.on('error', () => undefined).write(request);
  await new Promise((resolve) => sockets[0]!.once('data', resolve));
  for (const socket of sockets) socket.destroy();
  const { body } = await clientOf(own.app).post<TokenResult>('/account/login/login', { UserName: 'pat@lakeside.example', Password: demoPassword });
  expect(body.IsLoginSuccessful).toBe(true);
  await own.close();
});
