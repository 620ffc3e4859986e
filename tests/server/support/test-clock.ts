import type { Clock } from '../../../server/foundation/clock';

/** A clock that stands until it is moved. */
export class TestClock implements Clock {
  #now = new Date('2026-11-02T15:00:00.000Z').getTime();
  now() {
    return new Date(this.#now);
  }
  /** Sets the time, also back. */
  set(moment: Date) {
    this.#now = moment.getTime();
  }
  advance({ seconds }: { seconds: number }) {
    this.#now += seconds * 1000;
  }
}
