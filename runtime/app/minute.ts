import type { Store } from '../contracts/store';

/** The present minute, as its first moment in ISO 8601. It ticks while somebody listens. */
export type Minute = Pick<Store<string>, 'get' | 'subscribe'>;

const millisecondsPerMinute = 60_000;

/** Makes the minute of a clock: `now` gives the moment in ISO 8601. */
export function createMinute(now: () => string): Minute {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tickLater = () => {
    timer = setTimeout(tick, millisecondsPerMinute - (Date.parse(now()) % millisecondsPerMinute));
  };
  const tick = () => {
    tickLater();
    for (const listener of [...listeners]) listener();
  };
  return {
    get: () => `${now().slice(0, 16)}:00.000Z`,
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) tickLater();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) clearTimeout(timer);
      };
    },
  };
}
