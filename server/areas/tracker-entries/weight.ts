import { roundedTo } from '../../../runtime/expressions/decimals';
import type { Tools } from '../../calls/tools';
import { trackersOf } from '../../definitions/tracker-catalogue';
import type { Tracking } from './tracking';

/** The person's weight in pounds: as they logged it last, else as it was measured last; null where it is not known. */
export async function weightOf(
  { person, revision, settings }: Tracking,
  { trackerEntries, healthProfiles }: Pick<Tools, 'trackerEntries' | 'healthProfiles'>,
): Promise<number | null> {
  const { FieldName: name, FieldUnitsPluralDisplay: unit } = settings.trackerWeightField;
  const weighing = trackersOf(revision).filter(({ TrackerFields }) =>
    TrackerFields.some(({ FieldName, FieldUnitsPluralDisplay }) => FieldName === name && FieldUnitsPluralDisplay === unit),
  );
  const ids = weighing.map(({ TrackerId }) => TrackerId);
  const logged = (await trackerEntries.newestNumber(person.UserId, ids, name))?.Values.find(({ FieldName }) => FieldName === name)?.Value;
  if (typeof logged === 'number') return logged;
  const measured = (await healthProfiles.lastMeasured(person.UserId)).get(settings.trackerWeightMeasure);
  return measured === undefined ? null : roundedTo(measured.Value / settings.kilogramsPerPound, 1);
}
