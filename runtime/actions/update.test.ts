import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Services } from '../contracts/services';
import type { Failure, Outcome } from '../http/http';
import type { ActionContext } from './action-context';
import { runActions } from './run';

const failure: Failure = { StatusCode: 409, ShowUser: true, Errors: [{ Message: 'Somebody else was quicker.' }] };

/** Actions over answers of react-query, with a server that answers when the test says so. */
function makePage() {
  const queries = new QueryClient();
  const calls: ((outcome: Outcome) => void)[] = [];
  const said: string[] = [];
  const services = {
    queries,
    now: () => '2026-11-21T12:00:00.000Z',
    http: () => new Promise<Outcome>((resolve) => void calls.push(resolve)),
    announce: ({ type }: { type: string }) => void said.push(type),
    report: ({ message }: { message: string }) => void said.push(message),
    messages: { show: (text: string) => void said.push(text) },
    shell: { get: () => ({ app: {} }) },
  } as unknown as Services;
  const context: ActionContext = {
    services,
    bundle: { operations: { saveThing: { id: 'saveThing', method: 'POST', path: '/saveThing', parameters: [], allow: 'everyone' } }, dialogs: {} },
    scope: () => ({}),
    queryKey: (id) => (id === 'things' ? ['getThings', { page: 1 }] : undefined),
  };
  const ids = (page: number) => (queries.getQueryData<{ Items: { Id: number }[] }>(['getThings', { page }]) ?? { Items: [] }).Items.map(({ Id }) => Id);
  const answer = (page: number, of: number[]) => queries.setQueryData(['getThings', { page }], { Items: of.map((Id) => ({ Id })) });
  answer(1, [1, 2]);
  return { queries, calls, said, context, ids, answer };
}
/** Until what has been begun by answers has run. */
const soon = () => new Promise((resolve) => setTimeout(resolve));
const without = (id: number, update = 'things') => ({ update, at: '/Items', key: '/Id', remove: id });
const saved = { with: { call: 'saveThing' } };

test('declared data changes for what the screen shows now; a call changes wherever it was answered', async () => {
  const { context, ids, answer } = makePage();
  answer(2, [2, 3]);
  await runActions(without(2), context);
  expect([ids(1), ids(2)]).toEqual([[1], [2, 3]]);
  await runActions(without(2, 'getThings'), context);
  expect([ids(1), ids(2)]).toEqual([[1], [3]]);
});

test('the change is there before the server answers, and stays where it saves it', async () => {
  const { context, ids, calls, said } = makePage();
  const done = runActions([{ ...without(2), with: { call: 'saveThing', onOk: { notify: 'Saved.' } } }, { notify: 'Then.' }], context);
  await soon();
  expect(ids(1)).toEqual([1]);
  calls[0]!({ ok: true, value: null });
  await done;
  expect(ids(1)).toEqual([1]);
  expect(said).toEqual(['saved.saveThing', 'Saved.', 'Then.']);
});

test('the change is taken back where its call fails, before the failure is handled as the call says', async () => {
  const { context, ids, calls, said } = makePage();
  let seen: number[] = [];
  context.set = () => {
    seen = ids(1);
  };
  const done = runActions([{ ...without(2), with: { call: 'saveThing', onError: { set: 'failed', to: true } } }, { notify: 'Then.' }], context);
  await soon();
  calls[0]!({ ok: false, failure });
  expect(await done).toBe('stop');
  expect([seen, ids(1)]).toEqual([
    [1, 2],
    [1, 2],
  ]);
  expect(said).toEqual([]);
});

test('a change that failed while another is under way is not taken back over it: the answer is asked for again when both are done', async () => {
  const { context, ids, calls, queries } = makePage();
  const key = ['getThings', { page: 1 }];
  const first = runActions({ ...without(2), ...saved }, context);
  await soon();
  const second = runActions({ ...without(1), ...saved }, context);
  await soon();
  calls[0]!({ ok: false, failure });
  await first;
  expect(ids(1)).toEqual([]);
  expect(queries.getQueryState(key)?.isInvalidated).toBe(false);
  calls[1]!({ ok: true, value: null });
  await second;
  expect(queries.getQueryState(key)?.isInvalidated).toBe(true);
});

test('an answer that was on its way does not undo the change, and is asked for again once it is saved', async () => {
  const { context, ids, calls, queries } = makePage();
  const answers: ((value: unknown) => void)[] = [];
  const key = ['getThings', { page: 1 }];
  const queryFn = () => new Promise((resolve) => void answers.push(resolve));
  const asked = queries.fetchQuery({ queryKey: key, queryFn }).catch(() => undefined);
  const done = runActions({ ...without(2), ...saved }, context);
  await soon();
  answers[0]!({ Items: [{ Id: 1 }, { Id: 2 }] });
  await asked;
  await soon();
  expect(ids(1)).toEqual([1]);
  expect(queries.getQueryState(key)?.isInvalidated).toBe(false);
  calls[0]!({ ok: true, value: null });
  await done;
  expect(queries.getQueryState(key)?.isInvalidated).toBe(true);
});

test('an answer that has not come yet is left to come', async () => {
  const { context, queries } = makePage();
  const key = ['getThings', { page: 3 }];
  let answer: (value: unknown) => void = () => undefined;
  const asked = queries.fetchQuery({ queryKey: key, queryFn: () => new Promise((resolve) => void (answer = resolve)) });
  await runActions(without(5, 'getThings'), context);
  answer({ Items: [{ Id: 5 }] });
  await expect(asked).resolves.toEqual({ Items: [{ Id: 5 }] });
});
