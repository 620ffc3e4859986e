import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { PersonFilter, PersonPage } from '../../schemas/generated/records';
import { profiles } from '../../server/records/tables/people';
import { propertyRuns } from '../support/property-runs';
import { everyKindDefinitions, type StoredPerson, storedPeople, varyPeople } from './support/filter-people';
import { isFound } from './support/naive-filter';
import { mayFilterByHealth } from './support/health-access';
import type { Client } from './support/test-server';
import { withServer } from './support/fixture';

// Some people have values that their fields do not take any more, which an answer may not have.
const { test, server } = withServer(() => ({ definitions: everyKindDefinitions(), checkAnswers: false }));
let people: StoredPerson[];
test.beforeAll(async () => {
  await varyPeople(server);
  // The days of those who ask are those of one time zone.
  await server.database.update(profiles).set({ TimeZone: 'America/Chicago' });
  await mayFilterByHealth(server, 'admin@summit.example');
  people = await storedPeople(server);
}, 300_000);

/** The ids of all whom the server finds. */
async function found(client: Client, filter: PersonFilter): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 0; ; page += 1) {
    const { status, body } = await client.post<PersonPage>(`/people/search?PageSize=100&Page=${page}`, filter);
    expect(status, JSON.stringify({ filter, body })).toBe(200);
    ids.push(...body.Items.map(({ UserId }) => UserId));
    if (ids.length >= body.Total) return ids.toSorted();
  }
}

const some = <Value>(...values: Value[]) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: 3 });
const chosen = <Value>(...values: Value[]) => fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 2 });
const days = fc.constantFrom('01/01/2024', '06/15/2025', '10/29/2026', '10/30/2026', '11/02/2026');
const dates = fc.oneof(
  fc.record({ status: fc.constantFrom('Last30Days', 'Last90Days', 'ThisYear', 'LastYear') }),
  fc
    .tuple(days, days)
    .map(([one, other]) => [one, other].toSorted((left, right) => Date.parse(left) - Date.parse(right)))
    .chain(([start, end]) => fc.constantFrom({ status: 'Custom', start, end }, { status: 'Custom', start }, { status: 'Custom', end })),
) as fc.Arbitrary<{ status: 'Custom'; start?: string; end?: string }>;
const dated = (name: 'HireDate' | 'ResultsDate') =>
  dates.map(({ status, start, end }) => ({
    [name]: status,
    ...(start !== undefined && { [`${name}StartDate`]: start }),
    ...(end !== undefined && { [`${name}EndDate`]: end }),
  }));

const period = fc.constantFrom('Last7Days' as const, 'Last30Days' as const, 'Last90Days' as const);

/** Each subject of a filter; a filter is some of them together. */
const subjects: fc.Arbitrary<PersonFilter>[] = [
  fc.record({ AccountStatuses: some('Active', 'Pending', 'Uploaded', 'Disabled') }),
  fc.record({ Roles: some('Admin', 'Coach', 'Reporting') }),
  fc.record({ Regions: some('mountain', 'pacific') }),
  fc.record({ Locations: some('boulder', 'portland') }),
  fc.record({ Departments: some('office', 'plant', 'field') }),
  fc.record({ Sex: fc.constantFrom('female', 'male', 'undisclosed') }),
  dated('HireDate'),
  dated('ResultsDate'),
  fc.record({ ChallengeId: fc.constantFrom('summit-winter-1', 'summit-spring-2', 'summit-winter-6'), UserChallengeStatus: fc.integer({ min: 0, max: 8 }) }),
  fc.record({ UserChallengeStatus: fc.integer({ min: 0, max: 8 }) }),
  fc.record({ Events: chosen('summit-winter-8', 'summit-fall-9') }),
  fc.record({ EventSessions: chosen('summit-winter-8-session-1', 'summit-spring-9-session-3') }),
  fc.constant({ Events: ['summit-winter-8'], EventSessions: ['summit-winter-8-session-2'] }),
  fc.record({ BiometricsStatus: fc.constantFrom('Completed', 'NotCompleted') }),
  fc.record({ Biometric: fc.constantFrom('BloodPressure', 'Cholesterol', 'Glucose'), BiometricRiskLevels: chosen('Low', 'Moderate', 'High') }),
  fc.record({ HealthCondition: fc.constantFrom('tobacco', 'activity'), HealthConditionRiskLevels: chosen('start', 'underway', 'well') }),
  fc.record({ HraStatus: fc.constantFrom('NotStarted', 'InProgress', 'Submitted') }),
  fc.record({ HraQuestion: fc.constant('hasDoctor'), QuestionAnswer: chosen('Yes', 'No') }),
  fc.record({ HraQuestion: fc.constant('conditions'), QuestionAnswer: chosen('diabetes', 'asthma', 'none') }),
  fc.record(
    { Tracker: fc.constantFrom('101', '106'), TrackerStatus: fc.constantFrom('Logged', 'NotLogged'), TrackerPeriod: period },
    { requiredKeys: ['Tracker'] },
  ) as fc.Arbitrary<PersonFilter>,
  fc.record(
    {
      Tracker: fc.constant('106'),
      TrackerPeriod: period,
      TrackerField: fc.constant('Hours'),
      TrackerFrom: fc.constantFrom(6, 7),
      TrackerTo: fc.constantFrom(7.25, 8.5),
    },
    { requiredKeys: ['Tracker', 'TrackerField'] },
  ) as fc.Arbitrary<PersonFilter>,
];

