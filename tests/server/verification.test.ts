import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { Failure, OutboxMessage, Session, UserProfile, UserProfileSave } from '../../schemas/generated/records';
import { auditRecords } from '../../server/records/audit';
import { contactVerifications } from '../../server/records/tables/contact-verifications';
import { outbox } from '../../server/records/tables/outbox';
import { signInAttempts } from '../../server/records/tables/sessions';
import { demoPassword } from '../../server/demo/load';
import { demoDelivery } from '../../server/areas/outbox/delivery';
import { deliver } from './support/deliver';
import { unchanged } from './support/profile-save';
import { type Client, clientOf, faultsOf, startTestServer } from './support/test-server';
import { withServer } from './support/fixture';

const { test, server, undoAfterEach } = withServer();
/** Of a company with the text tool. */
let lake: Client;
/** Of a company without. */
let summit: Client;
test.beforeAll(async () => {
  // Their tokens are there for every test.
  for (const userName of ['pat@lakeside.example', 'pat@summit.example', 'admin@lakeside.example']) await server.as(userName);
});
undoAfterEach();
test.beforeEach(async () => {
  [lake, summit] = [await server.as('pat@lakeside.example'), await server.as('pat@summit.example')];
  await server.database.delete(signInAttempts);
  await server.database.delete(outbox);
});

const path = '/user/userprofilev2';
const profileOf = async (client: Client) => (await client.get<UserProfile>(path)).body;
const save = async (client: Client, change: Partial<UserProfileSave>) =>
  (await client.post<{ Data: UserProfile; Successful: boolean }>(path, { ...unchanged(await profileOf(client)), ...change })).body;
const sent = async () => {
  const rows = await server.database.select().from(outbox).orderBy(outbox.Body);
  return rows.map(({ Kind, Recipient, Body }) => `${Kind} to ${Recipient}: ${Body.split('.')[0]}`);
};
const reply = (From: string, Body: string, token?: string) => clientOf(server.app, token).post<boolean>('/texts/received', { From, Body });
const idOf = async (client: Client) => (await client.get<Session>('/session')).body.User!.UserId;
const trailOf = async (client: Client) =>
  (await auditRecords(server.database).of({ SubjectKind: 'Person', SubjectId: await idOf(client) }, 100)).map(({ Action }) => Action);
let last = 100;
/** A number that nobody has. */
const newNumber = () => `+1201555${String((last += 1)).padStart(4, '0')}`;

describe('a changed mobile number', () => {
  test('A-profile-27 A-profile-18 is sent one text without the text tool', async () => {
    const MobileNumber = newNumber();
    const { Data } = await save(summit, { MobileNumber });
    expect(Data).toMatchObject({ MobileNumber, VerificationSent: true, TextToolVerificationStatus: 'pending' });
    expect(await sent()).toEqual([`Text to ${MobileNumber}: Reply YES to verify this mobile number`]);
  });

  test('A-profile-28 is sent two texts with it, for reminders and for wellness updates', async () => {
    const MobileNumber = newNumber();
    await save(lake, { MobileNumber });
    expect(await sent()).toEqual([
      `Text to ${MobileNumber}: Reply REMIND to get text reminders at this number`,
      `Text to ${MobileNumber}: Reply WELL to get wellness updates at this number`,
    ]);
    expect(await profileOf(lake)).toMatchObject({ TextReminderVerification: 'sent', WellnessReminderVerification: 'sent' });
  });

  test('saved once more in other signs, or taken away, is sent nothing', async () => {
    const MobileNumber = newNumber();
    await save(summit, { MobileNumber });
    await server.database.delete(outbox);
    await save(summit, { MobileNumber: MobileNumber.slice(2) });
    expect(await profileOf(summit)).toMatchObject({ VerificationSent: true, TextToolVerificationStatus: 'pending' });
    await save(summit, { MobileNumber: undefined });
    expect(await sent()).toEqual([]);
    expect(await profileOf(summit)).toMatchObject({ VerificationSent: false, TextToolVerificationStatus: 'none' });
  });

  test('that is refused is sent nothing', async () => {
    const taken = newNumber();
    expect((await save(await server.as('admin@lakeside.example'), { MobileNumber: taken })).Successful).toBe(true);
    await server.database.delete(outbox);
    expect((await save(lake, { MobileNumber: taken })).Successful).toBe(false);
    expect(await sent()).toEqual([]);
  });

  test('A-profile-17 a minute later may be sent its text once more', async () => {
    await save(summit, { MobileNumber: newNumber() });
    server.clock.advance({ seconds: 59 });
    expect((await profileOf(summit)).TextToolVerificationStatus).toBe('pending');
    server.clock.advance({ seconds: 1 });
    expect((await profileOf(summit)).TextToolVerificationStatus).toBe('pendingWithResend');
  });

  test('is stored without a text when too many were sent, which the profile says', async () => {
    for (let count = 0; count < 5; count += 1) await save(summit, { MobileNumber: newNumber() });
    await server.database.delete(outbox);
    const { Data } = await save(summit, { MobileNumber: newNumber() });
    expect(await sent()).toEqual([]);
    expect(Data).toMatchObject({ VerificationSent: false, TextToolVerificationStatus: 'pendingWithResend' });
  });
});

