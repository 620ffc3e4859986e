import { eq, inArray } from 'drizzle-orm';
import { afterAll, describe, expect } from 'vitest';
import type { CoachParticipantPage, Failure, PersonFilter, PersonPage } from '../../schemas/generated/records';
import { participations } from '../../server/records/tables/programs';
import { profiles, users } from '../../server/records/tables/people';
import { trackerEntries } from '../../server/records/tables/trackers';
import { type StoredPerson, storedPeople, varyPeople } from './support/filter-people';
import { isFound } from './support/naive-filter';
import { demoPassword } from '../../server/demo/load';
import { mayFilterByHealth } from './support/health-access';
import { type Client, clientOf, faultsOf } from './support/test-server';
import { withServer } from './support/fixture';

const { test, server } = withServer();
let admin: Client;
let people: StoredPerson[];
test.beforeAll(async () => {
  await varyPeople(server);
  await server.database.update(profiles).set({ TimeZone: 'America/Chicago' });
  await mayFilterByHealth(server, 'admin@summit.example');
  admin = await server.as('admin@summit.example');
  people = await storedPeople(server);
});

const search = async (filter: object, client = admin) => {
  const { status, body } = await client.post<PersonPage>('/people/search?PageSize=100', filter);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.Items.map(({ UserId }) => UserId).toSorted();
};

describe('each filter of the specification', () => {
  const filters: [string, PersonFilter][] = [
    ["C-filter-builder-12 'Account Status' is sent as AccountStatuses", { AccountStatuses: ['Pending', 'Disabled'] }],
    ["C-filter-builder-13 'Challenge Name' is sent as ChallengeId", { ChallengeId: 'summit-winter-1' }],
    ["C-filter-builder-14 'Biometrics Status' is sent as BiometricsStatus", { BiometricsStatus: 'NotCompleted' }],
    ["C-filter-builder-15 'Biometric' is sent as Biometric with BiometricRiskLevels", { Biometric: 'BloodPressure', BiometricRiskLevels: ['High'] }],
    ["C-filter-builder-16 'Health Condition' is sent with its levels", { HealthCondition: 'tobacco', HealthConditionRiskLevels: ['start'] }],
    ["C-filter-builder-17 'HRA Status' is sent as HraStatus", { HraStatus: 'Submitted' }],
    ["C-filter-builder-18 'User Challenge Status' is sent as UserChallengeStatus", { UserChallengeStatus: 4 }],
    ["C-filter-builder-19 'Sex' is sent as Sex", { Sex: 'female' }],
    ["C-filter-builder-20 'Department' is sent as Departments", { Departments: ['office', 'field'] }],
    ["C-filter-builder-21 'Location' is sent as Locations", { Locations: ['boulder'] }],
    ["C-filter-builder-22 'Region' is sent as Regions", { Regions: ['pacific'] }],
    ["C-filter-builder-23 'Role' is sent as Roles", { Roles: ['Reporting'] }],
    ["C-filter-builder-25 'Hire Date' is sent as HireDate", { HireDate: 'ThisYear' }],
    [
      'C-filter-builder-25 its status Custom sends the first and the last day',
      { HireDate: 'Custom', HireDateStartDate: '01/01/2016', HireDateEndDate: '12/31/2021' },
    ],
    ['C-filter-builder-26 of its own statuses, the last 30 days', { HireDate: 'Last30Days' }],
    ["C-filter-builder-27 'Event Name' is sent as Events", { Events: ['summit-winter-8', 'summit-fall-9'] }],
    ["C-filter-builder-28 'Event Session' is sent as EventSessions", { EventSessions: ['summit-winter-8-session-1', 'summit-fall-8-session-3'] }],
    ["C-filter-builder-30 'Results Date' has its dates", { ResultsDate: 'Custom', ResultsDateStartDate: '10/29/2026', ResultsDateEndDate: '10/29/2026' }],
    [
      "C-filter-builder-31 C-filter-builder-32 'HRA Question' is sent as HraQuestion with QuestionAnswer",
      { HraQuestion: 'hasDoctor', QuestionAnswer: ['Yes'] },
    ],
    ['a tracker is sent with whether, and since when, anything was entered', { Tracker: '101', TrackerStatus: 'NotLogged', TrackerPeriod: 'Last7Days' }],
    ['of a tracker the average of a number has bounds', { Tracker: '106', TrackerField: 'Hours', TrackerFrom: 6, TrackerTo: 7.5 }],
    [
      'C-filter-builder-33 a field of the customer is sent in CustomRegistrationFields',
      { CustomRegistrationFields: [{ FieldName: 'shirtSize', Values: ['S', 'L'] }] },
    ],
  ];
  test.each(filters)('%s, and finds whom it says', async (_title, filter) => {
    const own = people.filter(({ user }) => user.EntityId === 'summit' && user.Status !== 'Deleted');
    const expected = own.filter((person) => isFound(person, filter)).map(({ user }) => user.UserId);
    expect(expected.length).toBeGreaterThan(0);
    if (filter.ChallengeId === undefined) expect(expected.length).toBeLessThan(own.length);
    expect(await search(filter)).toEqual(expected.toSorted());
    expect((await admin.post('/people/count', filter)).body).toEqual({ Total: expected.length });
  });

  test("C-filter-builder-24 C-filter-builder-29 'Company' is sent as EntityIds and 'Coach' as Coaches", async () => {
    const sol = await server.as('super@wellspring.example');
    const companyOf = async (filter: PersonFilter) =>
      new Set((await sol.post<PersonPage>('/people/search?PageSize=100', filter)).body.Items.map(({ EntityId }) => EntityId));
    expect(await companyOf({})).not.toEqual(new Set(['summit', 'lakeside']));
    expect(await companyOf({ EntityIds: ['summit', 'cedar'] })).toEqual(new Set(['summit', 'cedar']));
    // Somebody else is designated for Lakeside, and for Summit with the value None.
    expect(await companyOf({ Coaches: ['varied-0'] })).toEqual(new Set(['summit']));
    expect(await companyOf({ Coaches: ['varied-1'] })).toEqual(new Set(['lakeside']));
  });

  test('no filter, and lists of nothing, are everybody of the own company but the deleted', async () => {
    const own = people.filter(({ user }) => user.EntityId === 'summit' && user.Status !== 'Deleted').map(({ user }) => user.UserId);
    expect(await search({})).toEqual(own.toSorted());
    expect(await search({ Departments: [], CustomRegistrationFields: [] })).toEqual(own.toSorted());
  });

  test('a filter and words both narrow', async () => {
    const { body } = await admin.post<PersonPage>('/people/search?Search=varied&PageSize=100', { Sex: 'male' });
    expect(body.Items.length).toBeGreaterThan(0);
    expect(body.Items.every(({ Email }) => Email.includes('varied'))).toBe(true);
    const males = await search({ Sex: 'male' });
    expect(body.Items.every(({ UserId }) => males.includes(UserId))).toBe(true);
    expect(males.length).toBeGreaterThan(body.Items.length);
  });
});

