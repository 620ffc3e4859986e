import { type Compiled, createCompiler } from '../../codegen/compile';
import { isDefinitionFile, type Source } from '../../codegen/source';
import type { Revision } from '../../runtime/definitions/compiled';
import type { Fault } from '../../runtime/definitions/fault';

/** A revision with the base on which it was compiled, or the faults. */
type OnBase = { base: Revision; revision: Revision; faults: [] } | { base?: undefined; revision?: undefined; faults: Fault[] };

const folder = (customer: string) => `schemas/customers/${customer}/`;

/**
 * Compiles what a customer's authors would publish, on the base of a source; no other customer's files count. The compiler is made at its
 * first use and kept: what an edit does not concern is not checked again. A process that has one already gives it.
 */
export function overlayCompiler(source: Source, compile?: ReturnType<typeof createCompiler>) {
  const base = [...source].filter(([path]) => !path.startsWith('schemas/customers/'));
  let last: { of: string; compiled: OnBase } | undefined;
  return (customer: string, files: Readonly<Record<string, string>>): OnBase => {
    compile ??= createCompiler();
    // In the order in which a folder is read: of two overlays at one place the later one stands nearer.
    const own = Object.entries(files)
      .map(([path, text]): [string, string] => [`${folder(customer)}${path}`, text])
      .sort(([left], [right]) => (left < right ? -1 : 1));
    const unread = own.find(([path]) => !isDefinitionFile(path));
    if (unread) throw new Error(`"${unread[0]}" is no definition file.`);
    // An author compares, publishes, and the node then takes what was published: three times the same files.
    const of = JSON.stringify([customer, own]);
    if (last?.of !== of) last = { of, compiled: compiledOf(compile(new Map([...base, ...own])), customer, own.length === 0) };
    return last.compiled;
  };
}

function compiledOf({ base, customers, faults }: Compiled, customer: string, isBase: boolean): OnBase {
  const revision = customers[customer] ?? (isBase ? base : undefined);
  return base === undefined || revision === undefined || faults.length > 0 ? { faults } : { base, revision, faults: [] };
}
