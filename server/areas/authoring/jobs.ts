import type { Job, JobResult, JobRun } from '../../calls/job';
import type { Tools } from '../../calls/tools';
import { secondsFromNow } from '../../foundation/clock';

const name = 'recompile';

/** How many nodes can compile at the same time: each part of the customers is one row. */
const parts = 8;

/** The part that a customer belongs to, on all nodes. */
const partOf = (customer: string): number => Array.from(customer).reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 65_521, 7) % parts;

/** The hash of the base is the beginning of each key: a node of another version compiles for its own base. */
const keysBeginWith = ({ definitions }: Tools): string => `${definitions.base.hash} `;

/** After a job has failed for good, the same is tried again a day later, or when support runs it again. */
const pauseSeconds = 86_400;

async function find(tools: Tools) {
  const waiting = new Set((await tools.definitions.waiting()).map(({ Customer }) => partOf(Customer)));
  if (waiting.size === 0) return [];
  const lately = secondsFromNow(tools.clock, -pauseSeconds);
  const failed = await tools.jobs.page({ Name: name, Outcome: 'Failed' }, { offset: 0, size: 100, limit: 100, now: tools.clock.now().toISOString() });
  const resting = new Set(failed.Items.filter(({ DoneAt = '' }) => DoneAt > lately).map(({ Key }) => Key));
  return [...waiting].map((Part) => ({ Key: `${keysBeginWith(tools)}${Part}`, Input: { Part } })).filter(({ Key }) => !resting.has(Key));
}

/** Compiles on this node's base what was published before, one customer after the other. One that fails keeps no other waiting; the job is tried again. */
async function recompile({ input, keep }: JobRun, { definitions }: Tools): Promise<JobResult> {
  const counts = { Compiled: 0, Faulty: 0 };
  let failure: unknown;
  for (const publication of await definitions.waiting()) {
    if (partOf(publication.Customer) !== input.Part) continue;
    try {
      const isSound = await definitions.compile(publication);
      if (isSound !== undefined) counts[isSound ? 'Compiled' : 'Faulty'] += 1;
    } catch (error) {
      failure = error;
    }
    await keep(null);
  }
  if (failure !== undefined) throw failure;
  return counts;
}

/** Compiles customers' publications on a new base, beside the calls. */
export const jobs: readonly Job[] = [{ name, isLong: true, keysBeginWith, find, run: recompile }];
