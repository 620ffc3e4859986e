import { createHash } from 'node:crypto';

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
export const sliceOf = (key: string, of: number): number => createHash('sha256').update(key).digest().readUInt32BE() % of;

/**
 * Whether a case runs in a landing: its key falls into the landing's slice, or the landing changes one of its files.
 * In `of` landings after each other, each case runs at least once.
 * @param isTouchedBy whether the case depends on a changed file.
 */
export function runsIn(landing: Pick<Landing, 'number' | 'changed'>, key: string, of: number, isTouchedBy: (file: string) => boolean = () => false): boolean {
  return sliceOf(key, of) === landing.number % of || landing.changed.some(isTouchedBy);
}
