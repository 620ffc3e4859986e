import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { CompanyManager, EntityOption, EntitySummary, Failure, PartnerAdminMenu, UserMatch, UserSearchResult } from '../../schemas/generated/records';
import { participations } from '../../server/records/tables/programs';
import { users } from '../../server/records/tables/people';
import { testAnswer } from '../support/journey';
import { acting, personOf, signedIn, trailOf, whileChanged } from './support/impersonation';
import type { Client } from './support/test-server';
import { withServer } from './support/fixture';

const { test, server } = withServer();
let everywhere: Client;
let lakeside: Client;
let north: Client;
let trio: Client;
let coach: Client;
test.beforeAll(async () => {
  [everywhere, lakeside, north, trio, coach] = [
    await signedIn(server, 'support@wellspring.example'),
    await signedIn(server, 'support@lakeside.example'),
    await signedIn(server, 'partner@north.example'),
    await signedIn(server, 'trio@north.example'),
    await signedIn(server, 'coach@lakeside.example'),
  ];
  await addPeople();
});

/** Names that people write with accents, and would fool a pattern. */
const names = ['Émile', 'Emil', 'Zoë', 'Søren', 'Ömer', "O'Neil", '100%', 'a_b', 'back\\slash', 'Élodie', 'Eve'];

async function addPeople() {
  const [pat] = await server.database.select().from(users).where(eq(users.UserName, 'pat@riverton.example'));
  const template = pat ?? (await personOf(server, 'pat@lakeside.example'));
  const rows = names.map((FirstName, index) => ({
    ...template,
    UserId: `accent-${index}`,
    UserName: `accent-${index}@riverton.example`,
    Email: `Accent-${index}@Riverton.example`,
    FirstName,
    LastName: 'Zzyzx',
    EntityId: 'riverton',
    Roles: [],
    UniqueId: null,
    DateOfBirth: index === 3 ? null : `19${60 + index}-01-01`,
  }));
  await server.database.insert(users).values(rows);
}

const search = async (client: Client, query: string) => client.get<UserSearchResult & Failure>(`/account/usersearch/UserSearch?${query}`);
const found = async (client: Client, query: string) => (await search(client, `${query}&PageSize=100`)).body;
const firstNames = async (query: string) => (await found(everywhere, `lastName=zzyzx&${query}`)).Users.map(({ FirstName }) => FirstName);
const companiesOf = ({ Users }: UserSearchResult) => [...new Set(Users.map(({ EntityId }) => EntityId))].toSorted();
const all = ['cedar', 'granite', 'harbor', 'lakeside', 'north', 'riverton', 'summit', 'wellspring'];
const family = ['cedar', 'lakeside', 'north', 'summit'];

describe('whom a search finds', () => {
  test.each([
    ['C-user-search-39 A-user-search-02 support of a company: its own people alone', () => lakeside, '', ['lakeside']],
    ['A-impersonation-79 C-impersonation-17 also by the duty of support', () => lakeside, 'ImpersonationType=Support', ['lakeside']],
    ['A-user-search-01 C-user-search-01 support of all: everybody', () => everywhere, '', all],
    ['a partner administrator: the partner’s family', () => north, '', family],
    ['a coach: the companies coached', () => coach, '', ['lakeside']],
    ['somebody with three duties: all that one of them reaches', () => trio, '', family],
    ['of these the coach’s', () => trio, 'ImpersonationType=Coach', ['lakeside', 'north', 'summit']],
    ['of these the support’s', () => trio, 'ImpersonationType=Support', family],
    ['A-user-search-31 C-user-search-44 B-user-search-11 chosen companies', () => everywhere, 'entities=cedar&entities=summit', ['cedar', 'summit']],
    ['C-user-search-49 chosen companies, by a name', () => everywhere, 'entities=cedar&entities=summit&firstName=pat', ['cedar', 'summit']],
    ['A-user-search-23 C-user-search-35 all companies chosen is no filter', () => north, family.map((id) => `entities=${id}`).join('&'), family],
  ])('%s', async (_what, client, query, expected) => {
    expect(companiesOf(await found(client(), query))).toEqual(expected);
  });

  test('nobody deleted, and never the one who searches; also while they act for somebody', async () => {
    await whileChanged(server, 'pat@lakeside.example', { Status: 'Deleted' }, async () => {
      const ids = (await found(lakeside, '')).Users.map(({ UserName }) => UserName);
      expect(ids).not.toContain('pat@lakeside.example');
      expect(ids).not.toContain('support@lakeside.example');
    });
    const client = await acting(server, 'support@lakeside.example', 'pat@lakeside.example', 'Support');
    const own = (await found(client, '')).Users.map(({ UserName }) => UserName);
    expect(own).toContain('pat@lakeside.example');
    expect(own).not.toContain('support@lakeside.example');
  });

  test.each([
    ['company support, another company', () => lakeside, 'entities=summit', 404],
    ['a partner, another partner’s', () => north, 'entities=lakeside&entities=riverton', 404],
    ['a company that does not exist', () => everywhere, 'entities=nowhere', 404],
    ['a duty that one does not have', () => lakeside, 'ImpersonationType=Coach', 403],
    ['a forged duty', () => lakeside, 'ImpersonationType=SuperAdmin', 400],
    ['a page size that is none', () => lakeside, 'PageSize=50', 400],
    ['a column that is none', () => lakeside, 'Sort=PasswordHash', 400],
    ['a filter that is none', () => lakeside, 'password=x', 400],
    ['10,000 companies', () => everywhere, Array.from({ length: 10_000 }, (_, index) => `entities=c${index}`).join('&'), 400],
  ])('%s is refused, and the refusal is in the trail', async (_what, client, query, status) => {
    const { result, entries } = await trailOf(server, () => search(client(), query));
    expect(result.status).toBe(status);
    expect(entries).toMatchObject([{ Action: 'Refused', SubjectKind: 'Call', SubjectId: 'userSearch' }]);
  });

  test('without a duty nobody searches; a designation of None is no duty', async () => {
    expect((await search(await signedIn(server, 'admin@lakeside.example'), '')).status).toBe(403);
    expect((await search(server.nobody, '')).status).toBe(401);
    await whileChanged(server, 'users@lakeside.example', { Roles: ['Support'] }, async () => {
      expect((await search(await signedIn(server, 'users@lakeside.example'), '')).status).toBe(403);
    });
  });
});

