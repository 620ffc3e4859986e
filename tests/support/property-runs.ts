import { inject } from 'vitest';
import { isItsTurn } from './slice';

/** The seed where a single file runs, so that its failure comes again. */
const fixedSeed = 2026;

/**
 * The parameters of a property for fast-check. Within `npm test` the seed comes from the commit, and a quarter of the runs is made: after four landings as
 * many as in one run of everything, with other inputs. Properties about data, money and access make them all, by `always`;
 * a file that takes turns makes them all in its turn.
 * @param runs how many random inputs all slices try together.
 */
export function propertyRuns(runs = 100, { always = false } = {}): { seed: number; numRuns: number } {
  const landing = inject('landing');
  return { seed: landing?.seed ?? fixedSeed, numRuns: landing === undefined || always || isItsTurn() ? runs : Math.ceil(runs / 4) };
}

/** How many inputs are tried after the first failure, to find a smaller one. */
const mostShrinks = 200;

/**
 * Returns a predicate that bounds shrinking, for a property whose runs are expensive, such as one that drives a page: after its first failure it tries a
 * limited number of further inputs, and all others pass. fast-check then reports the smallest failing input among those tried. Without a bound it shrinks
 * until the test times out, and the timeout hides the input.
 */
export function boundedShrinking<Inputs extends unknown[]>(
  predicate: (...inputs: Inputs) => Promise<void>,
  most = mostShrinks,
): (...inputs: Inputs) => Promise<void> {
  let left: number | undefined;
  return async (...inputs) => {
    if (left === 0) return;
    if (left !== undefined) left -= 1;
    try {
      await predicate(...inputs);
    } catch (failure) {
      left ??= most;
      throw failure;
    }
  };
}