describe('the user challenge statuses', () => {
  const challenge = 'summit-winter-1';
  const who = ['none', 'current', 'logged', 'long-ago', 'completed', 'quit'];
  test.beforeAll(async () => {
    const [someone] = await server.database.select().from(users).where(eq(users.UserName, 'pat@summit.example'));
    await server.database.insert(users).values(
      who.map((name) => ({
        ...someone!,
        UserId: name,
        UserName: `${name}@status.example`,
        Email: `${name}@status.example`,
        UniqueId: null,
        SsoSubject: null,
      })),
    );
    const statuses = { current: 'Current', logged: 'Current', 'long-ago': 'Current', completed: 'Completed', quit: 'Quit' } as const;
    await server.database
      .insert(participations)
      .values(Object.entries(statuses).map(([UserId, ProgramStatus]) => ({ UserId, ProgramId: challenge, ProgramStatus })));
    const by = { CreatedBy: 'x', CreatedDateTime: '2026-10-27T12:00:00.000Z', LastModifiedBy: 'x', LastModifiedDateTime: '2026-10-27T12:00:00.000Z' };
    const entry = { EntityId: 'summit', EntryDateKey: 2026102701, Source: 'UserEntry', Values: [], ...by };
    await server.database.insert(trackerEntries).values([
      { ...entry, Id: 'one', UserId: 'logged', TrackerId: 105, EntryDate: '2026-10-27' },
      // A day too early, and of a tracker that does not count in this challenge.
      { ...entry, Id: 'two', UserId: 'long-ago', TrackerId: 105, EntryDate: '2026-10-26' },
      { ...entry, Id: 'three', UserId: 'current', TrackerId: 106, EntryDate: '2026-11-01' },
    ]);
  });
  afterAll(() => server.database.delete(users).where(inArray(users.UserId, who)));

  test.each([
    ['C-filter-builder-35 who is All', 0, ['none', 'current', 'logged', 'long-ago', 'completed', 'quit']],
    ['C-filter-builder-36 who is Signed Up', 1, ['current', 'logged', 'long-ago', 'completed', 'quit']],
    ['C-filter-builder-37 who is Participating', 2, ['current', 'logged', 'long-ago']],
    ['C-filter-builder-38 who is On Track', 3, ['logged']],
    ['C-filter-builder-39 who is Complete', 4, ['completed']],
    ['C-filter-builder-40 who is Not Signed Up', 5, ['none']],
    ['C-filter-builder-41 who is Not Complete', 6, ['none', 'current', 'logged', 'long-ago', 'quit']],
    ['C-filter-builder-42 who is In Challenge', 7, ['current', 'logged', 'long-ago', 'completed']],
    ['C-filter-builder-43 who is Not In Challenge', 8, ['none', 'quit']],
  ])('%s, code %i: %j', async (_title, UserChallengeStatus, expected) => {
    const { body } = await admin.post<PersonPage>('/people/search?Search=status.example&PageSize=100', { ChallengeId: challenge, UserChallengeStatus });
    expect(body.Items.map(({ UserId }) => UserId).toSorted()).toEqual(expected.toSorted());
  });
});

