import type { Compiled } from '../../codegen/compile';
import { readSource } from '../../codegen/source';
import type { Revision } from '../../runtime/definitions/compiled';
import { formatFaults } from '../../runtime/definitions/fault';
import type { FileDefinitions } from '../definitions/definitions';
import { overlayCompiler } from '../definitions/compile-overlays';

/**
 * Revisions that change while the server runs: in development the files count, for sessions that are open too. Those handed out before stay
 * known, so that an open page can finish what it does.
 */
export function changingDefinitions(root: string, say: (message: string) => void): FileDefinitions & { take(compiled: Compiled): void } {
  const byHash = new Map<string, Revision>();
  let compiled: Compiled | undefined;
  const current = (customer: string | null): Revision => {
    const own = customer === null ? undefined : compiled?.customers[customer];
    const revision = own ?? compiled?.base;
    if (!revision) throw new Error('The definitions have faults: mend them first.');
    return revision;
  };
  return {
    take(next) {
      if (next.faults.length > 0) say(formatFaults(next.faults));
      if (!next.base) return;
      compiled = next;
      for (const revision of [next.base, ...Object.values(next.customers)]) byHash.set(revision.hash, revision);
    },
    for: current,
    customers: () => Object.keys(compiled?.customers ?? {}),
    byHash: async (hash) => byHash.get(hash),
    ofSession: async (customer) => current(customer),
    compileOverlays: async (customer, files) => overlayCompiler(readSource(root))(customer, files),
    arePublished: false,
  };
}
