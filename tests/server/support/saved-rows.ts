import { eq } from 'drizzle-orm';
import type { CompiledOperation } from '../../../runtime/definitions/compiled';
import type { LegacyTrackerEntry, UserProfile } from '../../../schemas/generated/records';
import { coachingSessions } from '../../../server/records/tables/events';
import { personOf } from './impersonation';
import { unchanged } from './profile-save';
import { ofResources } from './saved-resources';
import { inList, lakeside, post, type Row, type SavedRow, scheduled, type Versioned } from './saved-row';
import type { TestServer } from './test-server';
import { legacyEntry, loggerOf, valuesOf } from './trackers';

/** A person's entry of a run, as the older calls have it. */
const olderEntry =
  (person: string, writer: string, path: string) =>
  async (server: TestServer): Promise<SavedRow> => {
    const [logger, writes] = [await loggerOf(server, person), await loggerOf(server, writer)];
    const isCoach = person !== writer;
    const more = isCoach ? { Source: 'Coach', UserId: logger.userId } : {};
    const added = await writes.client.post<Row>(path, legacyEntry(101, '10/30/2026 00:00:00', { Intensity: '3', Duration: 30 }, more));
    const { Id } = isCoach ? (added.body.Data as Row) : added.body;
    const setup = async () => (isCoach ? (await writes.coachView.setup(logger.userId, 101)).body.Data : (await logger.older.setup(101)).body);
    return {
      read: async () => inList((await setup()).TrackerEntries as unknown as Row[], 'Id', Id),
      body: (row, mark) => ({ ...row, ...more, EntryValues: { ...(row as unknown as LegacyTrackerEntry).EntryValues, Notes: { Value: mark } } }),
      send: post(writes.client, path),
    };
  };

