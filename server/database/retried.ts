import { setTimeout as wait } from 'node:timers/promises';
import { isConflictOfTransactions } from './unavailable';

/** How often a transaction is begun anew, at most. */
const mostRetries = 3;
/** How long the first retry waits at most; each further one waits up to twice as long. */
const firstWaitMilliseconds = 20;

/**
 * Runs a transaction, and begins it anew where PostgreSQL ended it because another one was in its way: a deadlock (40P01) or a change of what it had read
 * (40001). Nothing of it was stored then. `work` may run several times, so that it keeps what it finds in itself.
 * @throws what `work` throws, after three retries also that it was in the way of others.
 */
export async function retried<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === mostRetries || !isConflictOfTransactions(error)) throw error;
      // Two that were in each other's way do not begin again at the same moment.
      await wait(Math.random() * firstWaitMilliseconds * 2 ** attempt);
    }
  }
}
