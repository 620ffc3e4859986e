import type { Revision } from '../../../runtime/definitions/compiled';
import type { Tools } from '../../calls/tools';
import { constantsOf } from '../../foundation/constants';

const aheadOf = (revision: Revision) => constantsOf(revision).planYears.planYearAhead;

/** Customers whose next plan years are made earlier than the product's, and how many days before the end the earliest of them is made. */
interface EarlierCustomers {
  customers: string[];
  days: number;
}

/**
 * Finds the customers with a longer `planYearAhead` than the product's. Only revisions that are in memory anyway, and those of publications that name the
 * constant, are looked at: loading the revision of each customer once an hour would take too long.
 */
export async function earlierCustomers({ definitions, publications }: Pick<Tools, 'definitions' | 'publications'>): Promise<EarlierCustomers> {
  const usual = aheadOf(definitions.base);
  const delivered = (await publications.customerNames()).filter((customer) => aheadOf(definitions.asDelivered(customer)) > usual);
  const found: EarlierCustomers = { customers: [], days: usual };
  for (const customer of new Set([...delivered, ...(await publications.customersNaming('planYearAhead'))])) {
    const days = aheadOf(await definitions.of(customer));
    if (days <= usual) continue;
    found.customers.push(customer);
    found.days = Math.max(found.days, days);
  }
  return found;
}