describe('a reply', () => {
  test('A-profile-17 with the word of the text verifies the number, whatever its case and blanks', async () => {
    const number = newNumber();
    await save(summit, { MobileNumber: number });
    expect((await reply(number, 'perhaps')).body).toBe(true);
    expect((await profileOf(summit)).TextToolVerificationStatus).toBe('pending');
    await reply(number.slice(2), ' yes ');
    expect((await profileOf(summit)).TextToolVerificationStatus).toBe('verified');
    expect(await trailOf(summit)).toContain('MobileVerified');
  });

  test('A-profile-28 opts into what its text is about, and into nothing else', async () => {
    const number = newNumber();
    await save(lake, { MobileNumber: number });
    await reply(number, 'WELL');
    expect(await profileOf(lake)).toMatchObject({
      TextToolVerificationStatus: 'verified',
      WellnessReminderVerification: 'verified',
      TextReminderVerification: 'sent',
    });
    await reply(number, 'REMIND');
    expect((await profileOf(lake)).TextReminderVerification).toBe('verified');
  });

  test('from an earlier number, or from anybody else, verifies nothing', async () => {
    const earlier = newNumber();
    await save(summit, { MobileNumber: earlier });
    await save(summit, { MobileNumber: newNumber() });
    await reply(earlier, 'YES');
    await reply('+12015559999', 'YES');
    await reply('nonsense', 'YES');
    expect((await profileOf(summit)).TextToolVerificationStatus).toBe('pending');
  });

  test('after a week verifies nothing', async () => {
    const number = newNumber();
    await save(summit, { MobileNumber: number });
    const { clock } = server;
    clock.advance({ seconds: 7 * 86_400 + 1 });
    await reply(number, 'YES');
    summit = clientOf(server.app, (await signedInAgain('pat@summit.example')).token);
    lake = clientOf(server.app, (await signedInAgain('pat@lakeside.example')).token);
    expect((await profileOf(summit)).TextToolVerificationStatus).toBe('pendingWithResend');
  });

  test('STOP ends the texts, and HELP is answered', async () => {
    const number = newNumber();
    await save(summit, { MobileNumber: number, DisableTextReminders: false });
    await server.database.delete(outbox);
    await reply(number, 'Stop');
    expect((await profileOf(summit)).DisableText).toBe(true);
    expect(await trailOf(summit)).toContain('TextsStopped');
    await reply(number, 'HELP');
    await reply('+12015559998', 'HELP');
    expect(await sent()).toEqual([`Text to ${number}: These texts come from your wellness program`]);
  });

  const signedInAgain = async (UserName: string) => {
    const { body } = await server.nobody.post<{ Token: string }>('/account/login/login', { UserName, Password: demoPassword });
    return { token: body.Token };
  };
});

describe('outside of the demo', () => {
  test('replies are taken from whoever shows the token of the provider of texts, and from nobody else', async () => {
    const textReplyToken = 'a-token-of-the-provider';
    const real = await startTestServer({ delivery: { ...demoDelivery, isDemo: false }, textReplyToken });
    const ask = async (token?: string) => (await clientOf(real.app, token).post('/texts/received', { From: '+12015550100', Body: 'YES' })).status;
    expect([await ask(), await ask('another-token-of-somebody'), await ask(textReplyToken)]).toEqual([404, 404, 200]);
    await real.close();
    const without = await startTestServer({ delivery: { ...demoDelivery, isDemo: false } });
    expect((await clientOf(without.app, 'undefined').post('/texts/received', { From: '+12015550100', Body: 'YES' })).status).toBe(404);
    await without.close();
  });
});

