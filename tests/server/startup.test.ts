import { and, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { programNotifications } from '../../server/records/tables/program-notifications';
import { resourceRows } from '../../server/records/tables/resources';
import { pointCredits } from '../../server/records/tables/programs';
import { rewardEntries } from '../../server/records/tables/rewards';
import { users } from '../../server/records/tables/people';
import type { DemographicProfile, Entity, Failure, MenuItem, Policy, ProgramNotification, Rewards, Session, UserPoints } from '../../schemas/generated/records';
import { type Client, faultsOf } from './support/test-server';
import { withServer } from './support/fixture';

const { test, server, undoAfterEach } = withServer();
let pat: Client;
let patId: string;
test.beforeAll(async () => {
  pat = await server.as('pat@cedar.example');
  patId = (await pat.get<Session>('/session')).body.User!.UserId;
});
undoAfterEach();

test('A-startup-62 A-startup-30 the demographic profile has age, region and location in the words of the company', async () => {
  await server.database.update(users).set({ DateOfBirth: '1980-11-03', Location: null }).where(eq(users.UserId, patId));
  const { body } = await pat.get<DemographicProfile>('/entityajax/getdemographicprofile');
  // It is the 2nd of November: the birthday is tomorrow.
  expect(body).toMatchObject({ UserId: patId, DateOfBirth: '1980-11-03', Age: 45 });
  expect(body.Location).toBeUndefined();
  await server.database.update(users).set({ DateOfBirth: null }).where(eq(users.UserId, patId));
  expect(Object.keys((await pat.get<DemographicProfile>('/entityajax/getdemographicprofile')).body)).not.toContain('Age');
});

test('A-startup-64 B-programs-86 the quick links come in their order', async () => {
  const { body } = await pat.get<MenuItem[]>('/userquicklinks');
  expect(body.map(({ Label, IsMvcLink }) => [Label, IsMvcLink])).toEqual([
    ['My programs', false],
    ['My profile', false],
    ['Benefits portal', true],
  ]);
});

test('A-startup-67 A-http-errors-01 B-http-errors-03 the wellness notification is the company’s default one', async () => {
  const { body } = await pat.get<{ Data: { Name: string; Content: string } }>('/entityajax/GetWellnessProgramNotification');
  expect(Object.keys(body.Data)).toEqual(['Name', 'Content']);
  expect(body.Data.Name).toBe('Wellness Program Notification');
});

describe('policies', () => {
  const ofCompany = async () => (await pat.get<Entity>('/entityajax/getcurrententityv2')).body;

  test('A-startup-25 A-startup-68 the agreement that the company names is read', async () => {
    const { status, body } = await pat.get<Policy>(`/entityajax/GetEula?eulaid=${(await ofCompany()).EulaId}`);
    expect(status).toBe(200);
    expect(body.Content).toContain('By using this service, you agree');
  });

  test('A-startup-24 A-startup-69 A-registration-08 the policy that the company names is read', async () => {
    const { status, body } = await pat.get<Policy>(`/entityajax/GetPrivacyPolicy?policyid=${(await ofCompany()).PrivacyPolicyId}`);
    expect(status).toBe(200);
    expect(body.Content).toContain('Cedar');
  });

  test('what was stored before the list of tags grew narrower is cleaned again when it is shown', async () => {
    const Content = '<p onclick="steal()">Yes<script>steal()</script><img src=x onerror=steal()></p>';
    const [row] = await server.database
      .select()
      .from(resourceRows)
      .where(and(eq(resourceRows.Resource, 'agreements'), eq(resourceRows.Owner, 'cedar')));
    await server.database.insert(resourceRows).values({ ...row!, Key: 'old', Value: { PolicyId: 'old', Content } });
    expect((await pat.get<Policy>('/entityajax/GetEula?eulaid=old')).body).toEqual({ Content: '<p>Yes</p>' });
  });

  test.each([
    ['another company’s agreement', '/entityajax/GetEula?eulaid=summit-eula', 404],
    ['another company’s policy', '/entityajax/GetPrivacyPolicy?policyid=summit-privacy', 404],
    ['an agreement asked for as a policy', '/entityajax/GetPrivacyPolicy?policyid=cedar-eula', 404],
    ['an unknown one', '/entityajax/GetEula?eulaid=nothing', 404],
    ['none', '/entityajax/GetEula', 400],
    ['an empty one', '/entityajax/GetEula?eulaid=', 400],
    ['two', '/entityajax/GetEula?eulaid=a&eulaid=b', 400],
    ['one that is too long', `/entityajax/GetEula?eulaid=${'x'.repeat(65)}`, 400],
  ])('%s is not found, or refused', async (_what, path, status) => {
    expect((await pat.get(path)).status).toBe(status);
  });
});

describe('configuration', () => {
  test('A-shell-73 B-startup-01 the one setting that can be asked for is answered', async () => {
    expect((await pat.get('/Config/GetAppSetting?key=cdnUrl')).body).toBe('/');
  });

  test('A-shell-74 B-startup-02 the place of email attachments is answered', async () => {
    expect((await pat.get('/Config/GetEmailAttachmentUrl')).body).toBe('/email-attachments/');
  });

  test.each(['signInLocked', 'constructor', 'DATABASE_URL', ''])('no other setting can be asked for: %s', async (key) => {
    const answer = await pat.get<Failure>(`/Config/GetAppSetting?key=${key}`);
    expect(answer.status).toBe(400);
    expect(faultsOf(answer)).toContain('enum /key');
  });
});

describe('rewards and points', () => {
  const opening = { Kind: 'Opening', SourceKind: 'Opening', SourceId: 'test', Says: 'Carried over', BookedOn: '2026-10-01' } as const;
  /** Whoever has nothing booked yet: entries are never removed. */
  let fresh: Client;
  const UserId = 'nothing-booked';
  test.beforeEach(async () => {
    const [pat] = await server.database.select().from(users).where(eq(users.UserId, patId));
    await server.database.insert(users).values({ ...pat!, UserId, UserName: 'fresh@lakeside.example', Email: 'fresh@lakeside.example', UniqueId: null });
    fresh = await server.as('fresh@lakeside.example');
  });
  const points = async () => (await fresh.get<UserPoints>('/rewards/ajax/getuserearnedandavailablepoints')).body;
  const balance = async () => (await fresh.get<Rewards>('/rewards/ajax/getrewardsv3')).body;

  test('whoever has earned nothing yet has 0 of all', async () => {
    expect([await points(), (await balance()).CurrentGiftCardBalance]).toEqual([{ AvailablePoints: '0', CurrentPoints: '0' }, 0]);
  });

  const bring = () =>
    server.database.insert(rewardEntries).values([
      { ...opening, UserId, PlanYearId: '2026', Points: 350, EarnedPoints: 1200, Cents: 2505 },
      { ...opening, SourcePart: '2025', UserId, PlanYearId: '2025', Points: 9, EarnedPoints: 1200, Cents: 99_900 },
    ]);

  test('A-rewards-06 A-rewards-24 the gift card balance of the plan year now running, in dollars', async () => {
    await bring();
    expect(await balance()).toEqual({ PlanYearId: '2026', AvailablePoints: 350, CurrentGiftCardBalance: 25.05, Moments: [] });
  });

  test('A-rewards-26 B-rewards-33 points are whole numbers written as texts', async () => {
    await bring();
    expect(await points()).toEqual({ AvailablePoints: '350', CurrentPoints: '1200' });
  });

  test('A-rewards-22 what the levels of programs have earned in the plan year is added to both, and nothing of another one', async () => {
    await bring();
    const credit = { UserId, LevelId: 'shore', Points: 25, EarnedOn: '2026-10-20' };
    await server.database.insert(pointCredits).values([
      { ...credit, ProgramId: 'lakeside-fall-1', PlanYearId: '2026' },
      { ...credit, ProgramId: 'lakeside-fall-2025-1', PlanYearId: '2025' },
    ]);
    expect(await points()).toEqual({ AvailablePoints: '375', CurrentPoints: '1225' });
  });
});

describe('program notifications', () => {
  const mine = async () => (await pat.get<ProgramNotification[]>('/programnotification/getuserprogramnotifications')).body.map(({ Name }) => Name);
  const accept = (id: string, accepted: unknown) =>
    pat.get<{ Successful: boolean }>(`/programnotification/acceptuserprogramnotification?programNotificationId=${id}&accepted=${accepted}`);

  test('A-startup-65 A-startup-66 what was answered is asked no more, until it is reset', async () => {
    expect(await mine()).toEqual(['Wellness Program Notification', 'Privacy notice for coaching']);
    expect((await accept('cedar-default', true)).body).toEqual({ Successful: true });
    expect(await mine()).toEqual(['Privacy notice for coaching']);
    expect((await accept('cedar-default', true)).body).toEqual({ Successful: true });

    const admin = await server.as('admin@summit.example');
    expect((await admin.get<ProgramNotification[]>('/programnotification/getuserprogramnotifications')).body).toEqual([]);
    server.clock.advance({ seconds: 60 });
    const reset = { ProgramNotificationId: 'summit-default', Name: 'Terms', Content: '<p>New</p>', LastResetDate: server.clock.now().toISOString() };
    expect((await admin.post('/programnotification/save', reset)).status).toBe(200);
    expect((await admin.get<ProgramNotification[]>('/programnotification/getuserprogramnotifications')).body.map(({ Name }) => Name)).toEqual(['Terms']);
  });

  test('A-startup-44 declining counts as an answer only where people may go on without agreeing', async () => {
    const strict = 'cedar-strict';
    const [row] = await server.database.select().from(programNotifications).where(eq(programNotifications.ProgramNotificationId, 'cedar-default'));
    await server.database.insert(programNotifications).values({ ...row!, ProgramNotificationId: strict, Name: 'Strict', IsDefault: false });
    expect((await accept(strict, false)).body).toEqual({ Successful: false });
    expect((await accept('cedar-default', true)).body).toEqual({ Successful: true });
    expect(await mine()).toContain('Strict');
    expect((await accept('cedar-privacy', false)).body).toEqual({ Successful: true });
    expect(await mine()).toEqual(['Strict']);
  });

  test.each([
    ['another company’s', 'summit-default', 'true', 404],
    ['an unknown one', 'nothing', 'true', 404],
    ['one that is off', 'cedar-region', 'true', 404],
    ['one meant for others', 'cedar-staff', 'true', 404],
    ['no answer', 'cedar-privacy', '', 400],
    ['half an answer', 'cedar-privacy', 'maybe', 400],
  ])('%s cannot be answered', async (_what, id, accepted, status) => {
    expect((await accept(id, accepted)).status).toBe(status);
  });
});