describe('a filter that cannot be asked', () => {
  const custom = (field: object) => ({ CustomRegistrationFields: [field] });
  const evil = "'; drop table users; --";
  const refused: [string, object, RegExp][] = [
    ['names an unknown field', { Salary: ['high'] }, /^additionalProperties \/Salary$/],
    ['has 9,000 values', { Departments: Array.from({ length: 9_000 }, (_, index) => `d${index}`) }, /^maxItems \/Departments$/],
    [
      'has 101 fields of the customer',
      { CustomRegistrationFields: Array.from({ length: 101 }, (_, index) => ({ FieldName: `f${index}` })) },
      /CustomRegistrationFields/,
    ],
    ['names an unknown account status', { AccountStatuses: ['Deleted'] }, /AccountStatuses/],
    ['names a company out of reach', { EntityIds: ['lakeside'] }, /EntityIds/],
    ['names a challenge of another company', { ChallengeId: 'lakeside-winter-1' }, /ChallengeId/],
    ['names a challenge that is an event', { ChallengeId: 'summit-winter-8' }, /ChallengeId/],
    ['names an event of another company', { Events: ['lakeside-winter-8'] }, /Events/],
    ['names an event that is a challenge', { Events: ['summit-winter-1'] }, /Events/],
    ['names a session of another company', { EventSessions: ['lakeside-winter-8-session-1'] }, /EventSessions/],
    ['names a coach of another company', { Coaches: ['varied-1'] }, /Coaches/],
    ['names a status code that there is not', { UserChallengeStatus: 9 }, /UserChallengeStatus/],
    ['C-filter-builder-46 names a biometric without a level', { Biometric: 'Glucose' }, /BiometricRiskLevels/],
    ['names a level without a biometric', { BiometricRiskLevels: ['High'] }, /Biometric/],
    ['names a measure without levels', { Biometric: 'Weight', BiometricRiskLevels: ['High'] }, /Biometric/],
    ['C-filter-builder-47 names a health condition without a level', { HealthCondition: 'tobacco' }, /HealthConditionRiskLevels/],
    ['names a level of another kind', { HealthCondition: 'tobacco', HealthConditionRiskLevels: ['High'] }, /HealthConditionRiskLevels/],
    ['C-filter-builder-48 names a question without an answer', { HraQuestion: 'hasDoctor' }, /QuestionAnswer/],
    ['names a tracker that there is not', { Tracker: '999' }, /^[a-zA-Z]+ \/Tracker$/],
    ['asks for entries of no tracker', { TrackerPeriod: 'Last7Days' }, /^[a-zA-Z]+ \/Tracker$/],
    ['asks for the average of a text', { Tracker: '106', TrackerField: 'Quality' }, /^[a-zA-Z]+ \/TrackerField$/],
    ['bounds the average of nothing', { Tracker: '106', TrackerTo: 7 }, /^trackerFieldMissing \/TrackerTo$/],
    ['asks who entered nothing for an average', { Tracker: '106', TrackerStatus: 'NotLogged', TrackerField: 'Hours' }, /^trackerNothing \/TrackerField$/],
    ['bounds an average the wrong way', { Tracker: '106', TrackerField: 'Hours', TrackerFrom: 8, TrackerTo: 7 }, /^trackerOrder \/TrackerTo$/],
    ['names a question that is open', { HraQuestion: 'age', QuestionAnswer: ['50'] }, /HraQuestion/],
    [
      'C-filter-builder-49 has a last day before the first',
      { HireDate: 'Custom', HireDateStartDate: '02/01/2024', HireDateEndDate: '01/31/2024' },
      /HireDateEndDate/,
    ],
    [
      'has an end before the start of results',
      { ResultsDate: 'Custom', ResultsDateStartDate: '02/01/2024', ResultsDateEndDate: '01/31/2024' },
      /ResultsDateEndDate/,
    ],
    [
      'C-filter-builder-50 C-filter-builder-52 writes a date otherwise than MM/dd/yyyy',
      { HireDate: 'Custom', HireDateStartDate: '2024-02-01' },
      /HireDateStartDate/,
    ],
    ['names a day that there is not', { HireDate: 'Custom', HireDateStartDate: '02/30/2024' }, /HireDateStartDate/],
    ['has the status Custom and no day', { HireDate: 'Custom' }, /HireDate/],
    ['has days with another status', { HireDate: 'LastYear', HireDateStartDate: '02/01/2024' }, /HireDateStartDate/],
    ['names a field that another customer has', custom({ FieldName: 'badgeNumber', Values: ['1'] }), /CustomRegistrationFields/],
    ['names a field by __proto__', custom({ FieldName: '__proto__', Values: ['1'] }), /CustomRegistrationFields/],
    ['names a field in SQL', custom({ FieldName: evil, Values: ['1'] }), /CustomRegistrationFields/],
    ['asks a choice of the customer for a date', custom({ FieldName: 'shirtSize', Status: 'ThisYear' }), /CustomRegistrationFields/],
    ['names a field twice', { CustomRegistrationFields: ['S', 'M'].map((size) => ({ FieldName: 'shirtSize', Values: [size] })) }, /CustomRegistrationFields/],
    ['has a text that cannot be stored', { Sex: 'a\u0000b' }, /Sex/],
    ...(['Departments', 'Regions', 'Locations', 'Roles', 'EntityIds', 'Events', 'EventSessions', 'Coaches', 'AccountStatuses'] as const).map(
      (name): [string, object, RegExp] => [`has SQL in ${name}`, { [name]: [evil] }, new RegExp(name)],
    ),
    ...(['Sex', 'ChallengeId', 'Biometric', 'HealthCondition', 'HraQuestion', 'HireDate'] as const).map((name): [string, object, RegExp] => [
      `has SQL in ${name}`,
      // Each with what belongs to it, which would be asked for first.
      { [name]: evil, ...(name === 'HraQuestion' && { QuestionAnswer: ['Yes'] }) },
      new RegExp(name),
    ]),
  ];

  test.each(refused)('C-filter-builder-51 %s: it is refused in words at its place', async (_title, filter, place) => {
    const before = (await server.database.select().from(users)).length;
    for (const call of ['/people/search', '/people/count', '/people/exports']) {
      const sent = call === '/people/exports' ? { EntityIds: ['summit'], ...filter } : filter;
      const answer = await admin.post<Failure>(call, sent);
      expect(answer.status, call).toBe(400);
      expect(
        faultsOf(answer).some((fault) => place.test(fault)),
        faultsOf(answer).join(', '),
      ).toBe(true);
      expect(
        answer.body.Errors.every(({ Message }) => /^[A-Z].*[.!]$/.test(Message)),
        JSON.stringify(answer.body.Errors),
      ).toBe(true);
    }
    expect((await server.database.select().from(users)).length).toBe(before);
  });

  test('C-filter-builder-45 is without a company where it is exported, and only there', async () => {
    const answer = await admin.post<Failure>('/people/exports', { Sex: 'female' });
    expect([answer.status, ...faultsOf(answer)]).toEqual([400, 'required /EntityIds']);
    expect((await admin.post('/people/search', { Sex: 'female' })).status).toBe(200);
  });
});

