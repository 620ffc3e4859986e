import { describe, expect, test } from 'vitest';
import type { CompiledOperation } from '../definitions/compiled';
import { addressOf, createHttp, type FailureEvent, showingFailure } from './http';

const operation: CompiledOperation = {
  id: 'getThing',
  method: 'GET',
  path: '/things/{id}',
  area: 'test',
  parameters: [
    { name: 'id', in: 'path', required: true, schema: {} },
    { name: 'tags', in: 'query', required: false, schema: {} },
    { name: 'q', in: 'query', required: false, schema: {} },
  ],
  allow: 'everyone',
};

function httpThat(respond: () => Promise<Response>, token: string | null = 't0ken') {
  const requests: { address: string; init: RequestInit | undefined }[] = [];
  const failures: FailureEvent[] = [];
  const http = createHttp({
    fetch: async (address, init) => {
      requests.push({ address: String(address), init });
      return respond();
    },
    token: () => token,
    onFailure: (event) => failures.push(event),
  });
  return { http, requests, failures };
}

test('a 401 of a token that the page no longer has says nothing of the session that runs now', async () => {
  const failures: FailureEvent[] = [];
  let token = 'of-before';
  const http = createHttp({
    fetch: async () => Response.json({ StatusCode: 401, Errors: [], ShowUser: false }, { status: 401 }),
    token: () => token,
    onFailure: (event) => failures.push(event),
  });
  const asked = http(operation, { id: '1' });
  token = 'of-now';
  expect(await asked).toMatchObject({ ok: false, failure: { StatusCode: 401 } });
  expect(failures).toEqual([]);
  await http(operation, { id: '1' });
  expect(failures).toEqual([expect.objectContaining({ status: 401 })]);
});

test('a call says whom the page shows, in letters that a header may have', async () => {
  const sent: HeadersInit[] = [];
  const http = createHttp({
    fetch: async (_, init) => {
      sent.push(init?.headers ?? {});
      return Response.json(true);
    },
    token: () => 't0ken',
    person: () => 'Zoë#1',
    onFailure: () => undefined,
  });
  await http(operation, { id: 1 });
  expect(sent).toEqual([expect.objectContaining({ 'x-person': 'Zo%C3%AB%231' })]);
});

test('the failure of a call for somebody whom the page no longer shows is told to whoever called, and to nobody else', async () => {
  let shown = 'pat';
  const failures: FailureEvent[] = [];
  const http = createHttp({
    fetch: async () => {
      shown = meanwhile;
      return new Response('', { status: 412 });
    },
    token: () => 't0ken',
    person: () => shown,
    onFailure: (event) => failures.push(event),
  });
  let meanwhile = 'sam';
  expect(await http(operation, { id: 1 })).toMatchObject({ ok: false, failure: { StatusCode: 412 } });
  expect(failures).toEqual([]);
  meanwhile = shown;
  await http(operation, { id: 1 });
  expect(failures).toEqual([{ status: 412, kind: 'status', path: '/things/{id}' }]);
});

describe('addresses', () => {
  test.each([
    [{ id: 'a' }, '/things/a'],
    [{ id: 'Activity#1/2?' }, '/things/Activity%231%2F2%3F'],
    [{ id: 1, q: 'x y&z', tags: ['a', 'b'] }, '/things/1?tags=a&tags=b&q=x+y%26z'],
    [{ id: 1, q: null, tags: undefined }, '/things/1'],
  ])('%j is %s', (input, address) => {
    expect(addressOf(operation, input)).toBe(address);
  });
});

