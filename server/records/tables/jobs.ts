import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { JobRow } from '../../../schemas/generated/records';
import { instant } from './columns';

/** Work that happens without a call: what waits, what runs, and the history of what is done. */
export const jobs = pgTable(
  'jobs',
  {
    JobId: uuid('job_id').primaryKey().defaultRandom(),
    /** Which job of server/jobs/registry.ts it is. */
    Name: text('name').notNull(),
    /** What it is about, where one job does the same for several; empty where there is only one. */
    Key: text('key').notNull().default(''),
    Input: jsonb('input').$type<Record<string, unknown>>().notNull().default({}),
    /** How far the job has come: after an interruption it continues here. Null at the beginning. */
    Cursor: jsonb('cursor').$type<unknown>(),
    DueAt: instant('due_at').notNull(),
    /** Until this moment it belongs to the node that runs it; after it, another node may take it over. */
    TakenUntil: instant('taken_until'),
    /** The node and its turn, so that a node which lost a job to itself notices it as well. */
    TakenBy: text('taken_by'),
    /** How often it was begun, or continued after a failure. */
    Attempts: integer('attempts').notNull().default(0),
    CreatedAt: instant('created_at').notNull(),
    /** When it was last begun. */
    StartedAt: instant('started_at'),
    DoneAt: instant('done_at'),
    Outcome: text('outcome').$type<Exclude<JobRow['Outcome'], 'Waiting' | 'Running'>>(),
    /** What kind of error ended the last try; never what it said, which may name people. */
    Fault: text('fault'),
    /** How many of what it has dealt with. */
    Result: jsonb('result').$type<Record<string, number>>(),
  },
  (table) => [
    uniqueIndex('jobs_waiting').on(table.Name, table.Key).where(sql`done_at is null`),
    index('jobs_due').on(table.DueAt).where(sql`done_at is null`),
    index('jobs_done').on(table.DoneAt),
    index('jobs_name').on(table.Name, table.DueAt),
  ],
);
