import { formatDate } from '../../../runtime/format/date';
import type { LegacyTrackerEntry, TrackerEntry, TrackerSetup } from '../../../schemas/generated/records';
import { versionOf } from '../../foundation/row-version';
import type { TrackerEntryRow } from '../../records/tracker-entries';
import type { Constants } from '../../../schemas/generated/constants';

/** The version of what a save of an entry replaces: its values. */
export const entryVersion = ({ Values }: Pick<TrackerEntryRow, 'Values'>) => versionOf({ Values });

/** An entry as the wire knows it. */
export const entryRecord = (row: TrackerEntryRow, { TrackerName, TrackerType }: TrackerSetup): TrackerEntry => ({
  ...row,
  TrackerName,
  TrackerType,
  Version: entryVersion(row),
});

/** An entry as the older calls know it. */
export function legacyRecord(
  row: TrackerEntryRow,
  { TrackerName }: TrackerSetup,
  { trackerLegacyDate }: Pick<Constants['tracker'], 'trackerLegacyDate'>,
): LegacyTrackerEntry {
  return {
    Id: row.Id,
    TrackerId: row.TrackerId,
    TrackerName,
    EntryDate: formatDate(row.EntryDate, trackerLegacyDate),
    EntryDateKey: row.EntryDateKey,
    EntryValues: Object.fromEntries(row.Values.map(({ FieldName, ...value }) => [FieldName, value])),
    Source: row.Source,
    UserId: row.UserId,
    CreatedBy: row.CreatedBy,
    ModifiedBy: row.LastModifiedBy,
    CoachingEntityId: row.CoachingEntityId,
    Version: entryVersion(row),
  };
}
