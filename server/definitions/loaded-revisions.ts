import type { Revision } from '../../runtime/definitions/compiled';
import type { CompiledRow, PublicationRecords } from '../records/publications';
import type { FileDefinitions } from './definitions';
import { patchedRevision, unpacked } from './stored-revision';

/** How many revisions of customers a node has in memory. Each takes one to three megabytes beside its base, and as much in each language that is read. */
const mostLoaded = 50;
/** How many older bases it has in memory. Each takes as much as the present one. */
const mostBases = 2;

/** The newest entries of a map, by when they were last used. */
class Recent<Value> {
  readonly #values = new Map<string, Value>();
  readonly #most: number;
  constructor(most: number) {
    this.#most = most;
  }
  has(key: string): boolean {
    return this.#values.has(key);
  }
  get(key: string): Value | undefined {
    if (!this.#values.has(key)) return undefined;
    return this.set(key, this.#values.get(key)!);
  }
  set(key: string, value: Value): Value {
    this.#values.delete(key);
    this.#values.set(key, value);
    const [oldest] = this.#values.keys();
    if (this.#values.size > this.#most && oldest !== undefined) this.#values.delete(oldest);
    return value;
  }
}

/**
 * The revisions of publications, each loaded at its first use and dropped when others were used since. `reads` are those of the transaction that asks, if
 * there is one: on the embedded database everything else waits for its end.
 */
export function loadedRevisions(files: Pick<FileDefinitions, 'for' | 'byHash'>) {
  /** Undefined of a hash that nothing has, or that this server cannot run. */
  const loaded = new Recent<Revision | undefined>(mostLoaded);
  const bases = new Recent<Revision | undefined>(mostBases);

  async function baseOf(hash: string, reads: PublicationRecords): Promise<Revision | undefined> {
    const present = files.for(null);
    if (hash === present.hash) return present;
    if (bases.has(hash)) return bases.get(hash);
    const stored = await reads.base(hash);
    return bases.set(hash, stored && unpacked(stored));
  }

  async function load({ BaseHash, Patch }: CompiledRow, reads: PublicationRecords): Promise<Revision | undefined> {
    const base = Patch === null ? undefined : await baseOf(BaseHash, reads);
    return base && patchedRevision(base, Patch!);
  }

  /** What is stored under a hash: as a patch, or whole where it is older than patches. */
  async function stored(hash: string, row: CompiledRow | undefined, reads: PublicationRecords): Promise<Revision | undefined> {
    if (loaded.has(hash)) return loaded.get(hash);
    const whole = row === undefined ? await reads.revision(hash) : undefined;
    return loaded.set(hash, row ? await load(row, reads) : whole && unpacked(whole));
  }

  return {
    /** A revision of a publication, or of the files, by its hash. Undefined where nothing has it or this server cannot run it. */
    async byHash(hash: string, reads: PublicationRecords): Promise<Revision | undefined> {
      const ofFiles = await files.byHash(hash);
      if (ofFiles !== undefined || loaded.has(hash)) return ofFiles ?? loaded.get(hash);
      return stored(hash, await reads.compiledByHash(hash), reads);
    },

    /**
     * The revision of a publication on the present base, or where it is not compiled on that, the one that was compiled last. Undefined where there is none that
     * this server can run.
     */
    async ofPublication(customer: string, number: number, reads: PublicationRecords): Promise<Revision | undefined> {
      const row = await reads.compiled(customer, number, files.for(null).hash);
      const hash = row?.Hash ?? (await reads.one(customer, number))?.Hash;
      return hash === undefined ? undefined : stored(hash, row, reads);
    },
  };
}
