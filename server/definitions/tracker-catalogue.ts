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

/** One of them; not found where the customer offers none of this number. */
export function trackerOf(revision: Revision, trackerId: number): TrackerSetup {
  const found = trackersOf(revision).find(({ TrackerId }) => TrackerId === trackerId);
  if (found === undefined) throw notFound('Tracker not found.');
  return found;
}