describe('names and addresses', () => {
  test.each([
    ['A-user-search-22 C-user-search-32 firstName=MIL', 'firstName=MIL', ['Emil', 'Émile']],
    ['accents typed', 'firstName=%C3%89mil', ['Emil', 'Émile']],
    ['a letter without a plain form', 'firstName=sor', ['Søren']],
    ['an umlaut as two characters', 'firstName=O%CC%88mer', ['Ömer']],
    ['A-user-search-22 C-user-search-34 email=CCENT-4@', 'email=CCENT-4%40', ['Ömer']],
    ['a quote', "firstName=O'N", ["O'Neil"]],
    ['a percent sign means itself', 'firstName=%25', ['100%']],
    ['an underscore means itself', 'firstName=_', ['a_b']],
    ['a backslash means itself', 'firstName=%5C', ['back\\slash']],
    ['blanks around', 'firstName=%20%20eve%20', ['Eve']],
    ['SQL', "firstName=' or 1=1 --", []],
    ['nothing', 'firstName=%20', [...names].length],
  ])('%s', async (_what, query, expected) => {
    const people = await firstNames(query);
    if (typeof expected === 'number') expect(people).toHaveLength(expected);
    else expect(people.toSorted()).toEqual(expected.toSorted());
  });

  test('A-user-search-22 C-user-search-33 a part of the last name, in any letter case', async () => {
    expect((await found(everywhere, 'lastName=ZYZ')).TotalUsers).toBe(names.length);
  });

  test.each(['%00', 'x'.repeat(101)])('nonsense is refused: %s', async (text) => {
    expect((await search(everywhere, `firstName=${text}`)).status).toBe(400);
  });
});

