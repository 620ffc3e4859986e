import type { CompiledResource, Revision } from '../../../runtime/definitions/compiled';
import type { Rule } from '../../../runtime/definitions/shapes/rule';
import { evaluate, holds, resolveTemplate, type Scope } from '../../../runtime/expressions/evaluate';
import { dateIn } from '../../../runtime/format/date';
import { interpretSchema } from '../../../runtime/validation/interpreter';
import { own } from '../../../runtime/validation/own';
import type { JobResult, JobRun } from '../../calls/job';
import { dateOf, dueAt, jobOf, type Occasion, zoneOfOwner } from '../../calls/rule-occasions';
import { sendNamed } from '../../calls/send-to-person';
import { companyTopic, userTopic } from '../../calls/topics';
import type { Tools } from '../../calls/tools';
import { secondsFromNow } from '../../foundation/clock';
import { constantsOf, settingsIn } from '../../foundation/constants';
import { changesBetween } from '../../records/audit';
import type { EntityRow, Person } from '../../records/callers';
import type { LiveMessage } from '../../../schemas/generated/records';
import type { ResourceRow } from '../../records/resources';
import { ownerOfRow } from './owner-of-row';

/** A rule that is due for a row. */
interface Due {
  occasion: Occasion;
  revision: Revision;
  rule: Rule;
  resource: CompiledResource;
  company: EntityRow;
  /** The owner of the row; undefined for a company. */
  person: Person | undefined;
  row: ResourceRow | undefined;
  scope: Scope;
}

const secondsOf = { day: 86_400, week: 7 * 86_400, month: 30 * 86_400 };

/**
 * Runs a rule for one occasion of one row, all of it in one transaction. What has changed since it was planned counts: a row that is gone, a rule that is gone
 * or switched off, and a date that was moved end it.
 */
export async function runRule({ input }: Pick<JobRun, 'input'>, tools: Tools): Promise<JobResult> {
  const occasion = input as unknown as Occasion;
  const found = await ownerOfRow(occasion.Owner, tools);
  if (found === undefined) return { Gone: 1 };
  const { company, person } = found;
  const revision = await revisionWith(occasion.Rule, company.Customer, tools);
  const rule = own(revision.rules, occasion.Rule);
  const resource = rule && own(revision.resources, rule.on.resource);
  if (rule === undefined || resource === undefined) return { Gone: 1 };
  const name = { Customer: ownerOfRule(rule, company, tools), Rule: rule.id };
  const state = await tools.rules.state(name);
  if ((state?.OffAt ?? null) !== null) return { Off: 1 };
  try {
    const outcome = await tools.together((inOne) => runOnce({ occasion, revision, rule, resource, company, person }, inOne));
    if ((state?.Failures ?? 0) > 0) await tools.rules.succeeded(name);
    return { [outcome]: 1 };
  } catch (error) {
    await tools.rules.failed(name, constantsOf(tools.definitions.base).jobs.ruleFailures, tools.clock.now().toISOString());
    throw error;
  }
}

/** What applies to a customer now. A node that does not know the rule asks once more: another one may have published it a moment ago. */
async function revisionWith(rule: string, customer: string | null, { definitions }: Pick<Tools, 'definitions'>): Promise<Revision> {
  const known = await definitions.of(customer);
  if (customer === null || own(known.rules, rule) !== undefined) return known;
  await definitions.refresh(customer);
  return definitions.of(customer);
}

/** The customer that has a rule of its own; empty for a rule of the base. */
const ownerOfRule = ({ id }: Rule, { Customer }: Pick<EntityRow, 'Customer'>, { definitions }: Pick<Tools, 'definitions'>): string =>
  own(definitions.base.rules, id) === undefined ? (Customer ?? '') : '';

