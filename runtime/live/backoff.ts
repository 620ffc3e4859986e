/** How long to wait between attempts, in milliseconds. */
export interface Backoff {
  first: number;
  longest: number;
}

/** The wait before an attempt: twice as long each time, up to the longest; of it between half and all, as `random` (0 to 1) says. */
export const waitBefore = (attempt: number, { first, longest }: Backoff, random: number): number =>
  Math.min(longest, first * 2 ** Math.min(attempt, 30)) * (0.5 + random / 2);
