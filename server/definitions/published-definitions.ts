import type { Revision } from '../../runtime/definitions/compiled';
import { formatFaults } from '../../runtime/definitions/fault';
import type { FileDefinitions } from './definitions';
import type { PointerRow, PublicationRecords } from '../records/publications';
import { unpacked } from './stored-revision';

/** Definitions that customers' publications change while the server runs. */
export interface PublishedDefinitions extends FileDefinitions {
  /** Takes what is published for one customer, or for all of them. Where nothing has changed it does nothing. */
  refresh(customer?: string): Promise<void>;
  /** What applies to a customer without any publication. */
  asDelivered(customer: string): Revision;
  /** Whether a customer's publication does not go with the present base, so that it stays on the revision as it was published. */
  isStale(customer: string): boolean;
}

/** How many older revisions a node keeps at hand for sessions that still run them. */
const mostOlder = 50;

interface InUse {
  move: number;
  revision: Revision;
  isStale: boolean;
}

/**
 * The files' definitions with the publications over them. A publication is compiled anew on the base of this server; when that no longer
 * takes it, the customer stays on the revision as it was published, and that is reported.
 */
export function publishedDefinitions(files: FileDefinitions, publications: PublicationRecords, report: (message: string) => void): PublishedDefinitions {
  const inUse = new Map<string, InUse>();
  const older = new Map<string, Revision | undefined>();
  let working = Promise.resolve();
  const current = (customer: string | null): Revision => (customer === null ? undefined : inUse.get(customer)?.revision) ?? files.for(customer);

  const keep = (hash: string, revision: Revision | undefined) => {
    older.delete(hash);
    older.set(hash, revision);
    for (const oldest of [...older.keys()].slice(0, Math.max(0, older.size - mostOlder))) older.delete(oldest);
    return revision;
  };

  async function byHash(hash: string): Promise<Revision | undefined> {
    const present = (await files.byHash(hash)) ?? [...inUse.values()].find(({ revision }) => revision.hash === hash)?.revision;
    if (present !== undefined) return present;
    if (older.has(hash)) return older.get(hash);
    const stored = await publications.revision(hash);
    return keep(hash, stored === undefined ? undefined : unpacked(stored));
  }

  async function take({ Customer, Number: number, Move }: PointerRow): Promise<void> {
    const before = inUse.get(Customer);
    if (before !== undefined && before.move >= Move) return;
    const next = number === 0 ? { revision: files.for(Customer), isStale: false } : await revisionOf(Customer, number);
    // Whoever began with it goes on with it.
    const replaced = current(Customer);
    keep(replaced.hash, replaced);
    inUse.set(Customer, { move: Move, ...next });
    older.delete(next.revision.hash);
  }

  async function revisionOf(customer: string, number: number): Promise<Omit<InUse, 'move'>> {
    const publication = (await publications.one(customer, number))!;
    const { revision, faults, failed } = await files
      .compileOverlays(customer, publication.Files)
      .then((compiled) => ({ ...compiled, failed: undefined }))
      .catch((error: Error) => ({ revision: undefined, faults: [], failed: error.message }));
    if (revision !== undefined) return { revision, isStale: false };
    const stored = unpacked(publication.Revision);
    const stays = stored === undefined ? 'The customer is on the base until it is mended' : 'The customer stays on the revision as it was published';
    report(`Publication ${number} of "${customer}" does not go with the present base:\n${failed ?? formatFaults(faults)}\n${stays}.`);
    return { revision: stored ?? files.for(null), isStale: true };
  }

  return {
    compileOverlays: files.compileOverlays,
    arePublished: files.arePublished,
    asDelivered: (customer) => files.for(customer),
    isStale: (customer) => inUse.get(customer)?.isStale ?? false,
    for: current,
    customers: () => [...new Set([...files.customers(), ...inUse.keys()])],
    byHash,
    async ofSession(customer, hash) {
      if (!files.arePublished) return files.ofSession(customer, hash);
      return (hash === null || hash === current(customer).hash ? undefined : await byHash(hash)) ?? current(customer);
    },
    refresh(customer) {
      const next = working.then(async () => {
        if (!files.arePublished) return;
        for (const pointer of await publications.pointers(customer)) await take(pointer);
      });
      working = next.catch(() => undefined);
      return next;
    },
  };
}
