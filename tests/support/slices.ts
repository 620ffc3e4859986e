/** What decides which of the sliced cases run: the number of this landing and the files that it changes. */
export interface Landing {
  /** Counts up by one with each landing. */
  number: number;
  /** Paths from the project's root. */
  changed: readonly string[];
  /** The seed of random inputs, from the hash of the commit. */
  seed: number;
}

/** The slice of a case, from 0 to `of` - 1: the same for the same key, on every machine. */
export function sliceOf(key: string, of: number): number {
  // FNV-1a, its bits mixed as MurmurHash3 does at its end: pages of tests know no hash that answers at once.
  let hash = 0x811c9dc5;
  for (let index = 0; index < key.length; index += 1) hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % of;
}

/**
 * Whether a case runs in a landing: its key falls into the landing's slice, or the landing changes one of its files.
 * In `of` landings after each other, each case runs at least once.
 * @param isTouchedBy whether the case depends on a changed file.
 */
export function runsIn(landing: Pick<Landing, 'number' | 'changed'>, key: string, of: number, isTouchedBy: (file: string) => boolean = () => false): boolean {
  return sliceOf(key, of) === landing.number % of || landing.changed.some(isTouchedBy);
}
