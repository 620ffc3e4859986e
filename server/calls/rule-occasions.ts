import type { Revision } from '../../runtime/definitions/compiled';
import type { ResourceChange } from '../../runtime/definitions/shapes/resource';
import type { Rule } from '../../runtime/definitions/shapes/rule';
import { addDays } from '../../runtime/format/date';
import { addMinutes, inTimeZone, momentIn } from '../../runtime/format/time';
import { valueAt } from '../../runtime/validation/pointer';
import type { EntityRow } from '../records/callers';
import { timeZoneOfPerson } from './time-zone';
import type { Records, Tools } from './tools';

/** The names of the jobs: one runs a rule for one occasion of one row, the other plans rules for the rows that are there. */
export const ruleJob = 'rule';
export const planJob = 'planRules';

/** Why a rule runs for a row: what is stored of its job. */
export interface Occasion {
  Rule: string;
  Owner: string;
  Key: string;
  /** The company of the row: its definitions apply. */
  EntityId: string;
  /** The date of the row, or the change and its moment. Each runs once. */
  Occasion: string;
  /** The row before the change; absent for a date and for a new row. */
  Before?: Record<string, unknown>;
}

const dateLength = 10;
const minutesPerHour = 60;

/**
 * When a rule is due for an occasion, as ISO 8601 in UTC; undefined for a text that is no date. Days are counted on the calendar, so nine o'clock stays nine
 * o'clock when the clocks change; hours and minutes are counted afterwards.
 * @param from A date (yyyy-MM-dd) or a moment.
 */
export function dueAt({ after = {}, at }: Rule['on'], from: string, timeZone: string): string | undefined {
  const { days = 0, hours = 0, minutes = 0 } = after;
  const isDate = from.length === dateLength;
  const local = isDate ? `${from}T00:00:00` : (inTimeZone(from, timeZone) ?? '');
  const day = addDays(local.slice(0, dateLength), days);
  if (day === null) return undefined;
  const isMoved = isDate || days !== 0 || at !== undefined;
  const moment = isMoved ? momentIn(`${day}T${at ?? local.slice(dateLength + 1)}`, timeZone) : new Date(from).toISOString();
  return (moment && addMinutes(moment, hours * minutesPerHour + minutes)) ?? undefined;
}

/** The text at the date of a rule's row; undefined where the row has none. */
export function dateOf(on: Rule['on'], value: Record<string, unknown>): string | undefined {
  const date = 'date' in on ? valueAt(value, on.date) : undefined;
  return typeof date === 'string' ? date : undefined;
}

/** The time zone of the owner of a row: that of the person, or that of the company. */
export async function zoneOfOwner(
  owner: string,
  company: EntityRow,
  revision: Revision,
  records: Pick<Records, 'callers' | 'companySettings'>,
): Promise<string> {
  if (owner !== company.EntityId) return timeZoneOfPerson(owner, records, revision);
  return (await records.companySettings.of(company, revision)).time.TimeZone;
}

/** The job of an occasion. Its key tells apart occasions and moments, so that a date that is changed back is planned again. */
export const jobOf = (occasion: Occasion, DueAt: string) => ({
  Name: ruleJob,
  Key: [occasion.Rule, occasion.Owner, occasion.Key, occasion.Occasion, DueAt].join(' '),
  Input: { ...occasion },
  DueAt,
});

interface Changed {
  resource: string;
  owner: string;
  company: EntityRow;
  key: string;
  kind: ResourceChange;
  before: Record<string, unknown>;
  /** Empty for a row that was removed. */
  after: Record<string, unknown>;
}

/**
 * Plans what the rules of a resource do after a change of a row, in the transaction of the change. The definitions that apply now count, not those of the
 * caller's session. A date that has passed already when it is entered is not made up for.
 */
export async function planChange({ resource, owner, company, key, kind, before, after }: Changed, tools: Tools): Promise<void> {
  const revision = await tools.definitions.of(company.Customer);
  const rules = Object.values(revision.rules).filter(({ on }) => on.resource === resource);
  if (rules.length === 0) return;
  const now = tools.clock.now().toISOString();
  const timeZone = await zoneOfOwner(owner, company, revision, tools);
  const jobs = rules.flatMap((rule) => {
    const about = { Rule: rule.id, Owner: owner, Key: key, EntityId: company.EntityId };
    if ('change' in rule.on) {
      const due = rule.on.change.includes(kind) ? dueAt(rule.on, now, timeZone) : undefined;
      const was = kind === 'create' ? {} : { Before: before };
      return due === undefined ? [] : [jobOf({ ...about, Occasion: `${kind} ${now}`, ...was }, due)];
    }
    const date = dateOf(rule.on, after);
    const due = date === undefined || date === dateOf(rule.on, before) ? undefined : dueAt(rule.on, date, timeZone);
    return date === undefined || due === undefined || due <= now ? [] : [jobOf({ ...about, Occasion: date }, due)];
  });
  await tools.jobs.add(jobs, now);
}
