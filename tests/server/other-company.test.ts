import { eq, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CompiledOperation } from '../../runtime/definitions/compiled';
import { addressOf } from '../../runtime/http/http';
import { assessmentAnswers, assessmentProgress, biometricOverrides, hraResults } from '../../server/records/tables/assessments';
import { programGroups } from '../../server/records/tables/groups';
import { participations } from '../../server/records/tables/programs';
import { userAnnouncements } from '../../server/records/tables/announcements';
import { peopleExports } from '../../server/records/tables/people-exports';
import { resourceRows } from '../../server/records/tables/resources';
import { savedFilters } from '../../server/records/tables/saved-filters';
import { secondFactors } from '../../server/records/tables/second-factors';
import { selfReportAnswers, selfReports } from '../../server/records/tables/self-reports';
import { trackerEntries } from '../../server/records/tables/trackers';
import { choices, designations, entities, profiles, users } from '../../server/records/tables/people';
import { programNotificationAnswers, programNotifications } from '../../server/records/tables/program-notifications';
import { type Attempt, rowsOfLakeside } from './support/rows-of-lakeside';
import { testDefinitions } from './support/definitions';
import { type Client, startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  rows.server = server;
  await addStrangers();
});
afterAll(() => server.close());

const { operations } = testDefinitions().for(null);
const rows = {} as { server: TestServer };
const attempts = rowsOfLakeside(rows);

/** Calls with input that name no row of a company, by what they go by instead. */
const noRows = {
  "what is the caller's own": [
    'addUserTrackersForDevice',
    'beginSecondFactor',
    'changeLanguage',
    'changePassword',
    'changeSignInEmail',
    'confirmPreferredEmail',
    'confirmSecondFactor',
    'getAssessment',
    'getHealthConditionHistory',
    'getHubResources',
    'getTrackerEntrySetup',
    'issueTicket',
    'listSavedFilters',
    'registerDeviceWithHumanApi',
    'renewRecoveryCodes',
    'saveOptionalFields',
    'saveUserMissionStatement',
    'saveUserProfile',
    'tellEngagement',
    'turnOffSecondFactor',
    'unregisterDevice',
    'unregisterUserDevice',
    'uploadFile',
  ],
  'a key or a password that is known to one person': [
    'autoLogin',
    'beginRequiredSecondFactor',
    'confirmRequiredSecondFactor',
    'confirmSignInEmail',
    'finishSso',
    'logIn',
    'logOutSso',
    'receiveText',
    'requestPasswordReset',
    'resetPassword',
    'sendDeviceCode',
    'startSso',
    'verifyDevice',
    'verifySecondFactor',
    'verifyToken',
  ],
  "what is shown of everything within the caller's reach": [
    'getAvailablePrograms',
    'getCompletedPrograms',
    'getCurrentAndCompletedPrograms',
    'getCurrentPrograms',
    'getFilterChoices',
    'getUsers',
    'listAuditEntries',
    'searchChoices',
    'searchUsers',
  ],
  'settings of the product': ['getAppSetting'],
  'all companies, by super administrators only': ['compareOverlays', 'getPublication', 'getPublications', 'publishOverlays', 'rollBackOverlays'],
  'whom the caller may act for: impersonation-refused.test.ts and user-search.test.ts': [
    'clientSearch',
    'getActingTerms',
    'performImpersonation',
    'userSearch',
  ],
};

/** Calls that answer what of many they find within reach: their own tests try them with people and programs of another company. */
const leavingOut = new Set(['getUsersByList', 'joinPrograms', 'joinChallengeBatch', 'joinPersonalChallengesBatch']);

/** Calls of a registration: they go by its secret token, and registration.test.ts tries them with another's. */
const bySecret = new Set(Object.values(operations).flatMap(({ area, id }) => (area === 'registration' ? [id] : [])));

test('each call that is sent anything is tried with a row of another company, or it is said what it goes by instead', () => {
  const isSentSomething = ({ parameters, body }: CompiledOperation) => parameters.length > 0 || body !== undefined;
  const others = [...Object.values(noRows).flat(), ...leavingOut, ...bySecret];
  expect(others.filter((id) => Object.hasOwn(attempts, id) || operations[id] === undefined)).toEqual([]);
  const asked = Object.values(operations).filter((operation) => isSentSomething(operation) && !others.includes(operation.id));
  expect(new Set(Object.keys(attempts))).toEqual(new Set(asked.map(({ id }) => id)));
});

/** Everything that the attempts might change. */
const tables: PgTable[] = [
  selfReports,
  selfReportAnswers,
  programGroups,
  participations,
  biometricOverrides,
  entities,
  choices,
  users,
  designations,
  programNotifications,
  programNotificationAnswers,
  resourceRows,
  userAnnouncements,
  savedFilters,
  peopleExports,
  assessmentProgress,
  assessmentAnswers,
  hraResults,
  secondFactors,
  trackerEntries,
  resourceRows,
];
/** A digest of every row of each of them, made where they are stored: it is asked for twice in each of some hundred tests. */
async function stored(): Promise<unknown> {
  const digests = tables.map((table) => {
    const name = getTableName(table);
    return sql`select ${name} as name, count(*) as rows, md5(coalesce(string_agg(row::text, '' order by row::text), '')) as digest from ${table} as row`;
  });
  const { rows: found } = (await server.database.execute(sql.join(digests, sql` union all `))) as { rows: unknown[] };
  expect(found).toHaveLength(tables.length);
  return found;
}

