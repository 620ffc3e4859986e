import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmbedded, prepareEmbedded } from '../../server/database/open';
import { demoPassword, isEmpty, loadDemo } from '../../server/demo/load';
import type {
  AuditTrailPage,
  BiometricMeasure,
  Device,
  HraResults,
  NotificationActions,
  OptionList,
  PeopleExport,
  PersonChanges,
  PersonFilter,
  PersonPage,
  OverlayPublication,
  ProgramNotification,
  ProgramPage,
  Session,
  TokenResult,
  UserAnnouncement,
  UserPoints,
  UserSearchResult,
  UserProfile,
} from '../../schemas/generated/records';
import { mayFilterByHealth } from './support/health-access';
import { forgetHealth, participantOf } from './support/assessments';
import { testDefinitions } from './support/definitions';
import { openPage, publish } from './support/live-page';
import { messagesTo } from './support/deliver';
import { unchanged } from './support/profile-save';
import { shelfOverlay, shirtSizes } from './support/overlays';
import { ask, complete, walk } from './support/walk-questionnaire';
import { type Client, clientOf, serve, type TestServer } from './support/test-server';

// The whole suite runs on a PostgreSQL server; here only what tells whether the embedded one behaves the same, a test for each record.

let client: PGlite;
let server: TestServer;
beforeAll(async () => {
  client = await createEmbedded();
  const opened = await prepareEmbedded(client);
  expect(await isEmpty(opened.database)).toBe(true);
  await loadDemo(opened.database, testDefinitions(), { people: 40, today: '2026-11-02', progress: () => undefined });
  server = await serve(opened);
});
afterAll(() => server.close());

test('the migrations run a second time without effect', async () => {
  const again = await prepareEmbedded(client);
  expect(await isEmpty(again.database)).toBe(false);
});

test('a database that an older version left between two migrations of the baseline is refused in a plain sentence', async () => {
  const setBack = (by: string) => client.exec(`update drizzle.__drizzle_migrations set created_at = created_at ${by}`);
  // By ten years, so that the migrations after the baseline come before it too.
  await setBack('- 315360000000');
  await expect(prepareEmbedded(client)).rejects.toThrow(/^The database is of a version that cannot be brought up to date from here\. Start /);
  await setBack('+ 315360000000');
});

test('users, entities and sessions: somebody signs in and is known', async () => {
  const { body } = await (await server.as('coach@lakeside.example')).get<Session>('/session');
  expect(body).toMatchObject({
    SignedIn: true,
    User: { Roles: ['Coach'] },
    Entity: { EntityId: 'lakeside' },
    Settings: { Designations: [{ Type: 'Coaching' }] },
  });
});

test('people are searched by parts of their names, without letter case and accents, and a session may be for one of them', async () => {
  await client.exec(`update users set first_name = 'Søren', last_name = 'Élan' where user_name = 'pat@lakeside.example'`);
  const support = await server.as('support@lakeside.example');
  const { body } = await support.get<UserSearchResult>('/account/usersearch/UserSearch?firstName=SOR&lastName=ela');
  expect(body).toMatchObject({ TotalUsers: 1, Users: [{ UserName: 'pat@lakeside.example' }] });
  await support.post('/PerformImpersonation/PerformImpersonation', { UserName: 'pat@lakeside.example', ImpersonationType: 'Support' });
  expect((await support.post('/Session/DisableNewsFlashForSession')).status).toBe(200);
  const trail = await (await server.as('super@wellspring.example')).get<AuditTrailPage>('/audit');
  const acted = trail.body.Items.filter(({ Action }) => Action !== 'SignedIn');
  expect(new Set(acted.map(({ Action, OnBehalfOfName }) => `${Action} ${OnBehalfOfName}`))).toEqual(
    new Set(['ImpersonationStarted Søren Élan', 'Called Søren Élan']),
  );
  await support.post('/PerformImpersonation/PerformImpersonation', { Clear: true });
});

test('sign-in attempts: five wrong passwords lock', async () => {
  const guess = async () =>
    (await server.nobody.post<{ LoginErrors: string[] }>('/account/login/login', { UserName: 'x@y.example', Password: 'x' })).body.LoginErrors[0];
  for (let attempt = 1; attempt <= 4; attempt += 1) expect(await guess()).toContain('wrong');
  expect(await guess()).toContain('locked');
});

