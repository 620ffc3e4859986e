import { quietTimers } from './quiet-timers';

/** What comes again and again, given to whatever needs it, so that tests decide when. */
export interface Timers {
  /** Runs something every so many seconds, until the function it answers is called. */
  every(seconds: number, run: () => void): () => void;
}

/** The timers of the system. They keep no process from ending. */
export const systemTimers: Timers = {
  every(seconds, run) {
    let timer: unknown;
    const wait = () => {
      timer = quietTimers.setTimeout(() => {
        wait();
        run();
      }, seconds * 1000);
    };
    wait();
    return () => quietTimers.clearTimeout(timer);
  },
};
