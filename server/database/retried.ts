import { setTimeout as wait } from 'node:timers/promises';
import { isConflictOfTransactions } from './unavailable';

/** The maximum number of retries of a transaction. */
const mostRetries = 3;
/** How long the first retry waits at most; each further one waits up to twice as long. */
const firstWaitMilliseconds = 20;

/**
 * Runs a transaction and retries it after a deadlock (40P01) or a serialization failure (40001): PostgreSQL has rolled it back. `work` may run several times,
 * so it must not change anything outside the transaction.
 * @throws any other error of `work`, and the conflict after three retries.
 */
export async function retried<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === mostRetries || !isConflictOfTransactions(error)) throw error;
      // A random wait keeps two transactions in conflict from starting again at the same moment.
      await wait(Math.random() * firstWaitMilliseconds * 2 ** attempt);
    }
  }
}
