import { eq, inArray } from 'drizzle-orm';
import { expect } from 'vitest';
import { users } from '../../server/records/tables/people';
import { dependants, registrationKeys, registrations } from '../../server/records/tables/registrations';
import type { Failure, RegistrationProgress, RegistrationResult } from '../../schemas/generated/records';
import { messagesTo } from './support/deliver';
import { removeExpiredNow } from './support/jobs';
import { agreed, confirmed, details, identified, keySentTo, newPassword, people, visitorOf } from './support/registration';
import { faultsOf } from './support/test-server';
import { withServer } from './support/fixture';

const { test, server, undoAfterEach } = withServer();
undoAfterEach();

const { rosa, ingrid, june } = people;
/** What an answer says, without the token and what differs between registrations. */
const saying = ({ Success, FailureReason, ClientAction }: RegistrationProgress | RegistrationResult) => ({ Success, FailureReason, ClientAction });
const refusedAs = (FailureReason: string, ClientAction: string) => ({ Success: false, FailureReason, ClientAction });

test('an unknown person, a wrong answer and somebody registered by another answer are told alike', async () => {
  const visitor = visitorOf(server, rosa.host);
  const { Rid } = await visitor.step({ Step: 'SelectRole', IsPrimaryMember: true });
  const pat = (await server.database.select().from(users).where(eq(users.UserName, 'pat@lakeside.example')))[0]!;
  const guesses = [
    { LastName: 'No one', DateOfBirth: '1950-01-01', UniqueId: 'X-1' },
    { ...rosa.Fields, UniqueId: 'L-2002' },
    { ...rosa.Fields, DateOfBirth: '1987-04-13' },
    { LastName: 'Rivers', DateOfBirth: '1950-01-01', UniqueId: pat.UniqueId! },
    { LastName: 'Delgado', DateOfBirth: '1985-09-30', UniqueId: 'L-2001-D1' },
    people.ingrid.Fields,
  ];
  const answers = [];
  for (const Fields of guesses) answers.push(await visitor.identify({ Rid: Rid!, Fields }));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(saying(answers[0]!)).toEqual(refusedAs('NotEligible', 'None'));
  const all = { LastName: 'Rivers', DateOfBirth: pat.DateOfBirth!, UniqueId: pat.UniqueId! };
  expect(saying(await visitor.identify({ Rid: Rid!, Fields: all }))).toEqual(refusedAs('AlreadyRegistered', 'SignIn'));
});

test('whoever guesses one answer is stopped after five tries, in whichever registration, and heard again after a while', async () => {
  const tryOne = async (UniqueId: string) => {
    const visitor = visitorOf(server, rosa.host);
    const { Rid } = await visitor.step({ Step: 'SelectRole', IsPrimaryMember: true });
    return saying(await visitor.identify({ Rid: Rid!, Fields: { ...rosa.Fields, UniqueId } }));
  };
  for (let guess = 0; guess < 5; guess += 1) expect(await tryOne(`L-300${guess}`)).toEqual(refusedAs('NotEligible', 'None'));
  expect(await tryOne('L-3005')).toEqual(refusedAs('TooManyTries', 'ContactSupport'));
  expect(await tryOne('L-2001')).toEqual(refusedAs('TooManyTries', 'ContactSupport'));
  server.clock.advance({ seconds: 901 });
  expect((await tryOne('L-2001')).Success).toBe(true);
});

test.each([
  ['Disabled', {}, refusedAs('AccountDisabled', 'ContactSupport')],
  ['Deleted', {}, refusedAs('NotEligible', 'None')],
  ['Active', {}, refusedAs('AlreadyRegistered', 'SignIn')],
  ['Uploaded', { LastName: 'Elsewhere' }, refusedAs('NotEligible', 'None')],
] as const)('somebody who is %s may not register', async (Status, changes, answer) => {
  await server.database
    .update(users)
    .set({ Status, ...changes })
    .where(eq(users.UserName, ingrid.UserName));
  const visitor = visitorOf(server, ingrid.host);
  const { Rid } = await visitor.step({ Step: 'SelectRole', IsPrimaryMember: true });
  expect(saying(await visitor.identify({ Rid: Rid!, Fields: ingrid.Fields }))).toEqual(answer);
});

test('of two people of whom the same is true neither is found', async () => {
  const [luis] = await server.database.select().from(users).where(eq(users.UserName, 'luis.delgado@lakeside.example'));
  const Fields = { LastName: 'Delgado', DateOfBirth: '1985-09-30', PrimaryUniqueId: 'L-2001' };
  const find = async () => {
    const visitor = visitorOf(server, rosa.host);
    const { Rid } = await visitor.step({ Step: 'SelectRole', IsPrimaryMember: false });
    return (await visitor.identify({ Rid: Rid!, IsPrimaryMember: false, Fields })).Success;
  };
  expect(await find()).toBe(true);
  await server.database.insert(users).values({ ...luis!, UserId: 'twin', UserName: 'twin@lakeside.example', UniqueId: 'L-2001-D2' });
  const [{ PrimaryUserId } = { PrimaryUserId: '' }] = await server.database.select().from(dependants);
  await server.database.insert(dependants).values({ UserId: 'twin', PrimaryUserId });
  expect(await find()).toBe(false);
});

