import { describe, expect, test } from 'vitest';
import { simulatedLive as page } from '../../tests/support/simulated-live';
import type { LiveOptions } from './live';
import { browserSocket } from './live-socket';

const message = (Id: number, Topic = 'a', Category = 'News') => ({ Type: 'message', Id, Topic, Category });

describe('failures are reported, not shown', () => {
  test('B-live-topics-12 a refused topic', async () => {
    const { reported, open } = page();
    (await open()).tell({ Type: 'refused', Topic: 'x', Message: 'You may not.' });
    expect(reported).toEqual(['Unable to subscribe to topic: x: You may not.']);
  });

  test('B-live-topics-13 what could not be published, also without a connection and when it is lost', async () => {
    const { live, reported, open } = page();
    expect(await live.publish('a', 'News')).toBe(false);
    const socket = await open();
    const results = [live.publish('a', 'News', { text: 'x' }), live.publish('a', 'News'), live.publish('a', 'News')];
    expect(socket.sent[0]).toEqual({ Type: 'publish', Reference: 1, Topic: 'a', Category: 'News', Payload: { text: 'x' } });
    socket.tell({ Type: 'published', Reference: 1, Id: 5 });
    socket.tell({ Type: 'failed', Reference: 2, Message: 'You may not.' });
    socket.closed(1006);
    expect(await Promise.all(results)).toEqual([true, false, false]);
    expect(reported).toEqual([
      'Failed to publish to topic: There is no connection.',
      'Failed to publish to topic: You may not.',
      'Failed to publish to topic: The connection was lost.',
    ]);
  });

  test.each<[string, Partial<LiveOptions>, string]>([
    ['no ticket', { ticket: async () => undefined }, 'Create Failed: There is no ticket.'],
    ['a ticket call that fails', { ticket: () => Promise.reject(new Error('down')) }, 'Create Failed: Error: down'],
    [
      'a socket that cannot be made',
      {
        openSocket: () => {
          throw new Error('blocked');
        },
      },
      'Create Failed: Error: blocked',
    ],
  ])('B-live-topics-14 a connection that cannot be made is reported once for all attempts in a row: %s', async (_what, given, said) => {
    const { live, reported, wait } = page(given);
    live.start();
    await wait(30_000);
    expect([reported, live.state()]).toEqual([[said], 'waiting']);
  });

  test('B-live-topics-14 a socket that is closed before it opens', async () => {
    const { live, sockets, reported, settle } = page();
    live.start();
    await settle();
    sockets[0]!.closed(1006);
    expect(reported).toEqual(['Create Failed: The connection was closed with 1006.']);
  });

  test('B-live-topics-15 an error while a message is processed; the next message is passed on', async () => {
    const passed: number[] = [];
    const { live, reported, open } = page({
      onMessage: ({ Id }) => {
        if (Id === 1) throw new Error('broken');
        passed.push(Id);
      },
    });
    live.subscribe('a');
    const socket = await open();
    socket.tell(message(1));
    socket.tell('no JSON');
    socket.tell(message(2));
    expect(passed).toEqual([2]);
    expect(reported[0]).toBe('Not processed: Error: broken');
    expect(reported).toHaveLength(2);
  });

  test('a socket that is given up while it connects is closed once it is open: browsers complain about one closed before', () => {
    const closedAt: number[] = [];
    const heard: string[] = [];
    const socket = { CONNECTING: 0, readyState: 0, onopen: () => undefined, close: () => closedAt.push(socket.readyState) };
    const { close } = browserSocket(socket as unknown as WebSocket, {
      opened: () => heard.push('opened'),
      received: (text) => heard.push(text),
      closed: () => heard.push('closed'),
    });
    close();
    expect(closedAt).toEqual([]);
    socket.readyState = 1;
    socket.onopen();
    close();
    expect([closedAt, heard]).toEqual([[1, 1], []]);
  });
});
