import { describe, expect, test } from 'vitest';
import { simulatedLive as page } from '../../tests/support/simulated-live';
import { waitBefore } from './backoff';

const message = (Id: number, Topic = 'a', Category = 'News') => ({ Type: 'message', Id, Topic, Category });
const subscribed = (Topic: string, LastId: number, Missed = false) => ({ Type: 'subscribed', Topic, LastId, Missed });
const received = (Id: number, Topic = 'a') => ({ Id, Topic, Category: 'News' });

test('nothing is opened before it is started, and one ticket opens one socket', async () => {
  const { live, sockets, open, settle } = page();
  live.subscribe('a');
  await settle();
  expect(sockets).toEqual([]);
  const socket = await open();
  live.start();
  await settle();
  expect(sockets).toHaveLength(1);
  expect(socket.ticket).toBe('ticket-1');
  expect(socket.sent).toEqual([{ Type: 'subscribe', Topic: 'a' }]);
});

test('A-live-topics-01 B-live-topics-10 what is said on a topic is passed on once, in order', async () => {
  const { live, heard, open } = page();
  live.subscribe('a');
  const socket = await open();
  socket.tell(subscribed('a', 4));
  for (const id of [4, 5, 5, 3, 6]) socket.tell(message(id));
  expect(heard).toEqual([received(5), received(6)]);
});

test('ignored categories are not passed on', async () => {
  const { live, heard, open } = page();
  live.subscribe('a');
  const socket = await open();
  socket.tell(subscribed('a', 0));
  socket.tell(message(1, 'a', 'Noise'));
  socket.tell(message(2));
  expect(heard).toEqual([received(2)]);
});

test('after a break it comes back, asks for what came since, and passes none of it on twice', async () => {
  const { live, heard, sockets, open, wait } = page();
  live.subscribe('a');
  const socket = await open();
  socket.tell(subscribed('a', 4));
  socket.tell(message(5));
  socket.closed(1006);
  expect(live.state()).toBe('waiting');
  await wait(900);
  expect(sockets).toHaveLength(1);
  await wait(100);
  expect(sockets).toHaveLength(2);
  sockets[1]!.opened();
  expect(sockets[1]).toMatchObject({ ticket: 'ticket-2', sent: [{ Type: 'subscribe', Topic: 'a', After: 5 }] });
  sockets[1]!.tell(subscribed('a', 5));
  for (const id of [5, 6]) sockets[1]!.tell(message(id));
  expect(heard).toEqual([received(5), received(6)]);
});

test('a topic on which nothing was said yet is caught up too', async () => {
  const { live, sockets, open, wait } = page();
  live.subscribe('a');
  (await open()).tell(subscribed('a', 7));
  sockets[0]!.closed(1006);
  await wait(1000);
  sockets[1]!.opened();
  expect(sockets[1]!.sent).toEqual([{ Type: 'subscribe', Topic: 'a', After: 7 }]);
});

test('it is told once that a topic is listened to, and not after a break, when what came since is caught up', async () => {
  const { live, confirmed, missed, sockets, open, wait } = page();
  live.subscribe('a');
  const socket = await open();
  expect(confirmed).toEqual([]);
  socket.tell(subscribed('a', 4));
  expect(confirmed).toEqual(['a']);
  socket.closed(1006);
  await wait(1000);
  sockets[1]!.opened();
  sockets[1]!.tell(subscribed('a', 4));
  expect([confirmed, missed]).toEqual([['a'], []]);
});

test('a connection that breaks before a topic was confirmed tells it of the next one', async () => {
  const { live, confirmed, sockets, open, wait } = page();
  live.subscribe('a');
  (await open()).closed(1006);
  await wait(1000);
  sockets[1]!.opened();
  expect([confirmed, sockets[1]!.sent]).toEqual([[], [{ Type: 'subscribe', Topic: 'a' }]]);
  sockets[1]!.tell(subscribed('a', 9));
  expect(confirmed).toEqual(['a']);
});

