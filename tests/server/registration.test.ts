import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { profiles, users } from '../../server/records/tables/people';
import { auditEntries } from '../../server/records/tables/audit';
import { registrationEvents, registrations } from '../../server/records/tables/registrations';
import type { Failure, OptionalField, Policy, RegistrationProgress, RegistrationRequiredFieldsSetup, TokenResult } from '../../schemas/generated/records';
import { testSteps } from '../support/journey';
import { agreed, confirmed, details, identified, keySentTo, newPassword, people, visitorOf } from './support/registration';
import { faultsOf } from './support/test-server';
import { withServer } from './support/fixture';

const { test, server, undoAfterEach } = withServer();
undoAfterEach();

const everyStep = ['CompanyCode', 'SelectRole', 'IdentifyUser', 'RegistrationEmailSent', 'RequiredFields', 'ConfirmPassword', 'Done'];
const userOf = async (name: string) => (await server.database.select().from(users).where(eq(users.UserName, name)))[0]!;

test('A-registration-28 A-registration-49 setup answers the seven steps in their order, and begins nothing', async () => {
  const before = (await server.database.select().from(registrations)).length;
  expect(await visitorOf(server, 'localhost').setup()).toEqual({
    Success: true,
    Steps: everyStep,
    DoneSteps: [],
    IsRegistered: false,
    EmailWait: 0,
    OffersRememberedDevice: false,
  });
  expect(await visitorOf(server, 'lakeside.localhost').setup()).toMatchObject({ DoneSteps: ['CompanyCode'], CompanyName: 'Lakeside Manufacturing' });
  expect((await visitorOf(server, 'localhost').get('/registration/v2/setup')).status).toBe(400);
  expect(await server.database.select().from(registrations)).toHaveLength(before);
});

describe('a person registers and signs in', () => {
  const anywhere = () => visitorOf(server, 'localhost');
  const visitor = () => visitorOf(server, people.rosa.host);
  let Rid: string;
  let mine: { Rid: string; UserId: string };

  testSteps('step by step', [
    [
      ['A-registration-28 the code of the company leads to its page'],
      async () => {
        const begun = await anywhere().step({ Step: 'CompanyCode', CompanyCode: ' LakeSide ' });
        expect(begun).toMatchObject({ Success: true, ClientAction: 'GoToCompany', DoneSteps: ['CompanyCode'], CompanyName: 'Lakeside Manufacturing' });
        Rid = begun.Rid!;
        const { headers, status } = await anywhere().get(`/registration/v2/company-page?rid=${Rid}`);
        expect([status, headers.location]).toEqual([302, `https://lakeside.localhost/act/auth/registration/v2?rid=${Rid}`]);
        expect((await visitor().setup({ rid: Rid })).DoneSteps).toEqual(['CompanyCode']);
      },
    ],
    [
      ['A-registration-51 who belongs to the company is found, and told no more than a masked address'],
      async () => {
        expect((await visitor().step({ Rid, Step: 'SelectRole', IsPrimaryMember: true })).DoneSteps).toEqual(['CompanyCode', 'SelectRole']);
        const found = await visitor().identify({ Rid, Fields: { ...people.rosa.Fields, LastName: ' DELGADO ' } });
        expect(found).toMatchObject({ Success: true, DoneSteps: everyStep.slice(0, 3), MaskedEmail: 'r•••@l•••.example', EmailWait: 60 });
        expect(found.UserId).toBeUndefined();
      },
    ],
    [
      ['A-registration-48 the key of the email says who it is'],
      async () => {
        const followed = await visitor().follow(await keySentTo(server, people.rosa.UserName));
        expect(followed).toMatchObject({ Success: true, DoneSteps: everyStep.slice(0, 4), UserName: people.rosa.UserName, FirstName: 'Rosa' });
        mine = { Rid: followed.Rid!, UserId: followed.UserId! };
      },
    ],
    [
      ['A-registration-53 what must be said is asked, filled with what is known'],
      async () => {
        const asked = (await visitor().get<RegistrationRequiredFieldsSetup>(`/registration/v2/required-fields?userId=${mine.UserId}&rid=${mine.Rid}`)).body;
        expect(asked.Items.map(({ Name, Value }) => [Name, Value])).toEqual([
          ['DateOfBirth', '1987-04-12'],
          ['UniqueId', 'L-2001'],
        ]);
        expect(asked).toMatchObject({ PreferredEmail: people.rosa.UserName, Custom: {} });
      },
    ],
    [
      ['A-registration-54 what must be said is saved'],
      async () => {
        const saved = await visitor().require({ ...mine, ...details(people.rosa), MobileNumber: '(201) 555-0199' });
        expect(saved.DoneSteps).toEqual(everyStep.slice(0, 5));
      },
    ],
    [
      ['A-registration-58 the person is registered'],
      async () => {
        server.clock.advance({ seconds: 5 });
        expect(await visitor().register({ Rid: mine.Rid, UserName: people.rosa.UserName })).toEqual({ Success: true, UserId: mine.UserId });
        expect(await userOf(people.rosa.UserName)).toMatchObject({
          Status: 'Active',
          FirstLoginPending: true,
          DateRegistered: server.clock.now().toISOString(),
        });
        const audited = await server.database.select().from(auditEntries).where(eq(auditEntries.SubjectId, mine.UserId));
        expect(audited).toMatchObject([{ Action: 'UserRegistered', UserId: mine.UserId }]);
        expect(await visitor().setup({ rid: mine.Rid })).toMatchObject({ IsRegistered: true, DoneSteps: everyStep });
      },
    ],
    [
      ['who is registered signs in, and finds in the profile what was said'],
      async () => {
        const login = await server.nobody.post<TokenResult>('/account/login/login', { UserName: people.rosa.UserName, Password: newPassword });
        expect(login.body).toMatchObject({ IsLoginSuccessful: true, Stage: 'FirstLogin' });
        const [profile] = await server.database.select().from(profiles).where(eq(profiles.UserId, mine.UserId));
        expect(profile).toMatchObject({
          PreferredEmail: people.rosa.UserName,
          MobileNumber: '+12015550199',
          TextToolVerificationStatus: 'pending',
        });
      },
    ],
  ]);
});

