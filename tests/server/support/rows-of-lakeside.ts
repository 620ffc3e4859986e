import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Assessment, PeopleExport, SavedFilter } from '../../../schemas/generated/records';
import { insertFiles } from '../../../server/demo/insert-files';
import { hraResults } from '../../../server/records/tables/assessments';
import { users } from '../../../server/records/tables/people';
import { participations } from '../../../server/records/tables/programs';
import { trackerEntries } from '../../../server/records/tables/trackers';
import { sections } from './company-settings';
import { attemptsOnChallenges } from './challenges-of-lakeside';
import { attemptsOnEvents } from './events-of-lakeside';
import { attemptsOnCoaching } from './coaching-of-lakeside';
import { attemptsOnMessages } from './messages-of-lakeside';
import { momentOfLakeside } from './moment-of-lakeside';
import { attemptsOnReports } from './reports-of-lakeside';
import { attemptsOnRewards } from './rewards-of-lakeside';
import type { TestServer } from './test-server';

export interface Attempt {
  /** What is sent: rows of Lakeside, by somebody who may not have them. */
  input: Record<string, unknown> | (() => Promise<Record<string, unknown>>);
  /** 400 where the row is only a part of what is asked for, in a filter. */
  status: 400 | 403 | 404 | 409;
}

/** Each call that names a row of a company, with rows of Lakeside's administrator and coach. They are made when they are asked for. */
export function rowsOfLakeside(of: { server: TestServer }): Record<string, Attempt[]> {
  const coachId = async () => (await of.server.database.select().from(users).where(eq(users.UserName, 'coach@lakeside.example')))[0]!.UserId;

  async function fileOfLakeside(): Promise<string> {
    const file = {
      UserId: await coachId(),
      EntityId: 'lakeside',
      KeptBy: 'Profile',
      Name: 'plan.txt',
      Type: 'text/plain',
      Size: 2,
    };
    const FileId = randomUUID();
    await insertFiles(of.server.database, [{ ...file, FileId, Content: Buffer.from('hi') }]);
    return FileId;
  }

  /** The assessment of Lakeside's administrator, begun when it is asked for. */
  async function assessmentOfLakeside(): Promise<{ progressId: number; pageId: string }> {
    const { UserAssessmentProgressId, Pages } = (await (await of.server.as('admin@lakeside.example')).get<{ Data: Assessment }>('/user/health/assessment')).body
      .Data;
    return { progressId: UserAssessmentProgressId, pageId: Pages[0]!.PageId };
  }

  /** Results of Lakeside's administrator, the only ones of that plan year. */
  async function resultsOfLakeside(): Promise<{ planYearEntityId: string }> {
    const [admin] = await of.server.database.select().from(users).where(eq(users.UserName, 'admin@lakeside.example'));
    const Content = { AssessmentName: 'Old', Score: null, Level: null, Areas: [] };
    const row = {
      UserId: admin!.UserId,
      EntityId: 'lakeside',
      PlanYearId: '2019',
      SubmittedDate: '2019-05-05T15:00:00.000Z',
      Date: '2019-05-05T15:00:00.000Z',
    };
    await of.server.database
      .insert(hraResults)
      .values({ UserAssessmentProgressId: (await assessmentOfLakeside()).progressId, ...row, Content })
      .onConflictDoNothing();
    return { planYearEntityId: '2019_lakeside' };
  }

  /** The settings of Lakeside as they are, to be saved by somebody else. */
  const settingsOfLakeside = (section: string) => async () => ({
    entityId: 'lakeside',
    body: (await (await of.server.as('admin@lakeside.example')).get(`/companysettings/${section}`)).body,
  });
  const fallOfLakeside = { ownerId: 'lakeside', programId: 'lakeside-fall-1' };
  const teamOfLakeside = { challengeId: 'lakeside-fall-1', challengeOwnerId: 'lakeside', groupId: 'lakeside-fall-1-team-1' };
  const ofSections = sections.flatMap(({ section }): [string, Attempt[]][] => {
    const name = `Company${section[0]!.toUpperCase()}${section.slice(1)}Settings`;
    return [
      [`get${name}`, [{ input: { entityId: 'lakeside' }, status: 404 }]],
      [`save${name}`, [{ input: settingsOfLakeside(section), status: 404 }]],
      [`reset${name}`, [{ input: { entityId: 'lakeside' }, status: 404 }]],
    ];
  });

  /** A challenge that Lakeside's administrator has completed. */
  async function completedOfLakeside() {
    const [admin] = await of.server.database.select().from(users).where(eq(users.UserName, 'admin@lakeside.example'));
    const part = { UserId: admin!.UserId, ProgramId: 'lakeside-winter-2', ProgramStatus: 'Completed' as const };
    await of.server.database
      .insert(participations)
      .values(part)
      .onConflictDoUpdate({ target: [participations.UserId, participations.ProgramId], set: part });
    return { challengeId: part.ProgramId, challengeOwnerId: 'lakeside' };
  }

  /** A program in which Lakeside's administrator takes part. */
  async function programOfLakeside() {
    const [admin] = await of.server.database.select().from(users).where(eq(users.UserName, 'admin@lakeside.example'));
    await of.server.database
      .insert(participations)
      .values({ UserId: admin!.UserId, ProgramId: 'lakeside-winter-1', ProgramStatus: 'Current' })
      .onConflictDoNothing();
    return { id: 'lakeside-winter-1', search: 'an' };
  }

  /** An entry of Lakeside's administrator, as the demo has it. */
  async function entryOfLakeside() {
    const [admin] = await of.server.database.select().from(users).where(eq(users.UserName, 'admin@lakeside.example'));
    const [entry] = await of.server.database.select().from(trackerEntries).where(eq(trackerEntries.UserId, admin!.UserId)).orderBy(trackerEntries.Id);
    const { Id, UserId, EntityId, TrackerId, EntryDateKey } = entry!;
    return {
      entryId: Id,
      userId: UserId,
      entityId: EntityId,
      trackerId: TrackerId,
      entryDateKey: EntryDateKey,
      startDate: '2026-01-01',
      endDate: '2026-11-01',
    };
  }

  /** Lakeside's administrator, as a coach names a participant. */
  const ownerOfLakeside = async () => ({ ownerId: (await entryOfLakeside()).userId });

  /** The same with a body; older calls name the entry in it. */
  const tracked = (make: (entry: Awaited<ReturnType<typeof entryOfLakeside>>) => unknown) => async () => {
    const entry = await entryOfLakeside();
    return { ...entry, body: make(entry) };
  };
  const legacy = { EntryDate: '10/05/2026 00:00:00', EntryDateKey: 0, EntryValues: {}, Source: 'UserEntry' };

  const notification = { Name: 'Taken', Content: '<p>Taken</p>' };
  const announcement = { DisplayType: 'Announcement', Title: 'Taken', Content: '<p>Taken</p>', FromDay: '2026-10-01', LinkType: 'Blank' };
  const missing = (input: Attempt['input']): Attempt => ({ input, status: 404 });
  const body = (value: unknown) => ({ body: value });
  const filtered: Attempt[] = [{ EntityIds: ['lakeside'] }, { ChallengeId: 'lakeside-winter-1' }, { EventSessions: ['lakeside-winter-8-session-1'] }].map(
    (filter) => ({ input: body({ ...filter, ...(!('EntityIds' in filter) && { EntityIds: ['summit'] }) }), status: 400 }),
  );

  /** A row of a resource of companies, by each call that the resource makes. */
  const rowOfResource = (many: string, record: string, key: string, value: object): Record<string, Attempt[]> => {
    const entityId = 'lakeside';
    return {
      [`create${record}`]: [missing({ entityId, body: value })],
      [`update${record}`]: [missing({ entityId, key, body: value }), missing({ key, body: value })],
      [`remove${record}`]: [missing({ entityId, key }), missing({ key })],
      [`order${many}`]: [missing({ entityId, body: [key] })],
    };
  };

  /** A filter and an export of Lakeside's administrator, made when they are asked for. */
  async function filterOfLakeside(): Promise<{ filter: string; id: string }> {
    const admin = await of.server.as('admin@lakeside.example');
    const saved = await admin.post<SavedFilter>('/filters/people-filter', { Name: 'Mine', Filter: { Departments: ['office'] } });
    return { filter: 'people-filter', id: saved.body.Id };
  }
  async function exportOfLakeside(): Promise<{ exportId: string }> {
    const admin = await of.server.as('admin@lakeside.example');
    return { exportId: (await admin.post<PeopleExport>('/people/exports', { EntityIds: ['lakeside'] })).body.ExportId };
  }

  return {
    ...Object.fromEntries(ofSections),
    ...attemptsOnRewards(),
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
    ...rowOfResource('ResourceSections', 'ResourceSection', 'lakeside-move', { Name: 'Taken' }),
    ...rowOfResource('ResourceItems', 'ResourceItem', 'lakeside-walking', {
      Title: 'Taken',
      Kind: 'Link',
      SectionId: 'lakeside-move',
      Picture: 'Calm',
      Address: '/programs',
    }),
    updateMoment: [missing(() => momentOfLakeside(of.server))],
    createAnnouncement: [missing({ entityId: 'lakeside', body: announcement })],
    updateAnnouncement: [missing({ entityId: 'lakeside', key: 'lakeside-sleep', body: announcement }), missing({ key: 'lakeside-sleep', body: announcement })],
    deleteAnnouncement: [missing({ entityId: 'lakeside', id: 'lakeside-sleep' }), missing({ id: 'lakeside-sleep' })],
    orderAnnouncements: [missing({ entityId: 'lakeside', body: ['lakeside-sleep'] })],
    listAnnouncements: [missing({ entityId: 'lakeside' })],
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
    downloadQuestionnaireResponse: [missing(resultsOfLakeside)],
    exportResourceItems: [missing({ entityId: 'lakeside' })],
    getHubToMaintain: [missing({ entityId: 'lakeside' })],
    getResourceDocument: [missing({ filePath: 'lakeside-plate/plate-planner.pdf' })],
    getProgramDetail: [missing({ ownerId: 'lakeside', id: 'lakeside-winter-1' })],
    quitProgram: [missing({ ownerId: 'lakeside', id: 'lakeside-winter-1' })],
    getUserProgramCompletion: [missing({ programId: 'lakeside-winter-1' })],
    getCompletedChallenge: [missing(completedOfLakeside)],
    getChallengePageDetail: [missing({ challengeId: 'lakeside-winter-1', challengeOwnerId: 'lakeside' })],
    getUserChallengeLiveUpdate: [missing({ challengeId: 'lakeside-winter-1' })],
    getChallengeUser: [missing({ challengeId: 'lakeside-winter-1' })],
    createProgramGroup: [missing(body({ OwnerId: 'lakeside', ProgramId: 'lakeside-fall-1', Group: { Name: 'Strangers' } }))],
    getGroupDetails: [missing({ ownerId: 'lakeside', id: 'lakeside-fall-1', groupId: 'lakeside-fall-1-team-1' })],
    getChallengeGroupProgress: [missing(teamOfLakeside)],
    switchGroup: [missing(teamOfLakeside)],
    sendGroupEmail: [
      missing(body({ ProgramId: 'lakeside-fall-1', GroupId: 'lakeside-fall-1-team-1', Subject: 'Hello', Body: '<p>Hello</p>', UserIds: ['u-1'] })),
    ],
    ...Object.fromEntries(['Invite', 'Remove'].map((verb) => [`peerToPeer${verb}`, [missing({ ...fallOfLakeside, ...body({ UserIds: ['u-1'] }) })]])),
    ...Object.fromEntries(['Accept', 'Decline'].map((verb) => [`peerToPeer${verb}`, [missing(fallOfLakeside)]])),
    selfSelectInvite: [missing({ ...fallOfLakeside, groupId: 'lakeside-fall-1-team-1', ...body({ UserIds: ['u-1'] }) })],
    selfSelectAccept: [missing({ ...fallOfLakeside, groupId: 'lakeside-fall-1-team-1' })],
    selfSelectDecline: [missing({ ...fallOfLakeside, groupId: 'lakeside-fall-1-team-1' })],
    selfSelectRemove: [missing({ ...fallOfLakeside, groupId: 'lakeside-fall-1-team-1', userId: 'u-1' })],
    getChallengeLeaderboard: [
      missing({ challengeId: 'lakeside-fall-1', challengeOwnerId: 'lakeside' }),
      missing({ challengeId: 'lakeside-fall-1', challengeOwnerId: 'lakeside', admin: true, requestingEntityId: 'lakeside' }),
    ],
    getPeopleToInvite: [
      missing({ ownerId: 'lakeside', id: 'lakeside-fall-1' }),
      missing({ ownerId: 'lakeside', id: 'lakeside-fall-1', groupId: 'lakeside-fall-1-team-1' }),
    ],
    getLeaderboardGroup: [missing({ ownerId: 'lakeside', challengeId: 'lakeside-fall-1', groupId: 'lakeside-fall-1-team-1' })],
    joinChallengeDetail: [missing({ challengeId: 'lakeside-fall-3', challengeOwnerId: 'lakeside' })],
    getInlineProgress: [missing({ activityId: 'lakeside-winter-1', subType: 'Challenge' })],
    ...attemptsOnReports(of),
    ...attemptsOnEvents(of, fileOfLakeside),
    ...attemptsOnCoaching(of),
    ...attemptsOnMessages(of, fileOfLakeside),
    ...attemptsOnChallenges(of),
    getMissionStatements: [missing(ownerOfLakeside)],
    getParticipantDetail: [missing(entryOfLakeside)],
    getPeopleExport: [missing(exportOfLakeside)],
    getEmailRefusal: [missing(async () => ({ userId: await coachId() }))],
    getPersonChanges: [missing(async () => ({ userId: await coachId() }))],
    getPlanYears: [missing({ entityId: 'lakeside' })],
    getPrivacyPolicy: [missing({ policyid: 'lakeside-privacy' })],
    getProgramNotification: [missing({ programNotificationId: 'lakeside-privacy' })],
    getTrackerDefinitions: [missing(entryOfLakeside)],
    getTrackerEntries: [missing(entryOfLakeside)],
    getTrackerSetup: [missing(entryOfLakeside)],
    isEligibleForProgramNotification: [missing({ programNotificationId: 'lakeside-privacy' })],
    removeTrackerEntry: [missing(tracked(() => ({ Source: 'UserEntry' })))],
    resendUserRegistrationEmail: [missing(body({ userName: 'coach@lakeside.example', email: 'coach@lakeside.example', accountStatus: 'Pending' }))],
    resetSecondFactor: [missing(async () => body({ UserId: await coachId() }))],
    resetUserPassword: [missing(body({ userName: 'coach@lakeside.example' }))],
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
    upsertMissionStatement: [missing(async () => ({ ...(await ownerOfLakeside()), body: { Type: 'My mission', Text: 'Taken.' } }))],
    updateAccountStatus: [missing(async () => body({ UserId: await coachId(), AccountStatus: 'Disabled' }))],
    updateLockStatus: [missing(body({ userName: 'coach@lakeside.example', status: 'Locked' }))],
    updateTrackerEntry: [missing(tracked(() => ({ Source: 'UserEntry', Values: [] })))],
  };
}
