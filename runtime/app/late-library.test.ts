import { expect, test } from 'vitest';
import { simpleSet } from '../expressions/simple-expression';
import { createRevisions } from './revisions';

/** Definitions that a server sends at once, and the library of expressions, which comes when the test says so. */
function begin(files: Record<string, object>) {
  const asked: string[] = [];
  const coming: { come(): void; fail(): void }[] = [];
  const revisions = createRevisions({
    fetch: async (address) => Response.json(files[String(address).replace('/definitions/first/', '')]),
    storage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
    importModule: () => Promise.reject(new Error('No form has a validator here.')),
    loadLibrary: () =>
      new Promise((resolve, reject) => {
        asked.push('library');
        coming.push({ come: resolve, fail: () => reject(new Error('No network.')) });
      }),
  });
  return { revisions, asked, coming };
}

/** Whether something has come after all that could bring it has happened. */
async function hasCome(promise: Promise<unknown>): Promise<boolean> {
  const waiting = Symbol('waiting');
  const later = new Promise((resolve) => setTimeout(() => resolve(waiting)));
  return (await Promise.race([promise, later])) !== waiting;
}

const simple = { simple: simpleSet };

test('D-speed-18 a bundle whose expressions are all simple comes without the library of expressions', async () => {
  const { revisions, asked } = begin({ 'shell.json': simple, 'screen/home.json': simple, 'flow/entry.json': simple });
  await revisions.use('first');
  await revisions.screen('home');
  await revisions.flow('entry');
  expect(asked).toEqual([]);
});

test.each([
  ['screen', { settings: { steps: 2000 } }],
  ['flow', { settings: { steps: 2000 } }],
  // It was compiled by another version, which knows other simple expressions.
  ['screen', { simple: simpleSet + 1, settings: { steps: 2000 } }],
] as const)('D-speed-18 a %s that needs the library of expressions comes after it, and so do its constants', async (kind, bundle) => {
  const { revisions, coming } = begin({ 'shell.json': simple, [`${kind}/home.json`]: bundle });
  await revisions.use('first');
  const loading = revisions[kind]('home');
  expect(await hasCome(loading)).toBe(false);
  expect(revisions.settings()).toEqual({});
  coming[0]?.come();
  await loading;
  expect(revisions.settings()).toEqual({ steps: 2000 });
});

test('D-speed-18 a shell that needs the library of expressions, or does not say, comes after it', async () => {
  const { revisions, coming } = begin({ 'shell.json': { settings: { idle: 780 } } });
  const loading = revisions.use('first');
  expect(await hasCome(loading)).toBe(false);
  coming[0]?.come();
  await loading;
  expect(revisions.settings()).toEqual({ idle: 780 });
});

test('a screen whose library could not be loaded fails, and loads at the next try', async () => {
  const { revisions, coming } = begin({ 'shell.json': simple, 'screen/home.json': { id: 'home' } });
  await revisions.use('first');
  const first = revisions.screen('home');
  await hasCome(first);
  coming[0]?.fail();
  await expect(first).rejects.toThrow('No network.');
  const again = revisions.screen('home');
  await hasCome(again);
  coming[1]?.come();
  await expect(again).resolves.toEqual({ id: 'home' });
});
