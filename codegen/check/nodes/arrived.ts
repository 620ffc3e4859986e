import type { Place } from '../check';

/** The same place, where some data is known to be there. */
export const arrived = (place: Place, names: readonly string[]): Place => ({
  ...place,
  pending: new Set([...place.pending].filter((name) => !names.includes(name))),
});
