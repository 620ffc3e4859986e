import type { TimerClock } from '../format/long-timers';

interface PollingOptions {
  /** Milliseconds between two attempts. */
  every: number;
  /** Starts within this many milliseconds count as one. */
  debounce: number;
  /** The number of attempts. */
  attempts: number;
  /** Milliseconds before the first attempt, beside the debounce. */
  startAfter: number;
  /** Asked before each attempt; false ends it. */
  isActive(): boolean;
  attempt(): void;
}

/** Asks again and again until what is waited for has come, or the attempts are used up. */
interface Polling {
  /** Starts again with all attempts. */
  start(): void;
  stop(): void;
}

export function createPolling({ every, debounce, attempts, startAfter, isActive, attempt }: PollingOptions, clock: TimerClock): Polling {
  let timer: unknown;
  let left = 0;
  const stop = () => clock.clearTimeout(timer);
  const step = () => {
    if (left === 0 || !isActive()) return;
    left -= 1;
    attempt();
    if (left > 0) timer = clock.setTimeout(step, every);
  };
  return {
    stop,
    start() {
      stop();
      left = attempts;
      timer = clock.setTimeout(step, debounce + startAfter);
    },
  };
}
