import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { Failure, PeopleExport, PersonChanges, PersonPage, UserProfile, UserProfileSave } from '../../schemas/generated/records';
import { auditEntries } from '../../server/records/tables/audit';
import { optionalFieldAnswers } from '../../server/records/tables/optional-fields';
import { profiles, users } from '../../server/records/tables/people';
import { unchanged } from './support/profile-save';
import { type Client, faultsOf } from './support/test-server';
import { withServer } from './support/fixture';

const { test, server, undoAfterEach } = withServer();
let admin: Client;
let pat: Client;
let patId: string;
test.beforeAll(async () => {
  admin = await server.as('admin@lakeside.example');
  pat = await server.as('pat@lakeside.example');
  patId = await idOf('pat@lakeside.example');
});
undoAfterEach();
test.beforeEach(() => server.database.delete(auditEntries));

const idOf = async (userName: string) => (await server.database.select().from(users).where(eq(users.UserName, userName)))[0]!.UserId;
const list = async (query = '', client = admin) => (await client.post<PersonPage>(`/people/search?PageSize=100${query}`, {})).body;
const save = async (change: Partial<UserProfileSave>) => {
  const profile = (await pat.get<UserProfile>('/user/userprofilev2')).body;
  const { status, body } = await pat.post<{ Successful: boolean }>('/user/userprofilev2', { ...unchanged(profile), ...change });
  expect([status, body.Successful]).toEqual([200, true]);
};
const storedCustom = async () => (await server.database.select().from(profiles).where(eq(profiles.UserId, patId)))[0]!.Custom;

/** What the person's own page knows of it. */
const customOf = async () => (await pat.get<UserProfile>('/user/userprofilev2')).body.Custom;

describe('the list of people', () => {
  test('holds everybody of the company but the deleted, and nobody of another', async () => {
    const rows = await server.database.select().from(users).where(eq(users.EntityId, 'lakeside'));
    const { Total } = await list();
    expect(Total).toBe(rows.filter(({ Status }) => Status !== 'Deleted').length);
    const { Items } = await list();
    expect(new Set(Items.map(({ EntityId }) => EntityId))).toEqual(new Set(['lakeside']));
    expect(Items.find(({ UserId }) => UserId === patId)).toMatchObject({ FirstName: 'Pat', Email: 'pat@lakeside.example', Company: expect.any(String) });
  });

  test('holds all companies for a super administrator', async () => {
    const { Items } = await list('', await server.as('super@wellspring.example'));
    expect(new Set(Items.map(({ EntityId }) => EntityId)).size).toBeGreaterThan(1);
  });

  test.each(['coach@lakeside.example', 'pat@lakeside.example', 'manager@lakeside.example'])('is not for %s', async (userName) => {
    const client = await server.as(userName);
    const answers = [await client.post('/people/search', {}), await client.post('/people/exports', {}), await client.get(`/people/${patId}/changes`)];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  });

  test('comes in pages, each person once', async () => {
    const pages = await Promise.all([0, 1].map(async (page) => (await admin.post<PersonPage>(`/people/search?Page=${page}&PageSize=3`, {})).body.Items));
    expect(pages.map(({ length }) => length)).toEqual([3, 3]);
    expect(new Set(pages.flat().map(({ UserId }) => UserId)).size).toBe(6);
  });

  test.each(['LastName', 'FirstName', 'Email', 'Company', 'DateOfBirth', 'Status', 'LastChangedAt'] as const)('is sorted by %s, either way', async (name) => {
    const values = (rows: PersonPage) => rows.Items.map((row) => String(row[name] ?? '').toLowerCase()).filter((value) => value !== '');
    const inOrder = [...values(await list())].sort((left, right) => (left < right ? -1 : left > right ? 1 : 0));
    const compare = new Intl.Collator('en-US').compare;
    expect(values(await list(`&Sort=${name}`))).toEqual(inOrder.sort(name === 'DateOfBirth' || name === 'LastChangedAt' ? undefined : compare));
    expect(values(await list(`&Sort=-${name}`))).toEqual(inOrder.reverse());
  });

  test.each([
    ['pat lakeside', true],
    ['LAKESIDE.example pat', true],
    ['pat nobody-has-this', false],
    ['%', false],
    ['_', false],
    ['\\', false],
    ["'; drop table users; --", false],
  ])('searched for "%s" has Pat: %s', async (words, found) => {
    const { Items } = await list(`&Search=${encodeURIComponent(words)}`);
    expect(Items.some(({ UserId }) => UserId === patId)).toBe(found);
  });

  test.each(['PasswordHash', 'Custom/unknown', 'Custom/__proto__', 'LastName;drop', '-'])('by "%s" cannot be sorted', async (sort) => {
    const answer = await admin.post<Failure>(`/people/search?Sort=${encodeURIComponent(sort)}`, {});
    expect([answer.status, ...faultsOf(answer)]).toEqual([400, 'enum /Sort']);
  });
});

