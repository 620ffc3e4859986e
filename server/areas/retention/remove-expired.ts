import type { JobResult, JobRun } from '../../calls/job';
import type { Tools } from '../../calls/tools';
import { secondsFromNow } from '../../foundation/clock';
import { constantsOf } from '../../foundation/constants';
import type { Retention } from '../../records/retention';

const secondsPerDay = 86_400;

/**
 * Removes what is kept for a time only, in parts. Nothing depends on when it runs: sessions, tickets and the like are good until they expire, whether or not
 * they have been removed. What was removed before an interruption is not counted again.
 */
export async function removeExpired({ keep }: JobRun, tools: Tools): Promise<JobResult> {
  const { jobStep } = constantsOf(tools.definitions.base).jobs;
  const past = momentsOf(tools);
  const result: JobResult = {};
  for (const kind of tools.retention.kinds(past)) {
    let removed: number;
    do {
      removed = await tools.retention.remove(kind, past, jobStep);
      if (removed > 0) result[kind] = (result[kind] ?? 0) + removed;
      await keep({ kind });
    } while (removed === jobStep);
  }
  return result;
}

function momentsOf({ clock, definitions }: Pick<Tools, 'clock' | 'definitions'>): Retention {
  const { server, jobs, live, registration } = constantsOf(definitions.base);
  const before = (seconds: number) => secondsFromNow(clock, -seconds);
  return {
    now: before(0),
    attempts: before(server.signInWindow),
    files: before(server.uploadLength),
    idleJobs: before(jobs.jobsKeptIdle * secondsPerDay),
    jobs: before(jobs.jobsKept * secondsPerDay),
    liveMessages: before(live.liveKept),
    outbox: before(server.outboxKept * secondsPerDay),
    receivedCalls: before(server.receivedCallsKept * secondsPerDay),
    ruleRuns: before(jobs.ruleRunsKept * secondsPerDay),
    // People who come back within the same time again read that it has expired.
    registrations: before(registration.registrationLength * secondsPerDay),
  };
}
