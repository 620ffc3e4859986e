import { expect } from 'vitest';
import WebSocket from 'ws';
import type { LiveMessage, Session } from '../../schemas/generated/records';
import { createLive, type LiveOptions } from '../../runtime/live/live';
import { liveAddress, publish, ticketOf } from './support/live-page';
import type { Client } from './support/test-server';
import { withServer } from './support/fixture';

// The page's half and the server's half of the live connection speak of the same.

const patience = { timeout: 30_000 };
const { test, server } = withServer();
let pat: Client;
let topic: string;
test.beforeAll(async () => {
  pat = await server.as('pat@lakeside.example');
  topic = `user:${(await pat.get<Session>('/session')).body.User!.UserId}`;
});

const silence = 60_000;
/** The page comes back at once, and never finds the server silent for too long. */
const clock: LiveOptions['clock'] = {
  setTimeout: (run, milliseconds) => (milliseconds < silence ? setTimeout(run, 0) : undefined),
  clearTimeout: (id) => clearTimeout(id as NodeJS.Timeout | undefined),
};

/** The page's half on real sockets; `cut` ends the present one as a broken network would. */
async function page(given: Partial<LiveOptions> = {}) {
  const address = await liveAddress(server);
  const heard: LiveMessage[] = [];
  const reported: string[] = [];
  const sockets: WebSocket[] = [];
  const live = createLive({
    ticket: () => ticketOf(pat),
    openSocket(ticket, { opened, received, closed }) {
      const socket = new WebSocket(`${address}?ticket=${encodeURIComponent(ticket)}`);
      sockets.push(socket);
      socket.on('open', opened);
      socket.on('message', (data: Buffer) => received(data.toString()));
      socket.on('close', closed);
      socket.on('error', () => undefined);
      return { send: (text) => socket.send(text), close: () => socket.close() };
    },
    clock,
    random: () => 0,
    first: 10,
    longest: 100,
    silence,
    ignored: [],
    onSubscribed: () => undefined,
    failures: { subscribe: 'Unable to subscribe to topic', publish: 'Failed to publish to topic', create: 'Create Failed', process: 'Not processed' },
    onMessage: (message) => heard.push(message),
    onMissed: () => undefined,
    report: (message) => reported.push(message),
    ...given,
  });
  return { live, heard, reported, sockets, cut: () => sockets.at(-1)!.terminate() };
}
const say = (payload: unknown) => publish(server, topic, payload, 'Points');

test('A-live-topics-01 B-live-topics-10 a page hears its messages, comes back after a break and catches up, none twice', async () => {
  const { live, heard, sockets, cut } = await page();
  live.subscribe(topic);
  live.start();
  await expect.poll(() => live.state(), patience).toBe('open');
  await say(1);
  await expect.poll(() => heard.map(({ Payload }) => Payload), patience).toEqual([1]);
  cut();
  await say(2);
  await say(3);
  await expect.poll(() => heard.map(({ Payload }) => Payload), patience).toEqual([1, 2, 3]);
  expect(sockets).toHaveLength(2);
  await say(4);
  await expect.poll(() => heard.map(({ Payload }) => Payload), patience).toEqual([1, 2, 3, 4]);
  live.stop();
});

test('B-live-topics-12 B-live-topics-13 what the server refuses is reported', async () => {
  const { live, reported } = await page();
  live.subscribe('user:somebody-else');
  live.start();
  await expect.poll(() => reported, patience).toEqual(['Unable to subscribe to topic']);
  expect(await live.publish(topic, 'MessageBoard')).toBe(false);
  expect(reported).toEqual(['Unable to subscribe to topic', 'Failed to publish to topic']);
  live.stop();
});

test('signing out ends the connection until somebody signs in', async () => {
  const { live } = await page();
  live.start();
  await expect.poll(() => live.state(), patience).toBe('open');
  await pat.get('/login/logout');
  await expect.poll(() => live.state(), patience).toBe('ended');
});
