import type { Revision } from '../../runtime/definitions/compiled';
import { compareNames } from '../../runtime/format/plain-text';
import type { TrackerSetup } from '../../schemas/generated/records';
import { notFound } from '../foundation/outcome';

/** The name of the catalogue of trackers in schemas/catalogues. */
const catalogue = 'trackers';

/** The trackers that a customer offers, by name. */
export function trackersOf({ catalogues }: Revision): TrackerSetup[] {
  const offered = (Object.hasOwn(catalogues, catalogue) ? catalogues[catalogue] : []) as TrackerSetup[];
  return offered.toSorted((one, other) => compareNames(one.TrackerName, other.TrackerName));
}

/** What a field of a tracker measures, and in which unit it is kept; nothing for a field without a quantity. */
export function quantityOfField(revision: Revision, trackerId: number | undefined, name: string | undefined): { Quantity?: string; KeptUnit?: string } {
  const field = trackersOf(revision)
    .find(({ TrackerId }) => TrackerId === trackerId)
    ?.TrackerFields.find(({ FieldName }) => FieldName === name);
  const { FieldQuantity: Quantity, FieldUnitsPlural: KeptUnit } = field ?? {};
  return typeof Quantity === 'string' && typeof KeptUnit === 'string' ? { Quantity, KeptUnit } : {};
}

/** One of them; not found where the customer offers none of this number. */
export function trackerOf(revision: Revision, trackerId: number): TrackerSetup {
  const found = trackersOf(revision).find(({ TrackerId }) => TrackerId === trackerId);
  if (found === undefined) throw notFound('Tracker not found.');
  return found;
}