describe("a customer's field", () => {
  test('is in the list, sorts it, and is not shown to whoever does not know it', async () => {
    await save({ Custom: { ...(await customOf()), badgeNumber: '0001' } });
    const { Items } = await list('&Sort=Custom/badgeNumber');
    expect(Items[0]).toMatchObject({ UserId: patId, Custom: { badgeNumber: '0001' } });
    const elsewhere = await list('&Search=pat%20lakeside', await server.as('super@wellspring.example'));
    expect(elsewhere.Items.find(({ UserId }) => UserId === patId)?.Custom).toEqual({});
  });

  test('that a revision does not know is kept by a save, and left out of answers', async () => {
    await server.database
      .update(profiles)
      .set({ Custom: { ...(await storedCustom()), ofANewerRevision: 'kept' } })
      .where(eq(profiles.UserId, patId));
    const profile = (await pat.get<UserProfile>('/user/userprofilev2')).body;
    expect(Object.keys(profile.Custom)).not.toContain('ofANewerRevision');
    expect((await list()).Items.find(({ UserId }) => UserId === patId)?.Custom).not.toHaveProperty('ofANewerRevision');
    await save({ HideFromLeaderboard: !profile.HideFromLeaderboard });
    expect(await storedCustom()).toMatchObject({ ofANewerRevision: 'kept' });
    const trail = (await server.database.select().from(auditEntries)).flatMap(({ Changes }) => Changes.map(({ Field }) => Field));
    expect(trail).toEqual(['/HideFromLeaderboard']);
  });
});

describe('the export', () => {
  const exported = async (client = admin, EntityIds = ['lakeside']) => {
    const { ExportId } = (await client.post<PeopleExport>('/people/exports', { EntityIds })).body;
    const { status, body, headers } = await client.get<string>(`/people/exports/${ExportId}/file`);
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    return body.split('\r\n');
  };

  test('has the columns of the table as the customer has it, and a line for each person', async () => {
    const [head, ...lines] = await exported();
    expect(head).toMatch(/^\uFEFFLast name,First name,Email,Birth date,Status,Last changed/);
    expect(head).not.toContain('Changes');
    // Only who sees several companies is told which.
    expect((await exported(await server.as('super@wellspring.example'), ['lakeside', 'summit']))[0]).toBe(
      '\uFEFFLast name,First name,Email,Company,Birth date,Status,Last changed',
    );
    const { Total } = await list();
    expect(lines.filter((line) => line !== '')).toHaveLength(Total);
    expect(lines.find((line) => line.includes(',pat@lakeside.example,'))).toMatch(/,\d{2}\/\d{2}\/\d{4},Active,/);
  });

  test("has a customer's own column, with a value for everybody who has one", async () => {
    const summit = await server.as('admin@summit.example');
    const [head, ...lines] = await exported(summit, ['summit']);
    expect(head).toMatch(/,Last changed,Shirt size$/);
    expect(await exported()).not.toContain('Shirt size');
    const sizes = (await list('&Sort=-Custom/shirtSize', summit)).Items.map(({ Custom }) => (Custom as { shirtSize?: string }).shirtSize);
    const known = sizes.filter((size) => size !== undefined);
    // Who has none stands last, either way.
    expect(sizes).toEqual([...known.sort().reverse(), ...sizes.slice(known.length).fill(undefined)]);
    expect(
      lines
        .slice(0, -1)
        .map((line) => line.split(',').at(-1) ?? '')
        .sort(),
    ).toEqual(sizes.map((size) => size ?? '').sort());
  });

  test('writes what a spreadsheet would take for a formula as a text, and quotes what would break a line', async () => {
    const before = await server.database.select().from(users).where(eq(users.UserId, patId));
    await server.database
      .update(users)
      .set({ LastName: '=HYPERLINK("http://evil.example")', FirstName: 'two\r\nlines, "quoted"' })
      .where(eq(users.UserId, patId));
    expect((await exported()).join('\r\n')).toContain('"\'=HYPERLINK(""http://evil.example"")","two\r\nlines, ""quoted""",pat@lakeside.example');
    await server.database.update(users).set({ LastName: before[0]!.LastName, FirstName: before[0]!.FirstName }).where(eq(users.UserId, patId));
  });

  test('is complete where there are more people than are read at a time', async () => {
    const [someone] = await server.database.select().from(users).where(eq(users.UserId, patId));
    const many = Array.from({ length: 1203 }, (_, index) => ({
      ...someone!,
      UserId: `export-${index}`,
      UserName: `export-${index}@summit.example`,
      UniqueId: null,
      SsoSubject: null,
      IsLocked: false,
      EntityId: 'summit',
    }));
    await server.database.insert(users).values(many);
    const summit = await server.as('admin@summit.example');
    const { Total } = await list('', summit);
    const lines = (await exported(summit, ['summit'])).slice(1, -1);
    expect([lines.length, new Set(lines).size > 1]).toEqual([Total, true]);
    await server.database.delete(users).where(eq(users.PasswordHash, 'none'));
  });
});