/** The calls that save a whole row that a page has read. */
export const versioned: Record<string, Versioned> = {
  ...ofResources,

  saveUserProfile: {
    at: '/Version',
    async open(server) {
      const pat = await server.as('pat@summit.example');
      return {
        read: async () => (await pat.get<Row>('/user/userprofilev2')).body,
        body: (row, mark) => ({ ...unchanged(row as unknown as UserProfile), PreferredEmail: `${mark}@summit.example` }),
        send: post(pat, '/user/userprofilev2'),
      };
    },
  },

  saveOptionalFields: {
    at: '/Version',
    async open(server) {
      const pat = await server.as('pat@lakeside.example');
      return {
        read: async () => (await pat.get<Row>('/user/v2/optional-fields')).body,
        body: ({ Version }, PreferredName) => ({ Fields: { PreferredName }, UserCancelled: false, Version }),
        send: post(pat, '/user/v2/optional-fields'),
      };
    },
  },

  saveProgramNotification: {
    at: '/Version',
    async open(server) {
      const admin = await server.as(lakeside);
      const { ProgramNotificationId } = (await admin.post<Row>('/programnotification/save', { Name: 'Terms', Content: '<p>Agree.</p>' })).body;
      const read = async () =>
        inList(
          (await admin.get<{ ProgramNotifications: Row[] }>('/programnotification/setup')).body.ProgramNotifications,
          'ProgramNotificationId',
          ProgramNotificationId,
        );
      return { read, body: (row, Name) => ({ ...row, Name }), send: post(admin, '/programnotification/save') };
    },
  },

  saveChallengeGroup: {
    at: '/Detail/Was',
    async open(server) {
      const admin = await server.as(lakeside);
      const [ChallengeId, path] = ['lakeside-fall-1', '/v2/challenges/lakeside-fall-1/groups'];
      const { Id } = (await admin.post<Row>(path, { Detail: { ChallengeId, Name: 'Early birds of autumn', Details: '' } })).body;
      return {
        read: async () => (await admin.get<Row>(`${path}/${String(Id)}`)).body,
        body({ Detail }, mark) {
          const { Name, Details, ManagerId } = Detail as Row;
          return { Id, Detail: { ChallengeId, Name: `Birds ${mark}`, Details, ManagerId, Was: { Name, Details, ManagerId } } };
        },
        send: post(admin, path),
      };
    },
  },

  updateCoachEntry: {
    at: '/Version',
    async open(server) {
      const coach = await server.as('coach@lakeside.example');
      const { UserId } = await personOf(server, 'pat@lakeside.example');
      await server.database.delete(coachingSessions).where(eq(coachingSessions.UserId, UserId));
      const note = { UserId, EntryType: 'Called', SessionDate: '2026-11-01T09:30', Notes: 'Walks to work.' };
      await coach.post('/coachentry', note);
      return {
        read: async () => (await coach.get<{ Items: Row[] }>(`/coachentry/GetByUser?UserId=${UserId}`)).body.Items[0]!,
        body: ({ Id, Version }, NewNote) => ({ Id, Version, NewNote }),
        send: (body) => coach.call('PUT', '/coachentry/UpdateEntry', body),
      };
    },
  },

  saveTimeBlock: {
    at: '/Version',
    async open(server) {
      const coach = await scheduled(server);
      await coach.post('/coaching/scheduler/create/timeblock', { Title: 'Team', StartTime: '2026-11-10T15:00', EndTime: '2026-11-10T16:00' });
      const period = { From: '2026-11-08T06:00:00.000Z', To: '2026-11-14T06:00:00.000Z' };
      return {
        read: async () => (await coach.post<{ Data: Row[] }>('/coaching/scheduler/timeblocksforweek', period)).body.Data[0]!,
        body: ({ UserId: _user, ...row }, Title) => ({ ...row, Title }),
        send: post(coach, '/coaching/scheduler/create/timeblock'),
      };
    },
  },

  updateTrackerEntry: {
    at: '/Version',
    async open(server) {
      const pat = await loggerOf(server, 'pat@lakeside.example');
      const run = { Intensity: '3', Duration: 30 };
      const { Id } = (await pat.own.add(101, '2026-10-30', run)).body.Data;
      return {
        read: async () => inList((await pat.own.entries(101)).body.Data as unknown as Row[], 'Id', Id),
        body: ({ Version }, Notes) => ({ Source: 'UserEntry', Values: valuesOf({ ...run, Notes }), Version }),
        send: (body) => pat.client.call('PUT', `/entities/${pat.entityId}/users/${pat.userId}/tracker-entries/${encodeURIComponent(Id)}`, body),
      };
    },
  },
  saveTrackerEntry: { at: '/Version', open: olderEntry('pat@cedar.example', 'pat@cedar.example', '/TrackerEntry/SaveTrackerEntry') },
  saveCoachTrackerEntry: { at: '/Version', open: olderEntry('pat@lakeside.example', 'coach@lakeside.example', '/coach-view/tracking') },

  saveFilter: {
    at: '/Version',
    async open(server) {
      const admin = await server.as(lakeside);
      await admin.post('/filters/people-filter', { Name: 'New people', Filter: { Sex: 'female' } });
      return {
        read: async () => inList((await admin.get<{ Items: Row[] }>('/filters/people-filter')).body.Items, 'Name', 'New people'),
        body: ({ Name, Version }, mark) => ({ Name, Version, Filter: { Departments: [mark === 'First' ? 'plant' : 'office'] } }),
        send: post(admin, '/filters/people-filter'),
      };
    },
  },

  updateAdminEmails: {
    at: '/Version',
    async open(server) {
      const admin = await server.as(lakeside);
      return {
        read: async () => (await admin.get<Row>('/v2/challenges/approvalsettings')).body,
        body({ Items, Version }, mark) {
          const ids = (Items as { Value: string }[]).map(({ Value }) => Value);
          return { Items: mark === 'First' ? ids.slice(0, 1) : ids.slice(1, 2), Version };
        },
        send: post(admin, '/v2/challenges/updateadminemails'),
      };
    },
  },

  saveUserDetails: {
    at: '/was',
    async open(server) {
      const admin = await server.as(lakeside);
      const read = async () => (await personOf(server, 'manager@lakeside.example')) as unknown as Row;
      return {
        read,
        body: ({ UserId, FirstName, LastName, Email }, mark) => ({
          userProfile: { UserId, FirstName, LastName: mark, Email },
          was: { FirstName, LastName, Email },
        }),
        send: post(admin, '/user/SaveUserDetails'),
      };
    },
  },
};

/** Whether the body of a call has a property there. */
export function takes({ body }: CompiledOperation, pointer: string): boolean {
  let schema = body as { properties?: Record<string, never> } | undefined;
  for (const name of pointer.split('/').slice(1)) schema = schema?.properties?.[name];
  return schema !== undefined;
}
