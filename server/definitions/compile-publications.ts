import type { Revision } from '../../runtime/definitions/compiled';
import { formatFaults } from '../../runtime/definitions/fault';
import type { CompiledRow, PublicationStore, UsedPublication } from '../records/publications';
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
    // Another error than a fault, also that it took too long on a busy machine, is not stored: the job is tried again.
    const { packed: revision, faults } = await packedOn(base, Customer, Files);
    if (revision === undefined) report(refusal(publication, formatFaults(faults)));
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
