import { expect, test } from 'vitest';
import { type EventSource, watchBrowser } from './browser-events';
import { createStored } from './stored';

function watched() {
  const target = new EventTarget();
  const kept = new Map<string, string>();
  const stored = createStored({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  });
  stored.declare({ language: { key: 'language', schema: { type: 'string' } }, token: { key: 'token', schema: { type: 'object' } } });
  const announced: object[] = [];
  let time = 0;
  let fromOthers = () => {};
  let told = 0;
  const stop = watchBrowser(target as unknown as EventSource, { announce: (event) => void announced.push(event), stored }, () => time, {
    tell: () => void (told += 1),
    hear: (listener) => {
      fromOthers = listener;
      return () => {
        fromOthers = () => {};
      };
    },
  });
  const happen = (type: string, more: object = {}) => target.dispatchEvent(Object.assign(new Event(type), more));
  return { kept, announced, stop, happen, pass: (milliseconds: number) => void (time += milliseconds), others: () => fromOthers(), told: () => told };
}

test('signs of life are announced at most once a second', () => {
  const { announced, happen, pass, told } = watched();
  for (const type of ['pointermove', 'keydown', 'wheel', 'touchstart', 'pointerdown']) happen(type);
  pass(999);
  happen('pointermove');
  expect(announced).toEqual([{ type: 'user.activity' }]);
  pass(1);
  happen('keydown');
  expect(announced).toHaveLength(2);
  expect(told()).toBe(2);
});

test('a person who works in another tab is not idle in this one', () => {
  const { announced, others, told } = watched();
  others();
  expect(announced).toEqual([{ type: 'user.activity' }]);
  expect(told()).toBe(0);
});

test('what another tab keeps is announced with its value; what is the same, or not ours, is not', () => {
  const { announced, happen, kept } = watched();
  kept.set('language', 'es-419');
  happen('storage', { key: 'language' });
  happen('storage', { key: 'language' });
  kept.set('other', 'x');
  happen('storage', { key: 'other' });
  kept.set('token', '{"Token":"t"}');
  kept.delete('language');
  happen('storage', { key: null });
  kept.set('token', 'no JSON');
  happen('storage', { key: 'token' });
  expect(announced).toEqual([
    { type: 'stored.language', value: 'es-419' },
    { type: 'stored.language', value: null },
    { type: 'stored.token', value: { Token: 't' } },
    { type: 'stored.token', value: null },
  ]);
});

test('the network coming and going is announced, and nothing after the end', () => {
  const { announced, happen, others, stop } = watched();
  happen('offline');
  happen('online');
  stop();
  for (const type of ['offline', 'online', 'keydown', 'storage']) happen(type, { key: null });
  others();
  expect(announced).toEqual([{ type: 'offline' }, { type: 'online' }]);
});