const values = (FieldName: string, ...all: string[]) => chosen(...all).map((Values) => ({ FieldName, Values }));
const customFields = fc
  .tuple(
    fc.option(values('shirtSize', 'S', 'M', 'L')),
    fc.option(values('nickname', 'ACE', 'ÉTÉ', "o'neil", '%', '_')),
    fc.option(values('hours', '2', '2.50', '-3', '1000')),
    fc.option(values('driver', 'true', 'false')),
    fc.option(values('skills', 'ski', 'sail')),
    fc.option(
      dates.map(({ status, start, end }) => ({ FieldName: 'checkedOn', Status: status, ...(start && { StartDate: start }), ...(end && { EndDate: end }) })),
    ),
  )
  .map((fields): PersonFilter => ({ CustomRegistrationFields: fields.filter((one) => one !== null).slice(0, 2) }));

/** The coaches that filters name, and the company of each. */
const companyOfCoach: Record<string, string> = { 'varied-0': 'summit', 'varied-1': 'lakeside' };

/** The sessions of a filter are of its events, its coaches of its companies, its field of its tracker, and who entered nothing has no average. */
const isConsistent = ({ Events, EventSessions = [], Tracker, TrackerStatus, TrackerField, EntityIds = [], Coaches = [] }: PersonFilter) =>
  (TrackerField === undefined || Tracker === '106') &&
  (EntityIds.length === 0 || Coaches.every((coach) => EntityIds.includes(companyOfCoach[coach] ?? ''))) &&
  (TrackerStatus !== 'NotLogged' || TrackerField === undefined) &&
  (Events === undefined || EventSessions.every((session) => Events.some((event) => session.startsWith(`${event}-session-`))));

const filters = (parts: fc.Arbitrary<PersonFilter>[], most: number): fc.Arbitrary<PersonFilter> =>
  fc
    .uniqueArray(fc.nat({ max: parts.length - 1 }), { maxLength: most })
    .chain((indices) => fc.tuple(...indices.map((index) => parts[index]!)))
    .map((chosenParts) => Object.assign({}, ...chosenParts) as PersonFilter)
    .filter(isConsistent);

const check = async (userName: string, within: (person: StoredPerson) => boolean, arbitrary: fc.Arbitrary<PersonFilter>) => {
  const client = await server.as(userName);
  const sizes: number[] = [];
  await fc.assert(
    fc.asyncProperty(arbitrary, async (filter) => {
      const expected = people.filter((person) => within(person) && isFound(person, filter)).map(({ user }) => user.UserId);
      expect(await found(client, filter), JSON.stringify(filter)).toEqual(expected.toSorted());
      sizes.push(expected.length);
    }),
    { ...propertyRuns(250), verbose: 0 },
  );
  // Filters that find nobody, or everybody, would prove little.
  expect(sizes.filter((size) => size > 0).length).toBeGreaterThan(0.4 * sizes.length);
  expect(new Set(sizes).size).toBeGreaterThan(10);
};

test('C-filter-builder-02 any filter finds in one company whom a plain look at the rows finds, a field of each kind of the customer included', async () => {
  await check('admin@summit.example', ({ user }) => user.EntityId === 'summit', filters([...subjects, customFields, customFields], 3));
}, 300_000);

test('any filter finds in all companies whom a plain look at the rows finds', async () => {
  // What else is chosen is of Summit, so that Summit is always among the companies.
  const companies: fc.Arbitrary<PersonFilter> = fc.constantFrom(
    { EntityIds: [] },
    { EntityIds: ['summit'] },
    { EntityIds: ['summit', 'lakeside'] },
    { Coaches: ['varied-0'] },
    { Coaches: ['varied-0', 'varied-1'] },
    { Coaches: ['varied-1'], EntityIds: ['lakeside', 'summit'] },
  );
  await check('super@wellspring.example', () => true, filters([...subjects, companies, companies, companies], 3));
}, 300_000);

test('what is found follows the rows: a person whose answer changes is found by the new one', async () => {
  const client = await server.as('admin@summit.example');
  const [someone] = await found(client, { Sex: 'female' });
  const [profile] = await server.database.select().from(profiles).where(eq(profiles.UserId, someone!));
  const Answers = profile!.Answers.map((answer) => (answer.Id === 'Sex' ? { ...answer, UserAnswer: 'male' } : answer));
  await server.database.update(profiles).set({ Answers }).where(eq(profiles.UserId, someone!));
  expect(await found(client, { Sex: 'female' })).not.toContain(someone);
  expect(await found(client, { Sex: 'male' })).toContain(someone);
});
