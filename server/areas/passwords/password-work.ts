import { availableParallelism } from 'node:os';
import { WorkQueue } from '../../foundation/work-queue';
import { unavailable } from '../../foundation/outcome';

/** One core stays free for everything else; those who wait for more than some seconds are better told so. */
const queue = new WorkQueue({ atOnce: Math.max(1, availableParallelism() - 1), waiting: 200 });

/** Hashes a password when it is its turn: however many sign in at once, the pages of the others go on. */
export async function passwordWork<Value>(work: () => Promise<Value>): Promise<Value> {
  const turn = queue.enter();
  if (turn === undefined) throw unavailable('Too many people are signing in right now. Please try again in a few seconds.', 5);
  await turn;
  try {
    return await work();
  } finally {
    queue.leave();
  }
}