describe('a field of the customer that is a date', () => {
  test('C-filter-builder-34 sends status, start and end', async () => {
    const cedar = await server.as('newcomer@cedar.example');
    await server.database
      .update(users)
      .set({ Roles: ['Admin'], FirstLoginPending: false })
      .where(eq(users.UserName, 'newcomer@cedar.example'));
    const checked = (await server.database.select().from(profiles).where(eq(profiles.EntityId, 'cedar'))).filter(
      ({ Custom }) => typeof Custom.backgroundCheckedOn === 'string' && Custom.backgroundCheckedOn >= '2001-02-03',
    );
    expect(checked.length).toBeGreaterThan(0);
    const range = { FieldName: 'backgroundCheckedOn', Status: 'Custom', StartDate: '02/03/2001', EndDate: '12/31/2199' };
    expect(await search({ CustomRegistrationFields: [range] }, cedar)).toEqual(checked.map(({ UserId }) => UserId).toSorted());
    const before = { ...range, StartDate: '01/01/1990', EndDate: '01/02/1990' };
    expect(await search({ CustomRegistrationFields: [before] }, cedar)).toEqual([]);
    const wrong = await cedar.post<Failure>('/people/search', { CustomRegistrationFields: [{ ...range, EndDate: '02/02/2001' }] });
    expect(wrong.status).toBe(400);
    expect(faultsOf(wrong).join()).toMatch(/CustomRegistrationFields\/.*EndDate/);
  });
});

