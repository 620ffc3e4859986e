import type { OverlayCustomer, OverlayHistory, OverlayPublicationDetail } from '../../../schemas/generated/records';
import { compareRevisions } from '../../../codegen/compare/compare';
import type { Revision } from '../../../runtime/definitions/compiled';
import type { Tools } from '../../calls/tools';
import { differencesBetween, onWire, numberInUse } from './compare-overlays';
import { noSuchPublication } from './publish';
import { constantsOf } from '../../foundation/constants';

/** What was published for a customer, and what applied when. */
export async function historyOf(customer: string, revision: Revision, { publications }: Tools): Promise<OverlayHistory> {
  const limit = constantsOf(revision).server.publicationsListed;
  const InUse = await numberInUse(customer, publications);
  const listed = await publications.list(customer, limit);
  return {
    Customer: customer,
    InUse,
    Publications: listed.map((one) => ({ ...one, IsInUse: one.Number === InUse })),
    Moves: await publications.moves(customer, limit),
  };
}

/** A publication's files, what it changed, and what going back to it would change. */
export async function publicationOf(customer: string, number: number, tools: Tools): Promise<OverlayPublicationDetail> {
  const { publications, definitions } = tools;
  const [publication, before] = [await publications.one(customer, number), number > 1 ? await publications.one(customer, number - 1) : undefined];
  if (publication === undefined) throw noSuchPublication();
  const revision = await definitions.ofPublication(customer, number);
  const previous = before === undefined ? definitions.asDelivered(customer) : await definitions.ofPublication(customer, before.Number);
  return {
    Number: number,
    // The database keeps them in an order of its own.
    Files: Object.entries(publication.Files)
      .map(([Path, Text]) => ({ Path, Text }))
      .sort((left, right) => (left.Path < right.Path ? -1 : 1)),
    Differences: revision && previous ? compareRevisions(previous, revision).map((difference) => onWire(difference)) : [],
    IfRolledBack: revision ? await differencesBetween(customer, await definitions.of(customer), revision, tools) : [],
  };
}

/** All customers, with what applies to each. */
export async function customersOf({ publications, definitions }: Tools): Promise<OverlayCustomer[]> {
  const [customers, used] = [await publications.customers(), await publications.inUse(definitions.base.hash)];
  const inUse = new Map(used.map((row) => [row.Customer, row]));
  return customers.map(({ Customer, Companies }) => {
    const used = inUse.get(Customer);
    const delivered = { InUse: 0, Hash: definitions.asDelivered(Customer).hash, IsStale: false };
    const published = used?.Hash ? { InUse: used.Number, Hash: used.Hash, IsStale: used.HasFaults } : delivered;
    return { Customer, Companies, ...published };
  });
}
