import { expect, test } from 'vitest';
import { deliveryOf } from '../../server/areas/outbox/delivery';
import { canceledItem } from '../../server/calls/calendar-file';
import { outbox } from '../../server/records/tables/outbox';
import { deliver, toolsOf } from './support/deliver';
import { startMailServer, startTextService } from './support/mail-server';
import { startTestServer } from './support/test-server';

const none = { smtpUrl: undefined, mailFrom: undefined, textWebhookUrl: undefined, demoData: false };

test('a running node sends emails by SMTP on its own, and stops with the server', async () => {
  const mail = await startMailServer();
  const server = await startTestServer({
    sendsMessages: true,
    delivery: deliveryOf({ ...none, smtpUrl: mail.url, mailFrom: 'Wellspring <no-reply@wellspring.example>' }),
  });
  await server.nobody.post('/login/forgotpassword', { UserName: 'pat@lakeside.example' });
  await expect.poll(() => mail.received.length, { timeout: 30_000 }).toBe(1);
  await server.close();
  await mail.close();
  const letter = mail.received[0] ?? '';
  expect(letter).toMatch(/^From: Wellspring <no-reply@wellspring\.example>$/m);
  expect(letter).toMatch(/^To: pat@lakeside\.example$/m);
  expect(letter).toMatch(/^Subject: Reset your password$/m);
  expect(letter).toMatch(/^Message-ID: <[0-9a-f-]{36}@wellspring>$/m);
  expect(letter.replace(/=\n/g, '')).toContain('https://wellspring.example/act/auth/login/reset?key=');
});

test('an address or a subject with line ends adds no recipient and no header', async () => {
  const mail = await startMailServer();
  const server = await startTestServer();
  const hostile = {
    Kind: 'Email' as const,
    Recipient: 'pat@lakeside.example\r\nBcc: all@lakeside.example',
    Subject: 'Hello\r\nBcc: all@lakeside.example',
    Body: 'x',
    ExpiresAt: null,
  };
  await toolsOf(server).outbox.add(hostile, server.clock.now().toISOString());
  await deliver(server, deliveryOf({ ...none, smtpUrl: mail.url, mailFrom: 'no-reply@wellspring.example' }));
  await server.close();
  await mail.close();
  expect(mail.received.join('')).not.toMatch(/^Bcc:/im);
});

test('texts are posted to the webhook with a key that stays the same, and again when it fails', async () => {
  const texts = await startTextService([500, 302]);
  const server = await startTestServer();
  await toolsOf(server).outbox.add(
    { Kind: 'Text', Recipient: '+15550000001', Subject: null, Body: 'Your code', ExpiresAt: null },
    server.clock.now().toISOString(),
  );
  const delivery = deliveryOf({ ...none, textWebhookUrl: texts.url });
  for (let round = 0; round < 3; round += 1) {
    await deliver(server, delivery);
    server.clock.advance({ seconds: 60 });
  }
  const [row] = await server.database.select().from(outbox);
  await server.close();
  await texts.close();
  expect(texts.received).toEqual([{ key: row?.MessageId, body: { Id: row?.MessageId, To: '+15550000001', Body: 'Your code' } }]);
  expect(row).toMatchObject({ Attempts: 3, Outcome: 'Sent', Body: '' });
});

test('a mail server that is away loses nothing', async () => {
  const server = await startTestServer();
  await toolsOf(server).outbox.add(
    { Kind: 'Email', Recipient: 'pat@lakeside.example', Subject: 'x', Body: 'kept', ExpiresAt: null },
    server.clock.now().toISOString(),
  );
  await deliver(server, deliveryOf({ ...none, smtpUrl: 'smtp://127.0.0.1:1', mailFrom: 'a@b.example' }));
  const [row] = await server.database.select().from(outbox);
  await server.close();
  expect(row).toMatchObject({ DoneAt: null, Body: 'kept', Attempts: 1 });
});