async function send(client: Client, operation: CompiledOperation, input: Attempt['input']) {
  const given = typeof input === 'function' ? await input() : input;
  return client.call(operation.method, addressOf(operation, given), given.body);
}

const strangers = ['admin@summit.example', 'partner@harbor.example'];

/** Every role that a call speaks of, but the one that is for all companies. */
const roles = [...new Set(Object.values(operations).flatMap(({ allow }) => (typeof allow === 'object' ? (allow.roles ?? []) : [])))]
  .filter((role) => role !== 'SuperAdmin')
  .sort();
const strangerOf = (role: string) => `${role.toLowerCase()}@summit.example`;
const strangersByRole = roles.filter((role) => !strangers.includes(strangerOf(role)));

/** Summit gets somebody of each role. */
async function addStrangers(): Promise<void> {
  const [admin] = await server.database.select().from(users).where(eq(users.UserName, 'admin@summit.example'));
  const [profile] = await server.database.select().from(profiles).where(eq(profiles.UserId, admin!.UserId));
  for (const [index, role] of strangersByRole.entries()) {
    const own = {
      UserId: `stranger-${role}`,
      UserName: strangerOf(role),
      Email: strangerOf(role),
      UniqueId: `X${index}`,
      Roles: [role] as (typeof users.$inferInsert)['Roles'],
    };
    await server.database.insert(users).values({ ...admin!, ...own });
    await server.database.insert(profiles).values({ ...profile!, UserId: own.UserId, PreferredEmail: own.Email, MobileNumber: null });
  }
}

/** What everybody of a company may know of it, and what a person does for themselves with what the company gives to all. */
const openToColleagues = new Set([
  'acceptUserProgramNotification',
  'archiveUserAnnouncements',
  'getAvailableCoaches',
  'getDepartmentOptions',
  'getEula',
  'getChallengeGroupProgress',
  'getChallengeLeaderboard',
  'getChallengePageDetail',
  'getChallengeUser',
  'getGroupDetails',
  'getInlineProgress',
  'getLeaderboardGroup',
  'getPeopleToInvite',
  'getPlanYears',
  'getPrivacyPolicy',
  'getProgramDetail',
  'getResourceDocument',
  'getUserChallengeLiveUpdate',
  'getUserProgramCompletion',
  'isEligibleForProgramNotification',
  'joinChallengeDetail',
  'peerToPeerRemove',
  'searchUsersOfEntity',
  'selfSelectAccept',
  'sendGroupEmail',
  'switchGroup',
]);

describe.each(Object.entries(attempts))('%s', (id, tries) => {
  test.each(tries.flatMap(({ input, status }) => strangers.map((stranger) => ({ input, status, stranger }))))(
    'by $stranger of a row of another company is refused with $status, and changes nothing',
    async ({ input, status, stranger }) => {
      const operation = operations[id]!;
      const given = typeof input === 'function' ? await input() : input;
      const before = await stored();
      const client = await server.as(stranger);
      const answer = await send(client, operation, given);
      // Whoever lacks the role is refused before anything is looked up.
      const wanted = typeof operation.allow === 'object' ? operation.allow.roles : undefined;
      const holds = wanted === undefined || wanted.includes(stranger.startsWith('admin') ? 'Admin' : 'PartnerAdmin');
      expect(answer.status).toBe(holds ? status : 403);
      expect(await stored()).toEqual(before);
    },
  );

  test('by somebody of any role of another company is refused, and changes nothing', async () => {
    expect(strangersByRole.length).toBeGreaterThan(5);
    for (const { input } of tries) {
      const given = typeof input === 'function' ? await input() : input;
      const before = await stored();
      const statuses: [string, number][] = [];
      for (const role of strangersByRole) statuses.push([role, (await send(await server.as(strangerOf(role)), operations[id]!, given)).status]);
      expect(statuses.filter(([, status]) => status < 400 || status >= 500)).toEqual([]);
      expect(await stored()).toEqual(before);
    }
  });

  test('by a colleague without a role is refused and changes nothing, unless everybody of the company may know it', async () => {
    const statuses: number[] = [];
    for (const { input } of tries) {
      const given = typeof input === 'function' ? await input() : input;
      const before = await stored();
      statuses.push((await send(await server.as('pat@lakeside.example'), operations[id]!, given)).status);
      if (!openToColleagues.has(id)) expect(await stored()).toEqual(before);
    }
    expect(statuses.some((status) => status < 400)).toBe(openToColleagues.has(id));
  });
});

test.each(Object.entries(attempts).filter(([id]) => operations[id]!.method === 'GET'))('%s finds the same row for its own company', async (id, tries) => {
  const { allow } = operations[id]!;
  const wanted = typeof allow === 'object' ? allow.roles : undefined;
  const isOfPartner = wanted?.length === 1 && wanted.includes('PartnerAdmin');
  const own = await server.as(isOfPartner ? 'partner@north.example' : wanted?.includes('Coach') ? 'coach@lakeside.example' : 'admin@lakeside.example');
  for (const { input } of tries) expect((await send(own, operations[id]!, input)).status).toBe(200);
});
