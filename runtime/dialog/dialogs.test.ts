import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDialogs, usualConfirmWidth } from '../contracts/dialogs';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const question = (text: string) => ({ kind: 'confirm' as const, question: text, width: usualConfirmWidth, danger: false });
const shown = ({ stack }: ReturnType<typeof createDialogs>) => stack.get().map((open) => (open.kind === 'confirm' ? open.question : open.id));

test('dialogs that wait open one after the other, in their order; what a person opens stands above at once', async () => {
  const dialogs = createDialogs();
  const ends = [dialogs.open(question('first'), undefined, true), dialogs.open(question('second'), undefined, true)];
  await vi.runAllTimersAsync();
  expect(shown(dialogs)).toEqual(['first']);
  void dialogs.open(question('at once'));
  expect(shown(dialogs)).toEqual(['first', 'at once']);
  dialogs.stack.get()[0]!.close({ result: 1 });
  await vi.runAllTimersAsync();
  expect(shown(dialogs)).toEqual(['at once']);
  dialogs.stack.get()[0]!.close('dismissed');
  await vi.runAllTimersAsync();
  expect(shown(dialogs)).toEqual(['second']);
  dialogs.stack.get()[0]!.close('dismissed');
  expect(await Promise.all(ends)).toEqual([{ result: 1 }, 'dismissed']);
});

test('a dialog that follows the one that was closed comes before those that wait', async () => {
  const dialogs = createDialogs();
  void dialogs.open(question('asks')).then(() => dialogs.open(question('follows')));
  void dialogs.open(question('waits'), undefined, true);
  dialogs.stack.get()[0]!.close('dismissed');
  await vi.runAllTimersAsync();
  expect(shown(dialogs)).toEqual(['follows']);
});

test('while they are held back nothing opens that waits, and one that is withdrawn meanwhile never does', async () => {
  const dialogs = createDialogs();
  const release = [dialogs.hold(), dialogs.hold()];
  const withdrawn = new AbortController();
  const end = dialogs.open(question('gone'), withdrawn.signal, true);
  void dialogs.open(question('waits'), undefined, true);
  await vi.runAllTimersAsync();
  expect(shown(dialogs)).toEqual([]);
  withdrawn.abort();
  expect(await end).toBe('dismissed');
  release[0]!();
  await vi.runAllTimersAsync();
  expect(shown(dialogs)).toEqual([]);
  release[1]!();
  await vi.runAllTimersAsync();
  expect(shown(dialogs)).toEqual(['waits']);
});
