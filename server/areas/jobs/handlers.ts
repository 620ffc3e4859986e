import type { Handlers } from '../../calls/contract';
import { rangeOf } from '../../calls/page-range';
import { constantsOf } from '../../foundation/constants';
import { conflict, notFound } from '../../foundation/outcome';
import { byWhom } from '../../records/by-whom';

/** The calls of schemas/endpoints/jobs.json. */
export const handlers = {
  async listJobs({ query, revision }, { jobs, clock }) {
    const { jobsCounted: limit } = constantsOf(revision).jobs;
    return jobs.page(query, { ...rangeOf(query), limit, now: clock.now().toISOString() });
  },

  /** The row that failed stays in the history. Another one begins where it ended, or waits already. */
  async runJobAgain({ caller, path, revision }, tools) {
    const { jobGone, jobNotFailed } = constantsOf(revision).jobs;
    const now = tools.clock.now().toISOString();
    return tools.transaction(async (records) => {
      const failed = await records.jobs.find(path.jobId);
      if (failed === undefined) throw notFound(jobGone);
      if (failed.Outcome !== 'Failed') throw conflict(jobNotFailed);
      const { Name, Key, Input, Cursor } = failed;
      await records.jobs.add([{ Name, Key, Input, Cursor, DueAt: now }], now);
      await records.jobs.bringForward({ Name, Key, DueAt: now });
      const subject = { EntityId: caller.user.EntityId, SubjectKind: 'Job', SubjectId: Name };
      await records.audit.add({ ...byWhom(caller), ...subject, Action: 'JobRunAgain', Changes: [] }, now);
      return records.jobs.waiting({ Name, Key }, now);
    });
  },
} satisfies Handlers<'jobs'>;