test('a link that is unknown, made up or missing says so and starts again', async () => {
  const visitor = visitorOf(server, rosa.host);
  for (const path of [
    'process-validation-key',
    'process-validation-key?vkey=made-up',
    'setup?deviceTouchPoints=1&rid=made-up',
    'setup?deviceTouchPoints=1&vkey=made-up',
  ])
    expect(saying((await visitor.get<RegistrationProgress>(`/registration/v2/${path}`)).body)).toEqual(refusedAs('LinkUnknown', 'StartOver'));
});

test('neither the token nor the key of a link opens what the other does', async () => {
  const { visitor, Rid } = await identified(server, rosa);
  const key = await keySentTo(server, rosa.UserName);
  expect(saying(await visitor.follow(Rid))).toEqual(refusedAs('LinkUnknown', 'StartOver'));
  expect(saying(await visitor.setup({ rid: key }))).toEqual(refusedAs('LinkUnknown', 'StartOver'));
  expect((await visitor.setup({ vkey: key })).DoneSteps).toContain('RegistrationEmailSent');
});

test('a link expires after a day, and a new one can be asked for by it; a registration after a week', async () => {
  const { visitor, Rid } = await identified(server, rosa);
  const key = await keySentTo(server, rosa.UserName);
  server.clock.advance({ seconds: 86_400 });
  expect(saying(await visitor.follow(key))).toEqual(refusedAs('LinkExpired', 'ResendEmail'));
  expect((await visitor.resend({ VKey: key })).Success).toBe(true);
  expect((await visitor.follow(await keySentTo(server, rosa.UserName))).Success).toBe(true);
  expect((await visitor.resend({ VKey: 'made-up' })).FailureReason).toBe('LinkUnknown');
  server.clock.advance({ seconds: 6 * 86_400 });
  expect(saying(await visitor.setup({ rid: Rid }))).toEqual(refusedAs('LinkExpired', 'StartOver'));
  expect(saying(await visitor.resend({ VKey: key }))).toEqual(refusedAs('LinkExpired', 'StartOver'));
  expect(saying(await visitor.step({ Rid, Step: 'SelectRole', IsPrimaryMember: true }))).toEqual(refusedAs('LinkExpired', 'StartOver'));
});

test('a link works again and again until the person is registered, then it says that it was used', async () => {
  const { visitor } = await identified(server, june);
  const key = await keySentTo(server, june.UserName);
  const [first, second] = [await visitor.follow(key), await visitor.follow(key)];
  expect(first.Rid).not.toBe(second.Rid);
  await visitor.require({ Rid: first.Rid, UserId: first.UserId, ...details(june) });
  expect((await visitor.register({ Rid: second.Rid, UserName: june.UserName })).Success).toBe(true);
  expect(saying(await visitor.follow(key))).toEqual(refusedAs('LinkUsed', 'SignIn'));
  expect(saying(await visitor.register({ Rid: first.Rid, UserName: june.UserName }))).toEqual(refusedAs('AlreadyRegistered', 'SignIn'));
});

test('the link of one company leads to its pages from those of another, with nothing told there', async () => {
  const { Rid } = await identified(server, rosa);
  const key = await keySentTo(server, rosa.UserName);
  const elsewhere = visitorOf(server, ingrid.host);
  for (const answer of [await elsewhere.follow(key), await elsewhere.setup({ rid: Rid })]) {
    expect(saying(answer)).toEqual(refusedAs('OtherCompany', 'GoToCompany'));
    expect(answer).toMatchObject({ CompanyName: 'Summit Outfitters', DoneSteps: ['CompanyCode'] });
  }
  expect(saying(await elsewhere.identify({ Rid, Fields: rosa.Fields }))).toEqual(refusedAs('OtherCompany', 'GoToCompany'));
  expect(saying(await elsewhere.register({ Rid, UserName: rosa.UserName }))).toEqual(refusedAs('OtherCompany', 'GoToCompany'));
  const { headers } = await elsewhere.get(`/registration/v2/company-page?vkey=${key}`);
  expect(headers.location).toBe(`https://lakeside.localhost/act/auth/validation?vkey=${key}`);
  expect((await elsewhere.get('/registration/v2/company-page?rid=made-up')).headers.location).toBe('/act/auth/registration/v2');
});

