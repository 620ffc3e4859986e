import type { CallContext } from '../../calls/contract';
import { companyIdsWithin } from '../../calls/reach';
import type { Tools } from '../../calls/tools';
import { reachOf } from '../../records/duties';
import type { CompanyIds } from '../../records/of-companies';

/** Returns the companies whose messages the caller handles: support's own reach; undefined for super administrators, who handle all. */
export async function reachedCompanies(call: CallContext, { companies }: Tools): Promise<CompanyIds> {
  if ((await companyIdsWithin(call, { companies })) === undefined) return undefined;
  const reach = reachOf(call.caller, ['Support']);
  return reach.every ? undefined : (await companies.ofDuty(reach)).map(({ EntityId }) => EntityId);
}