test('A-registration-20 a company that knows devices gives one to remember, and asks for no code on it', async () => {
  const { visitor, Rid, UserId } = await confirmed(server, people.june);
  expect((await visitor.setup({ rid: Rid })).OffersRememberedDevice).toBe(true);
  await visitor.require({ Rid, UserId, ...details(people.june) });
  const { RememberedDevice } = await visitor.register({ Rid, UserName: people.june.UserName, OffersRememberedDevice: true, RememberDevice: true });
  const login = (TrustDeviceIds: string[]) =>
    server.nobody.post<TokenResult>('/account/login/login', { UserName: people.june.UserName, Password: newPassword, TrustDeviceIds });
  expect((await login([])).body.Stage).toBe('DeviceUnverified');
  expect((await login([RememberedDevice!])).body.IsLoginSuccessful).toBe(true);
});

test('A-registration-50 A-registration-52 the questions depend on whether somebody belongs to the company themselves', async () => {
  const visitor = visitorOf(server, 'lakeside.localhost');
  const names = async (isPrimaryMember: boolean) =>
    (await visitor.get<OptionalField[]>(`/registration/v2/eligibility/fields?isPrimaryMember=${isPrimaryMember}`)).body.map(({ Name }) => Name);
  expect(await names(true)).toEqual(['LastName', 'DateOfBirth', 'UniqueId']);
  expect(await names(false)).toEqual(['LastName', 'DateOfBirth', 'PrimaryUniqueId']);
  const luis = { LastName: 'Delgado', DateOfBirth: '1985-09-30', PrimaryUniqueId: 'l-2001' };
  expect(await visitor.identify({ IsPrimaryMember: true, Fields: { ...luis, UniqueId: 'L-2001' } })).toMatchObject({ FailureReason: 'StepsMissing' });
  const { Rid } = await visitor.step({ Step: 'SelectRole', IsPrimaryMember: false });
  expect(await visitor.identify({ Rid: Rid!, IsPrimaryMember: false, Fields: luis })).toMatchObject({ Success: true, MaskedEmail: 'l•••@l•••.example' });
});

test('whoever changes their role, or the company, is another person: what was found no longer holds', async () => {
  const { visitor, Rid } = await identified(server, people.june);
  const again = await visitor.step({ Rid, Step: 'SelectRole', IsPrimaryMember: false });
  expect(again.DoneSteps).toEqual(['CompanyCode', 'SelectRole']);
  expect(again.MaskedEmail).toBeUndefined();
  const { DoneSteps, ClientAction } = await visitor.step({ Rid, Step: 'CompanyCode', CompanyCode: 'summit' });
  expect([DoneSteps, ClientAction]).toEqual([['CompanyCode'], 'GoToCompany']);
});

