function milliseconds(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/**
 * How many times as long some work takes as other work: the least of several comparisons, as a busy machine disturbs any one. What grows as the square
 * takes 100 times as long in each of them when it has ten times as much to do.
 */
export function timesAsLong(work: () => unknown, comparedWith: () => unknown, comparisons = 3): number {
  return Math.min(
    ...Array.from({ length: comparisons }, () => {
      const compared = milliseconds(comparedWith);
      return milliseconds(work) / compared;
    }),
  );
}