describe('order and pages', () => {
  test('A-user-search-24 C-user-search-36 É stands beside E, and the id decides between equals', async () => {
    expect(await firstNames('Sort=FirstName')).toEqual(['100%', 'a_b', 'back\\slash', 'Élodie', 'Emil', 'Émile', 'Eve', 'Ömer', "O'Neil", 'Søren', 'Zoë']);
    expect(await firstNames('Sort=-FirstName')).toEqual((await firstNames('Sort=FirstName')).toReversed());
    const ids = (await found(everywhere, 'lastName=zzyzx&Sort=LastName')).Users.map(({ UserId }) => UserId);
    expect(ids).toEqual(ids.toSorted());
  });

  test('A-user-search-25 C-user-search-37 by birth date, unknown ones last both ways', async () => {
    const days = async (sort: string) => (await found(everywhere, `lastName=zzyzx&Sort=${sort}`)).Users.map(({ DateOfBirth = 'unknown' }) => DateOfBirth);
    const up = await days('DateOfBirth');
    expect(up.at(-1)).toBe('unknown');
    expect(up.slice(0, -1)).toEqual(up.slice(0, -1).toSorted());
    const down = await days('-DateOfBirth');
    expect(down.at(-1)).toBe('unknown');
    expect(down.slice(0, -1)).toEqual(up.slice(0, -1).toReversed());
  });

  test.each(['FirstName', 'LastName', 'Email', 'Company', 'DateOfBirth', '-Company', '-Email', '-DateOfBirth'])(
    'page by page everybody comes once: %s',
    async (sort) => {
      const whole = await found(everywhere, `Sort=${sort}`);
      const pages: string[] = [];
      for (let page = 0; page * 10 < whole.TotalUsers; page += 1)
        pages.push(...(await search(everywhere, `Sort=${sort}&Page=${page}`)).body.Users.map(({ UserId }) => UserId));
      expect(pages.slice(0, whole.Users.length)).toEqual(whole.Users.map(({ UserId }) => UserId));
      expect(new Set(pages).size).toBe(whole.TotalUsers);
      expect((await search(everywhere, `Sort=${sort}&Page=9999`)).body.Users).toEqual([]);
    },
  );

  test('companies in the order of their names', async () => {
    const companies = (await found(everywhere, 'Sort=Company')).Users.map(({ Company }) => Company.toLowerCase());
    expect(companies).toEqual(companies.toSorted());
  });

  test('10,000 are counted and no more; pages end there', async () => {
    await server.database.execute(sql`insert into users (user_id, user_name, password_hash, status, first_name, last_name, roles, entity_id, login_type,
        wellness_program_notification_link_enabled, email, using_validic, date_registered)
      select 'many-' || lpad(n::text, 5, '0'), 'many-' || n, 'x', 'Active', 'Many', 'Manifold', '[]', 'granite', 0, true, 'many@granite.example', false, now()
      from generate_series(1, 10050) as n`);
    const manifold = 'lastName=manifold';
    expect((await search(everywhere, manifold)).body).toMatchObject({ TotalUsers: 10_000 });
    expect((await search(everywhere, '')).body.TotalUsers).toBe(10_000);
    expect((await search(everywhere, `${manifold}&Page=999`)).body.Users.map(({ UserId }) => UserId)).toHaveLength(10);
    expect((await search(everywhere, `${manifold}&Page=1000`)).body.Users).toEqual([]);
    expect((await search(everywhere, `${manifold}&firstName=zz`)).body).toEqual({ Users: [], TotalUsers: 0 });
    await server.database.execute(sql`delete from users where user_id like 'many-%'`);
  });
});

describe('companies', () => {
  const options = async (client: Client, query: string) =>
    (await client.get<EntityOption[]>(`/account/usersearch/ClientSearch?${query}`)).body.map(({ Text }) => Text);
  const list = async (client: Client, query = '') => client.get<EntitySummary[] & Failure>(`/entityajax/GetEntityList?${query}`);

  test('A-user-search-20 C-user-search-30 are found by how their name begins, in any letter case', async () => {
    expect(await options(everywhere, 'term=HAR')).toEqual(['Harbor Benefits']);
    expect(await options(everywhere, 'term=benefits')).toEqual([]);
    expect(await options(everywhere, 'term=%25')).toEqual([]);
  });

  test.each([
    ['A-user-search-32 C-user-search-45 B-user-search-10 a partner', () => north, 'term=har', []],
    ['C-user-search-06 a coach', () => trio, 'ImpersonationType=Coach', ['Lakeside Manufacturing', 'Northern Health Partners', 'Summit Outfitters']],
  ])('%s finds those within reach', async (_title, client, query, expected) => {
    expect(await options(client(), query)).toEqual(expected);
  });

  test('A-user-search-34 C-user-search-42 C-user-search-48 are listed within reach; of one that is named only it and what is below', async () => {
    expect((await list(lakeside)).body.map(({ EntityId }) => EntityId)).toEqual(['lakeside']);
    expect((await list(everywhere)).body).toHaveLength(8);
    expect((await list(everywhere, 'entityId=north')).body.map(({ EntityId }) => EntityId).toSorted()).toEqual(family);
    expect((await list(everywhere, 'entityId=lakeside')).body).toEqual([
      { EntityId: 'lakeside', ParentEntityId: 'north', EntityName: 'Lakeside Manufacturing', EntityPurpose: 'Company', IsPartner: false },
    ]);
    expect((await list(lakeside, 'entityId=summit')).status).toBe(404);
  });

  testAnswer('the partner’s menu', async () => (await north.get<PartnerAdminMenu>('/entityajax/GetPartnerAdminMenu')).body, [
    ['A-user-search-14 C-user-search-11 has the partner', ({ PartnerEntity }) => expect(PartnerEntity).toMatchObject({ EntityId: 'north', IsPartner: true })],
    [
      'A-user-search-15 C-user-search-12 has its companies by name',
      ({ ChildEntities }) => expect(ChildEntities.map(({ EntityId }) => EntityId)).toEqual(['cedar', 'lakeside', 'summit']),
    ],
    ['C-user-search-50 is for partner administrators only', async () => expect((await lakeside.get('/entityajax/GetPartnerAdminMenu')).status).toBe(403)],
  ]);

  const manager = (entityId: string, own = 'north') =>
    north.get<CompanyManager & Failure>(`/usersearch/company-manager?entityId=${entityId}&loggedInEntityId=${own}`);

  test('A-user-search-33 C-user-search-43 a company’s administrator comes before its manager, active ones only', async () => {
    expect((await manager('lakeside')).body).toMatchObject({ UserName: 'admin@lakeside.example', EntityName: 'Lakeside Manufacturing' });
    await whileChanged(server, 'admin@lakeside.example', { Status: 'Disabled' }, async () => {
      expect((await manager('lakeside')).body).toMatchObject({ UserName: 'manager@lakeside.example' });
    });
    await whileChanged(server, 'admin@lakeside.example', { Roles: ['Admin', 'SuperAdmin'] }, async () => {
      expect((await manager('lakeside')).body).toMatchObject({ UserName: 'manager@lakeside.example' });
    });
    expect(await manager('cedar')).toMatchObject({ status: 409, body: { Errors: [{ Message: 'This company has no administrator yet.' }] } });
    expect((await manager('riverton')).status).toBe(404);
    expect((await manager('lakeside', 'harbor')).status).toBe(404);
  });
});