test('an email is sent again after a minute, five times at most, and only to the person', async () => {
  const { visitor, Rid } = await identified(server, rosa);
  expect(await visitor.resend({ Rid })).toMatchObject({ ...refusedAs('TooManyEmails', 'None'), EmailWait: 60 });
  for (let more = 0; more < 4; more += 1) {
    server.clock.advance({ seconds: 60 });
    expect((await visitor.resend({ Rid })).Success).toBe(true);
  }
  server.clock.advance({ seconds: 60 });
  expect(saying(await visitor.resend({ Rid }))).toEqual(refusedAs('TooManyEmails', 'None'));
  expect(await messagesTo(server, rosa.UserName)).toHaveLength(5);
});

test('the same answers sent twice at once send one email more at most, and neither fails', async () => {
  const { visitor, Rid } = await identified(server, rosa);
  const answers = await Promise.all([1, 2].map(() => visitor.identify({ Rid, Fields: rosa.Fields })));
  expect(answers.map(({ Success }) => Success)).toEqual([true, true]);
  expect(await messagesTo(server, rosa.UserName)).toHaveLength(1);
});

test('whoever confirmed one person’s address has not confirmed another’s', async () => {
  const { visitor, Rid } = await confirmed(server, rosa);
  const luis = { LastName: 'Delgado', DateOfBirth: '1985-09-30', PrimaryUniqueId: 'L-2001' };
  await visitor.step({ Rid, Step: 'SelectRole', IsPrimaryMember: false });
  const answer = await visitor.identify({ Rid, IsPrimaryMember: false, Fields: luis });
  expect(answer.DoneSteps).toEqual(['CompanyCode', 'SelectRole', 'IdentifyUser']);
  expect(answer.UserId).toBeUndefined();
  expect(await visitor.register({ Rid, UserName: 'luis.delgado@lakeside.example' })).toMatchObject({ FailureReason: 'StepsMissing' });
});

test('whoever asked for the link knows no more when somebody else has followed it', async () => {
  const { visitor, Rid } = await identified(server, rosa);
  const followed = await visitor.follow(await keySentTo(server, rosa.UserName));
  const asker = await visitor.setup({ rid: Rid });
  expect(asker.DoneSteps).not.toContain('RegistrationEmailSent');
  expect([asker.UserId, asker.UserName, asker.FirstName]).toEqual([undefined, undefined, undefined]);
  expect((await visitor.get(`/registration/v2/required-fields?userId=${followed.UserId}&rid=${Rid}`)).status).toBe(404);
});

test('a stranger who asked for the link neither sees nor disturbs what the person does by it', async () => {
  const { visitor: stranger, Rid: theirs } = await identified(server, rosa);
  const key = await keySentTo(server, rosa.UserName);
  const person = visitorOf(server, rosa.host);
  const { Rid, UserId } = await person.follow(key);
  await person.require({ Rid, UserId, ...details(rosa), MobileNumber: '(201) 555-0142' });
  await stranger.step({ Rid: theirs, Step: 'SelectRole', IsPrimaryMember: false });
  expect(JSON.stringify(await stranger.setup({ rid: theirs }))).not.toContain('5550142');
  expect((await person.follow(key)).DoneSteps).toContain('RequiredFields');
  expect((await person.register({ Rid, UserName: rosa.UserName })).Success).toBe(true);
});

test('a second link leads to where the first has brought the person, also when both are followed at once', async () => {
  const { visitor, Rid: asker } = await identified(server, rosa);
  const first = await keySentTo(server, rosa.UserName);
  const { Rid, UserId } = await visitor.follow(first);
  await visitor.require({ Rid, UserId, ...details(rosa) });
  server.clock.advance({ seconds: 61 });
  await visitor.resend({ Rid: asker });
  const second = await keySentTo(server, rosa.UserName);
  expect(second).not.toBe(first);
  const answers = await Promise.all([first, second, second].map((key) => visitor.follow(key)));
  for (const { DoneSteps } of answers) expect(DoneSteps).toContain('RequiredFields');
});

test('what the page sends along of another step is not taken for an answer: the step that asks is the one that counts', async () => {
  const { omar } = people;
  const { visitor, Rid, UserId } = await confirmed(server, omar);
  const first = { licenceNumber: 'GA1234567', licensedUntil: '2030-01-31', weeklyHours: 40, depot: 'dallas' };
  await visitor.step({ Rid, Step: 'Driving', Custom: first });
  await visitor.require({ Rid, UserId, ...details(omar), Custom: first });
  const second = { ...first, licenceNumber: 'GA7654321', weeklyHours: 20 };
  await visitor.step({ Rid, Step: 'Driving', Custom: second });
  expect((await visitor.setup({ rid: Rid })).Custom).toEqual(second);
  const [row] = await server.database.select().from(registrations).where(eq(registrations.ConfirmedUserId, UserId));
  expect(row!.Custom).toEqual({ Driving: second, RequiredFields: {} });
});

