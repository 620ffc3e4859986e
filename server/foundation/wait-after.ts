/** How long to wait after so many tries that failed: twice as long each time, up to the longest. */
export const waitAfter = (attempts: number, { outboxFirstRetry, outboxLongestRetry }: { outboxFirstRetry: number; outboxLongestRetry: number }) =>
  Math.min(outboxFirstRetry * 2 ** (attempts - 1), outboxLongestRetry);
