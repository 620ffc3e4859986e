import type { Revision } from '../../runtime/definitions/compiled';
import type { Sources } from '../../runtime/definitions/shapes/settings';
import type { PublicationRecords, PublicationStore, UsedPublication } from '../records/publications';
import { publicationCompiler } from './compile-publications';
import type { FileDefinitions } from './definitions';
import { loadedRevisions } from './loaded-revisions';

/** The files' definitions with what customers' authors have published over them. */
export interface PublishedDefinitions extends Pick<FileDefinitions, 'compileOverlays' | 'arePublished'> {
  /** What applies to all customers without definitions of their own. */
  readonly base: Revision;
  /**
   * What applies to a customer now; the base for `null`. It is loaded when it is not in memory.
   * @param reads the publications of the transaction in which it is asked for.
   */
  of(customer: string | null, reads?: PublicationRecords): Promise<Revision>;
  /** What a session runs that began with a revision: that revision until the session ends, or what applies now if that revision is unknown. */
  ofSession(customer: string | null, hash: string | null): Promise<Revision>;
  /** A revision that is, or was, handed out. */
  byHash(hash: string): Promise<Revision | undefined>;
  /** A revision of a publication that this server can run. */
  ofPublication(customer: string, number: number): Promise<Revision | undefined>;
  /** What applies to a customer without any publication. */
  asDelivered(customer: string): Revision;
  /** The customers that have definitions of their own in the files. */
  delivered(): string[];
  /** What the pages of all customers may load. */
  sources(): Promise<(Sources | undefined)[]>;
  /** The same, read by the publications of a transaction: on the embedded database everything else waits for its end. */
  within(reads: PublicationRecords): PublishedDefinitions;
  /** Takes what is published for one customer, or for all of them. Where nothing has changed it does nothing. */
  refresh(customer?: string): Promise<void>;
  /** The publications in use that were never compiled on this server's base. Until they are, their customers run what was compiled before. */
  waiting(): Promise<Pick<UsedPublication, 'Customer' | 'Number'>[]>;
  /** Compiles a publication on this server's base, unless that is done. Answers whether it was sound; undefined where nothing was to be done. */
  compile(publication: Pick<UsedPublication, 'Customer' | 'Number'>): Promise<boolean | undefined>;
}

/** Which publication applies to a customer, and the hash of its revision once it was loaded. */
interface InUse {
  move: number;
  number: number;
  hash?: string;
}

/**
 * A publication is compiled once on each base, and stored as a patch over that base. A node has in memory which publication applies to whom, and the
 * revisions that were used last. On a new base customers run what was compiled before until their publication is compiled on the new one.
 */
export function publishedDefinitions(
  files: FileDefinitions,
  store: PublicationStore,
  report: (message: string) => void,
  now: () => string = () => new Date().toISOString(),
): PublishedDefinitions {
  const revisions = loadedRevisions(files);
  const compiler = publicationCompiler({ ...store, files, report, now });
  const inUse = new Map<string, InUse>();
  /** What the pages of customers with publications may load; asked for again after something was published. */
  let published: Promise<(Sources | undefined)[]> | undefined;
  let working = Promise.resolve();

  async function of(customer: string | null, reads = store.reads): Promise<Revision> {
    const used = customer === null ? undefined : inUse.get(customer);
    if (customer === null || used === undefined || used.number === 0) return files.for(customer);
    const known = used.hash === undefined ? undefined : await revisions.byHash(used.hash, reads);
    if (known !== undefined) return known;
    const found = await revisions.ofPublication(customer, used.number, reads);
    if (found !== undefined) {
      used.hash = found.hash;
      return found;
    }
    // This server can run nothing that was compiled before. The compiler has transactions of its own, so a transaction does not wait for it.
    if (reads === store.reads) await compiler.compile({ Customer: customer, Number: used.number }).catch((error: Error) => report(error.message));
    return (await revisions.ofPublication(customer, used.number, reads)) ?? files.for(null);
  }

  const publishedSources = async () => (await store.reads.inUse(files.for(null).hash)).map((used) => used.Sources ?? undefined);

  const refresh = async (customer?: string) => {
    if (!files.arePublished) return;
    published = undefined;
    for (const { Customer, Move, Number } of await store.reads.pointers(customer)) inUse.set(Customer, { move: Move, number: Number });
  };

  const readBy = (reads: PublicationRecords): PublishedDefinitions => ({
    compileOverlays: files.compileOverlays,
    arePublished: files.arePublished,
    get base() {
      return files.for(null);
    },
    of: (customer, own = reads) => of(customer, own),
    byHash: (hash) => revisions.byHash(hash, reads),
    async ofSession(customer, hash) {
      if (!files.arePublished) return files.ofSession(customer, hash);
      return (hash === null ? undefined : await revisions.byHash(hash, reads)) ?? of(customer, reads);
    },
    ofPublication: (customer, number) => revisions.ofPublication(customer, number, reads),
    asDelivered: (customer) => files.for(customer),
    delivered: () => files.customers(),
    async sources() {
      const delivered = [null, ...files.customers()].map((customer) => files.for(customer).shell.app.sources);
      if (!files.arePublished) return delivered;
      const ofAll = (published ??= publishedSources());
      ofAll.catch(() => (published = undefined));
      return [...delivered, ...(await ofAll)];
    },
    within: readBy,
    refresh(customer) {
      working = working.catch(() => undefined).then(() => refresh(customer));
      return working;
    },
    async waiting() {
      return [...inUse.values()].some(({ number }) => number > 0) ? compiler.waiting() : [];
    },
    compile: compiler.compile,
  });
  return readBy(store.reads);
}