test('whoever was away for too long is told, and goes on from where the topic stands', async () => {
  const { live, heard, missed, open } = page();
  live.subscribe('a');
  const socket = await open();
  socket.tell(subscribed('a', 900));
  socket.tell(subscribed('a', 12, true));
  socket.tell(message(13));
  expect([missed, heard]).toEqual([['a'], [received(13)]]);
});

test('attempts wait twice as long each time, up to the longest, and the first success begins anew', async () => {
  const { live, sockets, clock, open, wait } = page();
  const moments: number[] = [];
  await open();
  sockets[0]!.closed(1006);
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    const before = sockets.length;
    while (sockets.length === before) await wait(100);
    moments.push(clock.now());
    sockets.at(-1)!.closed(1006);
  }
  expect(moments.map((moment, index) => moment - (moments[index - 1] ?? 0))).toEqual([1000, 2000, 4000, 8000, 8000, 8000]);
  while (sockets.length === 7) await wait(100);
  sockets.at(-1)!.opened();
  sockets.at(-1)!.tell({ Type: 'alive' });
  sockets.at(-1)!.closed(1006);
  await wait(1000);
  expect(sockets).toHaveLength(9);
  expect(live.state()).toBe('connecting');
});

test.each([
  { attempt: 0, random: 0, wait: 500 },
  { attempt: 0, random: 1, wait: 1000 },
  { attempt: 3, random: 0.5, wait: 6000 },
  { attempt: 1000, random: 1, wait: 8000 },
])('attempt $attempt with chance $random waits $wait ms', ({ attempt, random, wait }) => {
  expect(waitBefore(attempt, { first: 1000, longest: 8000 }, random)).toBe(wait);
});

test('start while it waits tries again at once', async () => {
  const { live, sockets, open, settle } = page();
  await open();
  sockets[0]!.closed(1006);
  live.start();
  await settle();
  expect(sockets).toHaveLength(2);
});

test('a server from which nothing is heard is given up; a sign of life keeps it', async () => {
  const { live, sockets, open, wait } = page();
  const socket = await open();
  await wait(59_000);
  socket.tell({ Type: 'alive' });
  await wait(59_900);
  expect([live.state(), socket.isClosed]).toEqual(['open', false]);
  await wait(100);
  expect([live.state(), socket.isClosed]).toEqual(['waiting', true]);
  await wait(1000);
  expect(sockets).toHaveLength(2);
});

describe('leaving', () => {
  test('stop closes the socket, and nothing is opened or heard any more', async () => {
    const { live, heard, sockets, open, wait } = page();
    live.subscribe('a');
    const socket = await open();
    live.stop();
    socket.tell(message(1));
    socket.closed(1006);
    await wait(100_000);
    expect([socket.isClosed, sockets.length, heard, live.state()]).toEqual([true, 1, [], 'stopped']);
  });

  test('a ticket that comes after the stop opens nothing', async () => {
    const { live, sockets, settle } = page();
    live.start();
    live.stop();
    await settle();
    expect(sockets).toEqual([]);
  });

  test('the next person listens to none of the topics of the one before', async () => {
    const { live, open } = page();
    const leave = live.subscribe('a');
    await open();
    live.stop();
    live.subscribe('b');
    const socket = await open();
    leave();
    expect(socket.sent).toEqual([{ Type: 'subscribe', Topic: 'b' }]);
  });

  test.each([4401, 4409])('closed with %d it stays closed until it is started', async (code) => {
    const { live, sockets, open, wait, settle } = page();
    (await open()).closed(code);
    await wait(100_000);
    expect([sockets.length, live.state()]).toEqual([1, 'ended']);
    live.start();
    await settle();
    expect(sockets).toHaveLength(2);
  });

  test('a topic is left when its last listener goes', async () => {
    const { live, open } = page();
    const socket = await open();
    const [first, second] = [live.subscribe('a'), live.subscribe('a')];
    first();
    first();
    expect(socket.sent).toEqual([{ Type: 'subscribe', Topic: 'a' }]);
    second();
    expect(socket.sent.at(-1)).toEqual({ Type: 'unsubscribe', Topic: 'a' });
  });
});