test('somebody who turns out to be another person has answered nothing of what came after', async () => {
  const { visitor, Rid } = await confirmed(server, people.omar);
  await visitor.step({ Rid, Step: 'Driving', Custom: { licenceNumber: 'GA1234567', licensedUntil: '2030-01-31', weeklyHours: 40, depot: 'dallas' } });
  const again = await visitor.step({ Rid, Step: 'SelectRole', IsPrimaryMember: false });
  expect(again).toMatchObject({ DoneSteps: ['CompanyCode', 'SelectRole'], Custom: {} });
  expect(again.Fields).toBeUndefined();
});

test('tokens and keys are stored as hashes, and no password anywhere', async () => {
  const { visitor, Rid, UserId } = await confirmed(server, june);
  const key = await keySentTo(server, june.UserName);
  await visitor.require({ Rid, UserId, ...details(june) });
  await visitor.register({ Rid, UserName: june.UserName });
  const rows = JSON.stringify([
    await server.database.select().from(registrations),
    await server.database.select().from(registrationKeys),
    await server.database
      .select()
      .from(users)
      .where(inArray(users.UserName, [june.UserName])),
  ]);
  for (const secret of [Rid, key, newPassword]) expect(rows).not.toContain(secret);
});

const long = 'x'.repeat(10_000);
test.each([
  ['10,000 characters', long, 400],
  ['HTML', '<img src=x onerror=alert(1)>', 200],
  ['a picture of letters', '👩🏽‍🦰', 200],
  ['words of a query', "' or 1=1 --", 200],
  ['a null character', 'a\u0000', 400],
  ['half of a pair', 'a\ud800', 400],
])('%s in an answer finds nobody and harms nothing', async (_what, LastName, status) => {
  const visitor = visitorOf(server, rosa.host);
  const { Rid } = await visitor.step({ Step: 'SelectRole', IsPrimaryMember: true });
  const answer = await visitor.post<RegistrationProgress>('/registration/v2/eligibility', { Rid, IsPrimaryMember: true, Fields: { ...rosa.Fields, LastName } });
  expect(answer.status).toBe(status);
  if (status === 200) expect(answer.body.FailureReason).toBe('NotEligible');
});

test('a name with a picture and with HTML is greeted as it is, as text', async () => {
  const FirstName = '<b>Zoë</b> 👩🏽‍🦰 $& {link}';
  await server.database.update(users).set({ FirstName }).where(eq(users.UserName, rosa.UserName));
  await identified(server, rosa);
  const [message] = await messagesTo(server, rosa.UserName);
  expect(message!.Body).toContain(`Hello ${FirstName},`);
  expect((await visitorOf(server, rosa.host).follow(await keySentTo(server, rosa.UserName))).FirstName).toBe(FirstName);
});

test.each([
  ['saveRegistrationStep', '/registration/v2/steps', { Step: 'Nonsense' }, ['unknownStep /Step']],
  ['saveRegistrationStep', '/registration/v2/steps', { Step: 'ConfirmPassword' }, ['unknownStep /Step']],
  ['saveRegistrationStep', '/registration/v2/steps', { Step: 'SelectRole' }, ['required /IsPrimaryMember']],
  ['saveRegistrationStep', '/registration/v2/steps', { Step: 'CompanyCode', CompanyCode: '  ' }, ['required /CompanyCode']],
  [
    'checkEligibility',
    '/registration/v2/eligibility',
    { IsPrimaryMember: true, Fields: {} },
    ['required /Fields/LastName', 'required /Fields/DateOfBirth', 'required /Fields/UniqueId'],
  ],
  ['registerUser', '/registration/v2/register-user', { ...agreed, Rid: 'x', UserName: '' }, ['required /UserName']],
])('%s says what is wrong with a body, field by field: %#', async (_call, path, body, faults) => {
  const answer = await visitorOf(server, rosa.host).post<Failure>(path, body);
  expect([answer.status, faultsOf(answer)]).toEqual([400, faults]);
});

test('an unknown company code is told in words of its own, and begins nothing', async () => {
  const visitor = visitorOf(server, 'localhost');
  const before = (await server.database.select().from(registrations)).length;
  expect(saying(await visitor.step({ Step: 'CompanyCode', CompanyCode: '<script>' }))).toEqual(refusedAs('UnknownCompanyCode', 'None'));
  expect(await server.database.select().from(registrations)).toHaveLength(before);
});

test('registrations that ended long ago are removed', async () => {
  await identified(server, rosa);
  server.clock.advance({ seconds: 15 * 86_400 });
  await visitorOf(server, rosa.host).step({ Step: 'SelectRole', IsPrimaryMember: true });
  await removeExpiredNow(server);
  expect(await server.database.select().from(registrations)).toHaveLength(1);
});
