/** Timers of a platform, or simulated ones. */
export interface TimerClock {
  setTimeout(run: () => void, milliseconds: number): unknown;
  clearTimeout(id: unknown): void;
}

/** The longest time that timers of browsers and Node know: some 25 days. A longer one would fire at once. */
const longestTimer = 2 ** 31 - 1;

/** Makes the timers of a clock run as long as they are asked to: a long one is a chain of timers. One without an end never fires. */
export function withLongTimers(clock: TimerClock): TimerClock {
  return {
    setTimeout(run, milliseconds) {
      const timer: { current: unknown } = { current: undefined };
      const wait = (left: number) => {
        const part = Math.min(left, longestTimer);
        timer.current = clock.setTimeout(() => (left > part ? wait(left - part) : run()), part);
      };
      wait(milliseconds);
      return timer;
    },
    clearTimeout: (timer) => clock.clearTimeout((timer as { current: unknown } | undefined)?.current),
  };
}

/** The timers of the platform, as long as they are asked to be. */
export const platformTimers: TimerClock = withLongTimers({
  setTimeout: (run, milliseconds) => globalThis.setTimeout(run, milliseconds),
  clearTimeout: (id) => globalThis.clearTimeout(id as number | undefined),
});
