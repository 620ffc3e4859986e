interface Waits {
  /** In seconds. */
  first: number;
  longest: number;
}

/** How long to wait after so many tries that failed, in seconds: twice as long each time, up to the longest. */
export const waitAfter = (attempts: number, { first, longest }: Waits): number => Math.min(first * 2 ** (attempts - 1), longest);

/** The waits of the outbox. */
export const outboxWaits = ({ outboxFirstRetry, outboxLongestRetry }: { outboxFirstRetry: number; outboxLongestRetry: number }): Waits => ({
  first: outboxFirstRetry,
  longest: outboxLongestRetry,
});
