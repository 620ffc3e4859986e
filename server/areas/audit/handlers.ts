import { timeZoneOf } from '../../calls/time-zone';
import type { Handlers } from '../../calls/contract';
import { constantsOf } from '../../foundation/constants';

/** The calls of schemas/endpoints/audit.json. */
export const handlers = {
  async listAuditEntries({ caller, query, revision }, { auditTrail }) {
    // Each has a default in the document.
    const { Page, PageSize, Sort, ...filter } = query as Required<Pick<typeof query, 'Page' | 'PageSize' | 'Sort'>> & typeof query;
    const { auditEntriesCounted: limit } = constantsOf(revision).accounts;
    const trailQuery = { ...filter, timeZone: timeZoneOf({ caller, revision }), isDescending: Sort === '-At' };
    return auditTrail.page(trailQuery, { offset: Page * PageSize, size: PageSize, limit }, constantsOf(revision).server.systemName);
  },
} satisfies Handlers<'audit'>;