describe('calls', () => {
  test('answer a file as it is, and a refusal of it in words', async () => {
    const bytes = Uint8Array.of(80, 75, 0, 255);
    const { http, requests } = httpThat(async () => new Response(bytes));
    const file = { ...operation, answersFile: true as const };
    const outcome = await http(file, { id: 1 });
    expect(outcome.ok && outcome.value instanceof Blob && new Uint8Array(await outcome.value.arrayBuffer())).toEqual(bytes);
    expect(requests[0]?.init?.headers).toMatchObject({ accept: 'application/octet-stream, application/json' });
    const refusing = httpThat(async () => Response.json({ StatusCode: 404, Errors: [{ Message: 'File not found.' }] }, { status: 404 }));
    expect(await refusing.http(file, { id: 1 })).toMatchObject({ ok: false, failure: { StatusCode: 404, Errors: [{ Message: 'File not found.' }] } });
  });

  test('whose answer breaks off in the middle have not reached the server', async () => {
    const broken = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"a"')),
      pull: (controller) => controller.error(new Error('reset')),
    });
    const { http, failures } = httpThat(async () => new Response(broken));
    expect(await http(operation, { id: 1 })).toEqual({ ok: false, failure: { StatusCode: 0, Errors: [], ShowUser: true } });
    expect(failures).toEqual([{ status: 0, kind: 'offline', path: '/things/{id}' }]);
  });

  test('C-http-errors-04 carry the token, under /api', async () => {
    const { http, requests } = httpThat(async () => Response.json({ a: 1 }));
    expect(await http(operation, { id: 1 })).toEqual({ ok: true, value: { a: 1 } });
    expect(requests[0]?.address).toBe('/api/things/1');
    expect(requests[0]?.init?.headers).toMatchObject({ authorization: 'Bearer t0ken' });
  });

  test.each([
    [
      'C-http-errors-01 C-http-errors-02 C-http-errors-03 a failure object',
      () => Response.json({ StatusCode: 409, Errors: [{ Message: 'No.', Field: '/A', Code: 'x' }], ShowUser: true }, { status: 409 }),
      { StatusCode: 409, Errors: [{ Message: 'No.', Field: '/A', Code: 'x' }], ShowUser: true },
      ['status 409'],
    ],
    [
      'A-http-errors-02 C-http-errors-07 an answer that says it was not successful',
      () => Response.json({ Successful: false, Errors: [{ Message: 'No.' }] }),
      { StatusCode: 200, Errors: [{ Message: 'No.' }], ShowUser: true },
      [],
    ],
    ['C-http-errors-07 an answer with IsSuccessful false', () => Response.json({ IsSuccessful: false }), { StatusCode: 200, Errors: [], ShowUser: true }, []],
    [
      'C-http-errors-08 an answer with IsSuccessful false whose messages are in its Error',
      () => Response.json({ IsSuccessful: false, Error: { Errors: ['No.', { Message: 'Nor this.', Field: '/A' }, 7, null] } }),
      { StatusCode: 200, Errors: [{ Message: 'No.' }, { Message: 'Nor this.', Field: '/A' }], ShowUser: true },
      [],
    ],
    [
      'C-http-errors-11 an error that is not written for people',
      () => Response.json({ Errors: [{ Message: 'Row 7' }], ShowUser: false }, { status: 400 }),
      { StatusCode: 400, Errors: [{ Message: 'Row 7' }], ShowUser: false },
      ['status 400'],
    ],
    [
      'D-tenants-91 a refusal that says when to try again',
      () => Response.json({ Errors: [{ Message: 'Busy.' }], ShowUser: true }, { status: 503, headers: { 'retry-after': '2' } }),
      { StatusCode: 503, Errors: [{ Message: 'Busy.' }], ShowUser: true, RetryAfter: 2 },
      ['status 503'],
    ],
    ['nothing instead of JSON', () => new Response('', { status: 200 }), { StatusCode: 200, Errors: [], ShowUser: false }, ['parse 200']],
    ['a page instead of JSON', () => new Response('<html>', { status: 200 }), { StatusCode: 200, Errors: [], ShowUser: false }, ['parse 200']],
    ['an error that is no failure object', () => Response.json('oops', { status: 500 }), { StatusCode: 500, Errors: [], ShowUser: true }, ['status 500']],
  ])('%s is a failure', async (_title, respond, failure, told) => {
    const { http, failures } = httpThat(async () => respond());
    expect(await http(operation, { id: 1 })).toEqual({ ok: false, failure });
    expect(failures.map(({ kind, status }) => `${kind} ${status}`)).toEqual(told);
  });

  test('what a call answers to what it refuses is no failure, where its document says so', async () => {
    const body = { Successful: false, FailureType: 'Taken' };
    const { http } = httpThat(async () => Response.json(body));
    expect(await http({ ...operation, answersRefusals: true }, { id: 1 })).toEqual({ ok: true, value: body });
  });

  test('a server that cannot be reached is a failure with status 0, not an exception', async () => {
    const { http, failures } = httpThat(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await http(operation, { id: 1 })).toEqual({ ok: false, failure: { StatusCode: 0, Errors: [], ShowUser: true } });
    expect(failures[0]?.kind).toBe('offline');
  });

  test.each(['POST', 'PUT', 'PATCH'] as const)('C-http-errors-05 a body goes by %s as JSON, and none without one', async (method) => {
    const { http, requests } = httpThat(async () => Response.json(true));
    await http({ ...operation, method }, { id: 1, body: { Name: 'ü' } });
    await http({ ...operation, method }, { id: 1 });
    expect(requests[0]?.init).toMatchObject({ method, body: '{"Name":"ü"}', headers: { 'content-type': 'application/json' } });
    expect(requests[1]?.init).not.toHaveProperty('body');
  });

  test.each([
    ['IsSuccessful', { IsSuccessful: true, Data: { Name: 'A' } }],
    ['Successful', { Successful: true, Data: [1], Errors: [] }],
    ['Data alone', { Data: null }],
  ])('C-http-errors-06 C-http-errors-07 what an answer with %s wraps is read from its Data', async (_what, body) => {
    const { http } = httpThat(async () => Response.json(body));
    expect(await http(operation, { id: 1 })).toEqual({ ok: true, value: body });
  });

  test('null is a failure of a read whose answer is never null, and the answer of every other call', async () => {
    const nothing = () => httpThat(async () => Response.json(null));
    const { http, failures } = nothing();
    expect(await http(operation, { id: 1 })).toEqual({ ok: false, failure: { StatusCode: 200, Errors: [], ShowUser: false } });
    expect(failures).toEqual([{ status: 200, kind: 'parse', path: '/things/{id}' }]);
    const search = { ...operation, method: 'POST' as const, reads: true as const };
    expect(await nothing().http(search, { id: 1 })).toMatchObject({ ok: false });
    for (const other of [
      { ...operation, answersNull: true as const },
      { ...search, answersNull: true as const },
      { ...operation, method: 'POST' as const },
    ])
      expect(await nothing().http(other, { id: 1 })).toEqual({ ok: true, value: null });
  });

  test('an empty answer of a call that changes something is none', async () => {
    const { http } = httpThat(async () => new Response('', { status: 200 }));
    expect(await http({ ...operation, method: 'POST' }, { id: 1 })).toEqual({ ok: true, value: undefined });
  });

  test('a failure that is shown where the call is made says so to the application', async () => {
    const { http, failures } = httpThat(async () => new Response('', { status: 403 }));
    await http(showingFailure({ ...operation, method: 'POST' }), { id: 1 });
    await http(showingFailure(operation), { id: 1 });
    expect(failures.map(({ handled }) => handled)).toEqual([true, undefined]);
  });
});
