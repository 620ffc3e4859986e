import { expect, test } from 'vitest';
import { call, showFailure } from './call';

type ActionContext = Parameters<typeof showFailure>[2];

/** What is shown of a failure of which no field says anything; `text` is what the screen says of it. */
function shownOf(StatusCode: number, text?: string): unknown[] {
  const shown: unknown[] = [];
  const services = { shell: { get: () => ({ app: { callFailed: 'It failed.' } }) }, messages: { show: (text: string) => shown.push(text) } };
  showFailure({ StatusCode, Errors: [{ Message: 'What the server says.' }], ShowUser: true }, text, { services } as unknown as ActionContext);
  return shown;
}

test.each([
  [400, 'What the server says.'],
  [429, 'What the server says.'],
  [503, 'What the server says.'],
  [500, 'It failed.'],
])('a failure of status %i that is meant for people shows: %s', (status, text) => {
  expect(shownOf(status)).toEqual([text]);
});

test.each([
  [400, 'It was not saved.'],
  [503, 'What the server says.'],
  [500, 'It was not saved.'],
])('where the screen says something of a failure, status %i shows: %s', (status, text) => {
  expect(shownOf(status, 'It was not saved.')).toEqual([text]);
});

test.each([
  ['went well', { ok: true, value: 'answer' }, ['said', 'loaded']],
  ['failed', { ok: false, failure: { StatusCode: 500, Errors: [], ShowUser: false } }, ['It failed.', 'loaded']],
])('what is done at last is done where the call %s, after what is said of it', async (_case, outcome, expected) => {
  const done: unknown[] = [];
  const context = {
    bundle: { operations: { save: { id: 'save', method: 'POST' } } },
    scope: () => ({}),
    services: {
      http: async () => outcome,
      announce: () => undefined,
      shell: { get: () => ({ app: { callFailed: 'It failed.' } }) },
      messages: { show: (text: string) => done.push(text) },
    },
  } as unknown as ActionContext;
  const run = async (actions: unknown) => (actions !== undefined && done.push(actions), 'continue' as const);
  await call({ call: 'save', onOk: 'said', onEnd: 'loaded' } as never, context, {}, run as never);
  expect(done).toEqual(expected);
});
