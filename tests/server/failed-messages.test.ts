import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { EmailRefusal, FailedMessage, FailedMessagePage, Failure } from '../../schemas/generated/records';
import { RecipientRefused, type Send } from '../../server/areas/outbox/delivery';
import type { NewMessage } from '../../server/records/outbox';
import { profiles, users } from '../../server/records/tables/people';
import { deliver, toolsOf } from './support/deliver';
import { withServer } from './support/fixture';
import { acting, personOf, signedIn, trailOf } from './support/impersonation';
import type { Client } from './support/test-server';

const { test, server, undoAfterEach } = withServer();
undoAfterEach();

const pat = 'pat@lakeside.example';
const support = 'support@lakeside.example';
const now = () => server.clock.now().toISOString();

/** A mail server that has none of the mailboxes, with what nodemailer says of its answer. */
const refusal = new RecipientRefused('Refused.', {
  cause: Object.assign(new Error(), { responseCode: 550, response: '550 5.1.1 <pat@lakeside.example> No such mailbox. https://a.example/?key=secret' }),
});
const refuses: Send = async () => {
  throw refusal;
};
/** A way out that works, and what left by it. */
function working() {
  const sent: string[] = [];
  const Email: Send = async ({ recipient, subject }) => void sent.push(`${recipient}: ${subject}`);
  return { sent, delivery: { Email, Text: Email, isDemo: false } };
}

/** Puts messages to people into the outbox, and lets a mail server refuse them. */
async function giveUp(...messages: (Partial<NewMessage> & { to?: string })[]) {
  for (const { to, ...message } of messages) {
    const person = to === undefined ? undefined : await personOf(server, to);
    const whom = { Recipient: person?.Email ?? 'nobody@lakeside.example', ...(person && { UserId: person.UserId }) };
    await toolsOf(server).outbox.add({ Kind: 'Email', Lane: 'mass', Subject: 'News', Body: 'What it says.', ExpiresAt: null, ...whom, ...message }, now());
  }
  await deliver(server, { Email: refuses, Text: refuses, isDemo: false });
}
const list = (client: Client) => client.get<FailedMessagePage & Failure>('/outbox/failed');
const subjects = async (who: string) => (await list(await signedIn(server, who))).body.Items.map(({ Subject = '' }) => Subject).toSorted();
const oneOf = async (client: Client, subject: string) => (await list(client)).body.Items.find(({ Subject }) => Subject === subject)!;
const again = (client: Client, { MessageId }: Pick<FailedMessage, 'MessageId'>) => client.post<Failure>(`/outbox/failed/${MessageId}/send-again`);
const allAgain = (client: Client, messages: Pick<FailedMessage, 'MessageId'>[]) =>
  client.post<{ Sent: number; NotSent: number } & Failure>('/outbox/failed/send-again', { MessageIds: messages.map(({ MessageId }) => MessageId) });

test('D-tenants-81 support sees messages to people within reach, super administrators all, others none', async () => {
  await giveUp(
    { to: pat, Subject: 'lakeside' },
    { to: 'pat@summit.example', Subject: 'summit' },
    { to: 'partner@harbor.example', Subject: 'harbor' },
    { Subject: 'no account' },
  );
  const seen: Record<string, unknown> = {};
  for (const who of [support, 'trio@north.example', 'support@wellspring.example', 'super@wellspring.example']) seen[who] = await subjects(who);
  expect(seen).toEqual({
    [support]: ['lakeside'],
    'trio@north.example': ['lakeside', 'summit'],
    'support@wellspring.example': ['harbor', 'lakeside', 'no account', 'summit'],
    'super@wellspring.example': ['harbor', 'lakeside', 'no account', 'summit'],
  });
  const others = [pat, 'admin@lakeside.example', 'coach@lakeside.example', 'partner@north.example'];
  const statuses = await Promise.all(others.map(async (who) => (await list(await signedIn(server, who))).status));
  expect(statuses).toEqual(others.map(() => 403));
  expect((await list(await acting(server, support, pat, 'Support'))).status).toBe(403);
});

test('D-tenants-81 support sends nothing of another company again, and nothing of a person who has moved there', async () => {
  await giveUp({ to: 'pat@summit.example', Subject: 'summit' }, { to: pat, Subject: 'moved' }, { to: pat, Subject: 'stays' });
  const everyone = await signedIn(server, 'super@wellspring.example');
  const client = await signedIn(server, support);
  const [summit, moved] = [await oneOf(everyone, 'summit'), await oneOf(client, 'moved')];
  expect((await again(client, summit)).status).toBe(404);
  await server.database.update(users).set({ EntityId: 'summit' }).where(eq(users.UserName, pat));
  expect([(await list(client)).body.Items, (await again(client, moved)).status, (await allAgain(client, [summit, moved])).body]).toEqual([
    [],
    404,
    { Sent: 0, NotSent: 2 },
  ]);
});

test('D-tenants-81 the list has the codes of the last answer, and nothing of what was written or answered', async () => {
  await giveUp({ to: pat });
  const { body } = await list(await signedIn(server, support));
  expect(body).toEqual({
    Items: [
      {
        MessageId: expect.any(String),
        At: now(),
        Kind: 'Email',
        Lane: 'mass',
        Recipient: pat,
        Person: 'Pat Rivers',
        EntityName: 'Lakeside Manufacturing',
        Subject: 'News',
        Attempts: 1,
        Fault: 'RecipientRefused',
        Reply: '550 5.1.1',
        Again: 'Possible',
      },
    ],
    Total: 1,
  });
});

