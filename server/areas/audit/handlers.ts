import { timeZoneOf } from '../../calls/time-zone';
import type { Handlers } from '../../calls/contract';
import { rangeOf } from '../../calls/page-range';
import { constantsOf } from '../../foundation/constants';

/** The calls of schemas/endpoints/audit.json. */
export const handlers = {
  async listAuditEntries({ caller, query, revision }, { auditTrail }) {
    const { auditEntriesCounted: limit } = constantsOf(revision).accounts;
    const trailQuery = { ...query, timeZone: timeZoneOf({ caller, revision }), isDescending: query.Sort === '-At' };
    return auditTrail.page(trailQuery, { ...rangeOf(query), limit }, constantsOf(revision).server.systemName);
  },
} satisfies Handlers<'audit'>;
