import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { BadConfig, readConfig } from '../../server/config';
import { answerText, httpProvider, signatureOf } from '../../server/areas/rewards/http-provider';
import { reportedProvider, rewardProviderOf } from '../../server/areas/rewards/provider-of';
import { localProvider } from '../../server/areas/rewards/local-provider';
import { OrderRefused, type ProviderOrder } from '../../server/calls/reward-provider';
import { testDefinitions } from './support/definitions';
import { TestClock } from './support/test-clock';

const secret = 'known to both sides, and to nobody else';
/** What the other side does with the next requests. */
let reply: { status?: number; body?: unknown; text?: string; signature?: string; tooLate?: boolean; location?: string } = {};
const heard: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[] = [];
let url = '';
const other = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  heard.push({ method: request.method!, url: request.url!, headers: request.headers, body });
  const { status = 200, tooLate, location, signature } = reply;
  const text = reply.text ?? JSON.stringify(reply.body ?? {});
  if (tooLate) await once(response, 'close');
  response
    .writeHead(status, {
      connection: 'close',
      'x-signature': signature ?? signatureOf(answerText(String(request.headers['x-signature']), status, text), secret),
      ...(location && { location }),
    })
    .end(text);
});
beforeAll(async () => {
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => other.close(resolve)));
beforeEach(() => {
  reply = {};
  heard.length = 0;
});

const base = testDefinitions().for(null);
/** The same with more or less patience. */
const waiting = (providerTime: number) => ({ ...base, constants: { ...base.constants, rewards: { ...base.constants.rewards, providerTime } } });
const context = waiting(60);
const clock = new TestClock();
const provider = () => httpProvider({ url, secret, clock });
const card = { Id: 'tea', Name: 'Tea', Group: 'Food', Description: 'Tea.', Picture: 'https://cards.example/tea.png', Amounts: [10] };
const order: ProviderOrder = {
  Id: 'line-1',
  RewardId: 'tea',
  Cents: 1000,
  Currency: 'USD',
  Recipient: { UserId: 'u', FirstName: 'Pat', LastName: 'Rivers', Email: 'pat@lakeside.example' },
};

test('an order is signed over its moment, path and body, and carries its key', async () => {
  reply = { body: { Reference: 'r-1' } };
  expect(await provider().order(order, context)).toBe('r-1');
  const { method, url: path, headers, body } = heard[0]!;
  expect([method, path, headers['idempotency-key'], JSON.parse(body)]).toEqual(['POST', '/orders', 'line-1', order]);
  expect(headers['x-signature']).toBe(signatureOf(`${String(headers['x-moment'])} /orders ${body}`, secret));
});

// The rule that keeps replays out: what is signed is the signature of the request, the status and the body (answerText, server/areas/rewards/http-provider.ts).
test('a signed answer to one order is none to another, nor with another status', async () => {
  reply = { body: { Reference: 'r-1' } };
  await provider().order(order, context);
  const [first] = heard;
  const text = JSON.stringify({ Reference: 'r-1' });
  const replayed = signatureOf(answerText(String(first!.headers['x-signature']), 200, text), secret);
  reply = { text, signature: replayed };
  await expect(provider().order({ ...order, Id: 'line-2' }, context)).rejects.toThrow('without its signature');
  reply = { text, signature: signatureOf(text, secret) };
  await expect(provider().order(order, context)).rejects.toThrow('without its signature');
  reply = { text, status: 422, signature: replayed };
  await expect(provider().order(order, context)).rejects.toThrow('without its signature');
});

test('a 422 is the last word on an order', async () => {
  reply = { status: 422 };
  await expect(provider().order(order, context)).rejects.toBeInstanceOf(OrderRefused);
});

