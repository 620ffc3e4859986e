import { describe, expect } from 'vitest';
import type { Failure, OptionList, SavedFilter } from '../../schemas/generated/records';
import type { Operations } from '../../schemas/generated/operations';
import { savedFilters } from '../../server/records/tables/saved-filters';
import { users } from '../../server/records/tables/people';
import { eq } from 'drizzle-orm';
import { type Client, faultsOf } from './support/test-server';
import { withServer } from './support/fixture';

const { test, server } = withServer();
let admin: Client;
let coach: Client;
test.beforeAll(async () => {
  [admin, coach] = [await server.as('admin@lakeside.example'), await server.as('coach@lakeside.example')];
});

describe('saved filters', () => {
  test.beforeEach(() => server.database.delete(savedFilters));
  const save = (Name: string, Filter: object = { Sex: 'female' }, client = admin) => client.post<SavedFilter>('/filters/people-filter', { Name, Filter });
  const list = async (client = admin) => (await client.get<{ Items: SavedFilter[] }>('/filters/people-filter')).body.Items;

  test('are kept by name, each as it was saved, for the person alone', async () => {
    expect((await save('Women')).status).toBe(200);
    expect((await save(' apprentices ', { Departments: ['plant'], HireDate: 'ThisYear' })).body.Name).toBe('apprentices');
    expect((await list()).map(({ Name, Filter }) => ({ Name, Filter }))).toEqual([
      { Name: 'apprentices', Filter: { Departments: ['plant'], HireDate: 'ThisYear' } },
      { Name: 'Women', Filter: { Sex: 'female' } },
    ]);
    expect(await list(coach)).toEqual([]);
  });

  test('of the same name in another case are replaced', async () => {
    const { Id } = (await save('Women')).body;
    const replaced = (await save('WOMEN', { Sex: 'male' })).body;
    expect(replaced).toEqual({ Id, Name: 'WOMEN', Filter: { Sex: 'male' }, Version: expect.any(String) });
    expect(await list()).toEqual([replaced]);
  });

  test('are deleted by their own person only', async () => {
    const { Id } = (await save('Women')).body;
    expect((await coach.call('DELETE', `/filters/people-filter/${Id}`)).status).toBe(404);
    expect((await admin.call('DELETE', `/filters/people-filter/${Id}`)).body).toEqual({ Successful: true });
    expect((await admin.call('DELETE', `/filters/people-filter/${Id}`)).status).toBe(404);
    expect(await list()).toEqual([]);
  });

  test('are at most fifty, also where two windows save at once', async () => {
    for (let number = 0; number < 49; number += 1) await save(`Filter ${number}`);
    const saved = await Promise.all([save('One more'), save('And one more')]);
    expect(saved.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
    const full = (await save('Too many')) as unknown as { status: number; body: Failure; headers: Record<string, unknown> };
    expect([full.status, ...faultsOf(full), full.body.Errors[0]!.Message]).toEqual([
      400,
      'maximum /Name',
      'You already have 50 saved filters. Please delete one first.',
    ]);
    expect((await save('filter 3', { Sex: 'male' })).status).toBe(200);
    expect((await save('Of the coach', { Sex: 'male' }, coach)).status).toBe(200);
  });

  test.each([
    // Item 21 of issue 51: saved without a value, a filter finds everyone, whatever its name says.
    ['without a filter', { Name: 'Sales team', Filter: {} }, '/Filter'],
    ['with a filter that has no value', { Name: 'Sales team', Filter: { Roles: [], Departments: [] } }, '/Filter'],
    ['without a name', { Name: '  ', Filter: { Sex: 'female' } }, '/Name'],
    ['with a name of 101 letters', { Name: 'n'.repeat(101), Filter: { Sex: 'female' } }, '/Name'],
    ['with an unknown field', { Name: 'A', Filter: { Salary: ['high'] } }, '/Filter/Salary'],
    ['of a company out of reach', { Name: 'A', Filter: { EntityIds: ['summit'] } }, '/Filter/EntityIds/0'],
    ['of a day that there is not', { Name: 'A', Filter: { HireDate: 'Custom', HireDateStartDate: '02/30/2024' } }, '/Filter/HireDateStartDate'],
    [
      'of a field of another customer',
      { Name: 'A', Filter: { CustomRegistrationFields: [{ FieldName: 'depot', Values: ['dallas'] }] } },
      '/Filter/CustomRegistrationFields/0/FieldName',
    ],
  ])('%s are refused at their place', async (_title, body, place) => {
    const answer = await admin.post<Failure>('/filters/people-filter', body);
    expect([answer.status, answer.body.Errors.map(({ Field }) => Field)]).toEqual([400, expect.arrayContaining([place])]);
  });

  test('of a filter that there is not are refused', async () => {
    expect((await admin.get('/filters/salary-filter')).status).toBe(400);
  });

  test('of those who may look for nobody are none', async () => {
    const pat = await server.as('pat@lakeside.example');
    expect((await save('Women', { Sex: 'female' }, pat)).status).toBe(403);
    expect(await list(pat)).toEqual([]);
  });
});

type List = Operations['getFilterChoices']['path']['list'];

describe('the choices of a filter', () => {
  const choices = async (list: List, query = '', client = admin) => {
    const { status, body } = await client.get<OptionList>(`/filters/people-filter/choices/${list}?${query}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return body.Items;
  };
  const texts = async (list: List, query = '', client = admin) => (await choices(list, query, client)).map(({ Text }) => Text);

  test.each<[List, string, string[]]>([
    ['Company', '', ['Lakeside Manufacturing']],
    ['Biometric', '', ['Blood pressure', 'Total cholesterol', 'Fasting glucose']],
    ['BiometricRiskLevel', 'of=Glucose', ['Low risk', 'Moderate risk', 'High risk']],
    ['BiometricRiskLevel', '', []],
    ['BiometricRiskLevel', 'of=Weight', []],
    ['HealthConditionRiskLevel', 'of=tobacco', ['Worth a closer look', 'Getting there', 'Going well']],
    ['HraAnswer', 'of=hasDoctor', ['Yes', 'No']],
    ['HraAnswer', 'of=generalHealth', ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10']],
    ['HraAnswer', 'of=age', []],
    ['Department', '', ['Office', 'Plant', 'Field']],
    ['Location', '', ['Chicago', 'Cleveland', 'Denver', 'Pittsburgh']],
    ['Region', '', ['East', 'Midwest', 'West']],
    ['Sex', '', ['Female', 'Male', 'Prefer not to say']],
    ['Coach', '', ['Casey Brooks', 'Toni Rowe']],
    ['Role', 'term=admin', ['Admin', 'WR Admin', 'Admin Lite', 'Super Admin', 'Partner Admin']],
    ['Event', 'term=screening,%20sp', ['Health Screening, Spring 2026']],
    ['Challenge', 'term=walk%20the%20lake,%20f', ['Walk the Lake, Fall 2026', 'Walk the Lake, Fall 2025']],
  ])('%s?%s: %j', async (list, query, expected) => {
    expect(await texts(list, query)).toEqual(expected);
  });

  test('of events are their sessions, the newest first', async () => {
    const ofOne = await choices('EventSession', 'of=lakeside-winter-8');
    expect(ofOne.map(({ Value }) => Value)).toEqual(['lakeside-winter-8-session-3', 'lakeside-winter-8-session-2', 'lakeside-winter-8-session-1']);
    expect(ofOne[0]!.Text).toMatch(/^Health Screening, Winter 2026: Feb 5, 2026 \d{1,2}:\d\d [AP]M, \w+/);
    expect((await choices('EventSession')).length).toBe(50);
    expect((await choices('EventSession', 'of=lakeside-winter-8&of=lakeside-spring-9')).length).toBe(6);
    expect(await choices('EventSession', 'of=summit-winter-8')).toEqual([]);
  });

  test.each<[List, number]>([
    ['HraQuestion', 10],
    ['HealthCondition', 4],
    ['Challenge', 20],
  ])('%s are several, each with a value of its own, and those of challenges are no events', async (list, least) => {
    const found = await choices(list);
    expect(found.length).toBeGreaterThan(least);
    expect(new Set(found.map(({ Value }) => Value)).size).toBe(found.length);
    expect(found.some(({ Text }) => /Flu Shots/.test(Text))).toBe(false);
  });

  test('are at most fifty at once; others are found by their letters, and what is chosen is found in any case', async () => {
    const sol = await server.as('super@wellspring.example');
    const found = await choices('Challenge', '', sol);
    expect(found.length).toBe(50);
    // Where there are several companies, each says whose it is.
    expect(found.every(({ Text }) => / \(.+\)$/.test(Text))).toBe(true);
    const winter = await texts('Challenge', 'term=WALK%20the%20lake,%20winter', sol);
    expect(winter).toContain('Walk the Lake, Winter 2026 (Summit Outfitters)');
    expect((await choices('Challenge', 'term=nothing%20like%20it&chosen=cedar-winter-1', sol)).map(({ Value }) => Value)).toEqual(['cedar-winter-1']);
    expect(await texts('Department', 'term=zzz&chosen=plant')).toEqual(['Plant']);
    expect((await choices('EventSession', 'term=zzz&chosen=lakeside-winter-8-session-1')).length).toBe(1);
    expect(await texts('Location', 'term=zzz&chosen=denver')).toEqual(['Denver']);
  });

  test('are narrowed by companies, and are never of a company out of reach', async () => {
    const sol = await server.as('super@wellspring.example');
    expect(await texts('Region', 'companies=summit', sol)).toEqual(['Mountain', 'Pacific']);
    expect(await texts('Region', 'companies=summit&companies=lakeside', sol)).toEqual(['East', 'Midwest', 'Mountain', 'Pacific', 'West']);
    expect((await texts('Company', 'companies=summit', sol)).length).toBeGreaterThan(3);
    for (const list of ['Region', 'Location', 'Challenge', 'Event', 'EventSession', 'Coach', 'Department', 'Sex'] as const)
      expect(await choices(list, 'companies=summit'), list).toEqual([]);
    expect(await choices('Company', 'chosen=summit&term=zzz')).toEqual([]);
    expect(await choices('Challenge', 'chosen=summit-winter-1&term=zzz')).toEqual([]);
    expect(await choices('EventSession', 'chosen=summit-winter-8-session-1&term=zzz')).toEqual([]);
  });

  test('are, for a coach, those of the companies that they look after', async () => {
    expect(await texts('Company', '', coach)).toEqual(['Lakeside Manufacturing']);
    expect(await texts('Region', '', coach)).toEqual(['East', 'Midwest', 'West']);
    await server.database
      .update(users)
      .set({ Roles: ['Coach'] })
      .where(eq(users.UserName, 'pat@summit.example'));
    const withoutDesignation = await server.as('pat@summit.example');
    for (const list of ['Company', 'Challenge', 'Region', 'Department', 'Coach'] as const)
      expect(await choices(list, '', withoutDesignation), list).toEqual([]);
  });

  test('are nothing for those who may look for nobody', async () => {
    for (const userName of ['pat@lakeside.example', 'partner@north.example', 'manager@lakeside.example'])
      for (const list of ['Company', 'Biometric', 'HraQuestion', 'Role', 'Location'] as const)
        expect(await choices(list, 'chosen=denver', await server.as(userName)), `${list} ${userName}`).toEqual([]);
  });

  test('and the saved filters are those of the coach while they act for a participant', async () => {
    await server.database.delete(savedFilters);
    await coach.post('/filters/people-filter', { Name: 'Mine', Filter: { Sex: 'male' } });
    const act = (body: object) => coach.post<{ Successful: boolean }>('/PerformImpersonation/PerformImpersonation', body);
    expect((await act({ UserName: 'pat@lakeside.example', ImpersonationType: 'Coach' })).body.Successful).toBe(true);
    expect(await texts('Region', '', coach)).toEqual(['East', 'Midwest', 'West']);
    expect((await coach.get<{ Items: SavedFilter[] }>('/filters/people-filter')).body.Items.map(({ Name }) => Name)).toEqual(['Mine']);
    expect((await coach.post('/coach-view/participants/search', { Regions: ['east'] })).status).toBe(200);
    expect((await act({ ImpersonationType: 'None', Clear: true })).body.Successful).toBe(true);
  });

  test.each(["'; drop table choices; --", '%', '_', '\\', '\u0000'])('that hold "%s" are looked for as a text', async (term) => {
    const answer = await admin.get<OptionList & Failure>(`/filters/people-filter/choices/Challenge?term=${encodeURIComponent(term)}`);
    expect(term === '\u0000' ? answer.status : answer.body.Items).toEqual(term === '\u0000' ? 400 : []);
  });

  test('of a list that there is not are refused', async () => {
    expect((await admin.get('/filters/people-filter/choices/Salary')).status).toBe(400);
  });
});
