import { expect, test } from 'vitest';
import { SourceTopics } from './source-topics';

/** Sources whose answers come, and whose actions end, when the test says so. */
function sources() {
  const listening: string[] = [];
  const did: unknown[] = [];
  const reported: string[] = [];
  const answers = new Map<string, () => void>();
  const ends: (() => void)[] = [];
  const topics = new SourceTopics({
    subscribe: (topic) => (listening.push(topic), () => void listening.splice(listening.indexOf(topic), 1)),
    answered: (id) => (answers.has(id) ? new Promise((resolve) => answers.set(id, resolve)) : Promise.resolve()),
    run: (id, { type }) => {
      did.push([id, type]);
      if (type === 'live.Broken') throw new Error('broken');
      return type === 'live.Slow' ? new Promise<void>((resolve) => ends.push(resolve)) : Promise.resolve();
    },
    report: (message) => reported.push(message),
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { topics, listening, did, reported, answers, ends, settle };
}

test('B-message-board-30 what is heard while the answer is on its way is done once that is there, in order, and only for its topic', async () => {
  const { topics, did, answers, settle } = sources();
  answers.set('board', () => undefined);
  topics.listenTo('board', 'board:1');
  topics.listenTo('other', 'board:2');
  for (const type of ['live.subscribed', 'live.News']) topics.hear({ type, topic: 'board:1' });
  topics.hear({ type: 'live.News', topic: 'board:2' });
  await settle();
  expect(did).toEqual([['other', 'live.News']]);
  answers.get('board')!();
  answers.delete('board');
  await settle();
  expect(did.slice(1)).toEqual([
    ['board', 'live.subscribed'],
    ['board', 'live.News'],
  ]);
});

test('one event is done before the next begins, and one that fails holds up none', async () => {
  const { topics, did, reported, ends, settle } = sources();
  topics.listenTo('board', 'board:1');
  for (const type of ['live.Slow', 'live.Broken', 'live.News']) topics.hear({ type, topic: 'board:1' });
  await settle();
  expect(did).toEqual([['board', 'live.Slow']]);
  ends[0]!();
  await settle();
  expect(did.slice(1)).toEqual([
    ['board', 'live.Broken'],
    ['board', 'live.News'],
  ]);
  expect(reported).toEqual(['Error: broken']);
});

test('a topic that is left is not listened to, and what waits of it is dropped', async () => {
  const { topics, listening, did, answers, settle } = sources();
  answers.set('board', () => undefined);
  topics.listenTo('board', 'board:1');
  topics.hear({ type: 'live.News', topic: 'board:1' });
  await settle();
  topics.listenTo('board', 'board:2');
  topics.listenAnew();
  expect(listening).toEqual(['board:2']);
  answers.get('board')!();
  await settle();
  expect(did).toEqual([]);
  topics.stop();
  expect(listening).toEqual([]);
});
