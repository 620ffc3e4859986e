import { and, eq, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database';
import { arriving, nothingYet } from './files';
import { removeInParts } from './remove-in-parts';
import { files } from './tables/files';
import { jobs } from './tables/jobs';
import { liveMessages } from './tables/live-messages';
import { outbox } from './tables/outbox';
import { peopleExports } from './tables/people-exports';
import { receivedCalls } from './tables/received-calls';
import { registrations } from './tables/registrations';
import { ruleRuns } from './tables/rules';
import { sessions, signInAttempts } from './tables/sessions';
import { deviceChallenges, singleSignOns, tickets, trustedDevices } from './tables/sign-in';

/** Moments, ISO 8601 in UTC: what is older than them is removed. */
export interface Retention {
  now: string;
  attempts: string;
  files: string;
  jobs: string;
  /** Jobs that found nothing to do. */
  idleJobs: string;
  liveMessages: string;
  outbox: string;
  receivedCalls: string;
  registrations: string;
  ruleRuns: string;
}

const foundNothing = sql`not jsonb_path_exists(${jobs.Result}, '$.* ? (@ > 0)')`;

/** What is kept for a time only, and which of it has had its time. What refers to something else comes before it. */
const rules = (past: Retention): Record<string, [PgTable, SQL | undefined]> => ({
  PeopleExports: [peopleExports, lte(peopleExports.ExpiresAt, past.now)],
  Sessions: [sessions, lt(sessions.ExpiresAt, past.now)],
  TrustedDevices: [trustedDevices, lt(trustedDevices.ExpiresAt, past.now)],
  Tickets: [tickets, lt(tickets.ExpiresAt, past.now)],
  DeviceChallenges: [deviceChallenges, lt(deviceChallenges.ExpiresAt, past.now)],
  SingleSignOns: [singleSignOns, lt(singleSignOns.ExpiresAt, past.now)],
  Registrations: [registrations, lt(registrations.ExpiresAt, past.registrations)],
  SignInAttempts: [
    signInAttempts,
    and(lt(signInAttempts.FirstFailedAt, past.attempts), or(isNull(signInAttempts.LockedUntil), lt(signInAttempts.LockedUntil, past.now))),
  ],
  ReceivedCalls: [receivedCalls, lt(receivedCalls.ReceivedAt, past.receivedCalls)],
  RuleRuns: [ruleRuns, lt(ruleRuns.At, past.ruleRuns)],
  LiveMessages: [liveMessages, lt(liveMessages.PublishedAt, past.liveMessages)],
  // Nothing was sent before it was written: the index is that of the writing.
  Outbox: [outbox, and(lt(outbox.DoneAt, past.outbox), lt(outbox.CreatedAt, past.outbox))],
  Files: [files, and(inArray(files.KeptBy, [nothingYet, arriving]), lt(files.CreatedAt, past.files))],
  // A run that found nothing to do says little after a day or so.
  Jobs: [jobs, or(lt(jobs.DoneAt, past.jobs), and(lt(jobs.DoneAt, past.idleJobs), eq(jobs.Outcome, 'Done'), foundNothing))],
});

/** What is kept for a time only. */
export const retentionRecords = (database: Database) => ({
  /** The names of all that is kept for a time only, in the order in which it is removed. */
  kinds: (past: Retention): string[] => Object.keys(rules(past)),

  /** Removes at most `most` rows of a kind that have had their time. Answers how many. */
  async remove(kind: string, past: Retention, most: number): Promise<number> {
    const [table, where] = rules(past)[kind]!;
    return removeInParts(database, table, where, most);
  },
});