test('rich text goes as HTML with styles of its own, and as words; what may not travel does not', async () => {
  const mail = await startMailServer();
  const server = await startTestServer();
  const Body =
    '<p class="align-center">At <span class="color-red">nine</span></p><ul><li>Shoes</li><li>Water</li></ul><p><a href="https://a.example/">Map</a><script>alert(1)</script></p>';
  const message = { Kind: 'Email' as const, Recipient: 'pat@lakeside.example', Subject: 'Saturday', Body, IsRich: true, ExpiresAt: null };
  await toolsOf(server).outbox.add(message, server.clock.now().toISOString());
  await deliver(server, deliveryOf({ ...none, smtpUrl: mail.url, mailFrom: 'no-reply@wellspring.example' }));
  await server.close();
  await mail.close();
  const letter = mail.received
    .join('')
    .replace(/=\r?\n/g, '')
    .replaceAll('=3D', '=')
    .replace(/\r/g, '');
  expect(letter).toContain('<p style="text-align: center">At <span style="color: #b3261e">nine</span></p>');
  expect(letter).toContain('<a href="https://a.example/">Map</a>');
  expect(letter).toMatch(/^At nine\n\n- Shoes\n- Water\n\nMap \(https:\/\/a\.example\/\)$/m);
  expect(letter).not.toContain('alert');
});

test('a calendar part goes with an email, and is forgotten once it was sent', async () => {
  const mail = await startMailServer();
  const server = await startTestServer();
  const item = { id: 'session-1', title: 'Coaching', start: '2026-12-03T15:00:00Z', end: '2026-12-03T15:30:00Z', timeZone: null, place: '', description: '' };
  const Calendar = canceledItem(item, { url: 'https://wellspring.example/calendar', now: server.clock.now() });
  const message = { Kind: 'Email' as const, Recipient: 'pat@lakeside.example', Subject: 'Canceled', Body: 'x', ExpiresAt: null, Calendar };
  await toolsOf(server).outbox.add(message, server.clock.now().toISOString());
  await deliver(server, deliveryOf({ ...none, smtpUrl: mail.url, mailFrom: 'no-reply@wellspring.example' }));
  const [row] = await server.database.select().from(outbox);
  await server.close();
  await mail.close();
  const letter = mail.received.join('').replace(/\r/g, '');
  expect(letter).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=CANCEL$/m);
  expect(letter).toContain('filename=session.ics');
  expect(row).toMatchObject({ Outcome: 'Sent', Calendar: null });
});

test('D-tenants-33 a mailbox that a mail server says does not exist is remembered; a refusal for now, or of the sender, is tried again', async () => {
  const replies: Record<string, string> = {
    'none@lakeside.example': '550 5.1.1 No such mailbox.',
    'full@lakeside.example': '452 4.2.2 Mailbox full.',
    'policy@lakeside.example': '550 5.7.1 You may not send here.',
  };
  const mail = await startMailServer((recipient) => replies[recipient]);
  const server = await startTestServer();
  const { outbox: messages, refusedAddresses } = toolsOf(server);
  for (const Recipient of Object.keys(replies))
    await messages.add({ Kind: 'Email', Recipient, Subject: 'Hello', Body: 'x', ExpiresAt: null }, server.clock.now().toISOString());
  await deliver(server, deliveryOf({ ...none, smtpUrl: mail.url, mailFrom: 'no-reply@wellspring.example' }));
  const outcomes = (await server.database.select().from(outbox)).map(({ Recipient, Outcome, Fault }) => [Recipient, Outcome, Fault]);
  const marked = await Promise.all(Object.keys(replies).map((recipient) => refusedAddresses.find(recipient)));
  await server.close();
  await mail.close();
  expect(outcomes.toSorted((left, right) => String(left[0]).localeCompare(String(right[0])))).toEqual([
    ['full@lakeside.example', null, null],
    ['none@lakeside.example', 'Failed', 'RecipientRefused'],
    ['policy@lakeside.example', null, null],
  ]);
  expect(marked).toEqual([{ Address: 'none@lakeside.example', RefusedAt: server.clock.now().toISOString(), Reply: '550 5.1.1' }, undefined, undefined]);
});