test('A-registration-51 answers are right whichever apostrophe, dash and blanks a phone writes, and so is the code of the company', async () => {
  server.clock.advance({ seconds: 61 });
  const { UserId } = await userOf(people.rosa.UserName);
  const asked = people.rosa.Fields;
  await server.database.update(users).set({ LastName: "O'Neil-Diaz", UniqueId: 'L-2001' }).where(eq(users.UserId, UserId));
  const anywhere = visitorOf(server, 'localhost');
  expect(await anywhere.step({ Step: 'CompanyCode', CompanyCode: '\u00a0Lake\u00adside\u200b' })).toMatchObject({ Success: true });
  for (const [LastName, UniqueId] of [
    ['O\u2019Neil-Diaz', 'L-2001'],
    ["O'Neil\u2011Diaz", 'L-2001'],
    ["O'Neil-Diaz\u00a0", 'L-2001'],
    ["O'Neil-Diaz", 'L\u20132001'],
    ['\u2018o\u02bcneil\u2212diaz'.slice(1), '\u2060l\u20142001\ufeff'],
  ]) {
    const visitor = visitorOf(server, people.rosa.host);
    const { Rid } = await visitor.step({ Step: 'SelectRole', IsPrimaryMember: true });
    const found = await visitor.identify({ Rid: Rid!, Fields: { ...asked, LastName: LastName!, UniqueId: UniqueId! } });
    expect([LastName, found.FailureReason ?? 'found']).toEqual([LastName, 'found']);
  }
});

describe('the order of steps is held by the server', () => {
  test.each([
    ['/registration/v2/eligibility', { IsPrimaryMember: true, Fields: people.ingrid.Fields }],
    ['/registration/v2/register-user', { UserName: people.ingrid.UserName, ...agreed }],
  ])('%s is refused before what comes before it is done', async (path, body) => {
    const visitor = visitorOf(server, people.ingrid.host);
    const Rid = path.endsWith('eligibility') ? undefined : (await visitor.step({ Step: 'SelectRole', IsPrimaryMember: true })).Rid;
    expect((await visitor.post(path, { ...body, Rid })).body).toMatchObject({ Success: false, FailureReason: 'StepsMissing', ClientAction: 'CompleteSteps' });
  });

  test('a token that has not followed the link neither reads nor saves what the company knows', async () => {
    const { visitor, Rid } = await identified(server, people.ingrid);
    const { UserId } = await userOf(people.ingrid.UserName);
    expect((await visitor.get(`/registration/v2/required-fields?userId=${UserId}&rid=${Rid}`)).status).toBe(404);
    expect(await visitor.require({ Rid, UserId, ...details(people.ingrid) })).toMatchObject({ FailureReason: 'StepsMissing' });
    expect(await visitor.register({ Rid, UserName: people.ingrid.UserName })).toMatchObject({ Success: false, FailureReason: 'StepsMissing' });
  });

  test('a user id alone opens nothing, nor does another registration', async () => {
    server.clock.advance({ seconds: 61 });
    const { visitor, UserId } = await confirmed(server, people.ingrid);
    const other = await visitor.step({ Step: 'SelectRole', IsPrimaryMember: true });
    for (const rid of ['', other.Rid, 'made-up']) {
      expect([400, 404]).toContain((await visitor.get(`/registration/v2/required-fields?userId=${UserId}&rid=${rid}`)).status);
      const answer = await visitor.post<RegistrationProgress>('/registration/v2/required-fields', { Rid: rid, UserId, ...details(people.ingrid) });
      expect(answer.status === 200 ? answer.body.Success : false).toBe(false);
    }
  });
});

test('A-registration-55 A-registration-59 what is wrong is said on its field, and nothing is stored', async () => {
  server.clock.advance({ seconds: 61 });
  const { visitor, Rid, UserId } = await confirmed(server, people.teo);
  const save = (changes: object) => visitor.post<Failure>('/registration/v2/required-fields', { Rid, UserId, ...details(people.teo), ...changes });
  expect(faultsOf(await save({ PreferredEmail: 'nobody' }))).toEqual(['format /PreferredEmail']);
  expect(faultsOf(await save({ MobileNumber: '12' }))).toEqual(['format /MobileNumber']);
  expect(faultsOf(await save({ ProfileItemAnswers: [] }))).toContain('required /ProfileItemAnswers');
  expect(faultsOf(await save({ Custom: { hat: 'x' } }))).toEqual(['additionalProperties /Custom/hat']);
  const taken = (await server.database.select().from(users).where(eq(users.UserName, 'pat@cedar.example')))[0]!.UniqueId!;
  const items = [details(people.teo).ProfileItemAnswers[0], { Id: 'UniqueId', UserAnswer: taken }];
  expect(faultsOf(await save({ ProfileItemAnswers: items }))).toEqual(['DuplicateUniqueId /ProfileItemAnswers/1/UserAnswer']);
  await visitor.require({ Rid, UserId, ...details(people.teo) });

  const register = (changes: object) => visitor.post<Failure>('/registration/v2/register-user', { ...agreed, Rid, UserName: people.teo.UserName, ...changes });
  expect(faultsOf(await register({ Password: 'short', ConfirmPassword: 'short' }))).toEqual(['strong /Password']);
  expect(faultsOf(await register({ ConfirmPassword: 'Other-4711' }))).toEqual(['confirmed /ConfirmPassword']);
  expect(faultsOf(await register({ AcceptsEula: false }))).toEqual(['eula-accepted /AcceptsEula']);
  expect(faultsOf(await register({ AcceptsPrivacyPolicy: undefined }))).toEqual(['privacy-policy-accepted /AcceptsPrivacyPolicy']);
  expect(faultsOf(await register({ UserName: 'somebody@cedar.example' }))).toEqual(['userName /UserName']);
  expect((await userOf(people.teo.UserName)).Status).toBe('Uploaded');
});

