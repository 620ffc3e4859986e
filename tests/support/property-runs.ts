import { inject } from 'vitest';

/** The seed where a single file runs, so that its failure comes again. */
const fixedSeed = 2026;

/**
 * The parameters of a property for fast-check. Within `npm test` the seed comes from the commit, and a third of the runs is made: after three landings as
 * many as in one run of everything, with other inputs. Properties about data, money and access make them all, by `always`.
 * @param runs how many random inputs all slices try together.
 */
export function propertyRuns(runs = 100, { always = false } = {}): { seed: number; numRuns: number } {
  const landing = inject('landing');
  return { seed: landing?.seed ?? fixedSeed, numRuns: landing === undefined || always ? runs : Math.ceil(runs / 3) };
}
