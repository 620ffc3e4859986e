import { eq } from 'drizzle-orm';
import type {
  Failure,
  LegacyTrackerEntry,
  Session,
  TrackerEntry,
  TrackerEntrySetup,
  TrackerEntryValue,
  TrackerListItem,
  TrackerSetup,
} from '../../../schemas/generated/records';
import { demoPassword } from '../../../server/demo/load';
import { profiles } from '../../../server/records/tables/people';
import { trackerEntries } from '../../../server/records/tables/trackers';
import { type Answer, type Client, clientOf, type TestServer } from './test-server';

/** Values by the names of their fields. */
export type Given = Record<string, TrackerEntryValue['Value']>;

type Data<Value> = Promise<Answer<{ Data: Value } & Failure>>;

/** The calls of version 2, about one person. */
interface VersionTwo {
  setup(trackerId: number): Data<TrackerSetup>;
  entries(trackerId: number, from?: string, to?: string): Data<TrackerEntry[]>;
  add(trackerId: number, day: string, given: Given, changes?: object): Data<TrackerEntry>;
  change(id: string, given: Given, changes?: object): Data<TrackerEntry>;
  remove(entry: Pick<TrackerEntry, 'Id' | 'Source' | 'SourceId'>): Data<true>;
}

/** Somebody who logs, or who coaches. */
export interface Logger {
  client: Client;
  userId: string;
  entityId: string;
  own: VersionTwo;
  /** The calls of version 2 about somebody else. */
  of(person: Pick<Logger, 'userId' | 'entityId'>): VersionTwo;
  older: {
    list(): Promise<Answer<TrackerListItem[]>>;
    setup(trackerId: number): Promise<Answer<TrackerEntrySetup & Failure>>;
    save(entry: LegacyTrackerEntry): Promise<Answer<LegacyTrackerEntry & Failure>>;
    remove(trackerId: number, key: number): Promise<Answer<boolean & Failure>>;
  };
  coachView: {
    list(userId: string): Data<TrackerListItem[]>;
    setup(userId: string, trackerId: number): Data<TrackerEntrySetup>;
    save(entry: LegacyTrackerEntry): Data<LegacyTrackerEntry>;
    remove(userId: string, trackerId: number, key: number): Data<boolean>;
  };
}

export const valuesOf = (given: Given): TrackerEntryValue[] => Object.entries(given).map(([FieldName, Value]) => ({ FieldName, Value }));

/** A new entry as the older calls have it. */
export const legacyEntry = (TrackerId: number, EntryDate: string, given: Given, changes: Partial<LegacyTrackerEntry> = {}): LegacyTrackerEntry => ({
  TrackerId,
  EntryDate,
  EntryDateKey: 0,
  EntryValues: Object.fromEntries(Object.entries(given).map(([name, Value]) => [name, { Value }])),
  Source: 'UserEntry',
  ...changes,
});

/** A session of its own. */
export async function loggerOf(server: TestServer, userName: string): Promise<Logger> {
  const { body } = await server.nobody.post<{ Token: string }>('/account/login/login', { UserName: userName, Password: demoPassword });
  const client = clientOf(server.app, body.Token);
  const { UserId: userId, EntityId: entityId } = (await client.get<Session>('/session')).body.User!;
  return {
    client,
    userId,
    entityId,
    own: versionTwo(client, { userId, entityId }),
    of: (person) => versionTwo(client, person),
    older: {
      list: () => client.get('/TrackerEntry/GetTrackerList'),
      setup: (trackerId) => client.get(`/TrackerEntry/GetTrackerEntrySetup?trackerId=${trackerId}`),
      save: (entry) => client.post('/TrackerEntry/SaveTrackerEntry', entry),
      remove: (trackerId, key) => client.call('DELETE', `/TrackerEntry/DeleteTrackerEntry?trackerId=${trackerId}&entryDateKey=${key}`),
    },
    coachView: {
      list: (id) => client.get(`/coach-view/tracking/trackerlist/${id}`),
      setup: (id, trackerId) => client.get(`/coach-view/tracking/${id}/setup/${trackerId}`),
      save: (entry) => client.post('/coach-view/tracking', entry),
      remove: (id, trackerId, key) => client.call('DELETE', `/coach-view/tracking/${id}/${trackerId}/${key}`),
    },
  };
}

function versionTwo(client: Client, { userId, entityId }: Pick<Logger, 'userId' | 'entityId'>): VersionTwo {
  const path = `/entities/${entityId}/users/${userId}/tracker-entries`;
  return {
    setup: (trackerId) => client.get(`${path}/trackerId/${trackerId}/setup`),
    entries: (trackerId, from = '2020-01-01', to = '2030-01-01') => client.get(`${path}/trackerId/${trackerId}?startDate=${from}&endDate=${to}`),
    add: (TrackerId, EntryDate, given, changes) =>
      client.post(path, { EntityId: entityId, UserId: userId, TrackerId, EntryDate, Source: 'UserEntry', Values: valuesOf(given), ...changes }),
    change: (id, given, changes) => client.call('PUT', `${path}/${encodeURIComponent(id)}`, { Source: 'UserEntry', Values: valuesOf(given), ...changes }),
    remove: ({ Id, Source, SourceId }) => client.post(`${path}/${encodeURIComponent(Id)}/delete`, { Source, SourceId }),
  };
}

/** What is stored for a person. */
export const storedOf = ({ database }: TestServer, { userId }: Pick<Logger, 'userId'>) =>
  database.select().from(trackerEntries).where(eq(trackerEntries.UserId, userId)).orderBy(trackerEntries.EntryDateKey);

/** As if the person had never logged anything. */
export async function forgetEntries({ database }: TestServer, { userId }: Pick<Logger, 'userId'>) {
  await database.delete(trackerEntries).where(eq(trackerEntries.UserId, userId));
}

let stored = 0;

/** Puts an entry where no call would: of another source, or of another time. */
export async function storeEntry(
  { database }: TestServer,
  { userId, entityId }: Pick<Logger, 'userId' | 'entityId'>,
  row: Partial<typeof trackerEntries.$inferInsert>,
) {
  const { TrackerId = 101, EntryDate = '2026-10-30' } = row;
  stored += 1;
  const at = `${EntryDate}T12:00:00.000Z`;
  const [entry] = await database
    .insert(trackerEntries)
    .values({
      Id: `${TrackerId}#${EntryDate.replaceAll('-', '')}#stored${stored}`,
      UserId: userId,
      EntityId: entityId,
      TrackerId,
      EntryDate,
      EntryDateKey: Number(EntryDate.replaceAll('-', '')) * 100 + (stored % 99) + 1,
      Source: 'UserEntry',
      CreatedBy: 'Somebody',
      CreatedDateTime: at,
      LastModifiedBy: 'Somebody',
      LastModifiedDateTime: at,
      Values: [],
      ...row,
    })
    .returning();
  return entry!;
}

/** The person lives there from now on. */
export async function moveTo({ database }: TestServer, { userId }: Pick<Logger, 'userId'>, timeZone: string) {
  await database
    .update(profiles)
    .set({ TimeZone: timeZone as (typeof profiles.$inferSelect)['TimeZone'] })
    .where(eq(profiles.UserId, userId));
}
