import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { deliveryOf, demoDelivery, type OutgoingMessage, RecipientRefused, type Send } from '../../server/areas/outbox/delivery';
import type { NewMessage } from '../../server/records/outbox';
import { outbox } from '../../server/records/tables/outbox';
import { sendDue } from '../../server/areas/outbox/send-due';
import type { FailedMessagePage, Failure, OutboxMessage } from '../../schemas/generated/records';
import { deliver, toolsOf } from './support/deliver';
import { signedIn } from './support/impersonation';
import { startSecondNode } from './support/second-node';
import { startTestServer } from './support/test-server';

const server = await startTestServer();
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.delete(outbox);
});

const write = (message: Partial<NewMessage> = {}) =>
  toolsOf(server).outbox.add(
    { Kind: 'Email', Recipient: 'pat@lakeside.example', Subject: 'Hello', Body: 'The code is 123456.', ExpiresAt: null, ...message },
    server.clock.now().toISOString(),
  );
const rows = () => server.database.select().from(outbox);

/** A way out that keeps what it was given, and fails as often as told. */
function recorder(failures = 0): { sent: OutgoingMessage[]; tries: string[]; send: Send } {
  const sent: OutgoingMessage[] = [];
  const tries: string[] = [];
  const send: Send = async (message) => {
    tries.push(message.id);
    if (tries.length <= failures) throw new Error('The mail server does not answer.');
    sent.push(message);
  };
  return { sent, tries, send };
}

test('a message is sent once, and what it said is then forgotten', async () => {
  await write();
  const { sent, send } = recorder();
  expect([await deliver(server, { Email: send, isDemo: false }), await deliver(server, { Email: send, isDemo: false })]).toEqual([1, 0]);
  expect(sent).toEqual([{ id: expect.any(String), recipient: 'pat@lakeside.example', subject: 'Hello', body: 'The code is 123456.', isRich: false }]);
  expect(await rows()).toMatchObject([{ Outcome: 'Sent', Body: '', Attempts: 1 }]);
});

test('a failed try is repeated after 30 s, 60 s, 120 s and so on, at most an hour apart', async () => {
  await write();
  const { sent, tries, send } = recorder(10);
  const triesAfter = async (seconds: number) => {
    server.clock.advance({ seconds });
    await deliver(server, { Email: send, isDemo: false });
    return tries.length;
  };
  expect(await triesAfter(0)).toBe(1);
  for (const [index, apart] of [30, 60, 120, 240, 480, 960, 1920, 3600, 3600, 3600].entries())
    expect([await triesAfter(apart - 1), await triesAfter(1)], `try ${index + 2}`).toEqual([index + 1, index + 2]);
  expect(sent).toHaveLength(1);
  expect(new Set(tries).size).toBe(1);
});

test('D-tenants-32 after 30 tries a message is given up; what a code says is forgotten, and another message can be sent again', async () => {
  await write({ Lane: 'security', Recipient: 'code@lakeside.example' });
  await write({ Recipient: 'other@lakeside.example' });
  const { tries, send } = recorder(1000);
  for (let time = 0; time < 40; time += 1) {
    await deliver(server, { Email: send, isDemo: false });
    server.clock.advance({ seconds: 3600 });
  }
  expect(tries).toHaveLength(60);
  expect((await rows()).map(({ Recipient, Outcome, Fault, Body }) => [Recipient, Outcome, Fault, Body].join()).toSorted()).toEqual([
    'code@lakeside.example,Failed,TriesFailed,',
    'other@lakeside.example,Failed,TriesFailed,The code is 123456.',
  ]);
  const client = await signedIn(server, 'super@wellspring.example');
  const { body } = await client.get<FailedMessagePage>('/outbox/failed');
  expect(body.Total).toBe(2);
  expect(JSON.stringify(body)).not.toContain('123456');
  const [code, other] = body.Items.toSorted((left, right) => left.Recipient.localeCompare(right.Recipient));
  expect([code!.Again, other!.Again]).toEqual(['Secret', 'Possible']);
  const again = ({ MessageId }: { MessageId: string }) => client.post(`/outbox/failed/${MessageId}/send-again`);
  expect([(await again(code!)).status, (await again(other!)).status, (await again(other!)).status]).toEqual([409, 200, 404]);
  const { sent, send: sends } = recorder();
  await deliver(server, { Email: sends, isDemo: false });
  expect(sent.map(({ recipient, body: text }) => [recipient, text])).toEqual([['other@lakeside.example', 'The code is 123456.']]);
  expect((await client.get<FailedMessagePage>('/outbox/failed')).body.Items.map(({ Recipient }) => Recipient)).toEqual(['code@lakeside.example']);
});

