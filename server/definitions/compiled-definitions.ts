import type { Compiled } from '../../codegen/compile';
import { readSource, type Source } from '../../codegen/source';
import type { Revision } from '../../runtime/definitions/compiled';
import { formatFaults } from '../../runtime/definitions/fault';
import { type FileDefinitions, fixedDefinitions } from './definitions';
import { compilingApart } from './compile-apart';
import { keptRevisions } from './kept-revisions';

/** The definitions have faults: the server does not start, and says which. */
export class FaultyDefinitions extends Error {}

/**
 * Checks and compiles the definitions of a folder; those that were found sound before are taken as they were made then.
 * @throws FaultyDefinitions see `definitionsOf`.
 */
export async function compiledDefinitions(root: string, say: (message: string) => void): Promise<FileDefinitions> {
  const source = readSource(root);
  // The compiler takes a second to load: only where it is needed.
  return keptDefinitions(root, source) ?? keepingDefinitions(root, source, say, (await import('../../codegen/compile')).compile);
}

/** What was made of a source before; nothing where it never was, or was found faulty. */
export function keptDefinitions(root: string, source: Source): FileDefinitions | undefined {
  const revisions = keptRevisions(root, source).read();
  return revisions && fileDefinitions(source, revisions);
}

/**
 * Compiles a source and keeps what comes of it, unless something is wrong: faults are said at every start.
 * @throws FaultyDefinitions see `definitionsOf`.
 */
export function keepingDefinitions(root: string, source: Source, say: (message: string) => void, compile: (source: Source) => Compiled): FileDefinitions {
  const compiled = compile(source);
  const definitions = definitionsOf(source, say, () => compiled);
  if (compiled.faults.length === 0) keptRevisions(root, source).keep(revisionsOf(compiled));
  return definitions;
}

/**
 * Faults of the base stop the start; a customer whose overlay has faults stays on the base, and is reported.
 * @throws FaultyDefinitions where the base has faults.
 */
export function definitionsOf(source: Source, say: (message: string) => void, compile: (source: Source) => Compiled): FileDefinitions {
  const compiled = compile(source);
  const { base, faults } = compiled;
  if (!base) throw new FaultyDefinitions(`${formatFaults(faults)}\nThe server was not started. Mend the faults and start it again.`);
  if (faults.length > 0) say(`${formatFaults(faults)}\nThe customers concerned stay on the base.`);
  return fileDefinitions(source, revisionsOf(compiled));
}

const revisionsOf = ({ base, customers }: Compiled): Revision[] => [...(base ? [base] : []), ...Object.values(customers)];

const fileDefinitions = (source: Source, revisions: Revision[]): FileDefinitions => ({
  ...fixedDefinitions(revisions),
  ...compilingApart(source),
  arePublished: true,
});
