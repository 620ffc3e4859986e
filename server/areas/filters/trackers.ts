import type { Revision } from '../../../runtime/definitions/compiled';
import type { OptionItem, PersonFilter } from '../../../schemas/generated/records';
import { constantsOf } from '../../foundation/constants';
import { trackersOf } from '../../definitions/tracker-catalogue';
import type { PersonCriteria } from '../../records/person-conditions/criteria';
import { rangeOf } from './dates';
import type { FilterFaults } from './faults';

/** What tells of a tracker's entries; nobody is looked for by it who does not name the tracker. */
const ofTracker = ['TrackerStatus', 'TrackerPeriod', 'TrackerField', 'TrackerFrom', 'TrackerTo'] as const;

/** What is looked for in the entries of a tracker, as the caller's customer has it. */
export function trackedCriterion(
  filter: PersonFilter,
  { revision, today, faults }: { revision: Revision; today: string; faults: FilterFaults },
): PersonCriteria['tracked'] {
  const { Tracker, TrackerStatus = 'Logged', TrackerPeriod = 'Last30Days', TrackerField: field, TrackerFrom: from, TrackerTo: to } = filter;
  if (Tracker === undefined) return ofTracker.some((name) => filter[name] !== undefined) ? faults.add('/Tracker', 'trackerMissing') : undefined;
  if (!trackersOf(revision).some(({ TrackerId }) => String(TrackerId) === Tracker)) return faults.add('/Tracker', 'tracker');
  const isLogged = TrackerStatus === 'Logged';
  const bound = from === undefined ? '/TrackerTo' : '/TrackerFrom';
  if (field !== undefined && !isLogged) faults.add('/TrackerField', 'trackerNothing');
  if (field !== undefined && !numbersOf(Tracker, revision).some(({ Value }) => Value === field)) faults.add('/TrackerField', 'trackerField');
  if (field === undefined && (from !== undefined || to !== undefined)) faults.add(bound, 'trackerFieldMissing');
  if (from !== undefined && to !== undefined && to < from) faults.add('/TrackerTo', 'trackerOrder');
  const { from: since } = rangeOf(TrackerPeriod, today, constantsOf(revision).filter);
  return { trackerId: Number(Tracker), since: since ?? today, isLogged, average: field === undefined ? undefined : { field, from, to } };
}

/** The trackers that a customer offers, by name. */
export const trackerChoices = (revision: Revision): OptionItem[] =>
  trackersOf(revision).map(({ TrackerId, TrackerName }) => ({ Value: String(TrackerId), Text: TrackerName }));

/** The numbers that are entered in a tracker, each with its unit. */
export const numbersOf = (tracker: string, revision: Revision): OptionItem[] =>
  (trackersOf(revision).find(({ TrackerId }) => String(TrackerId) === tracker)?.TrackerFields ?? [])
    .filter(({ FieldType }) => FieldType === 'Number')
    .map(({ FieldName, FieldNameDisplay, FieldUnitsPluralDisplay: unit }) => ({
      Value: FieldName,
      Text: unit ? `${FieldNameDisplay} (${unit})` : FieldNameDisplay,
    }));
