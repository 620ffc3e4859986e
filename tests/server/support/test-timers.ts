import type { Timers } from '../../../server/foundation/timers';

/** Timers that go off only when they are told to. */
export class TestTimers implements Timers {
  readonly #runs = new Set<{ seconds: number; run: () => void }>();
  every(seconds: number, run: () => void) {
    const timer = { seconds, run };
    this.#runs.add(timer);
    return () => void this.#runs.delete(timer);
  }
  /** Lets everything go off that comes every so many seconds. */
  goOff(seconds: number) {
    for (const timer of this.#runs) if (timer.seconds === seconds) timer.run();
  }
}
