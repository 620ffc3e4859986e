/** What a countdown needs of the time: tests bring their own. */
export interface Clock {
  /** In milliseconds, from any beginning; never goes back. */
  now(): number;
  /** Runs something again and again until it is told to stop. */
  every(milliseconds: number, run: () => void): () => void;
}

/** The browser's clock. */
export const browserClock: Clock = {
  now: () => performance.now(),
  every(milliseconds, run) {
    const timer = setInterval(run, milliseconds);
    return () => clearInterval(timer);
  },
};
