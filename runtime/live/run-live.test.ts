import { SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { createStore } from '../contracts/store';
import type { Services } from '../contracts/services';
import type { SocketEvents } from './live-socket';
import { runLive } from './run-live';

const settings = {
  path: '/api/live',
  ticket: { call: 'issueTicket', input: { body: { Purpose: 'live' } }, at: '/Ticket' },
  topics: [{ $: "'user:' + session.user.UserId" }, { $: 'session.user.Team' }],
  ignored: ['Noise'],
  retry: { first: { seconds: 1 }, longest: { seconds: 30 } },
  silence: { seconds: 60 },
  failures: { subscribe: 'Unable to subscribe to topic', publish: 'Failed to publish to topic', create: 'Create Failed', process: 'Not processed' },
};
const person = (UserId: string, more = {}) => ({ signedIn: true, user: { UserId, ...more } });

/** The application's services, as far as live messages need them, and the sockets that were opened. */
function application(live: typeof settings | undefined = settings) {
  const sockets: (SocketEvents & { path: string; sent: unknown[]; isClosed: boolean })[] = [];
  const announced: unknown[] = [];
  const reported: unknown[] = [];
  const calls: unknown[] = [];
  const listeners = new Set<(event: { type: string }) => void>();
  const session = createStore<object>({ signedIn: false });
  const services = {
    session,
    shell: createStore({ app: { live } }),
    settings: () => ({}),
    stored: { values: createStore({}) },
    flows: createStore({}),
    onDevice: { state: createStore({ waiting: [], seenAt: null }) },
    live: createStore(undefined),
    now: () => '2026-11-22T12:00:00.000Z',
    operation: (id: string) => ({ id }),
    http: async (operation: { id: string }, input: unknown) => {
      calls.push([operation.id, input]);
      return { ok: true, value: { Ticket: 'a b' } };
    },
    announce: (event: { type: string }) => {
      announced.push(event);
      for (const listener of listeners) listener(event);
    },
    listen: (listener: (event: { type: string }) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    report: (fault: unknown) => reported.push(fault),
  } as unknown as Services;
  const running = runLive(services, {
    openSocket(path, events) {
      const socket = { ...events, path, sent: [] as unknown[], isClosed: false };
      sockets.push(socket);
      return { send: (text) => socket.sent.push(JSON.parse(text)), close: () => (socket.isClosed = true) };
    },
    clock: new SimulatedClock() as never,
    random: () => 1,
  });
  const settle = async () => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return { services, session, sockets, announced, reported, calls, running, settle };
}

test('A-live-topics-01 B-live-topics-11 where the connection is and what opens it stand in the settings; nobody is listened for while nobody is signed in; then the topics of the definitions are, those that are null left out', async () => {
  const { session, sockets, calls, settle } = application();
  await settle();
  expect(sockets).toEqual([]);
  session.set(person('7'));
  await settle();
  expect(calls).toEqual([['issueTicket', { body: { Purpose: 'live' } }]]);
  expect(sockets.map(({ path }) => path)).toEqual(['/api/live?ticket=a%20b']);
  sockets[0]!.opened();
  expect(sockets[0]!.sent).toEqual([{ Type: 'subscribe', Topic: 'user:7' }]);
  session.set(person('7', { Team: 'blue' }));
  expect(sockets[0]!.sent.at(-1)).toEqual({ Type: 'subscribe', Topic: 'blue' });
  session.set(person('7'));
  expect(sockets[0]!.sent.at(-1)).toEqual({ Type: 'unsubscribe', Topic: 'blue' });
  expect(sockets).toHaveLength(1);
});

test('whoever acts for somebody else has another connection: that of the person acted for', async () => {
  const { session, sockets, settle } = application();
  session.set(person('7'));
  await settle();
  sockets[0]!.opened();
  session.set(person('8'));
  await settle();
  expect(sockets.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  sockets[1]!.opened();
  expect(sockets[1]!.sent).toEqual([{ Type: 'subscribe', Topic: 'user:8' }]);
  expect(sockets[0]!.sent).toEqual([{ Type: 'subscribe', Topic: 'user:7' }]);
});

test('data listens to more by the connection that is offered; another person’s is another one, which knows none of those topics', async () => {
  const { services, session, sockets, running, settle } = application();
  session.set(person('7'));
  await settle();
  sockets[0]!.opened();
  const offered = services.live.get()!;
  offered.subscribe('board:1');
  expect(sockets[0]!.sent).toEqual([
    { Type: 'subscribe', Topic: 'user:7' },
    { Type: 'subscribe', Topic: 'board:1' },
  ]);
  session.set(person('8'));
  expect(services.live.get()).not.toBe(offered);
  await settle();
  sockets[1]!.opened();
  expect(sockets[1]!.sent).toEqual([{ Type: 'subscribe', Topic: 'user:8' }]);
  running!.stop();
  expect(services.live.get()).toBeUndefined();
});

test('flows hear each message as live.<category>, ignored ones not, and what was missed; and from when on a topic is listened to', async () => {
  const { session, sockets, announced, settle } = application();
  session.set(person('7'));
  await settle();
  const tell = (message: object) => sockets[0]!.received(JSON.stringify(message));
  sockets[0]!.opened();
  tell({ Type: 'subscribed', Topic: 'user:7', LastId: 0, Missed: false });
  tell({ Type: 'subscribed', Topic: 'user:7', LastId: 0, Missed: true });
  tell({ Type: 'message', Id: 1, Topic: 'user:7', Category: 'Noise' });
  tell({ Type: 'message', Id: 2, Topic: 'user:7', Category: 'News', Payload: { a: 1 }, From: '8' });
  expect(announced).toEqual([
    { type: 'live.subscribed', topic: 'user:7' },
    { type: 'live.missed', topic: 'user:7' },
    { type: 'live.News', topic: 'user:7', payload: { a: 1 }, from: '8' },
  ]);
});

test('signing out closes the connection; another session gets another one, with its own topics only', async () => {
  const { services, session, sockets, settle } = application();
  session.set(person('7'));
  await settle();
  session.set({ signedIn: false });
  expect(sockets[0]!.isClosed).toBe(true);
  session.set(person('8'));
  await settle();
  sockets[1]!.opened();
  expect(sockets[1]!.sent).toEqual([{ Type: 'subscribe', Topic: 'user:8' }]);
  services.announce({ type: 'session.started' });
  await settle();
  expect([sockets[1]!.isClosed, sockets.length]).toEqual([true, 3]);
});

test('it comes back at once when the browser is online again, and when somebody uses a page the server had closed', async () => {
  const { services, session, sockets, settle } = application();
  session.set(person('7'));
  await settle();
  sockets[0]!.opened();
  sockets[0]!.closed(1006);
  services.announce({ type: 'online' });
  await settle();
  expect(sockets).toHaveLength(2);
  sockets[1]!.opened();
  sockets[1]!.closed(4409);
  services.announce({ type: 'online' });
  await settle();
  expect(sockets).toHaveLength(2);
  services.announce({ type: 'user.activity' });
  await settle();
  expect(sockets).toHaveLength(3);
});

test('after the stop nothing is followed any more; without settings nothing runs', async () => {
  const { session, sockets, running, settle } = application();
  session.set(person('7'));
  await settle();
  running!.stop();
  session.set(person('8'));
  await settle();
  expect([sockets.length, sockets[0]!.isClosed]).toEqual([1, true]);
  expect(application(null as never).running).toBeUndefined();
});

test('a failure is reported with its text of the definitions', async () => {
  const { session, sockets, reported, settle } = application();
  session.set(person('7'));
  await settle();
  sockets[0]!.closed(1006);
  expect(reported).toEqual([{ code: 'live', message: 'Create Failed: The connection was closed with 1006.' }]);
});