async function runOnce(due: Omit<Due, 'row' | 'scope'>, tools: Tools): Promise<string> {
  const { occasion, rule, revision, resource, company, person } = due;
  const place = { resource: resource.id, owner: occasion.Owner };
  await tools.resources.lock(place);
  const row = await tools.resources.find(place, occasion.Key);
  const isRemoval = occasion.Occasion.startsWith('remove ');
  if (row === undefined && !isRemoval) return 'Gone';
  const at = tools.clock.now().toISOString();
  const timeZone = await zoneOfOwner(occasion.Owner, company, revision, tools);
  if ('date' in rule.on) {
    if (dateOf(rule.on, row?.Value ?? {}) !== occasion.Occasion) return 'Moved';
    const moment = dueAt(rule.on, occasion.Occasion, timeZone);
    if (moment === undefined) return 'Moved';
    // The rule or the time zone has changed since: it runs later.
    if (moment > at) {
      await tools.jobs.add([jobOf(occasion, moment)], at);
      return 'Later';
    }
  }
  const { Rule, Owner, Key, Occasion: on } = occasion;
  const run = { Rule, Owner, Key, Occasion: on, At: at, Outcome: 'Done' as const };
  if (!(await tools.rules.begin(run))) return 'Repeated';
  const scope = {
    row: row?.Value ?? occasion.Before ?? {},
    before: occasion.Before ?? null,
    person: person === undefined ? {} : { FirstName: person.user.FirstName, LastName: person.user.LastName, Email: person.user.Email },
    company: { EntityId: company.EntityId, EntityName: company.EntityName },
    settings: settingsIn(revision),
    now: at,
    today: dateIn(at, timeZone),
  };
  const outcome = (rule.if !== undefined && !holds(rule.if.$, scope) && 'Unmet') || ((await isLimited(rule, occasion, tools)) && 'Limited') || 'Done';
  if (outcome !== 'Done') await tools.rules.ended(run, outcome);
  else for (const action of rule.do) await act(action, { ...due, row, scope }, tools);
  return outcome;
}

/** Whether the rule has run often enough for the owner. The run that has just begun counts. */
async function isLimited({ id, atMost }: Rule, { Owner }: Occasion, tools: Tools): Promise<boolean> {
  if (atMost === undefined) return false;
  return (await tools.rules.doneSince({ Rule: id, Owner }, secondsFromNow(tools.clock, -secondsOf[atMost.per]))) > atMost.times;
}

async function act(action: Rule['do'][number], due: Due, tools: Tools): Promise<void> {
  if ('set' in action) return setRow(action.set, due, tools);
  const { person: owner, company, scope } = due;
  const to = action.to === undefined ? owner?.user.UserId : evaluate(action.to.$, scope);
  const person = typeof to === 'string' ? await tools.callers.person(to) : undefined;
  // People of other companies, and those who cannot sign in, get no message about it.
  if (person?.user.Status !== 'Active' || person.entity.EntityId !== company.EntityId) return;
  const cause = { uncounted: 'the platform sends it by itself' } as const;
  await sendNamed(person, action.send, { input: resolveTemplate(action.input ?? {}, scope) as object, cause }, tools, tools);
}

/** Changes the row. What does not fit its record fails the rule. */
async function setRow(set: Record<string, unknown>, { rule, resource, row, occasion, company, scope }: Due, tools: Tools): Promise<void> {
  if (row === undefined) return;
  const at = tools.clock.now().toISOString();
  const changes = resolveTemplate(set, scope) as Record<string, unknown>;
  const value = Object.fromEntries(Object.entries({ ...row.Value, ...changes }).filter(([, part]) => part !== null && part !== undefined));
  const [error] = interpretSchema(resource.schema)(value);
  if (error !== undefined) throw new Error(`The rule "${rule.id}" gives the row a value that its record does not allow at ${error.pointer}.`);
  await tools.resources.change({ resource: resource.id, owner: occasion.Owner }, occasion.Key, { value, at, by: `rule:${rule.id}` });
  if (resource.audit === true) {
    const subject = { EntityId: company.EntityId, SubjectKind: 'Row', SubjectId: `${resource.id}/${occasion.Key}` };
    const Changes = changesBetween(row.Value, value);
    await tools.audit.add({ ...subject, UserId: null, Action: 'RowChanged', Changes, Why: rule.purpose }, at);
  }
  if (resource.live === undefined) return;
  const topic = resource.owner === 'person' ? userTopic(occasion.Owner) : companyTopic(occasion.Owner);
  await tools.liveMessages.publish({ topic, category: resource.live as LiveMessage['Category'], now: at });
}
