import type { JobResult, JobRun } from '../../calls/job';
import type { Tools } from '../../calls/tools';
import { constantsOf } from '../../foundation/constants';
import type { EntityRow } from '../../records/callers';
import type { SessionPlace } from '../../records/event-settling';
import { daysAfterEnd, type Settling, settlePrograms } from './settle';
import { settlingFor } from './settling-for';

const dayMilliseconds = 86_400_000;
/** Where so many people could not be settled, the fault is not theirs. */
const mostFailures = 20;

/** How far the job is: all sessions up to `after` are done, and of the next one all people up to `UserId`. */
interface Progress {
  after?: SessionPlace | undefined;
  of?: SessionPlace & { UserId: string };
}

/**
 * Gives people what the sessions of events earn that have begun, without an action of theirs. Each person is settled in a transaction of its own. A session is
 * marked with the start for which all its people are done, so that one that is put off is done again. A person who cannot be settled keeps no other person
 * waiting: their session stays unmarked.
 * @throws what the first person met who could not be settled, after all others are done.
 */
export async function settleSessions({ cursor, keep }: JobRun, tools: Tools): Promise<JobResult> {
  const { jobStep } = constantsOf(tools.definitions.base).jobs;
  const now = tools.clock.now();
  // A program that is long over is settled no more: neither are its sessions.
  const since = new Date(now.getTime() - (daysAfterEnd + 1) * dayMilliseconds).toISOString();
  while ((await tools.eventSettling.passOver(since, jobStep)) === jobStep) await keep(cursor);
  const progress = (cursor ?? {}) as Progress;
  const failures: unknown[] = [];
  const result = { Sessions: 0, People: 0 };
  let { after, of } = progress;
  for (;;) {
    const session: SessionPlace | undefined = await tools.eventSettling.next(now.toISOString(), after);
    if (session === undefined) break;
    const before = failures.length;
    let last = of?.SessionId === session.SessionId ? of.UserId : '';
    for (let isMore = true; isMore; ) {
      const people = await tools.eventSettling.people(session.SessionId, last, jobStep);
      for (const person of people) await settleOne(person, failures, tools);
      result.People += people.length;
      last = people.at(-1)?.UserId ?? last;
      isMore = people.length === jobStep;
      if (isMore) await keep({ after, of: { ...session, UserId: last } });
    }
    if (failures.length === before) await tools.eventSettling.settled(session);
    result.Sessions += 1;
    [after, of] = [session, undefined];
    await keep({ after });
  }
  if (failures.length > 0) {
    // The next try looks at all sessions again that have no mark.
    await keep(null);
    throw failures[0];
  }
  return result;
}

async function settleOne({ entity, ...person }: Settling['person'] & { entity: EntityRow }, failures: unknown[], tools: Tools) {
  try {
    await tools.transaction(async (records) => settlePrograms(await settlingFor(person, entity, tools, records), records, { onlySessions: true }));
  } catch (error) {
    failures.push(error);
    if (failures.length >= mostFailures) throw error;
  }
}