test('D-tenants-82 the selected messages are sent again, each with its entry in the trail; those that cannot be stay, with the reason', async () => {
  const soon = new Date(server.clock.now().getTime() + 60_000).toISOString();
  await giveUp(
    { to: pat, Subject: 'first' },
    { to: 'coach@lakeside.example', Subject: 'second' },
    { to: pat, Subject: 'link', Lane: 'security' },
    { to: pat, Subject: 'session', Lane: 'personal', ExpiresAt: soon },
  );
  server.clock.advance({ seconds: 60 });
  const client = await signedIn(server, support);
  const { Items } = (await list(client)).body;
  expect(Object.fromEntries(Items.map(({ Subject, Again }) => [Subject, Again]))).toEqual({
    first: 'Possible',
    second: 'Possible',
    link: 'Secret',
    session: 'Expired',
  });
  const { result, entries } = await trailOf(server, () => allAgain(client, [...Items, Items[0]!]));
  expect(result.body).toEqual({ Sent: 2, NotSent: 2 });
  const by = { UserId: (await personOf(server, support)).UserId, OnBehalfOf: null, EntityId: 'lakeside', Action: 'MessageSentAgain', SubjectKind: 'Person' };
  const about = await Promise.all([pat, 'coach@lakeside.example'].map(async (who) => (await personOf(server, who)).UserId));
  expect(entries).toMatchObject(about.map(() => by));
  expect(entries.map(({ SubjectId }) => SubjectId).toSorted()).toEqual(about.toSorted());
  const { sent, delivery } = working();
  await deliver(server, delivery);
  expect(sent.toSorted()).toEqual(['coach@lakeside.example: second', `${pat}: first`]);
  expect(await subjects(support)).toEqual(['link', 'session']);
  const link = await again(client, await oneOf(client, 'link'));
  expect([link.status, link.body.Errors]).toEqual([
    409,
    [{ Message: 'This message had a code or a link to sign in, so it cannot be sent again. Ask the person to request a new one.' }],
  ]);
});

test('D-tenants-82 nothing goes to an account that was deleted, nor a text to a number with texts off', async () => {
  const { UserId } = await personOf(server, pat);
  const MobileNumber = '+15550000001';
  await server.database.update(profiles).set({ MobileNumber, DisableText: false, TextToolVerificationStatus: 'verified' }).where(eq(profiles.UserId, UserId));
  await giveUp({ to: pat, Subject: 'mail' }, { to: pat, Kind: 'Text', Lane: 'personal', Recipient: MobileNumber, Subject: 'text' });
  const client = await signedIn(server, 'super@wellspring.example');
  const states = async () => Object.fromEntries((await list(client)).body.Items.map(({ Subject, Again }) => [Subject, Again]));
  expect(await states()).toEqual({ mail: 'Possible', text: 'Possible' });
  await server.database.update(profiles).set({ DisableText: true }).where(eq(profiles.UserId, UserId));
  expect(await states()).toEqual({ mail: 'Possible', text: 'TextsOff' });
  await server.database.update(users).set({ Status: 'Deleted' }).where(eq(users.UserId, UserId));
  expect(await states()).toEqual({ mail: 'AccountDeleted', text: 'AccountDeleted' });
  expect((await allAgain(client, (await list(client)).body.Items)).body).toEqual({ Sent: 0, NotSent: 2 });
});

test('D-tenants-83 an email goes to the address that the person has now, also where that was refused', async () => {
  await giveUp({ to: pat, Subject: 'old address' });
  await server.database.update(users).set({ Email: 'new@lakeside.example' }).where(eq(users.UserName, pat));
  await giveUp({ to: pat, Subject: 'new address' });
  const client = await signedIn(server, support);
  const { Items } = (await list(client)).body;
  expect(Object.fromEntries(Items.map(({ Subject, NewRecipient }) => [Subject, NewRecipient]))).toEqual({
    'old address': 'new@lakeside.example',
    'new address': undefined,
  });
  await allAgain(client, Items);
  const { sent, delivery } = working();
  await deliver(server, delivery);
  expect(sent.toSorted()).toEqual(['new@lakeside.example: new address', 'new@lakeside.example: old address']);
});

test('D-tenants-84 the refusal of an address shows until an email arrives there, or the address changes', async () => {
  const { UserId } = await personOf(server, pat);
  const client = await signedIn(server, support);
  const found = async () => (await client.get<EmailRefusal>(`/people/${UserId}/email-refusal`)).body;
  expect(await found()).toEqual({});
  await giveUp({ to: pat, Recipient: 'Pat@Lakeside.example' });
  expect(await found()).toEqual({ RefusedAt: now(), Reply: '550 5.1.1' });
  // Sent again, it may be refused again: only one that arrives counts.
  await allAgain(client, (await list(client)).body.Items);
  expect(await found()).toEqual({ RefusedAt: now(), Reply: '550 5.1.1' });
  await deliver(server, working().delivery);
  expect(await found()).toEqual({});
  await giveUp({ to: pat });
  expect(await found()).toEqual({ RefusedAt: now(), Reply: '550 5.1.1' });
  await server.database.update(users).set({ Email: 'new@lakeside.example' }).where(eq(users.UserId, UserId));
  expect(await found()).toEqual({});
});

test('D-tenants-84 the refusal of an address is for those who look after the account', async () => {
  const { UserId } = await personOf(server, pat);
  const statusFor = async (who: string) => (await (await signedIn(server, who)).get(`/people/${UserId}/email-refusal`)).status;
  const statuses: Record<string, number> = {};
  for (const who of [support, 'admin@lakeside.example', 'super@wellspring.example', 'admin@summit.example', 'coach@lakeside.example'])
    statuses[who] = await statusFor(who);
  expect(statuses).toEqual({
    [support]: 200,
    'admin@lakeside.example': 200,
    'super@wellspring.example': 200,
    'admin@summit.example': 404,
    'coach@lakeside.example': 403,
  });
});