test.each([
  ['an error of its own', { status: 500 }, 'answered 500'],
  ['too many requests', { status: 429 }, 'answered 429'],
  ['a refusal without its signature', { status: 422, signature: 'no' }, 'without its signature'],
  [
    'an answer with a wrong signature',
    { body: { Reference: 'r-1' }, signature: signatureOf('{"Reference":"r-1"}', 'another secret, as long as ours') },
    'without its signature',
  ],
  ['an answer that is signed for another body', { body: { Reference: 'r-2' }, signature: signatureOf('{"Reference":"r-1"}', secret) }, 'without its signature'],
  ['an answer that is none', { text: 'hello' }, 'JSON'],
  ['an answer without a reference', { body: { Reference: '' } }, 'Too small'],
  ['an answer that leads elsewhere', { status: 302, location: '/catalogue' }, 'fetch failed'],
  ['an answer that comes too late', { body: { Reference: 'r-1' }, tooLate: true }, 'timeout'],
])('%s is no answer: the order may be tried again', async (_what, given, why) => {
  reply = given;
  const error = await provider()
    .order(order, 'tooLate' in given ? waiting(0.05) : context)
    .catch((reason: unknown) => reason);
  expect(error).not.toBeInstanceOf(OrderRefused);
  expect(String((error as Error).message)).toContain(why);
});

test('a provider that is not there at all may be tried again', async () => {
  await expect(httpProvider({ url: 'http://127.0.0.1:9', secret, clock }).order(order, context)).rejects.toThrow('fetch failed');
});

test('a catalogue is kept while it is young, and longer while the provider is away', async () => {
  const one = provider();
  reply = { status: 503 };
  await expect(one.catalogue(context)).rejects.toThrow('answered 503');
  reply = { body: { Items: [card] } };
  expect(await one.catalogue(context)).toEqual([card]);
  await one.catalogue(context);
  expect(heard.length).toBe(2);
  clock.advance({ seconds: 400 });
  reply = { body: { Items: [{ ...card, Name: 'Green tea' }] } };
  expect((await one.catalogue(context))[0]!.Name).toBe('Green tea');
  clock.advance({ seconds: 400 });
  reply = { status: 503 };
  expect((await one.catalogue(context))[0]!.Name).toBe('Green tea');
  reply = { body: { Items: [{ ...card, Amounts: [-1] }] } };
  expect((await one.catalogue(context))[0]!.Amounts).toEqual([10]);
});

test('rates and people are asked for by their names', async () => {
  reply = { body: { Rate: 0.9 } };
  expect(await provider().exchangeRate('USD', 'EUR', context)).toBe(0.9);
  reply = { body: { Known: false } };
  expect(await provider().knows('a/b', context)).toBe(false);
  expect(heard.map(({ url: path }) => path)).toEqual(['/rates?base=USD&conversion=EUR', '/people/a%2Fb']);
});

test('the environment chooses the provider, and an address needs its secret', () => {
  const chosen = (environment: Record<string, string>) => rewardProviderOf(readConfig(environment), clock);
  expect(chosen({})).toBe(localProvider);
  expect(chosen({ REWARD_PROVIDER_URL: url, REWARD_PROVIDER_SECRET: secret })).not.toBe(localProvider);
  expect(() => chosen({ REWARD_PROVIDER_URL: url })).toThrow(BadConfig);
  expect(() => chosen({ REWARD_PROVIDER_URL: 'ftp://x', REWARD_PROVIDER_SECRET: secret })).toThrow(BadConfig);
});

test('what the provider does not answer is said once, and refused to whoever asked', async () => {
  reply = { status: 500 };
  const said: [string, string][] = [];
  const reported = reportedProvider(provider(), (error, question) => said.push([question, (error as Error).message]));
  await expect(reported.catalogue(context)).rejects.toThrow('answered 500');
  await expect(reported.exchangeRate('USD', 'EUR', context)).rejects.toThrow('answered 500');
  await expect(reported.knows('u', context)).rejects.toThrow('answered 500');
  await expect(reported.order(order, context)).rejects.toThrow('answered 500');
  const answered = 'The provider of rewards answered 500.';
  expect(said).toEqual([
    ['catalogue', answered],
    ['exchangeRate', answered],
    ['knows', answered],
  ]);
  reply = { body: { Items: [card] } };
  expect(await reported.catalogue(context)).toEqual([card]);
  expect(said).toHaveLength(3);
});
