import { expect, test } from 'vitest';
import type { LiveMessageRow } from '../records/live-messages';
import { Connection, type ConnectionTools } from './connection';
import type { Constants } from '../../schemas/generated/constants';

const row = (Id: number, Topic = 'user:7'): LiveMessageRow => ({
  Id,
  Topic,
  Category: 'Home',
  Payload: Id,
  From: null,
  PublishedAt: '2026-11-02T15:00:00.000Z',
});
const limits = { liveMessagesPerSecond: 10, liveTopicsPerSocket: 2, liveWaiting: 100 } as Constants['live'];

/** A connection whose database answers what and when a test says. */
function connect(stored: () => Promise<LiveMessageRow[]>, given: { isKept?: boolean; waiting?: number } = {}) {
  const said: { Type: string; Id?: number; Missed?: boolean; LastId?: number; Message?: string }[] = [];
  const closed: number[] = [];
  const reported: unknown[] = [];
  const tools = {
    liveMessages: { after: stored, isKeptSince: async () => given.isKept ?? true },
    programs: { amongParticipants: async (_id: string, userIds: string[]) => new Set(userIds) },
    companies: { peopleOf: async (_id: string, userIds: string[]) => new Set(userIds) },
    clock: { now: () => new Date(0) },
    limits,
    lastId: () => 50,
    listens: () => undefined,
    report: (error: unknown) => reported.push(error),
  } as unknown as ConnectionTools;
  const socket = {
    send: (text: string) => void said.push(JSON.parse(text)),
    close: (code: number) => void closed.push(code),
    bufferedAmount: given.waiting ?? 0,
  };
  const connection = new Connection('7', 'hash', socket, tools);
  const say = (message: object) => connection.receive(JSON.stringify(message));
  return { connection, say, said, closed, reported, ids: () => said.flatMap(({ Id }) => Id ?? []) };
}

test('what arrives while the past is read comes after it, each once', async () => {
  let answer: (rows: LiveMessageRow[]) => void = () => undefined;
  const { connection, say, ids } = connect(() => new Promise((resolve) => (answer = resolve)));
  say({ Type: 'subscribe', Topic: 'user:7', After: 10 });
  await new Promise((resolve) => setImmediate(resolve));
  for (const id of [12, 13]) connection.deliver(row(id));
  answer([row(11), row(12)]);
  await connection.settled();
  connection.deliver(row(14));
  connection.deliver(row(14));
  expect(ids()).toEqual([11, 12, 13, 14]);
});

test('a page that was away for too long gets nothing of the past, and what came meanwhile', async () => {
  const { connection, say, said, ids } = connect(async () => [row(40)], { isKept: false });
  say({ Type: 'subscribe', Topic: 'user:7', After: 10 });
  await connection.settled();
  connection.deliver(row(51));
  expect(said[0]).toEqual({ Type: 'subscribed', Topic: 'user:7', LastId: 50, Missed: true });
  expect(ids()).toEqual([51]);
});

test('a database that fails closes the connection, so that the page comes back and asks again', async () => {
  const { connection, say, closed, reported } = connect(() => Promise.reject(new Error('gone')));
  say({ Type: 'subscribe', Topic: 'user:7', After: 10 });
  await connection.settled();
  expect([closed, reported]).toEqual([[1011], [new Error('gone')]]);
});

test('a page that does not read is closed', async () => {
  const { connection, say, closed } = connect(async () => [], { waiting: 101 });
  say({ Type: 'subscribe', Topic: 'user:7' });
  await connection.settled();
  expect(closed).toEqual([4408]);
});

test('one topic more than the limit is refused; asking again for one that is there is not', async () => {
  const { connection, say, said } = connect(async () => []);
  for (const Topic of ['user:7', 'messageBoard:a', 'messageBoard:b', 'user:7']) say({ Type: 'subscribe', Topic });
  await connection.settled();
  expect(said.map(({ Type, Message }) => [Type, Message])).toEqual([
    ['subscribed', undefined],
    ['subscribed', undefined],
    ['refused', 'There are too many topics on this connection.'],
    ['subscribed', undefined],
  ]);
});
