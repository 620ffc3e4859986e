import type { Revision } from '../runtime/definitions/compiled';

/** Where the server finds the compiled definitions. */
export interface Definitions {
  /** What applies to a customer now; the base for `null` and for a customer without an overlay. */
  for(customer: string | null): Revision;
  /** A revision that is, or was, handed out. */
  byHash(hash: string): Revision | undefined;
}

/** Definitions that never change while the server runs. The one for `null` is the base. */
export function fixedDefinitions(revisions: Revision[]): Definitions {
  const byCustomer = new Map(revisions.map((revision) => [revision.customer, revision]));
  const byHash = new Map(revisions.map((revision) => [revision.hash, revision]));
  const base = byCustomer.get(null);
  if (base === undefined) throw new Error('There is no base revision.');
  return { for: (customer) => byCustomer.get(customer) ?? base, byHash: (hash) => byHash.get(hash) };
}
