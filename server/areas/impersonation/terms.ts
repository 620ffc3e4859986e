import type { ActingTerms } from '../../../schemas/generated/records';
import type { Call } from '../../calls/contract';
import type { Tools } from '../../calls/tools';
import { notFound } from '../../foundation/outcome';
import type { EntityRow } from '../../records/callers';
import { reachOf } from '../../records/duties';

/** What a company wants of whoever acts as one of its people, by its own settings or its partner's. */
export async function actingTermsOf(
  company: EntityRow,
  { companySettings, definitions }: Pick<Tools, 'companySettings' | 'definitions'>,
): Promise<ActingTerms> {
  const { general } = await companySettings.of(company, await definitions.of(company.Customer));
  return { NeedsReason: general.ActingNeedsReason };
}

/** The terms of a company that a duty of the actor reaches. */
export async function getActingTerms({ caller: { actor }, query }: Call<'getActingTerms'>, tools: Tools): Promise<ActingTerms> {
  const company = (await tools.companies.ofDuty(reachOf(actor))).find(({ EntityId }) => EntityId === query.entityId);
  if (company === undefined) throw notFound('Company not found.');
  return actingTermsOf(company, tools);
}
