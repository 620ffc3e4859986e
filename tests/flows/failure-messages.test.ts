import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { showFailure } from '../../runtime/actions/call';
import type { CompiledOperation } from '../../runtime/definitions/compiled';
import { reasonOfFailure } from '../../runtime/format/failure-text';
import { createHttp } from '../../runtime/http/http';
import { forbidden } from '../../server/foundation/outcome';
import { failureOf } from '../../server/plugins/failures';

const app: unknown = JSON.parse(readFileSync(join(import.meta.dirname, '../../schemas/settings/wellspring.app.json'), 'utf8'));
const operation: CompiledOperation = { id: 'saveThing', method: 'POST', path: '/things', area: 'test', parameters: [], allow: 'everyone' };
const general = 'Unable to process request.';

/** What the person reads after a call that was answered so. */
async function shownAfter(respond: () => Promise<Response>): Promise<string[]> {
  const shown: string[] = [];
  const http = createHttp({ fetch: respond, token: () => null, onFailure: () => undefined });
  const outcome = await http(operation);
  if (outcome.ok) return shown;
  const context = { services: { shell: { get: () => ({ app }) }, messages: { show: (text: string) => shown.push(text) } } };
  showFailure(outcome.failure, undefined, context as unknown as Parameters<typeof showFailure>[2]);
  return shown;
}

test.each([
  ['C-http-errors-10 a failure without a word', 500, undefined, general],
  ['C-http-errors-10 a failure without messages', 400, { StatusCode: 400, Errors: [], ShowUser: true }, general],
  ['C-http-errors-10 a fault of the server', 500, { StatusCode: 500, Errors: [{ Message: 'stack' }], ShowUser: true }, general],
  ['C-http-errors-11 a failure with a message', 400, { StatusCode: 400, Errors: [{ Message: 'Too late.' }], ShowUser: true }, 'Too late.'],
  ['C-http-errors-11 a message that is not for people', 400, { StatusCode: 400, Errors: [{ Message: 'Row 7' }], ShowUser: false }, general],
  ['C-http-errors-12 IsSuccessful false with texts', 200, { IsSuccessful: false, Error: { Errors: ['Too late', 'Too old'] } }, 'Too late. Too old'],
  [
    'C-http-errors-12 Successful false with messages',
    200,
    { Successful: false, Errors: [{ Message: 'Too late.' }, { Message: 'Too old.' }] },
    'Too late. Too old.',
  ],
  ['C-http-errors-12 IsSuccessful false without texts', 200, { IsSuccessful: false }, general],
  ['C-http-errors-12 IsSuccessful false with nonsense', 200, { IsSuccessful: false, Error: 'oops', Errors: 7 }, general],
])('%s is told', async (_title, status, body, text) => {
  expect(await shownAfter(async () => new Response(body === undefined ? '' : JSON.stringify(body), { status }))).toEqual([text]);
});

test('a server that cannot be reached is told apart', async () => {
  expect(await shownAfter(() => Promise.reject(new TypeError('x')))).toEqual(['The server could not be reached. Check your connection and try again.']);
});

test.each([401, 403])('a %d has no message of its own: the application goes elsewhere', async (status) => {
  expect(await shownAfter(async () => Response.json({ StatusCode: status, Errors: [{ Message: 'No.' }], ShowUser: true }, { status }))).toEqual([]);
});

test('a call that is refused for lack of access says so where the failure is shown, and asks for no other try', () => {
  const reason = reasonOfFailure(failureOf(forbidden()));
  expect(reason).toBe('You do not have access to this. Ask your administrator if you need it.');
});

/** A failure of a call that changes something is shown by `onError`: what it says comes from the server where the server has a reason. */
test('what a flow says of a failed change asks for another try only where the server gives no reason', () => {
  const folder = join(import.meta.dirname, '../../flows');
  const texts = readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const);
  const invoked = texts.flatMap(([file, text]) =>
    invokesIn(JSON.parse(text)).map(({ input, onError }) => ({ file, call: input?.call, says: JSON.stringify(onError ?? '') })),
  );
  const asking = invoked.filter(({ says }) => /please try again/i.test(says));
  expect(asking.length).toBeGreaterThan(4);
  expect(asking.filter(({ says }) => !says.includes('reasonOf(')).map(({ file, call }) => `${file} ${call}`)).toEqual([
    // They only read: a refusal leads to the page that says so.
    'tracker-entry.flow.json tracker-entries.list',
    'tracker-entry.flow.json tracker-entries.setup',
  ]);
});

interface Invoke {
  input?: { call?: string };
  onError?: unknown;
}

/** Returns what a flow invokes, in all its states. */
function invokesIn(node: unknown): Invoke[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = 'invoke' in node ? [node.invoke as Invoke] : [];
  return [...own, ...Object.values(node).flatMap(invokesIn)];
}