test('D-tenants-33 mass emails to an address that was refused are not tried; one that arrives there clears it', async () => {
  const tries: string[] = [];
  let isRefused = true;
  const Email: Send = async ({ recipient, subject }) => {
    tries.push(subject ?? '');
    if (recipient === 'gone@lakeside.example' && isRefused) throw new RecipientRefused('550');
  };
  const sendNow = async (message: Partial<NewMessage>) => {
    await write({ Recipient: 'gone@lakeside.example', ...message });
    await deliver(server, { Email, isDemo: false });
  };
  await sendNow({ Subject: 'first' });
  await sendNow({ Subject: 'announcement', Lane: 'mass', Recipient: 'Gone@lakeside.example' });
  // Somebody who asks for a link is tried all the same.
  await sendNow({ Subject: 'link', Lane: 'security' });
  expect(tries).toEqual(['first', 'link']);
  expect((await rows()).map(({ Subject, Fault }) => [Subject, Fault])).toEqual(
    expect.arrayContaining([
      ['first', 'RecipientRefused'],
      ['announcement', 'RecipientRefusedBefore'],
      ['link', 'RecipientRefused'],
    ]),
  );
  isRefused = false;
  await sendNow({ Subject: 'second' });
  await sendNow({ Subject: 'announcement again', Lane: 'mass' });
  expect(tries).toEqual(['first', 'link', 'second', 'announcement again']);
});

test('D-tenants-31 a password reset does not wait for 1,000 emails to addresses that never answer', async () => {
  const now = server.clock.now().toISOString();
  const dead = (number: number) => ({
    Kind: 'Email' as const,
    Lane: 'mass' as const,
    Recipient: `${number}@dead.example`,
    Body: 'News',
    CreatedAt: now,
    DueAt: now,
  });
  await server.database.insert(outbox).values(Array.from({ length: 1000 }, (_, number) => dead(number)));
  const [hanging, sent]: [string[], string[]] = [[], []];
  let end = () => {};
  const isOver = new Promise<void>((resolve) => (end = resolve));
  const Email: Send = async ({ recipient }) => {
    if (!recipient.endsWith('@dead.example')) return void sent.push(recipient);
    hanging.push(recipient);
    await isOver;
    throw new Error('No answer.');
  };
  const node = await startSecondNode(server, { sendsMessages: true, delivery: { Email, isDemo: false } });
  await node.app.ready();
  // All connections of the lane wait for a server that never answers.
  await expect.poll(() => hanging.length, { timeout: 30_000 }).toBe(4);
  await node.nobody.post('/login/forgotpassword', { UserName: 'pat@lakeside.example' });
  await expect.poll(() => sent, { timeout: 30_000 }).toEqual(['pat@lakeside.example']);
  expect(hanging).toHaveLength(4);
  await server.database.delete(outbox);
  end();
  await node.close();
}, 120_000);

test('one message that fails does not hold up the others', async () => {
  await write({ Recipient: 'broken@lakeside.example' });
  await write({ Recipient: 'fine@lakeside.example' });
  const sent: string[] = [];
  const send: Send = async ({ recipient }) => {
    if (recipient.startsWith('broken')) throw new Error('No such mailbox.');
    sent.push(recipient);
  };
  await deliver(server, { Email: send, isDemo: false });
  expect(sent).toEqual(['fine@lakeside.example']);
});

test('a code that has expired meanwhile is not sent', async () => {
  await write({ ExpiresAt: new Date(server.clock.now().getTime() + 600_000).toISOString() });
  const { sent, send } = recorder();
  server.clock.advance({ seconds: 600 });
  await deliver(server, { Email: send, isDemo: false });
  expect([sent.length, (await rows())[0]]).toEqual([0, expect.objectContaining({ Outcome: 'Expired', Body: '' })]);
});

test('a text waits until there is a way to send texts', async () => {
  await write({ Kind: 'Text', Recipient: '+15550000001', Subject: null });
  const { sent, send } = recorder();
  await deliver(server, { Email: send, isDemo: false });
  expect((await rows())[0]).toMatchObject({ DoneAt: null, Attempts: 0 });
  await deliver(server, { Text: send, isDemo: false });
  expect(sent).toHaveLength(1);
});

test('two nodes at once send each message once', async () => {
  const other = await startSecondNode(server);
  for (let number = 0; number < 40; number += 1) await write({ Recipient: `${number}@lakeside.example` });
  const { sent, send } = recorder();
  const slowly: Send = async (message, signal) => {
    await new Promise((resolve) => setImmediate(resolve));
    await send(message, signal);
  };
  const counts = await Promise.all([server, other, server, other].map((node) => deliver(node, { Email: slowly, isDemo: false })));
  await other.close();
  expect(new Set(sent.map(({ id }) => id)).size).toBe(40);
  expect(sent).toHaveLength(40);
  expect(counts.filter((count) => count > 0).length).toBeGreaterThan(1);
});

