import { and, asc, desc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import type { JobPage, JobRow as ShownJob } from '../../schemas/generated/records';
import { pageOfRows, type PageRange } from './pages';
import { jobs } from './tables/jobs';
import { withoutNulls } from './without-nulls';
import { only } from './only';

export type JobRow = typeof jobs.$inferSelect;

/** A job to do. */
type NewJob = Pick<typeof jobs.$inferInsert, 'Name' | 'Key' | 'Input' | 'Cursor' | 'DueAt'>;

/** A row that one node has taken, and the name of its turn. */
type Taken = Pick<JobRow, 'JobId' | 'TakenBy'>;

/** Which rows a node can do: those of a name, or of these those whose keys begin with a text. */
interface JobKind {
  name: string;
  keysBeginWith?: string | undefined;
}

const waits = isNull(jobs.DoneAt);
const held = ({ JobId, TakenBy }: Taken) => and(eq(jobs.JobId, JobId), eq(jobs.TakenBy, TakenBy!), waits);
const free = { TakenBy: null, TakenUntil: null };

/** Work that happens without a call: each row is done by one node at a time. */
export const jobRecords = (database: Database) => ({
  /** Adds jobs; one that waits already under its name and key stays as it is. */
  async add(rows: readonly NewJob[], now: string) {
    if (rows.length > 0)
      await database
        .insert(jobs)
        .values(rows.map((row) => ({ ...row, CreatedAt: now })))
        .onConflictDoNothing();
  },

  /** Brings a job forward that waits. With `untouched`, only where it has not been tried yet. */
  async bringForward({ Name, Key, DueAt }: Pick<JobRow, 'Name' | 'Key' | 'DueAt'>, { untouched = false } = {}) {
    const those = and(eq(jobs.Name, Name), eq(jobs.Key, Key), waits, isNull(jobs.TakenUntil), untouched ? eq(jobs.Attempts, 0) : undefined);
    await database
      .update(jobs)
      .set({ DueAt })
      .where(and(those, gt(jobs.DueAt, DueAt)));
  },

  /** Takes the job of these kinds that is due longest, for one turn of one node, until a moment. Other nodes skip it. */
  async takeDue(kinds: readonly JobKind[], { now, until, by }: { now: string; until: string; by: string }): Promise<JobRow | undefined> {
    const isFree = or(isNull(jobs.TakenUntil), lte(jobs.TakenUntil, now));
    const names = kinds.filter(({ keysBeginWith }) => keysBeginWith === undefined).map(({ name }) => name);
    const keyed = kinds.flatMap(({ name, keysBeginWith: start }) =>
      start === undefined ? [] : [and(eq(jobs.Name, name), sql`starts_with(${jobs.Key}, ${start})`)],
    );
    const due = database
      .select({ id: jobs.JobId })
      .from(jobs)
      .where(and(waits, lte(jobs.DueAt, now), isFree, or(inArray(jobs.Name, names), ...keyed)))
      .orderBy(asc(jobs.DueAt))
      .limit(1)
      .for('update', { skipLocked: true });
    const [taken] = await database
      .update(jobs)
      .set({ TakenBy: by, TakenUntil: until, StartedAt: now, Attempts: sql`${jobs.Attempts} + 1` })
      .where(eq(jobs.JobId, due))
      .returning();
    return taken;
  },

  /** Keeps how far a job has come, and holds it until a moment. Answers whether it is still held. */
  async keep(taken: Taken, Cursor: unknown, TakenUntil: string): Promise<boolean> {
    return (await database.update(jobs).set({ Cursor, TakenUntil }).where(held(taken)).returning({ id: jobs.JobId })).length > 0;
  },

  /** Gives a job back that is to be continued at once, as at the end of a node: that is no failure. */
  async release(taken: Taken) {
    await database
      .update(jobs)
      .set({ ...free, Attempts: sql`${jobs.Attempts} - 1` })
      .where(held(taken));
  },

  /** Has a job tried again at a moment. */
  async tryAgain(taken: Taken, DueAt: string, Fault: string) {
    await database
      .update(jobs)
      .set({ ...free, DueAt, Fault })
      .where(held(taken));
  },

  /** Ends a job. Answers whether it was still held. */
  async finish(taken: Taken, end: Pick<JobRow, 'Outcome' | 'Fault' | 'Result'>, DoneAt: string): Promise<boolean> {
    return (
      (
        await database
          .update(jobs)
          .set({ ...free, ...end, DoneAt })
          .where(held(taken))
          .returning({ id: jobs.JobId })
      ).length > 0
    );
  },

  /** One page: what runs or waits, then the history, the latest first, and how many there are in all, up to `limit`. */
  async page(
    { Name, Outcome }: { Name?: string | undefined; Outcome?: ShownJob['Outcome'] | undefined },
    { now, ...range }: PageRange & { now: string },
  ): Promise<JobPage> {
    const where = and(Name === undefined ? undefined : eq(jobs.Name, Name), hasOutcome(Outcome, now));
    const listed = database.select().from(jobs).where(where).orderBy(desc(jobs.DoneAt), asc(jobs.DueAt), asc(jobs.JobId));
    const { rows, total } = await pageOfRows(database, listed, database.select({ one: sql`1` }).from(jobs).where(where), range);
    return { Items: rows.map((row) => shown(row, now)), Total: total };
  },

  /** The row that waits under a name and a key; there must be one. */
  async waiting({ Name, Key }: Pick<JobRow, 'Name' | 'Key'>, now: string): Promise<ShownJob> {
    const row = only(
      await database
        .select()
        .from(jobs)
        .where(and(eq(jobs.Name, Name), eq(jobs.Key, Key), waits)),
    );
    return shown(row, now);
  },

  async find(jobId: string): Promise<JobRow | undefined> {
    return (
      await database
        .select()
        .from(jobs)
        .where(eq(sql`${jobs.JobId}::text`, jobId))
    )[0];
  },
});

const hasOutcome = (outcome: ShownJob['Outcome'] | undefined, now: string): SQL | undefined => {
  if (outcome === undefined) return undefined;
  const runs = sql`${jobs.TakenUntil} > ${now}`;
  if (outcome === 'Running') return and(waits, runs);
  if (outcome === 'Waiting') return and(waits, sql`(${runs}) is not true`);
  return eq(jobs.Outcome, outcome);
};

/** A job as support sees it: nothing of what it was given, which may name people. */
function shown({ Input: _input, Cursor: _cursor, TakenUntil, TakenBy: _by, Outcome, Result, ...row }: JobRow, now: string): ShownJob {
  const status = Outcome ?? (TakenUntil !== null && TakenUntil > now ? 'Running' : 'Waiting');
  const Counts = Object.entries(Result ?? {}).map(([Name, Count]) => ({ Name, Count }));
  return { ...withoutNulls(row), Outcome: status, Counts };
}
