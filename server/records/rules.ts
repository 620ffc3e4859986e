import { and, asc, count, eq, gte, inArray, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { matching, rowsOf } from './rows-of';
import type { ResourceRow, RowsPlace } from './resources';
import { jobs } from './tables/jobs';
import { entities, users } from './tables/people';
import { resourceRows } from './tables/resources';
import { ruleRuns, ruleStates } from './tables/rules';

type RuleRun = typeof ruleRuns.$inferSelect;
type RuleState = typeof ruleStates.$inferSelect;
type RuleName = Pick<RuleState, 'Customer' | 'Rule'>;

const companiesOf = (database: Database, customer: string) => database.select({ id: entities.EntityId }).from(entities).where(eq(entities.Customer, customer));
const peopleOf = (database: Database, customer: string) =>
  database
    .select({ id: users.UserId })
    .from(users)
    .where(inArray(users.EntityId, companiesOf(database, customer)));

/** What rules have done, and the rows that they are about. */
export const ruleRecords = (database: Database) => ({
  /** Writes down a run. Answers false if this occasion of the row is written down already. */
  async begin(run: RuleRun): Promise<boolean> {
    return (await database.insert(ruleRuns).values(run).onConflictDoNothing().returning({ rule: ruleRuns.Rule })).length > 0;
  },

  /** Changes the outcome of a run that this transaction has begun. */
  async ended({ Rule, Owner, Key, Occasion }: RuleRun, Outcome: RuleRun['Outcome']) {
    await database.update(ruleRuns).set({ Outcome }).where(matching(ruleRuns, { Rule, Owner, Key, Occasion }));
  },

  /** How often a rule has done something for an owner since a moment. */
  doneSince: ({ Rule, Owner }: Pick<RuleRun, 'Rule' | 'Owner'>, since: string): Promise<number> =>
    database.$count(ruleRuns, and(eq(ruleRuns.Rule, Rule), eq(ruleRuns.Owner, Owner), eq(ruleRuns.Outcome, 'Done'), gte(ruleRuns.At, since))),

  /** How many occasions a rule has had for the people and the companies of a customer, by outcome. */
  async counts(rule: string, customer: string): Promise<Record<RuleRun['Outcome'], number>> {
    const ofCustomer = or(inArray(ruleRuns.Owner, peopleOf(database, customer)), inArray(ruleRuns.Owner, companiesOf(database, customer)));
    const found = await database
      .select({ Outcome: ruleRuns.Outcome, Count: count() })
      .from(ruleRuns)
      .where(and(eq(ruleRuns.Rule, rule), ofCustomer))
      .groupBy(ruleRuns.Outcome);
    return { Done: 0, Unmet: 0, Limited: 0, ...Object.fromEntries(found.map(({ Outcome, Count }) => [Outcome, Count])) };
  },

  /** What a rule is planned to do for the rows of a customer until a moment: how often, and the next times with the people. */
  async planned({ rule, customer, until, limit }: { rule: string; customer: string; until: string; limit: number }) {
    const isOfRule = sql`${jobs.Input}->>'Rule' = ${rule}`;
    const isOfCustomer = inArray(sql`${jobs.Input}->>'EntityId'`, companiesOf(database, customer));
    const where = and(eq(jobs.Name, 'rule'), isNull(jobs.DoneAt), lte(jobs.DueAt, until), isOfRule, isOfCustomer);
    const next = await database
      .select({ DueAt: jobs.DueAt, Name: sql<string>`coalesce(${users.FirstName} || ' ' || ${users.LastName}, ${entities.EntityName}, '')` })
      .from(jobs)
      .leftJoin(users, sql`${users.UserId} = ${jobs.Input}->>'Owner'`)
      .leftJoin(entities, sql`${entities.EntityId} = ${jobs.Input}->>'Owner'`)
      .where(where)
      .orderBy(asc(jobs.DueAt), asc(jobs.JobId))
      .limit(limit);
    return { total: await database.$count(jobs, where), next };
  },
});

/** What is known of each rule. */
export const ruleStateRecords = (database: Database) => ({
  state: (name: RuleName) => rowsOf(database, ruleStates).find(name),

  states: (Customer: string): Promise<RuleState[]> => database.select().from(ruleStates).where(eq(ruleStates.Customer, Customer)),

  /** Remembers for which definition all rows were planned, and switches the rule on. */
  async remember(name: RuleName, Hash: string, PlannedAt: string) {
    const now = { Hash, PlannedAt, Failures: 0, OffAt: null };
    await database
      .insert(ruleStates)
      .values({ ...name, ...now })
      .onConflictDoUpdate({ target: [ruleStates.Customer, ruleStates.Rule], set: now });
  },

  /** Forgets what is known of the rules of a customer that are gone. */
  async forgetOthers(Customer: string, present: readonly string[]) {
    await database.delete(ruleStates).where(and(eq(ruleStates.Customer, Customer), notInArray(ruleStates.Rule, [...present])));
  },

  /** Counts a failed try; the rule is switched off with the last one of `most`. */
  async failed(name: RuleName, most: number, now: string) {
    await database
      .update(ruleStates)
      .set({
        Failures: sql`${ruleStates.Failures} + 1`,
        OffAt: sql`case when ${ruleStates.Failures} + 1 >= ${most} then coalesce(${ruleStates.OffAt}, ${now}) end`,
      })
      .where(matching(ruleStates, name));
  },

  /** Forgets failed tries after a run that went well. */
  async succeeded(name: RuleName) {
    await database.update(ruleStates).set({ Failures: 0 }).where(matching(ruleStates, name));
  },

  /** The rows of a resource behind a place, in the order of owners and keys: those of all owners. */
  rows: (resource: string, after: Pick<RowsPlace, 'owner'> & { key: string }, limit: number): Promise<ResourceRow[]> =>
    database
      .select()
      .from(resourceRows)
      .where(and(eq(resourceRows.Resource, resource), sql`(${resourceRows.Owner}, ${resourceRows.Key}) > (${after.owner}, ${after.key})`))
      .orderBy(asc(resourceRows.Owner), asc(resourceRows.Key))
      .limit(limit),
});
