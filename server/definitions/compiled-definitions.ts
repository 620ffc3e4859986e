import { compile, type Compiled } from '../../codegen/compile';
import { readSource, type Source } from '../../codegen/source';
import { formatFaults } from '../../runtime/definitions/fault';
import { type FileDefinitions, fixedDefinitions } from './definitions';
import { compilingApart } from './compile-apart';

/** The definitions have faults: the server does not start, and says which. */
export class FaultyDefinitions extends Error {}

/** Checks and compiles the definitions of a folder. */
export const compiledDefinitions = (root: string, say: (message: string) => void): FileDefinitions => definitionsOf(readSource(root), say);

/**
 * Faults of the base stop the start; a customer whose overlay has faults stays on the base, and is reported.
 * @param compiler one that has compiled before, where many sources are compiled one after the other.
 */
export function definitionsOf(source: Source, say: (message: string) => void, compiler: (source: Source) => Compiled = compile): FileDefinitions {
  const { base, customers, faults } = compiler(source);
  if (!base) throw new FaultyDefinitions(`${formatFaults(faults)}\nThe server was not started. Mend the faults and start it again.`);
  if (faults.length > 0) say(`${formatFaults(faults)}\nThe customers concerned stay on the base.`);
  return { ...fixedDefinitions([base, ...Object.values(customers)]), compileOverlays: compilingApart(source), arePublished: true };
}
