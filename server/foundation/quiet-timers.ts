import { type TimerClock, withLongTimers } from '../../runtime/format/long-timers';

/** Returns a signal that is aborted after a time of any length. That of the platform is aborted at once after 24.8 days and more. */
export function abortedAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  quietTimers.setTimeout(() => controller.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError')), milliseconds);
  return controller.signal;
}

/** Timers of any length that keep no process from ending. */
export const quietTimers: TimerClock = withLongTimers({
  setTimeout: (run, milliseconds) => setTimeout(run, milliseconds).unref(),
  clearTimeout: (id) => clearTimeout(id as NodeJS.Timeout | undefined),
});
