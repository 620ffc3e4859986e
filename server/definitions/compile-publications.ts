import type { Revision } from '../../runtime/definitions/compiled';
import { formatFaults } from '../../runtime/definitions/fault';
import type { CompiledRow, PublicationStore } from '../records/publications';
import type { FileDefinitions } from './definitions';
import { packed, packedPatch } from './stored-revision';

interface Publication {
  Customer: string;
  Number: number;
}

/** What is stored of a publication that was compiled on a base; `revision` is undefined where there were faults. */
export function compiledRow({ Customer, Number }: Publication, base: Revision, revision: Revision | undefined, at: string): CompiledRow {
  const sources = revision?.shell.app.sources;
  const differs = JSON.stringify(sources) !== JSON.stringify(base.shell.app.sources);
  return {
    Customer,
    Number,
    BaseHash: base.hash,
    Hash: revision?.hash ?? null,
    Patch: revision === undefined ? null : packedPatch(base, revision),
    Sources: (differs ? sources : null) ?? null,
    CompiledAt: at,
  };
}

interface Options extends PublicationStore {
  files: Pick<FileDefinitions, 'for' | 'compileOverlays'>;
  /** Writes a line for the people who run the server. */
  report: (message: string) => void;
  now: () => string;
}

/** Compiles publications on the present base, and stores what comes of it. */
export function publicationCompiler({ files, reads, transaction, report, now }: Options) {
  /** Compiles a publication on the present base, unless that is done already. The compiler runs before the transaction, which no call waits for. */
  async function compile(publication: Publication): Promise<void> {
    const { Customer, Number } = publication;
    const base = files.for(null);
    if (await reads.isCompiled(Customer, Number, base.hash)) return;
    const { Files } = (await reads.one(Customer, Number))!;
    const { revision, why } = await files.compileOverlays(Customer, Files).then(
      (compiled) => ({ revision: compiled.revision, why: formatFaults(compiled.faults) }),
      (error: Error) => ({ revision: undefined, why: error.message }),
    );
    if (revision === undefined) report(refusal(publication, why));
    await transaction(async (publications) => {
      await publications.addCompiled(compiledRow(publication, base, revision, now()), () => packed(base));
      await publications.tell(Customer);
    });
  }

  return {
    compile,
    /**
     * Compiles all publications in use that are not compiled on the present base, one after the other, until `isStopped` returns true. Nodes that do this at the same
     * time begin at different places.
     */
    async compileAll(isStopped: () => boolean): Promise<void> {
      const waiting = (await reads.inUse(files.for(null).hash)).filter(({ Number, IsCompiled }) => Number > 0 && !IsCompiled);
      const first = Math.floor(Math.random() * waiting.length);
      for (const publication of [...waiting.slice(first), ...waiting.slice(0, first)]) {
        if (isStopped()) return;
        await compile(publication).catch((error: Error) =>
          report(`Publication ${publication.Number} of "${publication.Customer}" could not be compiled: ${error.message}`),
        );
      }
    },
  };
}

const refusal = ({ Customer, Number }: Publication, why: string) =>
  `Publication ${Number} of "${Customer}" does not go with the present base:\n${why}\nThe customer stays on the revision as it was published.`;