test('tickets and outbox: the link of an email sets a new password, once', async () => {
  await server.nobody.post('/login/forgotpassword', { UserName: 'manager@lakeside.example' });
  const [message] = await messagesTo(server, 'manager@lakeside.example');
  const body = {
    UserName: 'manager@lakeside.example',
    Key: /key=([\w-]+)/.exec(message?.Body ?? '')?.[1],
    NewPassword: 'Meadow-4711',
    ConfirmPassword: 'Meadow-4711',
  };
  const results = await Promise.all([1, 2].map(() => server.nobody.post<TokenResult>('/login/resetpassword', body)));
  expect(results.filter(({ body: result }) => result.IsLoginSuccessful)).toHaveLength(1);
});

test('device challenges and trusted devices: a code signs in, and the device is known from then on', async () => {
  const login = { UserName: 'device@riverton.example', Password: demoPassword };
  const { Contacts } = (await server.nobody.post<TokenResult>('/account/login/login', login)).body;
  const UserIdHash = Contacts[0]?.UserIdHash;
  await server.nobody.post('/login/senddevicecode', { UserIdHash, ContactType: 'Email' });
  const Code = /\d{6}/.exec((await messagesTo(server, login.UserName))[0]?.Body ?? '')?.[0];
  const { TrustDeviceToken } = (await server.nobody.post<TokenResult>('/login/verifydevice', { UserIdHash, Code, RememberDevice: true })).body;
  expect((await server.nobody.post<TokenResult>('/account/login/login', { ...login, TrustDeviceIds: [TrustDeviceToken] })).body.IsLoginSuccessful).toBe(true);
});

test('program notifications are created, changed, copied and deleted', async () => {
  const admin = await server.as('admin@lakeside.example');
  const created = (
    await admin.post<ProgramNotification>('/programnotification/save', { Name: 'Terms', Content: '<p>x</p>', LastResetDate: '2026-01-02T03:04:05.678Z' })
  ).body;
  expect(created.LastResetDate).toBe('2026-01-02T03:04:05.678Z');
  const copies = (await admin.post<NotificationActions>('/programnotification/copy', { ProgramNotifications: [created] })).body.Actions;
  const ids = [created.ProgramNotificationId, copies[0]?.ProgramNotificationId];
  const removed = (await admin.post<NotificationActions>('/programnotification/delete', { ProgramNotificationIds: ids })).body.Actions;
  expect(removed.map(({ IsSuccessful }) => IsSuccessful)).toEqual([true, true]);
});

test('profiles: saved and read again, a taken number refused', async () => {
  const [pat, admin] = [await server.as('pat@summit.example'), await server.as('admin@summit.example')];
  const same = async (client: Client) => ({ ...unchanged((await client.get<UserProfile>('/user/userprofilev2')).body), MobileNumber: '2015550123' });
  expect((await pat.post('/user/userprofilev2', await same(pat))).body).toMatchObject({ Successful: true, Data: { MobileNumber: '+12015550123' } });
  expect((await admin.post('/user/userprofilev2', await same(admin))).body).toMatchObject({ Successful: false, Errors: [{ Code: 'DuplicateMobileNumber' }] });
});

test('programs: pages and totals, numbers as numbers', async () => {
  const { body } = await (await server.as('pat@lakeside.example')).get<ProgramPage>('/userprograms/currentandcompleted?PageSize=5&Sort=-StartDate');
  expect(body.Items).toHaveLength(5);
  expect(body.Total).toBeGreaterThan(5);
});

test('announcements are archived and ordered, notifications answered, news flashes disabled', async () => {
  const pat = await server.as('pat@cedar.example');
  const archived = (await pat.post<UserAnnouncement[]>('/userannouncements', [{ AnnouncementId: 'cedar-sleep', IsArchived: true, Order: 0 }])).body;
  expect(archived[0]).toMatchObject({ AnnouncementId: 'cedar-sleep', IsArchived: true });
  const unanswered = async () => (await pat.get<ProgramNotification[]>('/programnotification/getuserprogramnotifications')).body.length;
  const before = await unanswered();
  await pat.get('/programnotification/acceptuserprogramnotification?programNotificationId=cedar-default&accepted=true');
  expect(await unanswered()).toBe(before - 1);
  await pat.post('/Session/DisableNewsFlashForSession');
  expect((await pat.get<Session>('/session')).body.Settings?.NewsFlashDisabled).toBe(true);
});

