import { eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CompiledOperation, JsonSchema } from '../../runtime/definitions/compiled';
import type { Assessment, PeopleExport, SavedFilter } from '../../schemas/generated/records';
import { addressOf } from '../../runtime/http/http';
import { assessmentAnswers, assessmentProgress, hraResults } from '../../server/records/tables/assessments';
import { announcements, userAnnouncements } from '../../server/records/tables/announcements';
import { files } from '../../server/records/tables/files';
import { peopleExports } from '../../server/records/tables/people-exports';
import { savedFilters } from '../../server/records/tables/saved-filters';
import { secondFactors } from '../../server/records/tables/second-factors';
import { trackerEntries } from '../../server/records/tables/trackers';
import { choices, designations, entities, users } from '../../server/records/tables/people';
import { participations } from '../../server/records/tables/programs';
import { programNotificationAnswers, programNotifications } from '../../server/records/tables/program-notifications';
import { testDefinitions } from './support/definitions';
import { type Client, startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const { operations } = testDefinitions().for(null);
const coachId = async () => (await server.database.select().from(users).where(eq(users.UserName, 'coach@lakeside.example')))[0]!.UserId;

async function fileOfLakeside(): Promise<string> {
  const file = { UserId: await coachId(), EntityId: 'lakeside', KeptBy: 'Profile', Name: 'plan.txt', Type: 'text/plain', Size: 2, Content: Buffer.from('hi') };
  return (await server.database.insert(files).values(file).returning())[0]!.FileId;
}

/** The assessment of Lakeside's administrator, begun when it is asked for. */
async function assessmentOfLakeside(): Promise<{ progressId: number; pageId: string }> {
  const { UserAssessmentProgressId, Pages } = (await (await server.as('admin@lakeside.example')).get<{ Data: Assessment }>('/user/health/assessment')).body
    .Data;
  return { progressId: UserAssessmentProgressId, pageId: Pages[0]!.PageId };
}

/** Results of Lakeside's administrator, the only ones of that plan year. */
async function resultsOfLakeside(): Promise<{ planYearEntityId: string }> {
  const [admin] = await server.database.select().from(users).where(eq(users.UserName, 'admin@lakeside.example'));
  const Content = { AssessmentName: 'Old', Score: null, Level: null, Areas: [] };
  const row = { UserId: admin!.UserId, EntityId: 'lakeside', PlanYearId: '2019', SubmittedDate: '2019-05-05T15:00:00.000Z', Date: '2019-05-05T15:00:00.000Z' };
  await server.database
    .insert(hraResults)
    .values({ UserAssessmentProgressId: (await assessmentOfLakeside()).progressId, ...row, Content })
    .onConflictDoNothing();
  return { planYearEntityId: '2019_lakeside' };
}

/** A program in which Lakeside's administrator takes part. */
async function programOfLakeside() {
  const [admin] = await server.database.select().from(users).where(eq(users.UserName, 'admin@lakeside.example'));
  await server.database
    .insert(participations)
    .values({ UserId: admin!.UserId, ProgramId: 'lakeside-winter-1', ProgramStatus: 'Current' })
    .onConflictDoNothing();
  return { id: 'lakeside-winter-1', search: 'an' };
}

/** An entry of Lakeside's administrator, as the demo has it. */
async function entryOfLakeside() {
  const [admin] = await server.database.select().from(users).where(eq(users.UserName, 'admin@lakeside.example'));
  const [entry] = await server.database.select().from(trackerEntries).where(eq(trackerEntries.UserId, admin!.UserId)).orderBy(trackerEntries.Id);
  const { Id, UserId, EntityId, TrackerId, EntryDateKey } = entry!;
  return { entryId: Id, userId: UserId, entityId: EntityId, trackerId: TrackerId, entryDateKey: EntryDateKey, startDate: '2026-01-01', endDate: '2026-11-01' };
}

/** The same with a body; older calls name the entry in it. */
const tracked = (make: (entry: Awaited<ReturnType<typeof entryOfLakeside>>) => unknown) => async () => {
  const entry = await entryOfLakeside();
  return { ...entry, body: make(entry) };
};
const legacy = { EntryDate: '10/05/2026 00:00:00', EntryDateKey: 0, EntryValues: {}, Source: 'UserEntry' };

interface Attempt {
  /** What is sent: rows of Lakeside, by somebody of another company. */
  input: Record<string, unknown> | (() => Promise<Record<string, unknown>>);
  /** 400 where the row is only a part of what is asked for, in a filter. */
  status: 400 | 403 | 404;
}
const notification = { Name: 'Taken', Content: '<p>Taken</p>' };
const missing = (input: Attempt['input']): Attempt => ({ input, status: 404 });
const body = (value: unknown) => ({ body: value });
const filtered: Attempt[] = [{ EntityIds: ['lakeside'] }, { ChallengeId: 'lakeside-winter-1' }, { EventSessions: ['lakeside-winter-8-session-1'] }].map(
  (filter) => ({ input: body({ ...filter, ...(!('EntityIds' in filter) && { EntityIds: ['summit'] }) }), status: 400 }),
);

/** A filter and an export of Lakeside's administrator, made when they are asked for. */
async function filterOfLakeside(): Promise<{ filter: string; id: string }> {
  const admin = await server.as('admin@lakeside.example');
  const saved = await admin.post<SavedFilter>('/filters/people-filter', { Name: 'Mine', Filter: { Departments: ['office'] } });
  return { filter: 'people-filter', id: saved.body.Id };
}
async function exportOfLakeside(): Promise<{ exportId: string }> {
  const admin = await server.as('admin@lakeside.example');
  return { exportId: (await admin.post<PeopleExport>('/people/exports', { EntityIds: ['lakeside'] })).body.ExportId };
}

/** Each call that names a row, tried with one of another company. */
const attempts: Record<string, Attempt[]> = {
  acceptUserProgramNotification: [missing({ programNotificationId: 'lakeside-default', accepted: true })],
  addTrackerEntry: [
    missing(
      tracked(({ entityId, userId, trackerId }) => ({
        EntityId: entityId,
        UserId: userId,
        EntryDate: '2026-10-05',
        TrackerId: trackerId,
        Source: 'UserEntry',
        Values: [],
      })),
    ),
  ],
  archiveUserAnnouncements: [missing(body([{ AnnouncementId: 'lakeside-spring', IsArchived: true }]))],
  countPeople: filtered,
  copyProgramNotifications: [{ input: body({ EntityId: 'lakeside', ProgramNotifications: [notification] }), status: 403 }],
  deleteCoachTrackerEntry: [missing(entryOfLakeside)],
  deleteLocation: [missing(body({ LocationId: 'denver' })), missing(body({ LocationId: 'denver', EntityId: 'lakeside' }))],
  deleteProgramNotifications: [{ input: body({ EntityId: 'lakeside', ProgramNotificationIds: ['lakeside-privacy'] }), status: 403 }],
  deleteSavedFilter: [missing(filterOfLakeside)],
  deleteTrackerEntry: [missing(entryOfLakeside)],
  downloadPeopleExport: [missing(exportOfLakeside)],
  getAssessmentPage: [missing(assessmentOfLakeside)],
  getAvailableCoaches: [missing({ coachCompanyId: 'lakeside' })],
  getCoachedEntities: [missing(async () => ({ userId: await coachId() }))],
  getCoachTrackerList: [missing(entryOfLakeside)],
  getCoachTrackerSetup: [missing(entryOfLakeside)],
  getCompanyManager: [missing({ entityId: 'lakeside', loggedInEntityId: 'north' })],
  getDepartmentOptions: [missing({ entityId: 'lakeside' })],
  getEntity: [missing({ entityId: 'lakeside' })],
  getEntityList: [missing({ entityId: 'lakeside' })],
  getEntityLocations: [missing({ suffix: 'lakeside' })],
  getEula: [missing({ eulaid: 'lakeside-eula' })],
  getFile: [missing(async () => ({ fileId: await fileOfLakeside() }))],
  getHraResults: [missing(resultsOfLakeside)],
  getInlineProgress: [missing({ activityId: 'lakeside-winter-1', subType: 'Challenge' })],
  getParticipantDetail: [missing(entryOfLakeside)],
  getPeopleExport: [missing(exportOfLakeside)],
  getPersonChanges: [missing(async () => ({ userId: await coachId() }))],
  getPlanYears: [missing({ entityId: 'lakeside' })],
  getPrivacyPolicy: [missing({ policyid: 'lakeside-privacy' })],
  getProgramNotification: [missing({ programNotificationId: 'lakeside-privacy' })],
  getTrackerDefinitions: [missing(entryOfLakeside)],
  getTrackerEntries: [missing(entryOfLakeside)],
  getTrackerSetup: [missing(entryOfLakeside)],
  isEligibleForProgramNotification: [missing({ programNotificationId: 'lakeside-privacy' })],
  removeTrackerEntry: [missing(tracked(() => ({ Source: 'UserEntry' })))],
  resetSecondFactor: [missing(async () => body({ UserId: await coachId() }))],
  saveAssessmentPage: [missing(async () => ({ ...(await assessmentOfLakeside()), body: { answers: [{ questionId: 'taken', answer: ['Taken'] }] } }))],
  saveCoachTrackerEntry: [missing(tracked(({ userId, trackerId }) => ({ ...legacy, UserId: userId, TrackerId: trackerId })))],
  saveFilter: [{ input: { filter: 'people-filter', body: { Name: 'Taken', Filter: { EntityIds: ['lakeside'] } } }, status: 400 }],
  saveLocation: [
    missing(body({ LocationId: 'denver', Name: 'Taken' })),
    missing(body({ LocationId: 'denver', EntityId: 'lakeside', Name: 'Taken' })),
    missing(body({ EntityId: 'lakeside', Name: 'Taken' })),
  ],
  saveProgramNotification: [
    missing(body({ ...notification, ProgramNotificationId: 'lakeside-privacy' })),
    { input: body({ ...notification, EntityId: 'lakeside' }), status: 403 },
  ],
  saveTrackerEntry: [
    { input: tracked(({ userId, trackerId }) => ({ ...legacy, UserId: userId, TrackerId: trackerId })), status: 403 },
    missing(tracked(({ entryId, trackerId }) => ({ ...legacy, Id: entryId, TrackerId: trackerId }))),
    missing(tracked(({ entryDateKey, trackerId }) => ({ ...legacy, EntryDateKey: entryDateKey, TrackerId: trackerId }))),
  ],
  saveUserDetails: [missing(async () => body({ userProfile: { UserId: await coachId(), FirstName: 'A', LastName: 'B', Email: 'a@b.example' } }))],
  searchProgramUsers: [missing(programOfLakeside)],
  searchUsersOfEntity: [missing(body({ Term: 'an', EntityId: 'lakeside' }))],
  searchCoachParticipants: filtered,
  searchPeople: filtered,
  startPeopleExport: filtered,
  submitAssessment: [missing(async () => ({ progressId: (await assessmentOfLakeside()).progressId }))],
  updateAccountStatus: [missing(async () => body({ UserId: await coachId(), AccountStatus: 'Disabled' }))],
  updateTrackerEntry: [missing(tracked(() => ({ Source: 'UserEntry', Values: [] })))],
};

/** Names that end as an id does and name no row of a company. */
const noRows = new Set(['saveUserProfile', 'listAuditEntries', 'sendDeviceCode', 'verifyDevice', 'logIn', 'getHealthConditionHistory', 'getTrackerEntrySetup']);

/** Calls that answer what of many they find within reach: their own tests try them with people of another company. */
const leavingOut = new Set(['getUsersByList']);

/** Calls of a registration: they go by its secret token, and registration.test.ts tries them with another's. */
const bySecret = new Set(Object.values(operations).flatMap(({ area, id }) => (area === 'registration' ? [id] : [])));

function namesIn(schema: JsonSchema | undefined): string[] {
  if (schema === undefined) return [];
  const { properties = {}, items } = schema as { properties?: Record<string, JsonSchema>; items?: JsonSchema };
  return [...Object.entries(properties).flatMap(([name, part]) => [name, ...namesIn(part)]), ...namesIn(items)];
}

test('each call that takes an id is tried', () => {
  const takesId = ({ parameters, body: sent }: CompiledOperation) =>
    [...parameters.map(({ name }) => name), ...namesIn(sent)].some((name) => /(id|ids|suffix)$/i.test(name));
  const found = Object.values(operations).filter(
    (operation) => takesId(operation) && !noRows.has(operation.id) && !leavingOut.has(operation.id) && !bySecret.has(operation.id),
  );
  expect(new Set(Object.keys(attempts))).toEqual(new Set(found.map(({ id }) => id)));
});

/** Everything that the attempts might change. */
const tables: PgTable[] = [
  entities,
  choices,
  users,
  designations,
  programNotifications,
  programNotificationAnswers,
  announcements,
  userAnnouncements,
  savedFilters,
  peopleExports,
  assessmentProgress,
  assessmentAnswers,
  hraResults,
  secondFactors,
  trackerEntries,
];
const stored = () => Promise.all(tables.map(async (table) => new Set((await server.database.select().from(table)).map((row) => JSON.stringify(row)))));

async function send(client: Client, operation: CompiledOperation, input: Attempt['input']) {
  const given = typeof input === 'function' ? await input() : input;
  return client.call(operation.method, addressOf(operation, given), given.body);
}

const strangers = ['admin@summit.example', 'partner@harbor.example'];

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
      const roles = typeof operation.allow === 'object' ? operation.allow.roles : undefined;
      const holds = roles === undefined || roles.includes(stranger.startsWith('admin') ? 'Admin' : 'PartnerAdmin');
      expect(answer.status).toBe(holds ? status : 403);
      expect(await stored()).toEqual(before);
    },
  );
});

test.each(Object.entries(attempts).filter(([id]) => operations[id]!.method === 'GET'))('%s finds the same row for its own company', async (id, tries) => {
  const { allow } = operations[id]!;
  const roles = typeof allow === 'object' ? allow.roles : undefined;
  const isOfPartner = roles?.length === 1 && roles.includes('PartnerAdmin');
  const own = await server.as(isOfPartner ? 'partner@north.example' : roles?.includes('Coach') ? 'coach@lakeside.example' : 'admin@lakeside.example');
  for (const { input } of tries) expect((await send(own, operations[id]!, input)).status).toBe(200);
});
