import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { FastifyInstance } from 'fastify';
import type { Tools } from '../calls/tools';
import { constantsOf } from '../foundation/constants';
import { findJobs } from '../jobs/find-jobs';
import { JobRunner } from '../jobs/runner';
import type { Timers } from '../foundation/timers';
import { codeOf } from './code-of';

/** Runs jobs while the server runs, long ones beside the others. They stop with it, after the step that they are at. */
export function addJobs(app: FastifyInstance, tools: Tools, timers: Timers) {
  const jobs = findJobs(constantsOf(tools.definitions.base).jobs.jobSchedules);
  const runners = [false, true].map(
    (areLong) =>
      new JobRunner({
        tools,
        jobs: new Map([...jobs].filter(([, { isLong = false }]) => isLong === areLong)),
        timers,
        node: `${hostname()} ${randomUUID()}`,
        report: ({ error, ...failure }) => app.log.warn({ ...failure, ...codeOf(error) }, 'A job failed; it is tried again, a few times.'),
      }),
  );
  app.addHook('onReady', async () => {
    for (const runner of runners) await runner.start();
  });
  app.addHook('onClose', async () => void (await Promise.all(runners.map((runner) => runner.stop()))));
}
