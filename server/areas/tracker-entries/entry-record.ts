import { formatDate } from '../../../runtime/format/date';
import type { LegacyTrackerEntry, TrackerEntry, TrackerEntryValue, TrackerSetup } from '../../../schemas/generated/records';
import { versionOf } from '../../foundation/row-version';
import type { TrackerEntryRow } from '../../records/tracker-entries';
import type { Constants } from '../../../schemas/generated/constants';

/** The version of what a save of an entry replaces: its values. */
export const entryVersion = ({ Values }: Pick<TrackerEntryRow, 'Values'>) => versionOf({ Values });

/** An entry as the wire knows it. */
export const entryRecord = (row: TrackerEntryRow, setup: TrackerSetup): TrackerEntry => ({
  ...row,
  Values: row.Values.map((value) => readNow(value, setup)),
  TrackerName: setup.TrackerName,
  TrackerType: setup.TrackerType,
  Version: entryVersion(row),
});

/** Returns a stored value with the name that its choice has now, in the language of the reader. */
function readNow(value: TrackerEntryValue, { TrackerFields }: TrackerSetup): TrackerEntryValue {
  const options = TrackerFields.find(({ FieldName }) => FieldName === value.FieldName)?.FieldOptions;
  const chosen = options?.find(({ OptionValue }) => OptionValue === value.Value);
  return chosen === undefined ? value : { ...value, DisplayValue: chosen.OptionName };
}

/** An entry as the older calls know it. */
export function legacyRecord(
  row: TrackerEntryRow,
  setup: TrackerSetup,
  { trackerLegacyDate }: Pick<Constants['tracker'], 'trackerLegacyDate'>,
): LegacyTrackerEntry {
  return {
    Id: row.Id,
    TrackerId: row.TrackerId,
    TrackerName: setup.TrackerName,
    EntryDate: formatDate(row.EntryDate, trackerLegacyDate),
    EntryDateKey: row.EntryDateKey,
    EntryValues: Object.fromEntries(row.Values.map((stored) => readNow(stored, setup)).map(({ FieldName, ...value }) => [FieldName, value])),
    Source: row.Source,
    UserId: row.UserId,
    CreatedBy: row.CreatedBy,
    ModifiedBy: row.LastModifiedBy,
    CoachingEntityId: row.CoachingEntityId,
    Version: entryVersion(row),
  };
}