describe("the coach's list", () => {
  const list = (coach: Client, filter: object, query = '') => coach.post<CoachParticipantPage>(`/coach-view/participants/search?PageSize=100${query}`, filter);

  test('C-filter-builder-01 is filtered as that of administrators is, within the companies that the coach looks after', async () => {
    const coach = await server.as('coach@lakeside.example');
    const own = people.filter(({ user }) => user.EntityId === 'lakeside' && user.UserName !== 'coach@lakeside.example');
    for (const filter of [{}, { Departments: ['office'] }, { Biometric: 'Cholesterol', BiometricRiskLevels: ['High', 'Moderate'] }] as PersonFilter[]) {
      const expected = own.filter((person) => isFound(person, filter)).map(({ user }) => user.UserId);
      const { body } = await list(coach, filter);
      expect(body.Items.map(({ UserId }) => UserId).toSorted()).toEqual(expected.toSorted());
      expect(body.Total).toBe(expected.length);
    }
    expect((await list(coach, { EntityIds: ['summit'] })).status).toBe(400);
  });

  test('is sorted and searched too', async () => {
    const coach = await server.as('coach@lakeside.example');
    const { body } = await list(coach, { Sex: 'male' }, '&Sort=-Name&Search=varied');
    const names = body.Items.map(({ Name }) => Name.split(' ').at(-1)!.toLowerCase());
    expect(names.length).toBeGreaterThan(1);
    expect(names).toEqual(names.toSorted().reverse());
    expect(body.Items.every(({ Email }) => Email?.includes('varied'))).toBe(true);
  });
});

test('the days of a status are those of whoever asks, where it is another day already elsewhere', async () => {
  const [someone] = await server.database.select().from(profiles).where(eq(profiles.EntityId, 'summit'));
  const Answers = [{ Id: 'HireDate', UserAnswer: '2026-10-04' }];
  await server.database.update(profiles).set({ Answers }).where(eq(profiles.UserId, someone!.UserId));
  // 9 in the evening of 2 November in Chicago; the session of before has ended.
  server.clock.advance({ seconds: 12 * 3600 });
  const body = { UserName: 'admin@summit.example', Password: demoPassword };
  const { Token } = (await server.nobody.post<{ Token: string }>('/account/login/login', body)).body;
  const evening = clientOf(server.app, Token);
  expect(await search({ HireDate: 'Last30Days' }, evening)).toContain(someone!.UserId);
  server.clock.advance({ seconds: 3 * 3600 });
  const again = (await server.nobody.post<{ Token: string }>('/account/login/login', body)).body;
  expect(await search({ HireDate: 'Last30Days' }, clientOf(server.app, again.Token))).not.toContain(someone!.UserId);
});
