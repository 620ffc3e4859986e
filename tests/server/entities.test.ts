import { and, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { resourceRows } from '../../server/records/tables/resources';
import { designations, users } from '../../server/records/tables/people';
import type {
  CompanySettings,
  CompanyStatistics,
  CustomSupport,
  Entity,
  EntityOption,
  Failure,
  OptionItem,
  ParentAndChildEntities,
  PlanYear,
  Session,
  UserSearchResult,
} from '../../schemas/generated/records';
import { type Client, faultsOf } from './support/test-server';
import { withServer } from './support/fixture';

const { test, server } = withServer();

const read = async <Body>(userName: string, path: string) => (await server.as(userName)).get<Body>(`/entityajax/${path}`);
const userIdOf = async (client: Client) => (await client.get<Session>('/session')).body.User!.UserId;
const everything = ['cedar', 'granite', 'harbor', 'lakeside', 'north', 'riverton', 'summit', 'wellspring'];
const northern = ['cedar', 'lakeside', 'north', 'summit'];

/** Whom each sees, company by company. */
const reaches = [
  { who: 'admin@lakeside.example', sees: ['lakeside'] },
  { who: 'admin@summit.example', sees: ['summit'] },
  { who: 'partner@north.example', sees: northern },
  { who: 'partner@harbor.example', sees: ['granite', 'harbor', 'riverton'] },
  { who: 'super@wellspring.example', sees: everything },
];

describe('companies that are searched', () => {
  const search = async (who: string, query: string) =>
    (await read<{ Items: OptionItem[] }>(who, `SearchCompanies${query}`)).body.Items.map(({ Value }) => Value);

  test.each(reaches)('D-tenants-66 $who finds those within reach, the own one first', async ({ who, sees }) => {
    const found = await search(who, '');
    const { EntityId } = (await (await server.as(who)).get<Session>('/session')).body.User!;
    expect(found[0]).toBe(EntityId);
    expect(found.toSorted()).toEqual(sees);
  });

  test('D-tenants-66 by the beginning of their name, in any case, and behind them what is chosen within reach', async () => {
    expect(await search('partner@north.example', '?term=LAKE')).toEqual(['lakeside']);
    expect(await search('partner@north.example', '?term=lake&chosen=cedar&chosen=granite')).toEqual(['lakeside', 'cedar']);
    expect(await search('partner@north.example', '?term=side')).toEqual([]);
  });
});

describe('one company', () => {
  test('A-shell-58 the current entity is the company of the person signed in', async () => {
    const { body } = await read<Entity>('pat@summit.example', 'GetCurrentEntity');
    expect(body).toMatchObject({ EntityId: 'summit', EntityName: 'Summit Outfitters', ParentEntityId: 'north' });
    expect((await read<Entity>('pat@summit.example', 'getcurrententityv2')).body).toEqual(body);
  });

  test.each(reaches)('A-shell-59 $who finds by its id each company within reach, and no other', async ({ who, sees }) => {
    for (const entityId of everything) {
      const { status, body } = await read<Entity>(who, `GetEntity?entityId=${entityId}`);
      expect(status, entityId).toBe(sees.includes(entityId) ? 200 : 404);
      if (status === 200) expect(body.EntityId).toBe(entityId);
    }
  });

  test.each([
    ['GetEntity', 'required /entityId'],
    ['GetEntity?entityId=', 'minLength /entityId'],
    [`GetEntity?entityId=${'x'.repeat(65)}`, 'maxLength /entityId'],
    ['GetPlanYears', 'required /entityId'],
    ['GetAvailableCoaches', 'required /coachCompanyId'],
    ['GetEntityListByCoachCompanyInUserId', 'required /userId'],
    ['GetUsers?PageSize=101', 'maximum /PageSize'],
    ['GetUsers?PageSize=0', 'minimum /PageSize'],
    ['GetUsers?Page=-1', 'minimum /Page'],
    ['GetUsers?Page=1e99', 'maximum /Page'],
    ['GetUsers?Page=first', 'type /Page'],
  ])('%s is refused: %s', async (path, fault) => {
    const answer = await read<Failure>('super@wellspring.example', path);
    expect(answer.status).toBe(400);
    expect(faultsOf(answer)).toContain(fault);
  });

  test.each(['nothing', "' or 1=1 --", '%25', '__proto__'])('an id that is none is not found: %s', async (id) => {
    expect((await read('super@wellspring.example', `GetEntity?entityId=${encodeURIComponent(id)}`)).status).toBe(404);
  });
});

describe('several companies', () => {
  test.each([
    ['partner@north.example', ['cedar', 'lakeside', 'summit']],
    ['super@wellspring.example', ['harbor', 'north']],
    ['admin@lakeside.example', []],
  ])('A-shell-60 the children of the company of %s are %j', async (who, children) => {
    expect((await read<Entity[]>(who, 'GetChildEntities')).body.map(({ EntityId }) => EntityId)).toEqual(children);
  });

  test('A-shell-61 the parent is one’s own company, beside its children', async () => {
    const { body } = await read<ParentAndChildEntities>('partner@harbor.example', 'GetParentAndChildEntities');
    expect(body.ParentEntity).toMatchObject({ EntityId: 'harbor', IsPartner: true });
    expect(body.ChildEntities.map(({ EntityId }) => EntityId)).toEqual(['granite', 'riverton']);
  });

  test.each(reaches)('A-shell-63 $who reads the statistics of the companies within reach', async ({ who, sees }) => {
    const { body } = await read<CompanyStatistics[]>(who, 'GetCompanyStatistics');
    expect(body.map(({ EntityId }) => EntityId).sort()).toEqual(sees);
  });

  test('A-shell-63 the statistics count people by how they stand, without those who were deleted', async () => {
    const statistics = async () => (await read<CompanyStatistics[]>('admin@summit.example', 'GetCompanyStatistics')).body[0]!;
    const before = await statistics();
    const people = await server.database.select().from(users).where(eq(users.EntityId, 'summit'));
    const [someone] = people.filter(({ Roles, Status }) => Roles.length === 0 && Status === 'Active').slice(-1);
    const become = (Status: 'Deleted' | 'Disabled' | 'Uploaded' | 'Active') =>
      server.database.update(users).set({ Status }).where(eq(users.UserId, someone!.UserId));
    expect(before.TotalUsers).toBe(people.filter(({ Status }) => Status !== 'Deleted').length);
    await become('Disabled');
    expect(await statistics()).toMatchObject({ TotalUsers: before.TotalUsers, ActiveUsers: before.ActiveUsers - 1, DisabledUsers: before.DisabledUsers + 1 });
    await become('Uploaded');
    expect(await statistics()).toMatchObject({ ActiveUsers: before.ActiveUsers - 1, PendingUsers: before.PendingUsers + 1 });
    await become('Deleted');
    expect(await statistics()).toMatchObject({ TotalUsers: before.TotalUsers - 1, ActiveUsers: before.ActiveUsers - 1 });
    await become('Active');
  });

  test.each([
    ['admin@lakeside.example', ['lakeside']],
    ['partner@north.example', ['lakeside', 'summit']],
    ['partner@harbor.example', ['riverton']],
    ['super@wellspring.example', ['lakeside', 'riverton', 'summit']],
  ])('A-shell-70 gift cards: %s sees %j', async (who, companies) => {
    const { body } = await read<EntityOption[]>(who, 'GiftCardEnabledEntities');
    expect(body.map(({ Value }) => Value)).toEqual(companies);
  });

  test('A-shell-70 each says whether it has the text tool', async () => {
    const { body } = await read<EntityOption[]>('partner@north.example', 'GiftCardEnabledEntities');
    expect(body).toEqual([
      { Value: 'lakeside', Text: 'Lakeside Manufacturing', TextToolEnabled: true },
      { Value: 'summit', Text: 'Summit Outfitters', TextToolEnabled: false },
    ]);
  });
});

describe('plan years', () => {
  test('A-shell-62 the plan years come newest first, and the one now running is marked', async () => {
    const { body } = await read<PlanYear[]>('pat@summit.example', 'GetPlanYears?entityId=summit');
    expect(body).toEqual([
      { PlanYearId: '2026', EntityId: 'summit', Name: 'Plan year 2026', StartDate: '2026-01-01', EndDate: '2026-12-31', IsCurrent: true },
      { PlanYearId: '2025', EntityId: 'summit', Name: 'Plan year 2025', StartDate: '2025-01-01', EndDate: '2025-12-31', IsCurrent: false },
    ]);
  });

  test('another company’s are not found, but by those whom it is within reach of', async () => {
    const status = async (who: string) => (await read(who, 'GetPlanYears?entityId=lakeside')).status;
    expect([await status('pat@summit.example'), await status('admin@summit.example'), await status('partner@harbor.example')]).toEqual([404, 404, 404]);
    expect([await status('partner@north.example'), await status('super@wellspring.example')]).toEqual([200, 200]);
  });
});

describe('the choices of a company', () => {
  const textsOf = (items: OptionItem[]) => items.map(({ Text }) => Text);

  test('A-shell-64 the regions are those of one’s own company, in their order', async () => {
    expect((await read<OptionItem[]>('pat@summit.example', 'GetRegions')).body).toEqual([
      { Value: 'mountain', Text: 'Mountain' },
      { Value: 'pacific', Text: 'Pacific' },
    ]);
    expect((await read<OptionItem[]>('pat@cedar.example', 'GetRegions')).body).toEqual([]);
  });

  test('A-shell-67 the locations are those of one’s own company, in their order', async () => {
    expect(textsOf((await read<OptionItem[]>('pat@summit.example', 'GetLocations')).body)).toEqual(['Boulder', 'Portland', 'Salt Lake City']);
  });

  test('A-shell-68 the departments are the choices of the profile’s question for them', async () => {
    const own = (await read<OptionItem[]>('pat@summit.example', 'GetDepartments')).body;
    expect(textsOf(own)).toEqual(['Office', 'Plant', 'Field']);
    expect((await read<OptionItem[]>('partner@north.example', 'GetDepartments?entityId=summit')).body).toEqual(own);
    expect((await read('partner@harbor.example', 'GetDepartments?entityId=summit')).status).toBe(404);
    expect((await read('pat@cedar.example', 'GetDepartments?entityId=summit')).status).toBe(404);
  });
});

describe('people', () => {
  test.each(reaches)('A-shell-65 $who lists the people of the companies within reach, and nobody else', async ({ who, sees }) => {
    const seen: string[] = [];
    const companies = new Set<string>();
    let total = 1;
    for (let page = 0; seen.length < total; page += 1) {
      const { body } = await read<UserSearchResult>(who, `GetUsers?Page=${page}`);
      expect(body.Users.length).toBeGreaterThan(0);
      for (const user of body.Users) companies.add(user.EntityId);
      seen.push(...body.Users.map(({ UserId }) => UserId));
      total = body.TotalUsers;
    }
    const known = (await server.database.select().from(users)).filter(({ EntityId, Status }) => sees.includes(EntityId) && Status !== 'Deleted');
    expect(new Set(seen)).toEqual(new Set(known.map(({ UserId }) => UserId)));
    expect(seen).toHaveLength(known.length);
    expect([...companies].every((company) => sees.includes(company))).toBe(true);
  });

  test('A-shell-65 of a person nothing is told but the name, the address, the company and the day of birth', async () => {
    const { body } = await read<UserSearchResult>('admin@lakeside.example', 'GetUsers?PageSize=1');
    expect(body.Users).toHaveLength(1);
    const told = ['Company', 'DateOfBirth', 'Email', 'EntityId', 'FirstName', 'LastName', 'UserId'];
    expect(Object.keys(body.Users[0]!).every((name) => told.includes(name))).toBe(true);
  });

  test('past the last page there is nobody, and the number stays', async () => {
    const { body } = await read<UserSearchResult>('admin@lakeside.example', 'GetUsers?Page=100000');
    expect(body.Users).toEqual([]);
    expect(body.TotalUsers).toBeGreaterThan(0);
  });
});

describe('coaches', () => {
  test('A-shell-69 the coaches of a company are those designated for it who can sign in', async () => {
    const coaches = async () => (await read<OptionItem[]>('pat@lakeside.example', 'GetAvailableCoaches?coachCompanyId=lakeside')).body;
    const coachId = await userIdOf(await server.as('coach@lakeside.example'));
    expect(await coaches()).toContainEqual({ Value: coachId, Text: 'Casey Brooks' });
    const held = and(eq(designations.UserId, coachId), eq(designations.Type, 'Coaching'));
    await server.database.update(designations).set({ Value: 'None' }).where(held);
    expect(await coaches()).not.toContainEqual({ Value: coachId, Text: 'Casey Brooks' });
    await server.database.update(designations).set({ Value: 'Company' }).where(held);
    await server.database.update(users).set({ Status: 'Disabled' }).where(eq(users.UserId, coachId));
    expect(await coaches()).not.toContainEqual({ Value: coachId, Text: 'Casey Brooks' });
    await server.database.update(users).set({ Status: 'Active' }).where(eq(users.UserId, coachId));
  });

  test('A-shell-69 another company’s coaches are not found', async () => {
    expect((await read('pat@summit.example', 'GetAvailableCoaches?coachCompanyId=lakeside')).status).toBe(404);
    expect((await read('partner@harbor.example', 'GetAvailableCoaches?coachCompanyId=lakeside')).status).toBe(404);
    expect((await read('partner@north.example', 'GetAvailableCoaches?coachCompanyId=lakeside')).status).toBe(200);
  });

  test('A-shell-66 C-user-search-47 a coach sees every company they coach; others see of these what is within their reach', async () => {
    const coachId = await userIdOf(await server.as('coach@lakeside.example'));
    await server.database.insert(designations).values([
      { UserId: coachId, Type: 'Coaching', EntityId: 'riverton', Value: 'Company' },
      { UserId: coachId, Type: 'Coaching', EntityId: 'summit', Value: 'None' },
    ]);
    const companies = async (who: string) =>
      (await read<EntityOption[]>(who, `GetEntityListByCoachCompanyInUserId?userId=${coachId}`)).body.map(({ Value }) => Value);
    expect(await companies('coach@lakeside.example')).toEqual(['lakeside', 'riverton']);
    expect(await companies('admin@lakeside.example')).toEqual(['lakeside']);
    expect(await companies('super@wellspring.example')).toEqual(['lakeside', 'riverton']);
    for (const stranger of ['admin@summit.example', 'partner@harbor.example'])
      expect((await read(stranger, `GetEntityListByCoachCompanyInUserId?userId=${coachId}`)).status).toBe(404);
    expect((await read('super@wellspring.example', 'GetEntityListByCoachCompanyInUserId?userId=nobody')).status).toBe(404);
  });
});

describe('how a company is set up', () => {
  test('A-shell-71 custom support is one’s own company’s, and clean; without any it is empty', async () => {
    expect((await read<CustomSupport>('pat@lakeside.example', 'GetCustomSupport')).body).toEqual({
      Title: 'Help at Lakeside',
      Content: '<p>The benefits desk answers on workdays from 8 to 5.</p>',
      SupportEmailAddress: 'help@lakeside.example',
      SupportPhoneNumber: '+15550100100',
    });
    expect((await read<CustomSupport>('pat@cedar.example', 'GetCustomSupport')).body).toEqual({});
    const Value = { UsePartnerSettings: false, Content: '<p onclick="steal()">Ask<script>steal()</script></p>' };
    const [known] = await server.database.select().from(resourceRows).where(eq(resourceRows.Resource, 'company-support'));
    await server.database.insert(resourceRows).values({ ...known!, Owner: 'cedar', Value });
    expect((await read<CustomSupport>('pat@cedar.example', 'GetCustomSupport')).body).toEqual({ Content: '<p>Ask</p>' });
  });

  test('A-shell-72 the company settings are one’s own company’s', async () => {
    const lakeside = (await read<CompanySettings>('admin@lakeside.example', 'GetCompanySettings')).body;
    expect(lakeside).toMatchObject({ EntityId: 'lakeside', LogoType: 'Custom', SupportEmailAddress: 'help@lakeside.example', BrandingColor: '#0f6a8b' });
    expect(lakeside.EntityFeatures).toContain('TextTool');
    const summit = (await read<CompanySettings>('admin@summit.example', 'GetCompanySettings')).body;
    expect(summit).toMatchObject({ EntityId: 'summit', LogoType: 'Default', EnabledToggles: ['RewardsMallEnabled', 'UserTrackerEntriesV2'] });
    expect(summit).not.toHaveProperty('LogoUrl');
  });
});

test('A-routing-56 whether the mall is shown in rewards follows the company’s toggle', async () => {
  const shown = async (who: string) => (await (await server.as(who)).get<Session>('/session')).body.Settings!.RewardsMallEnabled;
  expect([await shown('pat@summit.example'), await shown('pat@cedar.example')]).toEqual([true, false]);
});