describe('the history of a person', () => {
  const changes = async (client = admin) => (await client.get<PersonChanges>(`/people/${patId}/changes`)).body.Items;

  test('says who changed what, the newest first, in the words of the form, customer fields included', async () => {
    await save({ Custom: { ...(await customOf()), badgeNumber: '1111' }, HideFromLeaderboard: false, WeekStartDay: 'Sunday', PreferredLanguage: 'en-US' });
    await server.database.delete(auditEntries);
    await save({ Custom: { ...(await customOf()), badgeNumber: '2222' } });
    server.clock.advance({ seconds: 60 });
    await save({ HideFromLeaderboard: true, WeekStartDay: 'Monday', PreferredLanguage: 'es-419' });
    const found = (await changes()).map(({ By, What, Was, Is }) => `${By}: ${What}: ${Was} → ${Is}`);
    expect(found.slice(0, 3).sort()).toEqual(
      [
        'Pat Morgan: Hide me from leaderboards: No → Yes',
        'Pat Morgan: Preferred language: English → Español',
        'Pat Morgan: Week starts on: Sunday → Monday',
      ].map((line) => line.replace('Pat Morgan', found[0]!.split(':')[0]!)),
    );
    expect(found[3]).toMatch(/Badge number: 1111 → 2222$/);
    expect(found).toHaveLength(4);
    expect((await list('&Search=pat@lakeside.example')).Items.find(({ UserId }) => UserId === patId)?.LastChangedAt).toBe(server.clock.now().toISOString());
  });

  test('names the answers to the questions of the company by their labels, dates and choices as people read them', async () => {
    const profile = (await pat.get<UserProfile>('/user/userprofilev2')).body;
    const others = profile.ProfileAnswers.filter(({ Id }) => !['DateOfBirth', 'Department'].includes(Id));
    await save({ ProfileItemAnswers: [...others, { Id: 'DateOfBirth', UserAnswer: '1980-02-29' }, { Id: 'Department', UserAnswer: 'plant' }] });
    await server.database.delete(auditEntries);
    await save({ ProfileItemAnswers: [...others, { Id: 'DateOfBirth', UserAnswer: '1981-03-01' }, { Id: 'Department', UserAnswer: 'field' }] });
    const { Options } = profile.ProfileItems.find(({ Name }) => Name === 'Department')!;
    const textOf = (value: string) => Options?.find(({ Value }) => Value === value)?.Text;
    expect((await changes()).map(({ What, Was, Is }) => `${What}: ${Was} → ${Is}`).sort()).toEqual([
      'Date of birth: 02/29/1980 → 03/01/1981',
      `Department: ${textOf('plant')} → ${textOf('field')}`,
    ]);
  });

  test('has the answers of the welcome form too, and a value that was not there or is there no more', async () => {
    await server.database.delete(optionalFieldAnswers).where(eq(optionalFieldAnswers.UserId, patId));
    await pat.post('/user/v2/optional-fields', { Fields: { PreferredName: 'Patty' }, UserCancelled: false });
    server.clock.advance({ seconds: 1 });
    await pat.post('/user/v2/optional-fields', { Fields: { PreferredName: '' }, UserCancelled: false });
    const [taken, given] = await changes();
    expect(given).toMatchObject({ What: 'Preferred name', Is: 'Patty' });
    expect(given).not.toHaveProperty('Was');
    expect(taken).toMatchObject({ What: 'Preferred name', Was: 'Patty' });
    expect(taken).not.toHaveProperty('Is');
  });

  test('leaves out what the reader’s definitions do not know', async () => {
    await save({ Custom: { ...(await customOf()), badgeNumber: '3333' } });
    expect(await changes()).not.toEqual([]);
    expect(await changes(await server.as('super@wellspring.example'))).toEqual([]);
  });

  test('nothing is written where nothing was changed', async () => {
    await save({});
    expect(await changes()).toEqual([]);
  });

  test.each(['nobody', '../../etc', 'x'.repeat(64)])('of "%s" is not found', async (id) => {
    expect((await admin.get(`/people/${encodeURIComponent(id)}/changes`)).status).toBe(404);
  });
});
