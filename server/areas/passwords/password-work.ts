import { availableParallelism } from 'node:os';
import { WorkQueue } from '../../foundation/work-queue';
import { unavailable } from '../../foundation/outcome';

/** One core stays free for everything else; those who wait for more than some seconds are better told so. */
const queue = new WorkQueue({ atOnce: Math.max(1, availableParallelism() - 1), waiting: 200 });

/** Hashes a password when it is its turn: however many sign in at once, they take half the time of the processors that they may have. */
export async function passwordWork<Value>(work: () => Promise<Value>): Promise<Value> {
  const turn = queue.enter();
  if (turn === undefined) throw unavailable('Too many people are signing in right now. Please try again in a few seconds.', 5);
  await turn;
  const began = performance.now();
  try {
    return await work();
  } finally {
    // Where others wait, the processor is left to the rest for as long as this took.
    if (queue.hasWaiting) setTimeout(() => queue.leave(), performance.now() - began);
    else queue.leave();
  }
}
