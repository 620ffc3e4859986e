import type { CompanyGeneralSettings } from '../../../schemas/generated/records';
import type { Handlers } from '../../calls/contract';
import { companyWithin } from '../../calls/reach';
import { constantsOf } from '../../foundation/constants';
import { getSingleRow } from '../resources/single-row';

/** The one call of schemas/endpoints/company-settings.json that is more than a row: the companies to choose from come with it. */
export const handlers = {
  async getCompanyGeneralSettings(call, tools) {
    const follows = { parameter: 'usePartnerSettings', on: true, off: false };
    const shows = Object.keys(call.revision.records.CompanyGeneralSettings!.properties as object);
    const settings = await getSingleRow({ ...call, body: undefined, rows: { resource: 'company-general', does: 'one', follows, shows } }, tools);
    const { noCoachingCompany } = constantsOf(call.revision).server;
    const coaching = await tools.companies.coaching(await companyWithin(call, call.query.entityId, tools));
    return { ...(settings as CompanyGeneralSettings), CoachingCompanyList: { Items: [{ Value: noCoachingCompany, Text: noCoachingCompany }, ...coaching] } };
  },
} satisfies Handlers<'company-settings'>;
