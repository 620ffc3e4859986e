import { addDays, dateIn } from '../../../runtime/format/date';
import type { JobResult, JobRun } from '../../calls/job';
import type { Records, Tools } from '../../calls/tools';
import { companyTopic } from '../../calls/topics';
import { constantsOf } from '../../foundation/constants';
import { earlierCustomers } from './earlier';
import { nextYear } from './next-year';

/** A company that was left alone for years has so many of them made up for at a time. */
const mostYears = 10;

/**
 * Makes the next plan year of each company whose own one ends soon, and begins it on its first day by the company's own calendar. A plan year that is there
 * already is left as it is, and begun. Each company is dealt with in a transaction of its own; what is done is not done again.
 */
export async function rollOver({ cursor, keep }: JobRun, tools: Tools): Promise<JobResult> {
  const base = constantsOf(tools.definitions.base);
  const result = { Prepared: 0, Begun: 0 };
  // The last day anywhere on earth at this moment.
  const lastDay = dateIn(tools.clock.now().toISOString(), 'Pacific/Kiritimati');
  const earlier = await earlierCustomers(tools);
  const endOf = (days: number) => addDays(lastDay, days)!;
  const wanted = { before: endOf(base.planYears.planYearAhead), earlier: { customers: earlier.customers, before: endOf(earlier.days) } };
  let after = (cursor as { after: string } | null)?.after ?? '';
  for (;;) {
    const companies = await tools.planYears.ending(wanted, after, base.jobs.jobStep);
    for (const entityId of companies) {
      for (let years = 0; years < mostYears; years += 1) {
        const done = await tools.transaction((records) => rollOverOne(entityId, records, tools));
        result.Prepared += done.isPrepared ? 1 : 0;
        result.Begun += done.isBegun ? 1 : 0;
        if (!done.isBegun) break;
      }
      after = entityId;
      await keep({ after });
    }
    if (companies.length < base.jobs.jobStep) return result;
  }
}

/** What is due of one company now: its next plan year made, and begun. */
async function rollOverOne(entityId: string, records: Records, { clock, definitions }: Tools): Promise<{ isPrepared: boolean; isBegun: boolean }> {
  const nothing = { isPrepared: false, isBegun: false };
  const held = await records.planYears.hold(entityId);
  if (held === undefined) return nothing;
  const { entity, year: last } = held;
  const revision = await definitions.of(entity.Customer, records.publications);
  const now = clock.now().toISOString();
  const today = dateIn(now, (await records.companySettings.of(entity, revision)).time.TimeZone);
  if (today < addDays(last.EndDate, -constantsOf(revision).planYears.planYearAhead)!) return nothing;
  const note = (Action: string, SubjectId: string) =>
    records.audit.add({ EntityId: entityId, UserId: null, Action, SubjectKind: 'PlanYear', SubjectId, Changes: [] }, now);
  let next = await records.planYears.following(entityId, last.EndDate);
  const isPrepared = next === undefined;
  if (next === undefined) {
    const made = nextYear(last, await records.planYears.programs(last), revision);
    if (!(await records.planYears.prepare(made.year, made.programs)))
      throw new Error(`The plan year "${made.year.PlanYearId}" of the company ${entityId} does not follow its last one.`);
    next = made.year;
    await note('PlanYearPrepared', next.PlanYearId);
  }
  if (today < next.StartDate) return { isPrepared, isBegun: false };
  await records.planYears.begin(next);
  await note('PlanYearBegun', next.PlanYearId);
  for (const category of ['Home', 'Points'] as const) await records.liveMessages.publish({ topic: companyTopic(entityId), category, now });
  return { isPrepared, isBegun: true };
}