test('A-registration-58 of several who register one person at once, one succeeds; a replay does nothing', async () => {
  server.clock.advance({ seconds: 61 });
  const [one, other] = [await confirmed(server, people.teo), await confirmed(server, people.teo)];
  for (const { visitor, Rid, UserId } of [one, other]) await visitor.require({ Rid, UserId, ...details(people.teo) });
  const send = ({ visitor, Rid }: typeof one) => visitor.register({ Rid, UserName: people.teo.UserName });
  const results = await Promise.all([send(one), send(one), send(other)]);
  expect(results.filter(({ Success }) => Success)).toHaveLength(1);
  expect(results.filter(({ FailureReason }) => FailureReason === 'AlreadyRegistered')).toHaveLength(2);
  expect(await one.visitor.register({ Rid: one.Rid, UserName: people.teo.UserName, Password: 'Other-4711', ConfirmPassword: 'Other-4711' })).toEqual({
    Success: false,
    FailureReason: 'AlreadyRegistered',
    ClientAction: 'SignIn',
  });
  const login = await server.nobody.post<TokenResult>('/account/login/login', { UserName: people.teo.UserName, Password: newPassword });
  expect(login.body.IsLoginSuccessful).toBe(true);
});

test('A-registration-56 A-registration-57 the agreement and the policy are the company’s, by its host name or by the registration', async () => {
  const read = async (host: string, path: string) => (await visitorOf(server, host).get<Policy>(`/registration/v2/${path}`)).body.Content;
  expect(await read('lakeside.localhost', 'privacy-policy')).toContain('Lakeside Manufacturing');
  expect(await read('lakeside.localhost', 'eula')).not.toBe('');
  expect(await read('localhost', 'privacy-policy')).toBe('');
  const { Rid } = await visitorOf(server, 'summit.localhost').step({ Step: 'SelectRole', IsPrimaryMember: true });
  expect(await read('summit.localhost', `privacy-policy?rid=${Rid}`)).toContain('Summit Outfitters');
});

test('A-registration-60 events are kept once each, with their registration', async () => {
  const visitor = visitorOf(server, 'lakeside.localhost');
  const { Rid } = await visitor.step({ Step: 'SelectRole', IsPrimaryMember: true });
  const events = [
    { Name: 'SelectRole', Status: 'Started', OccurredAt: '2026-11-21T12:00:00.000Z' },
    { Name: 'SelectRole', Status: 'Succeeded', OccurredAt: '2026-11-21T12:00:07.250Z' },
  ];
  expect((await visitor.post(`/registration/v2/events?rid=${Rid}`, events)).body).toBe(true);
  expect((await visitor.post(`/registration/v2/events?rid=${Rid}`, events)).body).toBe(true);
  const kept = await server.database.select().from(registrationEvents);
  expect(kept.map(({ Name, Status, OccurredAt }) => ({ Name, Status, OccurredAt }))).toEqual(events);
  expect((await visitor.post('/registration/v2/events', events)).body).toBe(false);
});

test('A-registration-21 A-registration-22 A-registration-23 an event has a name, a status of the list and a moment', async () => {
  const visitor = visitorOf(server, 'lakeside.localhost');
  const { Rid } = await visitor.step({ Step: 'SelectRole', IsPrimaryMember: true });
  const wrong = await visitor.post<Failure>(`/registration/v2/events?rid=${Rid}`, [{ Name: 'SelectRole', Status: 'Gone', OccurredAt: 'yesterday' }]);
  expect(faultsOf(wrong)).toEqual(expect.arrayContaining(['enum /0/Status', 'format /0/OccurredAt']));
});