test('of many who reach for one message at once, one gets it', async () => {
  const other = await startSecondNode(server);
  const now = server.clock.now().toISOString();
  const until = new Date(server.clock.now().getTime() + 60_000).toISOString();
  for (let round = 0; round < 20; round += 1) {
    await write();
    const taken = await Promise.all(Array.from({ length: 10 }, (_, index) => toolsOf(index % 2 === 0 ? server : other).outbox.takeDue(['Email'], now, until)));
    expect(taken.filter((row) => row !== undefined)).toHaveLength(1);
  }
  await other.close();
});

test('what a node had begun when it died is taken over after a minute', async () => {
  await write();
  const never: Send = () => new Promise(() => undefined);
  void deliver(server, { Email: never, isDemo: false });
  await expect.poll(async () => (await rows())[0]?.Attempts, { timeout: 30_000 }).toBe(1);
  const { sent, send } = recorder();
  server.clock.advance({ seconds: 59 });
  await deliver(server, { Email: send, isDemo: false });
  expect(sent).toEqual([]);
  server.clock.advance({ seconds: 1 });
  await deliver(server, { Email: send, isDemo: false });
  expect(sent).toHaveLength(1);
});

test('a message goes with what causes it, or not at all', async () => {
  const { transaction } = toolsOf(server);
  const now = server.clock.now().toISOString();
  const broken = transaction(async (records) => {
    await records.outbox.add({ Kind: 'Email', Recipient: 'a@b.example', Subject: null, Body: '', ExpiresAt: null }, now);
    throw new Error('The change failed.');
  });
  await expect(broken).rejects.toThrow('The change failed.');
  expect(await rows()).toEqual([]);
});

test('a failure is reported without what the message says and to whom', async () => {
  await write();
  const failures: unknown[] = [];
  await sendDue(toolsOf(server), { Email: recorder(1).send, isDemo: false }, (failure) => failures.push(failure));
  expect(failures).toEqual([{ messageId: expect.any(String), kind: 'Email', attempts: 1, error: expect.any(Error) }]);
});

test('the demo shows its messages, the newest first; elsewhere there is no such call', async () => {
  await write({ Recipient: 'older@lakeside.example' });
  server.clock.advance({ seconds: 1 });
  const Calendar = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR';
  await write({ Recipient: 'newer@lakeside.example', Calendar });
  await deliver(server, demoDelivery);
  const { body } = await server.nobody.get<OutboxMessage[]>('/demo/outbox');
  expect(body.map(({ Recipient, Body }) => `${Recipient}: ${Body}`)).toEqual([
    'newer@lakeside.example: The code is 123456.',
    'older@lakeside.example: The code is 123456.',
  ]);
  expect(body.map((message) => message.Calendar)).toEqual([Calendar, undefined]);
  const production = await startTestServer({ delivery: { isDemo: false } });
  const refused = await production.nobody.get<Failure>('/demo/outbox');
  await production.close();
  expect([refused.status, refused.body.Errors]).toEqual([404, [{ Message: 'This call does not exist.' }]]);
});

test.each([
  ['another machine', { remoteAddress: '10.0.0.9' }],
  ['another machine, by a proxy on this one', { headers: { 'x-forwarded-for': '10.0.0.9' } }],
  ['another machine, by a proxy that names only itself', { headers: { via: '1.1 proxy' } }],
  ['another machine of IPv6', { remoteAddress: '::ffff:10.0.0.9' }],
])('%s reads no message of the demo, and replies to none', async (_who, from) => {
  const read = await server.app.inject({ url: '/api/demo/outbox', ...from });
  const reply = await server.app.inject({ method: 'POST', url: '/api/texts/received', payload: { From: '2015550123', Body: 'YES' }, ...from });
  expect([read.statusCode, reply.statusCode]).toEqual([404, 404]);
  for (const remoteAddress of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
    expect((await server.app.inject({ url: '/api/demo/outbox', remoteAddress })).statusCode).toBe(200);
});

test.each([
  [{ demoData: true }, { isDemo: true, ways: ['Email', 'Text'] }],
  [{ demoData: false }, { isDemo: false, ways: [] }],
  [
    { demoData: true, smtpUrl: 'smtp://localhost:1', mailFrom: 'a@b.example' },
    { isDemo: false, ways: ['Email'] },
  ],
  [
    { demoData: true, textWebhookUrl: 'http://localhost:1' },
    { isDemo: false, ways: ['Text'] },
  ],
])('with %j messages leave as %j', (given, { isDemo, ways }) => {
  const delivery = deliveryOf({ smtpUrl: undefined, mailFrom: undefined, textWebhookUrl: undefined, ...given });
  expect(delivery.isDemo).toBe(isDemo);
  expect((['Email', 'Text'] as const).filter((way) => delivery[way] !== undefined)).toEqual(ways);
});

test('a message that was sent keeps nothing of its text, unless it is the demo', async () => {
  await write();
  await deliver(server, demoDelivery);
  expect((await server.database.select().from(outbox).where(eq(outbox.Recipient, 'pat@lakeside.example')))[0]?.Body).toBe('The code is 123456.');
});
