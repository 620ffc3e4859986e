import { createCompiler } from '../../codegen/compile';
import { isDefinitionFile, type Source } from '../../codegen/source';
import type { CompiledOverlays } from './definitions';

const folder = (customer: string) => `schemas/customers/${customer}/`;

/**
 * Compiles what a customer's authors would publish, on the base of a source; no other customer's files count. The compiler is made at its
 * first use and kept: what an edit does not concern is not checked again. A process that has one already gives it.
 */
export function overlayCompiler(source: Source, compile?: ReturnType<typeof createCompiler>) {
  const base = [...source].filter(([path]) => !path.startsWith('schemas/customers/'));
  return (customer: string, files: Readonly<Record<string, string>>): CompiledOverlays => {
    compile ??= createCompiler();
    // In the order in which a folder is read: of two overlays at one place the later one stands nearer.
    const own = Object.entries(files)
      .map(([path, text]): [string, string] => [`${folder(customer)}${path}`, text])
      .sort(([left], [right]) => (left < right ? -1 : 1));
    const unread = own.find(([path]) => !isDefinitionFile(path));
    if (unread) throw new Error(`"${unread[0]}" is no definition file.`);
    const { base: revision, customers, faults } = compile(new Map([...base, ...own]));
    const made = customers[customer] ?? (own.length === 0 ? revision : undefined);
    if (made === undefined || faults.length > 0) return { faults };
    return { revision: made, faults: [] };
  };
}
