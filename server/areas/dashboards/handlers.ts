import { addDays } from '../../../runtime/format/date';
import type { ChallengeParticipantPage, ParticipantSearch } from '../../../schemas/generated/records';
import type { CallContext, Handlers } from '../../calls/contract';
import { todayOf } from '../../calls/time-zone';
import type { Tools } from '../../calls/tools';
import { constantsOf } from '../../foundation/constants';
import { instantPattern, tokenOf, valuesOf } from '../../foundation/list-place';
import { exportedParticipants, type ParticipantPlace, type ParticipantQuery } from '../../records/challenge-dashboards';
import { standingsOf } from '../filters/read-filter';
import { startExport } from '../people/exports';
import { participantAnswers } from '../people/participants';
import { dashboardAsked } from './asked';
import { dashboardOf } from './dashboard';

const pageSizeOfFirst = 25;
const idPattern = /^[^\0]{1,200}$/;
/** After the first day of any challenge, also of one that has not begun. */
const lastDay = '9999-12-30';

/** The calls of schemas/endpoints/dashboards.json. */
export const handlers = {
  async getWholeChallengeDashboard(call, tools) {
    const { entity, query } = await dashboardAsked(call, { entityId: call.path.entityId }, tools);
    return dashboardOf({ entity, query: { ...query, start: '' } }, call.revision, tools);
  },

  getChallengeDashboard: async (call, tools) =>
    dashboardOf(await dashboardAsked(call, { ...call.query, entityId: call.path.entityId }, tools), call.revision, tools),

  async getChallengeParticipants(call, tools) {
    const { challengeId, status } = call.path;
    const query = await participantQuery(call, { challengeId, status }, tools);
    return pageOf(call, { ...query, start: '', end: lastDay }, undefined, pageSizeOfFirst, tools);
  },

  async listChallengeParticipants(call, tools) {
    const { search, paginationToken = '', pageSize = 25 } = call.body;
    const seen = valuesOf(paginationToken, [instantPattern, idPattern, idPattern], constantsOf(call.revision).dashboards.dashboardToken);
    const after = seen && { JoinedOn: seen[0]!, UserId: seen[1]!, ProgramId: seen[2]! };
    return pageOf(call, await participantQuery(call, search, tools), after, pageSize, tools);
  },

  async downloadChallengeParticipants(call, tools) {
    const { search, format = 'csv' } = call.body;
    const query = await participantQuery(call, search, tools);
    const count = () => tools.challengeDashboards.countParticipants(query);
    return startExport(call, { kind: 'Participants', format, rows: exportedParticipants(query), count, asked: { Filter: search, Format: format } }, tools);
  },
} satisfies Handlers<'dashboards'>;

/** Whom a search looks for, in a company within reach. */
async function participantQuery(context: CallContext, search: ParticipantSearch, tools: Tools): Promise<ParticipantQuery> {
  const { entity, query } = await dashboardAsked(context, { ...search, entityId: search.entityId }, tools);
  const settings = constantsOf(context.revision).filter;
  return {
    ...query,
    standings: standingsOf(search.status ?? 0, settings),
    loggedSince: addDays(todayOf(context, tools.clock), 1 - settings.challengeLoggedWithin)!,
    term: search.searchTerms ?? '',
    timeZone: (await tools.companySettings.of(entity, context.revision)).time.TimeZone,
  };
}

async function pageOf(
  context: CallContext,
  query: ParticipantQuery,
  after: ParticipantPlace | undefined,
  size: number,
  tools: Tools,
): Promise<ChallengeParticipantPage> {
  // One more than is shown says whether there are more.
  const found = await tools.challengeDashboards.participants(query, after, size + 1);
  const shown = found.slice(0, size);
  const { part: last } = shown.at(-1) ?? {};
  const token = last === undefined || found.length === shown.length ? null : tokenOf([last.JoinedOn!, last.UserId, last.ProgramId]);
  return { Users: await participantAnswers(shown, context, tools), PaginationToken: token };
}
