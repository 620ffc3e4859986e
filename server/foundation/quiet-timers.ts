import { type TimerClock, withLongTimers } from '../../runtime/format/long-timers';

/** Timers of any length that keep no process from ending. */
export const quietTimers: TimerClock = withLongTimers({
  setTimeout: (run, milliseconds) => setTimeout(run, milliseconds).unref(),
  clearTimeout: (id) => clearTimeout(id as NodeJS.Timeout | undefined),
});
