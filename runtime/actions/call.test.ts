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

/** Where a failure is read whose reasons the form that is being sent has shown like this: by the form, as a message, or both. */
function readOf(StatusCode: number, shownByForm: 'atFields' | 'inForm' | 'partly', text?: string): unknown {
  const read: Record<'form' | 'message', string[]> = { form: [], message: [] };
  const services = {
    shell: { get: () => ({ app: { callFailed: 'It failed.', offline: 'You are offline.' } }) },
    messages: { show: (message: string) => read.message.push(message) },
  };
  const submitting = {
    showErrors: (errors: { Message: string }[]) => {
      read.form.push(...errors.map(({ Message }) => Message));
      return shownByForm;
    },
  };
  const Errors = StatusCode === 0 ? [] : [{ Message: 'The name is taken.' }];
  showFailure({ StatusCode, Errors, ShowUser: true }, text, { services, submitting } as unknown as ActionContext);
  return read;
}

const taken = 'The name is taken.';
test.each([
  ['in the form alone, where the screen says nothing', 409, 'inForm', undefined, { form: [taken], message: [] }],
  ['in the form alone, where the screen says the same', 409, 'inForm', taken, { form: [taken], message: [] }],
  ['in the form, beside what the screen says of it', 409, 'inForm', 'It was not saved.', { form: [taken], message: ['It was not saved.'] }],
  ['at its field alone, whatever the screen says', 400, 'atFields', 'It was not saved.', { form: [taken], message: [] }],
  ['as a message too, where the form has no place for all of it', 400, 'partly', undefined, { form: [taken], message: [taken] }],
  ['as a message, where the server broke', 500, 'inForm', undefined, { form: [], message: ['It failed.'] }],
  ['as a message, where the server is away for a while', 503, 'inForm', 'It was not saved.', { form: [], message: [taken] }],
  ['as a message, where the server cannot be reached', 0, 'inForm', undefined, { form: [], message: ['You are offline.'] }],
] as const)('why a form could not be sent is read %s', (_case, status, shownByForm, text, expected) => {
  expect(readOf(status, shownByForm, text)).toEqual(expected);
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

/** Whether a call that is made with these actions for its failure shows it where the person acted. */
async function showsFailureWith(onError: Parameters<typeof call>[0]['onError'], method: 'GET' | 'POST'): Promise<unknown> {
  const made: { showsFailure?: true }[] = [];
  const operation = { id: 'save', method, path: '/save', parameters: [], allow: 'everyone' };
  const http = async (given: (typeof made)[number]) => {
    made.push(given);
    return { ok: true, value: null };
  };
  const context = { services: { http, announce: () => undefined }, bundle: { operations: { save: operation } }, scope: () => ({}) };
  await call({ call: 'save', ...(onError && { onError }) }, context as unknown as ActionContext, {}, async () => 'continue');
  return made[0]?.showsFailure;
}

test.each([
  ['is shown by onError', { notify: 'It was refused.' }, 'POST', true],
  ['is left to the application without onError', undefined, 'POST', undefined],
  ['is left to the application where onError does nothing', [], 'POST', undefined],
  ['is left to the application where the call only reads', { notify: 'It was refused.' }, 'GET', undefined],
] as const)('a refusal of a call %s', async (_title, onError, method, shown) => {
  expect(await showsFailureWith(onError as Parameters<typeof call>[0]['onError'], method)).toBe(shown);
});
