import { expect, test } from 'vitest';
import type { CompiledOperation, CompiledVariant } from '../definitions/compiled';
import { createHttp } from './http';

const call = (id: string, method: CompiledOperation['method'] = 'GET'): CompiledOperation => ({
  id,
  method,
  path: `/${id}/{key}`,
  area: 'test',
  parameters: [{ name: 'key', in: 'path', required: true, schema: {} }],
  allow: 'everyone',
});

const key = { key: { $: 'input.key' } };
const variants: CompiledVariant[] = [
  {
    when: { $: 'session.isNew' },
    calls: {
      head: { operation: call('head'), input: key },
      rows: { operation: call('rows'), input: key },
      extra: { operation: call('extra'), input: key, when: { $: 'input.key == "more"' } },
    },
    answer: { Name: { $: 'answers.head.Data' }, Rows: { $: 'answers.rows' }, Extra: { $: 'answers.extra' } },
    failed: { text: 'Not {n}.', values: { n: { $: 'input.key' } } },
  },
  { calls: { whole: { operation: call('old'), input: key } }, answer: { $: 'answers.whole' }, unreachable: 'Nobody answers.' },
];
const operation: CompiledOperation = { ...call('things.load'), path: '', variants };

function httpWith(answers: Record<string, unknown>, isNew: boolean) {
  const addresses: string[] = [];
  const http = createHttp({
    fetch: async (address) => {
      addresses.push(String(address));
      const answer = answers[String(address)];
      if (answer === undefined) throw new TypeError('Failed to fetch');
      return answer === 'no' ? Response.json({ Errors: [{ Message: 'No.' }] }, { status: 409 }) : Response.json(answer);
    },
    token: () => null,
    onFailure: () => undefined,
    scope: () => ({ session: { isNew } }),
  });
  return { ask: (input: Record<string, unknown>) => http(operation, input), addresses };
}

test('C-tracker-207 the first variant whose condition holds is used, and its answers are mapped to one shape', async () => {
  const { ask, addresses } = httpWith({ '/api/head/a%23b': { Data: 'A' }, '/api/rows/a%23b': [1, 2] }, true);
  expect(await ask({ key: 'a#b' })).toEqual({ ok: true, value: { Name: 'A', Rows: [1, 2], Extra: null } });
  expect(addresses).toEqual(['/api/head/a%23b', '/api/rows/a%23b']);
});

test('the last variant is used when no other is', async () => {
  const { ask, addresses } = httpWith({ '/api/old/a': { Name: 'A', Rows: [] } }, false);
  expect(await ask({ key: 'a' })).toEqual({ ok: true, value: { Name: 'A', Rows: [] } });
  expect(addresses).toEqual(['/api/old/a']);
});

test('a call with a condition is made while it holds', async () => {
  const { ask } = httpWith({ '/api/head/more': { Data: 'A' }, '/api/rows/more': [], '/api/extra/more': 7 }, true);
  expect(await ask({ key: 'more' })).toMatchObject({ ok: true, value: { Extra: 7 } });
});

test('a failure of one call is the failure of all, with the message of the variant', async () => {
  const refused = httpWith({ '/api/head/a': { Data: 'A' }, '/api/rows/a': 'no' }, true);
  expect(await refused.ask({ key: 'a' })).toEqual({ ok: false, failure: { StatusCode: 409, Errors: [{ Message: 'No.' }], ShowUser: true, Message: 'Not a.' } });
  const gone = httpWith({}, false);
  expect(await gone.ask({ key: 'a' })).toEqual({ ok: false, failure: { StatusCode: 0, Errors: [], ShowUser: true, Message: 'Nobody answers.' } });
  const goneInTheNew = httpWith({}, true);
  expect(await goneInTheNew.ask({ key: 'a' })).toEqual({ ok: false, failure: { StatusCode: 0, Errors: [], ShowUser: true } });
});
