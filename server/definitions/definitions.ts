import type { Revision } from '../../runtime/definitions/compiled';
import type { Fault } from '../../runtime/definitions/fault';
import type { PackedRevision } from './stored-revision';

/** Where the server finds the compiled definitions. */
export interface Definitions {
  /** What applies to a customer now; the base for `null` and for a customer without an overlay. */
  for(customer: string | null): Revision;
  /** The customers that have something of their own. */
  customers(): string[];
  /** A revision that is, or was, handed out. */
  byHash(hash: string): Promise<Revision | undefined>;
  /** What a session runs that began with a revision: that one to its end; what applies now when nobody knows it any more. */
  ofSession(customer: string | null, hash: string | null): Promise<Revision>;
}

/** What comes of a customer's files on the present base: a revision, or the faults that stand in its way. */
export type CompiledOverlays = { revision: Revision; faults: [] } | { revision?: undefined; faults: Fault[] };

/** The same as it is stored. */
export type CompiledPatch = { packed: PackedRevision; faults: [] } | { packed?: undefined; faults: Fault[] };

/** The definitions of the files, and how to make a revision of what somebody would publish. */
export interface FileDefinitions extends Definitions {
  /** Compiles a customer's files, path below its folder to text, on the present base. It hands nothing out. */
  compileOverlays(customer: string, files: Readonly<Record<string, string>>): Promise<CompiledOverlays>;
  /** The same, packed over the present base where it was compiled; without it that is done here. */
  compilePatch?(customer: string, files: Readonly<Record<string, string>>): Promise<CompiledPatch>;
  /** Whether publications count here. In development the files do. */
  readonly arePublished: boolean;
}

/** Definitions that never change while the server runs. The one for `null` is the base. */
export function fixedDefinitions(revisions: Revision[]): Definitions {
  const byCustomer = new Map(revisions.map((revision) => [revision.customer, revision]));
  const byHash = new Map(revisions.map((revision) => [revision.hash, revision]));
  const base = byCustomer.get(null);
  if (base === undefined) throw new Error('There is no base revision.');
  const current = (customer: string | null) => byCustomer.get(customer) ?? base;
  return {
    for: current,
    customers: () => [...byCustomer.keys()].filter((customer) => customer !== null),
    byHash: async (hash) => byHash.get(hash),
    ofSession: async (customer, hash) => (hash === null ? undefined : byHash.get(hash)) ?? current(customer),
  };
}
