import { expect, test } from 'vitest';
import type { Tools } from '../../server/calls/tools';
import { testDefinitions } from './support/definitions';
import type { Send } from '../../server/areas/outbox/delivery';
import { LaneSender } from '../../server/areas/outbox/lane-sender';

/** A lane with messages by their recipients. `asked` counts how often the database was asked for one. */
function laneOf(waiting: string[], Email: Send) {
  const counts = { asked: 0, sent: [] as string[], faults: [] as unknown[] };
  const outbox = {
    async takeDue() {
      counts.asked += 1;
      const Recipient = waiting.shift();
      return Recipient === undefined ? undefined : { MessageId: Recipient, Kind: 'Email', Recipient, Attempts: 1, ExpiresAt: null, UserId: null, Lane: 'mass' };
    },
    finish: async (id: string) => void counts.sent.push(id),
    tryAgain: async () => undefined,
  };
  const tools = {
    outbox,
    refusedAddresses: { find: async () => undefined, forget: async () => undefined },
    clock: { now: () => new Date('2026-11-30T08:00:00Z') },
    definitions: { base: testDefinitions().for(null) },
  } as unknown as Tools;
  const reportOutage = (error: unknown) => counts.faults.push(error);
  const sender = new LaneSender({
    lane: 'mass',
    atOnce: 3,
    tools,
    delivery: { Email, isDemo: false },
    report: ({ error }) => counts.faults.push(error),
    reportOutage,
  });
  return { sender, counts };
}

test('D-tenants-35 where nothing is due a lane asks once', async () => {
  const { sender, counts } = laneOf([], async () => undefined);
  await sender.begin();
  expect(counts.asked).toBe(1);
});

test('D-tenants-35 a lane sends so many messages at a time, and one that hangs takes one place', async () => {
  let [most, now] = [0, 0];
  let end = () => {};
  const isOver = new Promise<void>((resolve) => (end = resolve));
  const { sender, counts } = laneOf(['hangs', ...Array.from({ length: 20 }, (_, number) => `${number}`)], async ({ recipient }) => {
    now += 1;
    most = Math.max(most, now);
    await (recipient === 'hangs' ? isOver : new Promise((resolve) => setImmediate(resolve)));
    now -= 1;
  });
  await sender.begin();
  await expect.poll(() => counts.sent.length).toBe(20);
  expect([most, counts.sent.includes('hangs'), counts.faults]).toEqual([3, false, []]);
  end();
  await sender.stop();
  expect(counts.sent).toContain('hangs');
});

test('a lane that is stopped takes no more messages', async () => {
  const waiting = ['one', 'two', 'three', 'four', 'five'];
  const { sender, counts } = laneOf(waiting, async () => new Promise((resolve) => setImmediate(resolve)));
  await sender.begin();
  await sender.stop();
  expect([counts.sent.toSorted(), waiting]).toEqual([
    ['one', 'three', 'two'],
    ['four', 'five'],
  ]);
});
