import { readDate } from '../../../runtime/format/date';
import type { LegacyTrackerEntry } from '../../../schemas/generated/records';
import { badRequest } from '../../foundation/outcome';
import type { Tools } from '../../calls/tools';
import { legacyRecord } from './entry-record';
import { addEntry, changeEntry, type FindEntry, removeEntry } from './save-entry';
import { setupOf } from './setup';
import type { Tracking } from './tracking';

/** Saves an entry of the older calls: a new one, or the one that its Id or its key names. */
export async function saveLegacyEntry(tracking: Tracking, body: LegacyTrackerEntry, tools: Tools): Promise<LegacyTrackerEntry> {
  const { settings } = tracking;
  const setup = await setupOf(tracking, body.TrackerId, tools);
  const day = readDate(body.EntryDate, settings.trackerLegacyDate);
  if (day === null) throw badRequest([{ Field: '/EntryDate', Code: 'format', Message: `"${body.EntryDate}" is no date.` }]);
  const given = { Source: body.Source, Version: body.Version, Values: Object.entries(body.EntryValues).map(([FieldName, value]) => ({ FieldName, ...value })) };
  const find = findLegacy(tracking, body);
  const onSameDay = settings.trackerTypesReplacing.includes(setup.TrackerType) ? 'replace' : 'refuse';
  const row =
    find === undefined
      ? await addEntry({ tracking, setup }, day, given, tools, onSameDay)
      : await changeEntry({ tracking, setup }, sameDay(tracking, find, day), given, tools);
  return legacyRecord(row, setup, settings);
}

/** Takes the entry of a key away. */
export async function removeLegacyEntry(tracking: Tracking, trackerId: number, key: number, tools: Tools): Promise<true> {
  const setup = await setupOf(tracking, trackerId, tools);
  return removeEntry({ tracking, setup }, (entries) => entries.byKey(tracking.person.UserId, trackerId, key), tools);
}

/** How the entry is found that a body names; nothing for a new one. */
function findLegacy({ person: { UserId } }: Tracking, { Id = '', TrackerId, EntryDateKey }: LegacyTrackerEntry): FindEntry | undefined {
  if (Id !== '') return (entries) => entries.byId(UserId, Id);
  return EntryDateKey === 0 ? undefined : (entries) => entries.byKey(UserId, TrackerId, EntryDateKey);
}

/** The same, refusing another day than the entry is about. */
const sameDay =
  ({ settings }: Tracking, find: FindEntry, day: string): FindEntry =>
  async (entries) => {
    const row = await find(entries);
    if (row !== undefined && row.EntryDate !== day) throw badRequest([{ Field: '/EntryDate', Code: 'fixed', Message: settings.trackerDayStays }], true);
    return row;
  };
