import { expect, test } from 'vitest';
import { flows, walkThrough } from './walk';

const flow = flows.find(({ id }) => id === 'http-errors');
const failed = async (status: number, path: string, effects: string[]) => {
  if (!flow) throw new Error('There is no flow "http-errors".');
  return walkThrough(flow, { steps: [{ send: { type: `http.${status}`, path, status, kind: 'status' }, effects, then: 'listening' }] });
};
const loggedOut = ['end session', 'go /act/auth/login'];

test.each(['/registration/v2/setup', '/registration/v2/process-validation-key'])(
  'A-http-errors-06 B-http-errors-07 B-routing-07 500 of the login set-up URL %s leads to notfound',
  async (path) => {
    await failed(500, path, ['go /notfound']);
    await failed(502, path, []);
  },
);

test.each(['/programs', '/registration/v2/register-user', '/user/userprofilev2'])(
  '500 of %s is said where the call was made, and nowhere else',
  async (path) => {
    expect(await failed(500, path, [])).toEqual([]);
  },
);

test.each([400, 404, 429, 500, 503])('A-http-errors-05 B-http-errors-05 %i of a login URL logs out', async (status) => {
  await failed(status, '/account/login/login', loggedOut);
  await failed(status, '/login/verifytoken', loggedOut);
});

test.each(['/programs', '/account/login/login', '/registration/v2/setup'])(
  'A-http-errors-05 B-http-errors-01 B-http-errors-04 401 of %s logs out, once',
  async (path) => {
    await failed(401, path, loggedOut);
  },
);

test.each([
  ['A-http-errors-04 B-http-errors-02 B-http-errors-06 403 leads to the unauthorized page', '/programs'],
  ['B-routing-06 403 of an administrator’s call does too', '/people/search'],
])('%s', async (_title, path) => {
  await failed(403, path, ['go /errors/unauthorized']);
});

// The runtime marks the refusals that are shown where the person acted (runtime/http/http.ts, showingFailure).
test('403 of a call that shows its refusal where the person acted leads nowhere', async () => {
  const send = { type: 'http.403', path: '/userprograms/quit', status: 403, kind: 'status', handled: true };
  await walkThrough(flow!, { steps: [{ send, effects: [], then: 'listening' }] });
});

test.each([
  ['A-http-errors-07 B-routing-05 an answer that cannot be read leads to the errors, also of a login URL', 'parse', ['go /errors']],
  ['a server that cannot be reached logs nobody out', 'offline', []],
])('%s', async (_title, kind, effects) => {
  for (const path of ['/programs', '/account/login/login'])
    await walkThrough(flow!, { steps: [{ send: { type: `http.${kind}`, path, status: 0, kind }, effects, then: 'listening' }] });
});