test('optional fields: saved, and a taken answer refused; policies and points are read', async () => {
  const [pat, admin] = [await server.as('pat@lakeside.example'), await server.as('admin@lakeside.example')];
  const save = (client: Client) => client.post('/user/v2/optional-fields', { Fields: { BadgeNumber: 12, MobileNumber: '201-555-0177' }, UserCancelled: false });
  expect((await save(pat)).body).toMatchObject({ Data: { Success: true } });
  expect((await save(admin)).body).toMatchObject({ Data: { Success: false, Field: 'BadgeNumber' } });
  expect((await pat.get('/entityajax/GetEula?eulaid=lakeside-eula')).status).toBe(200);
  expect((await pat.get<UserPoints>('/rewards/ajax/getuserearnedandavailablepoints')).body.CurrentPoints).toMatch(/^[0-9]+$/);
});

test('devices are connected and disconnected', async () => {
  const pat = await server.as('pat@summit.example');
  await pat.post('/device/registerdeviceprovider');
  const change = async (call: string) => (await pat.post<{ Data: Device }>(`/trackers/${call}`, { Device: 'withings' })).body.Data.Status;
  expect([await change('trackerajax/AddUserTrackersForDevice'), await change('validicajax/UnregisterDevice')]).toEqual(['Connected', 'Disconnected']);
});

test('live messages: heard, caught up, and the socket closes with the session', async () => {
  const pat = await server.as('partner@harbor.example');
  const topic = `user:${(await pat.get<Session>('/session')).body.User!.UserId}`;
  const page = await openPage(server, pat);
  const { LastId } = (await page.subscribe(topic)) as { LastId: number };
  const say = (payload: number) => publish(server, topic, payload, 'Points');
  await say(1);
  await expect.poll(() => page.messages().map(({ Payload }) => Payload), { timeout: 30_000 }).toEqual([1]);
  const late = await openPage(server, pat);
  expect(await late.subscribe(topic, LastId)).toMatchObject({ Missed: false });
  await expect.poll(() => late.messages().map(({ Payload }) => Payload), { timeout: 30_000 }).toEqual([1]);
  await pat.get('/login/logout');
  await expect.poll(() => [page.closed(), late.closed()], { timeout: 30_000 }).toEqual([4401, 4401]);
});

test('publications: what is published applies to the next session and stays as it was', async () => {
  const author = await server.as('super@wellspring.example');
  const { body } = await author.post<OverlayPublication>('/authoring/publish', {
    Customer: 'summit',
    Files: [...shirtSizes, shelfOverlay],
    Why: 'A test.',
    InUse: 0,
  });
  const { body: pat } = await server.nobody.post<TokenResult>('/account/login/login', { UserName: 'pat@summit.example', Password: demoPassword });
  expect((await clientOf(server.app, pat.Token).get<Session>('/session')).body.Revision).toBe(body.Hash);
  await expect(client.query('delete from overlay_publications')).rejects.toThrow('Publications and moves of their pointer are never changed.');
});

test('audit entries, person lists and contact verifications: a new number is sent its text, verified by a reply, and stands in list, export and history', async () => {
  const pat = await server.as('pat@summit.example');
  const profile = (await pat.get<UserProfile>('/user/userprofilev2')).body;
  await pat.post('/user/userprofilev2', { ...unchanged(profile), MobileNumber: '2015550909' });
  await server.nobody.post('/texts/received', { From: '2015550909', Body: 'yes' });
  expect((await pat.get<UserProfile>('/user/userprofilev2')).body.TextToolVerificationStatus).toBe('verified');

  const admin = await server.as('admin@summit.example');
  const { Items } = (await admin.post<PersonPage>('/people/search?Search=pat%40summit&Sort=-Custom/shirtSize', {})).body;
  expect(Items).toEqual([expect.objectContaining({ Email: 'pat@summit.example', LastChangedAt: server.clock.now().toISOString() })]);
  const { ExportId } = (await admin.post<PeopleExport>('/people/exports?Sort=-LastChangedAt', { EntityIds: ['summit'] })).body;
  expect((await admin.get<string>(`/people/exports/${ExportId}/file`)).body.split('\r\n')[1]).toContain('pat@summit.example');
  const changes = (await admin.get<PersonChanges>(`/people/${Items[0]?.UserId}/changes`)).body.Items;
  expect(changes.map(({ What }) => What)).toEqual(expect.arrayContaining(['Mobile number', 'MobileVerified']));
});

