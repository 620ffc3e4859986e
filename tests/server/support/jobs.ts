import type { Job } from '../../../server/calls/job';
import { removeExpired } from '../../../server/areas/retention/remove-expired';
import { constantsOf } from '../../../server/foundation/constants';
import { findJobs } from '../../../server/jobs/find-jobs';
import { jobsByArea } from '../../../server/jobs/registry';
import { JobRunner } from '../../../server/jobs/runner';
import { jobs } from '../../../server/records/tables/jobs';
import { testDefinitions } from './definitions';
import { toolsOf } from './deliver';
import type { TestServer } from './test-server';
import { TestTimers } from './test-timers';

export const jobSettings = () => constantsOf(testDefinitions().for(null)).jobs;

/** Another schedule each, so that jobs of tests need none of the product's. */
const schedulesOf = (own: readonly Job[]) => Object.fromEntries(own.flatMap(({ schedule }) => (schedule === undefined ? [] : [[schedule, schedule]])));

/** A node that runs jobs, by the clock of a server and by timers that tests move; `on` is a second node whose connections it uses, `only` the one job that it knows. Jobs of its own have their pattern as the name of their schedule. */
export function startRunner(
  server: TestServer,
  { own, node = 'node', on = server, only }: { own?: readonly Job[]; node?: string; on?: TestServer; only?: string } = {},
) {
  const timers = new TestTimers();
  const failures: { job: string; attempts: number; error: unknown }[] = [];
  const found = own === undefined ? findJobs(jobSettings().jobSchedules, jobsByArea) : findJobs(schedulesOf(own), { own });
  if (only !== undefined) for (const name of found.keys()) if (name !== only) found.delete(name);
  const runner = new JobRunner({
    tools: toolsOf({ database: on.database, clock: server.clock }),
    jobs: found,
    timers,
    node,
    report: (failure) => failures.push(failure),
  });
  return { runner, failures, look: () => timers.goOff(jobSettings().jobPoll) };
}

/** Removes at once what is kept for a time only and has had it. */
export const removeExpiredNow = (server: Pick<TestServer, 'clock' | 'database'>) =>
  removeExpired({ input: {}, cursor: null, keep: async () => undefined }, toolsOf(server));

/** All rows of jobs, the oldest first. */
export const jobRows = ({ database }: TestServer) => database.select().from(jobs).orderBy(jobs.CreatedAt, jobs.DueAt);
