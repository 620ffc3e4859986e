import { addMonths, differenceIn, startOfMonth } from '../../../runtime/format/time';
import type { Revision } from '../../../runtime/definitions/compiled';
import { evaluate } from '../../../runtime/expressions/evaluate';
import { companyWithin } from '../../calls/reach';
import { todayOf } from '../../calls/time-zone';
import type { Tools } from '../../calls/tools';
import { constantsOf } from '../../foundation/constants';
import { badRequest, notFound } from '../../foundation/outcome';
import type { EntityRow } from '../../records/callers';
import type { Audience, DashboardQuery, Step } from '../../records/challenge-dashboards';
import type { CallContext } from '../../calls/contract';

/** What is asked of a dashboard. */
interface Asked {
  entityId: string | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
  planYearId?: string | undefined;
  challengeId?: string | undefined;
  exclude?: 'None' | 'Staff' | 'Dependants' | 'StaffAndDependants' | undefined;
}

/** The company within reach and the dashboard that a call asks about. Refuses what cannot be asked. */
export async function dashboardAsked(context: CallContext, asked: Asked, tools: Tools): Promise<{ entity: EntityRow; query: DashboardQuery }> {
  const settings = constantsOf(context.revision).dashboards;
  const { challengeId: programId = '', planYearId = '', exclude = 'None' } = asked;
  const owner = programId === '' ? undefined : await tools.challengeDashboards.ownerOf(programId);
  if (programId !== '' && owner === undefined) throw notFound(settings.dashboardNoChallenge);
  const entity = await companyWithin(context, asked.entityId ?? owner, tools);
  if (owner !== undefined && owner !== entity.EntityId) throw notFound(settings.dashboardNoChallenge);
  const year = planYearId === '' ? undefined : (await tools.companies.planYears(entity)).find(({ PlanYearId }) => PlanYearId === planYearId);
  if (planYearId !== '' && year === undefined) throw notFound(settings.dashboardNoPlanYear);
  const today = todayOf(context, tools.clock);
  const end = asked.endDate ?? (year !== undefined && year.EndDate < today ? year.EndDate : today);
  const start = asked.startDate ?? year?.StartDate ?? startOfMonth(addMonths(end, -settings.dashboardMonths)!)!;
  const refuse = (Message: string) => badRequest([{ Code: 'order', Field: '/endDate', Message }], true);
  if (end < start) throw refuse(settings.dashboardOrder);
  if (differenceIn('days', start, end)! >= settings.dashboardLongest) throw refuse(settings.dashboardTooLong);
  const excluded = evaluate(settings.dashboardExcluded.$, { exclude }) as Audience[];
  return { entity, query: { entityId: entity.EntityId, start, end, planYearId, programId, excluded } };
}

/** Into which steps a period is divided: the longer it is, the longer they are. */
export function stepOf({ start, end }: Pick<DashboardQuery, 'start' | 'end'>, revision: Revision): Step {
  const { dashboardDays, dashboardWeeks } = constantsOf(revision).dashboards;
  const length = start === '' ? Number.POSITIVE_INFINITY : differenceIn('days', start, end)! + 1;
  return length <= dashboardDays ? 'day' : length <= dashboardWeeks ? 'week' : 'month';
}