test('assessment, answers, results and measurements: begun, saved by two pages at once, submitted, measured', async () => {
  await ask(server, walk);
  const pat = await participantOf(server, 'pat@summit.example');
  await forgetHealth(server, pat);
  const [one, other] = await Promise.all([pat.assessment(), pat.assessment()]);
  expect(one).toEqual(other);
  await Promise.all([pat.save('start', complete.start), pat.save('feeling', complete.feeling)]);
  expect((await pat.submit()).body.Data.UserAssessmentStatus).toBe('Submitted');
  await pat.save('start', { pressure: ['120', '80'] });
  expect((await pat.client.get<{ Data: HraResults }>('/userhealth/profile/GetHraResults')).body.Data).toMatchObject({ Score: 85 });
  const measures = (await pat.client.get<{ Data: BiometricMeasure[] }>('/userhealth/profile/GetUserBiometricMeasurements')).body.Data;
  expect(measures.flatMap(({ Measurements }) => Measurements.map(({ Display }) => Display))).toEqual(['80.5', '120/80']);
});

test('filters, people_exports and saved_filters: every kind of condition is asked, and a list is taken out', async () => {
  await mayFilterByHealth(server, 'admin@lakeside.example');
  const lakeside = await server.as('admin@lakeside.example');
  const filter: PersonFilter = {
    EntityIds: ['lakeside'],
    AccountStatuses: ['Active'],
    Sex: 'female',
    HireDate: 'Custom',
    HireDateStartDate: '01/01/2000',
    HireDateEndDate: '12/31/2199',
    UserChallengeStatus: 3,
    ChallengeId: 'lakeside-fall-1',
    BiometricsStatus: 'Completed',
    Biometric: 'BloodPressure',
    BiometricRiskLevels: ['Low', 'Moderate', 'High'],
    HealthCondition: 'tobacco',
    HealthConditionRiskLevels: ['start'],
    HraStatus: 'Submitted',
    HraQuestion: 'hasDoctor',
    QuestionAnswer: ['Yes'],
    ResultsDate: 'ThisYear',
    Roles: ['Coach'],
    Coaches: [(await lakeside.get<OptionList>('/filters/people-filter/choices/Coach')).body.Items[0]!.Value],
    Events: ['lakeside-fall-8'],
    EventSessions: ['lakeside-fall-8-session-1'],
    CustomRegistrationFields: [
      { FieldName: 'badgeNumber', Values: ['X-1'] },
      { FieldName: 'shift', Values: ['night'] },
      { FieldName: 'safetyTraining', Values: ['fire'] },
    ],
  };
  const found = await lakeside.post<PersonPage>('/people/search', filter);
  expect([found.status, found.body]).toEqual([200, { Items: [], Total: 0 }]);
  const women = (await lakeside.post<PersonPage>('/people/search?PageSize=100', { Sex: 'female' })).body;
  const begun = (await lakeside.post<PeopleExport>('/people/exports', { EntityIds: ['lakeside'], Sex: 'female' })).body;
  expect(begun.Total).toBe(women.Total);
  const file = await server.app.inject({ url: `/api/people/exports/${begun.ExportId}/file`, headers: { authorization: `Bearer ${lakeside.token}` } });
  expect(women.Items.every(({ Email }) => file.body.includes(Email))).toBe(true);
  expect((await lakeside.post('/filters/people-filter', { Name: 'Women', Filter: { Sex: 'female' } })).status).toBe(200);
  expect((await lakeside.post('/filters/people-filter', { Name: 'WOMEN', Filter: { Sex: 'female' } })).status).toBe(200);
  expect((await lakeside.get<{ Items: object[] }>('/filters/people-filter')).body.Items).toHaveLength(1);
});