describe('people by their names', () => {
  const byTerm = (client: Client, term: string, more = '') => client.get<UserMatch[] & Failure>(`/usersearch?term=${encodeURIComponent(term)}${more}`);

  test('A-user-search-27 B-user-search-07 B-user-search-08 are found by all words, within one’s companies, without oneself', async () => {
    const admin = await signedIn(server, 'admin@lakeside.example');
    const [pat, self] = [await personOf(server, 'pat@lakeside.example'), await personOf(server, 'admin@lakeside.example')];
    expect((await byTerm(admin, 'RIV pat')).body).toEqual([{ UserId: pat.UserId, EntityId: 'lakeside', FirstName: 'Pat', LastName: 'Rivers' }]);
    expect((await byTerm(admin, 'pat', `&exclude=${pat.UserId}`)).body.map(({ UserId }) => UserId)).not.toContain(pat.UserId);
    expect((await byTerm(admin, 'Morgan')).body.map(({ UserId }) => UserId)).not.toContain(self.UserId);
    expect((await byTerm(admin, 'Stone')).body.filter(({ EntityId }) => EntityId !== 'lakeside')).toEqual([]);
    expect((await byTerm(admin, 'p')).status).toBe(400);
    await whileChanged(server, 'pat@lakeside.example', { Status: 'Disabled' }, async () => expect((await byTerm(admin, 'riv pat')).body).toEqual([]));
  });

  test('A-user-search-28 C-user-search-46 of one company, in Data', async () => {
    const admin = await signedIn(server, 'admin@lakeside.example');
    const of = (EntityId: string, Term = 'rivers') => admin.post<{ Data: UserMatch[] }>('/usersearch/entity', { Term, EntityId });
    expect((await of('lakeside')).body.Data).toMatchObject([{ FirstName: 'Pat', LastName: 'Rivers' }]);
    expect((await of('summit')).status).toBe(404);
    expect((await of('lakeside', "'; drop table users; --")).body.Data).toEqual([]);
  });

  test('A-user-search-29 A-user-search-30 by a list of ids: who is not within reach is left out', async () => {
    const admin = await signedIn(server, 'admin@lakeside.example');
    const ids = [(await personOf(server, 'pat@lakeside.example')).UserId, (await personOf(server, 'pat@summit.example')).UserId, 'nobody'];
    expect((await admin.post<{ Data: UserMatch[] }>('/usersearch/users', { UserIds: ids })).body.Data.map(({ UserId }) => UserId)).toEqual([ids[0]]);
    const many = Array.from({ length: 10_000 }, (_, index) => `user-${index}`);
    expect((await admin.post('/usersearch/users', { UserIds: many })).status).toBe(400);
  });

  test('B-user-search-09 of a program, for who takes part in it', async () => {
    const [admin, pat] = [await personOf(server, 'admin@lakeside.example'), await personOf(server, 'pat@lakeside.example')];
    const client = await signedIn(server, 'admin@lakeside.example');
    const ask = () => client.get<UserMatch[]>('/userprograms/searchprogramusers?id=lakeside-winter-1&search=riv');
    await server.database.delete(participations).where(eq(participations.ProgramId, 'lakeside-winter-1'));
    expect((await ask()).status).toBe(404);
    const part = { ProgramId: 'lakeside-winter-1', ProgramStatus: 'Current' as const };
    await server.database.insert(participations).values({ ...part, UserId: admin.UserId });
    expect((await ask()).body).toEqual([]);
    await server.database.insert(participations).values({ ...part, UserId: pat.UserId });
    expect((await ask()).body.map(({ UserId }) => UserId)).toEqual([pat.UserId]);
  });
});
