/** The time, given to whatever needs it, so that tests decide it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** The moment so many seconds from now, as it is stored. */
export const secondsFromNow = (clock: Clock, seconds: number) => new Date(clock.now().getTime() + seconds * 1000).toISOString();
