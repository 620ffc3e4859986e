import { accountSettingsOf } from '../accounts/settings';
import { settingsOf } from '../settings';
import type { Handlers } from './contract';

/** The calls of schemas/endpoints/audit.json. */
export const handlers = {
  async listAuditEntries({ caller, query, revision }, { auditTrail }) {
    // Each has a default in the document.
    const { Page, PageSize, Sort, ...filter } = query as Required<Pick<typeof query, 'Page' | 'PageSize' | 'Sort'>> & typeof query;
    const { auditEntriesCounted: most } = accountSettingsOf(revision);
    const wanted = { ...filter, timeZone: caller.timeZone ?? settingsOf(revision).defaultTimeZone, isDescending: Sort === '-At' };
    return auditTrail.page(wanted, { offset: Page * PageSize, size: PageSize, most }, settingsOf(revision).systemName);
  },
} satisfies Handlers<'audit'>;