describe('the calls that send', () => {
  test.each([
    ['A-profile-35 A-profile-39 of a number:', 'mobileverification', 'Reply YES to verify this mobile number'],
    ['A-profile-37 A-profile-39 of reminders:', 'verifyTextReminder', 'Reply REMIND to get text reminders at this number'],
    ['A-profile-38 A-profile-39 of wellness updates:', 'verifyWellnessReminder', 'Reply WELL to get wellness updates at this number'],
  ])('%s %s sends "%s" to the number of the profile, and answers true', async (_title, call, text) => {
    const MobileNumber = newNumber();
    await save(lake, { MobileNumber });
    await server.database.delete(outbox);
    expect(await lake.post(`/user/${call}`)).toMatchObject({ status: 200, body: true });
    expect(await sent()).toEqual([`Text to ${MobileNumber}: ${text}`]);
  });

  test('A-profile-37 A-profile-38 reminders need the text tool', async () => {
    expect([(await summit.post('/user/verifyTextReminder')).status, (await summit.post('/user/verifyWellnessReminder')).status]).toEqual([403, 403]);
  });

  test('without a number or an address there is nothing to send to', async () => {
    await save(summit, { MobileNumber: undefined, PreferredEmail: undefined });
    for (const call of ['mobileverification', 'preferredemailverification']) {
      const { status, body } = await summit.post<Failure>(`/user/${call}`);
      expect([status, body.Errors[0]?.Message]).toEqual([400, 'Save a number or an address first.']);
    }
    await save(summit, { PreferredEmail: 'pat@summit.example' });
  });

  test('five in fifteen minutes are enough, over all kinds', async () => {
    await save(lake, { MobileNumber: newNumber() });
    const again = () => lake.post<Failure>('/user/mobileverification');
    for (let count = 0; count < 4; count += 1) expect((await again()).status).toBe(200);
    const { status, body } = await lake.post<Failure>('/user/preferredemailverification');
    expect([status, body.Errors[0]?.Message]).toEqual([429, 'We sent too many verification messages. Please try again in 15 minutes.']);
    server.clock.advance({ seconds: 900 });
    lake = await again().then(({ status: later }) => (later === 200 ? lake : server.as('pat@lakeside.example')));
  });
});

describe('the preferred email address', () => {
  const codeOf = async () => {
    await deliver(server);
    const { body } = await server.nobody.get<OutboxMessage[]>('/demo/outbox');
    return /\d{6}/.exec(body.find(({ Kind }) => Kind === 'Email')?.Body ?? '')?.[0] ?? '';
  };
  const confirm = (Code: string, client = summit) => client.post<Failure>('/user/preferredemailverification/confirm', { Code });
  const ask = async () => {
    await server.database.delete(outbox);
    expect(await summit.post('/user/preferredemailverification')).toMatchObject({ status: 200, body: true });
    return codeOf();
  };
  test.beforeEach(async () => {
    summit = clientOf(
      server.app,
      (await server.nobody.post<{ Token: string }>('/account/login/login', { UserName: 'pat@summit.example', Password: demoPassword })).body.Token,
    );
    await server.database.delete(contactVerifications).where(eq(contactVerifications.UserId, await idOf(summit)));
  });

  test('A-profile-36 A-profile-39 is verified by the code that was sent to it, until it changes', async () => {
    expect((await profileOf(summit)).PreferredEmailVerification).toBe('unverified');
    const code = await ask();
    expect((await profileOf(summit)).PreferredEmailVerification).toBe('sent');
    expect(await confirm(` ${code} `)).toMatchObject({ status: 200, body: true });
    expect((await profileOf(summit)).PreferredEmailVerification).toBe('verified');
    expect(await trailOf(summit)).toContain('PreferredEmailVerified');
    await save(summit, { PreferredEmail: 'another@summit.example' });
    expect((await profileOf(summit)).PreferredEmailVerification).toBe('unverified');
  });

  test('a wrong code is refused on its field, and after five tries the right one too', async () => {
    const code = await ask();
    const wrong = code === '000000' ? '000001' : '000000';
    for (let count = 0; count < 5; count += 1) {
      const answer = await confirm(wrong);
      expect([answer.status, ...faultsOf(answer), answer.body.Errors[0]?.Message]).toEqual([400, 'wrong /Code', 'This code is wrong or has expired.']);
    }
    expect((await confirm(code)).status).toBe(400);
  });

  test('a code is good for ten minutes, for one address, once, and in the session that asked for it', async () => {
    const late = await ask();
    server.clock.advance({ seconds: 600 });
    expect((await confirm(late)).status).toBe(400);

    const other = await ask();
    await save(summit, { PreferredEmail: `changed-${other}@summit.example` });
    expect((await confirm(other)).status).toBe(400);

    const elsewhere = await ask();
    const { body } = await server.nobody.post<{ Token: string }>('/account/login/login', { UserName: 'pat@summit.example', Password: demoPassword });
    expect((await confirm(elsewhere, clientOf(server.app, body.Token))).status).toBe(400);
    expect((await confirm(elsewhere)).status).toBe(200);
    expect((await confirm(elsewhere)).status).toBe(400);
  });
});
