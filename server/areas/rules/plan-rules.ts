import { digestOf } from '../../../codegen/revision/digest';
import type { Rule } from '../../../runtime/definitions/shapes/rule';
import { stringOf } from '../../../runtime/validation/string-of';
import { own } from '../../../runtime/validation/own';
import type { JobResult, JobRun } from '../../calls/job';
import { dateOf, dueAt, jobOf, zoneOfOwner } from '../../calls/rule-occasions';
import type { Tools } from '../../calls/tools';
import { constantsOf } from '../../foundation/constants';
import type { ResourceRow } from '../../records/resources';
import { ownerOfRow } from './owner-of-row';

/** The rules that a customer has of its own; those of the base for an empty name. */
async function rulesOf(customer: string, { definitions }: Tools): Promise<Rule[]> {
  const base = Object.values(definitions.base.rules);
  if (customer === '') return base;
  return Object.values((await definitions.of(customer)).rules).filter(({ id }) => own(definitions.base.rules, id) === undefined);
}

/** Those rules whose definition is not the one for which all rows were planned. */
async function unplanned(rules: readonly Rule[], customer: string, tools: Tools): Promise<Rule[]> {
  const planned = new Map((await tools.rules.states(customer)).map(({ Rule: name, Hash }) => [name, Hash]));
  return rules.filter((rule) => planned.get(rule.id) !== digestOf(rule));
}

/** Where planning continues after an interruption. */
interface Cursor {
  rule: string;
  owner: string;
  key: string;
}

/**
 * Plans what rules are due to do for the rows that are there: after a publication, and once for the rules of the base. Dates that have passed already are not
 * made up for: a new rule about a date sends nothing to those for whom it was long ago.
 */
export async function planRules({ input, cursor, keep }: JobRun, tools: Tools): Promise<JobResult> {
  const customer = stringOf(input.Customer);
  // Another node may have published it.
  if (customer !== '') await tools.definitions.refresh(customer);
  const from = cursor as Cursor | null;
  const all = await rulesOf(customer, tools);
  // A rule that comes back later is planned again: rows may have changed without it.
  await tools.rules.forgetOthers(
    customer,
    all.map(({ id }) => id),
  );
  const rules = await unplanned(all, customer, tools);
  let planned = 0;
  for (const rule of rules.filter(({ id }) => from === null || id >= from.rule)) {
    planned += await planRule(rule, customer, { after: from?.rule === rule.id ? from : { owner: '', key: '' }, keep }, tools);
    await tools.rules.remember({ Customer: customer, Rule: rule.id }, digestOf(rule), tools.clock.now().toISOString());
  }
  return { Planned: planned };
}

async function planRule(
  rule: Rule,
  customer: string,
  { after, keep }: Pick<JobRun, 'keep'> & { after: Pick<Cursor, 'owner' | 'key'> },
  tools: Tools,
): Promise<number> {
  if (!('date' in rule.on)) return 0;
  const { jobStep } = constantsOf(tools.definitions.base).jobs;
  let planned = 0;
  let last = after;
  for (;;) {
    const rows = await tools.rules.rows(rule.on.resource, last, jobStep);
    for (const row of rows) {
      const jobs = await plannedFor(row, rule, customer, tools);
      await tools.jobs.add(jobs, tools.clock.now().toISOString());
      planned += jobs.length;
    }
    const end = rows.at(-1);
    if (end === undefined || rows.length < jobStep) return planned;
    last = { owner: end.Owner, key: end.Key };
    await keep({ rule: rule.id, ...last });
  }
}

/** The job of a row; none where it belongs to another customer, or its date has passed. */
async function plannedFor(row: ResourceRow, rule: Rule, customer: string, tools: Tools) {
  const date = dateOf(rule.on, row.Value);
  const found = date === undefined ? undefined : await ownerOfRow(row.Owner, tools);
  if (date === undefined || found === undefined || (customer !== '' && found.company.Customer !== customer)) return [];
  const { company } = found;
  const timeZone = await zoneOfOwner(row.Owner, company, await tools.definitions.of(company.Customer), tools);
  const due = dueAt(rule.on, date, timeZone);
  if (due === undefined || due <= tools.clock.now().toISOString()) return [];
  return [jobOf({ Rule: rule.id, Owner: row.Owner, Key: row.Key, EntityId: company.EntityId, Occasion: date }, due)];
}

/** Finds the rules of the base and of the customers in the files that have changed since they were planned. Publications add their own work. */
export async function findUnplanned(tools: Tools) {
  const work = await Promise.all(
    ['', ...tools.definitions.delivered()].map(async (customer) => {
      const rules = await rulesOf(customer, tools);
      const isUnplanned = rules.length > 0 && (await unplanned(rules, customer, tools)).length > 0;
      return isUnplanned ? [{ Key: customer, Input: { Customer: customer } }] : [];
    }),
  );
  return work.flat();
}
