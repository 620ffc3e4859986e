import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CompiledOperation } from '../../runtime/definitions/compiled';
import { addressOf } from '../../runtime/http/http';
import { profiles, users } from '../../server/records/tables/people';
import { type Attempt, rowsOfLakeside } from './support/rows-of-lakeside';
import { callsInFull, oneInTurn } from './support/calls-in-full';
import { testDefinitions } from './support/definitions';
import { type Client, startTestServer, type TestServer } from './support/test-server';
import { watchWrites } from './support/written-rows';

let server: TestServer;
/** The rows that were written since it was last asked. */
let written: () => Promise<Record<string, number>>;
beforeAll(async () => {
  server = await startTestServer();
  rows.server = server;
  await addStrangers();
  written = await watchWrites(server.database);
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
    'getCourse',
    'getCourseCatalog',
    'getCalendarEvents',
    'gradeCourse',
    'getHealthConditionHistory',
    'getFutureRewards',
    'getOwnAvailability',
    'getHubResources',
    'getStatement',
    'getToday',
    'getTrackerEntrySetup',
    'issueTicket',
    'listSavedFilters',
    'logToday',
    'registerDeviceWithHumanApi',
    'redeemPoints',
    'renewRecoveryCodes',
    'saveCourseAnswers',
    'saveOptionalFields',
    'saveSchedulerSettings',
    'saveSessionType',
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
    'getCalendarFeed',
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
    'getCoachScheduledSessions',
    'getFilterChoices',
    'getScheduledParticipants',
    'getSessionsAndTimeBlocks',
    'getTimeBlocks',
    'getUsers',
    'listAuditEntries',
    'listJobs',
    'searchChoices',
    'searchCompanies',
    'searchUsers',
  ],
  'settings of the product': ['getAppSetting', 'getExchangeRate'],
  'all companies, by super administrators only': [
    'compareOverlays',
    'getMessageDefinitions',
    'getRuleDefinitions',
    'getPublication',
    'getPublications',
    'publishOverlays',
    'rollBackOverlays',
    'runJobAgain',
  ],
  'messages to people within reach of support: failed-messages.test.ts': ['listFailedMessages', 'sendFailedMessageAgain', 'sendFailedMessagesAgain'],
  'whom the caller may act for: impersonation-refused.test.ts and user-search.test.ts': [
    'clientSearch',
    'getActingTerms',
    'performImpersonation',
    'userSearch',
  ],
};

/** Calls that answer what of many they find within reach: their own tests try them with people, programs and rewards of another company. */
const leavingOut = new Set(['getUsersByList', 'orderRewards', 'joinPrograms', 'joinChallengeBatch', 'joinPersonalChallengesBatch']);

/** Calls of a registration: they go by its secret token, and registration.test.ts tries them with another's. */
const bySecret = new Set(Object.values(operations).flatMap(({ area, id }) => (area === 'registration' ? [id] : [])));

test('each call that is sent anything is tried with a row of another company, or it is said what it goes by instead', () => {
  const isSentSomething = ({ parameters, body }: CompiledOperation) => parameters.length > 0 || body !== undefined;
  const others = [...Object.values(noRows).flat(), ...leavingOut, ...bySecret];
  expect(others.filter((id) => Object.hasOwn(attempts, id) || operations[id] === undefined)).toEqual([]);
  const asked = Object.values(operations).filter((operation) => isSentSomething(operation) && !others.includes(operation.id));
  expect(new Set(Object.keys(attempts))).toEqual(new Set(asked.map(({ id }) => id)));
});

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

const inFull = callsInFull(Object.values(operations));

/** The roles whose holders try a call: all in the landings that try it in full; otherwise those that its rule names, and one more. */
function rolesThatTry({ id, allow }: CompiledOperation): string[] {
  if (inFull.has(id)) return strangersByRole;
  const named = typeof allow === 'object' ? (allow.roles ?? []) : [];
  const [wanted, others] = [strangersByRole.filter((role) => named.includes(role)), strangersByRole.filter((role) => !named.includes(role))];
  return [...wanted, ...oneInTurn(others, id)];
}

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
  'downloadEventDocument',
  'downloadPlainEventDocument',
  'getChallengeLeaderboard',
  'getChallengePageDetail',
  'getChallengeUser',
  'getEventDetails',
  'getFileTemplate',
  'getGroupDetails',
  'getInlineProgress',
  'getLeaderboardGroup',
  'getPeopleToInvite',
  'getPlanYears',
  'getPrivacyPolicy',
  'getProgramDetail',
  'getResourceDocument',
  'getSessionSchedule',
  'getUserChallengeLiveUpdate',
  'getUserProgramCompletion',
  'isEligibleForProgramNotification',
  'joinChallengeDetail',
  'peerToPeerRemove',
  'registerSessions',
  'searchUsersOfEntity',
  'selfSelectAccept',
  'sendGroupEmail',
  'switchGroup',
]);

test('what is written is told: a row added, changed or taken away, and none that stays as it was', async () => {
  const [stranger] = await server.database
    .select()
    .from(profiles)
    .where(eq(profiles.UserId, `stranger-${strangersByRole[0]}`));
  const { UserId, MobileNumber } = stranger!;
  const own = eq(profiles.UserId, UserId);
  const told = [];
  await written();
  await server.database.update(profiles).set({ MobileNumber }).where(own);
  told.push(await written());
  await server.database.update(profiles).set({ MobileNumber: '+15555550100' }).where(own);
  told.push(await written());
  await server.database.delete(profiles).where(own);
  told.push(await written());
  await server.database.insert(profiles).values(stranger!);
  told.push(await written());
  expect(told).toEqual([{}, { profiles: 1 }, { profiles: 1 }, { profiles: 1 }]);
});

describe.each(Object.entries(attempts))('%s', (id, tries) => {
  test.each(tries.flatMap(({ input, status }) => strangers.map((stranger) => ({ input, status, stranger }))))(
    'by $stranger of a row of another company is refused with $status, and changes nothing',
    async ({ input, status, stranger }) => {
      const operation = operations[id]!;
      const given = typeof input === 'function' ? await input() : input;
      await written();
      const client = await server.as(stranger);
      const answer = await send(client, operation, given);
      // Whoever lacks the role is refused before anything is looked up.
      const wanted = typeof operation.allow === 'object' ? operation.allow.roles : undefined;
      const holds = wanted === undefined || wanted.includes(stranger.startsWith('admin') ? 'Admin' : 'PartnerAdmin');
      expect(answer.status).toBe(holds ? status : 403);
      expect(await written()).toEqual({});
    },
  );

  test('by somebody of any role of another company is refused, and changes nothing', async () => {
    expect(strangersByRole.length).toBeGreaterThan(5);
    for (const { input } of tries) {
      const given = typeof input === 'function' ? await input() : input;
      await written();
      const statuses: [string, number][] = [];
      for (const role of rolesThatTry(operations[id]!)) statuses.push([role, (await send(await server.as(strangerOf(role)), operations[id]!, given)).status]);
      expect(statuses.filter(([, status]) => status < 400 || status >= 500)).toEqual([]);
      expect(await written()).toEqual({});
    }
  });

  test('by a colleague without a role is refused and changes nothing, unless everybody of the company may know it', async () => {
    const statuses: number[] = [];
    for (const { input } of tries) {
      const given = typeof input === 'function' ? await input() : input;
      await written();
      statuses.push((await send(await server.as('pat@lakeside.example'), operations[id]!, given)).status);
      if (!openToColleagues.has(id)) expect(await written()).toEqual({});
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
