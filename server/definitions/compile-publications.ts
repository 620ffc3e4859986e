import type { Revision } from '../../runtime/definitions/compiled';
import { formatFaults } from '../../runtime/definitions/fault';
import type { CompiledRow, PublicationStore, UsedPublication } from '../records/publications';
import { Refused } from '../foundation/outcome';
import type { CompiledPatch, FileDefinitions } from './definitions';
import { packed, type PackedRevision, packedRevision } from './stored-revision';

interface Publication {
  Customer: string;
  Number: number;
}

/** What is stored of a publication that was compiled on a base; `revision` is undefined where there were faults. */
export const compiledRow = ({ Customer, Number }: Publication, BaseHash: string, revision: PackedRevision | undefined, CompiledAt: string): CompiledRow => ({
  Customer,
  Number,
  BaseHash,
  Hash: revision?.hash ?? null,
  Patch: revision?.patch ?? null,
  Sources: revision?.sources ?? null,
  CompiledAt,
});

interface Options extends PublicationStore {
  files: Pick<FileDefinitions, 'for' | 'compileOverlays' | 'compilePatch'>;
  /** Writes a line for the people who run the server. */
  report: (message: string) => void;
  now: () => string;
}

/** Compiles publications on the present base, and stores what comes of it. */
export function publicationCompiler({ files, reads, transaction, report, now }: Options) {
  async function packedOn(base: Revision, customer: string, own: Readonly<Record<string, string>>): Promise<CompiledPatch> {
    if (files.compilePatch) return files.compilePatch(customer, own);
    const { revision, faults } = await files.compileOverlays(customer, own);
    return revision === undefined ? { faults } : { packed: packedRevision(base, revision), faults: [] };
  }

  /**
   * Compiles a publication on the present base, unless that is done already. The compiler runs before the transaction, which no call waits for. Answers whether
   * it was sound; undefined where nothing was to be done.
   */
  async function compile(publication: Publication): Promise<boolean | undefined> {
    const { Customer, Number } = publication;
    const base = files.for(null);
    if (await reads.isCompiled(Customer, Number, base.hash)) return undefined;
    const { Files } = (await reads.one(Customer, Number))!;
    const { revision, why } = await packedOn(base, Customer, Files).then(
      (compiled) => ({ revision: compiled.packed, why: formatFaults(compiled.faults) }),
      (error: unknown) => {
        // Files that take too long are at fault; a compiler that was stopped or had too much to do is not.
        if (error instanceof Refused && error.kind === 'badRequest') return { revision: undefined, why: error.message };
        throw error;
      },
    );
    if (revision === undefined) report(refusal(publication, why));
    await transaction(async (publications) => {
      await publications.addCompiled(compiledRow(publication, base.hash, revision, now()), () => packed(base));
      await publications.tell(Customer);
    });
    return revision !== undefined;
  }

  return {
    compile,
    /** The publications in use that are not compiled on the present base. */
    async waiting(): Promise<UsedPublication[]> {
      return (await reads.inUse(files.for(null).hash)).filter(({ Number, IsCompiled }) => Number > 0 && !IsCompiled);
    },
  };
}

const refusal = ({ Customer, Number }: Publication, why: string) =>
  `Publication ${Number} of "${Customer}" does not go with the present base:\n${why}\nThe customer stays on the revision as it was published.`;
