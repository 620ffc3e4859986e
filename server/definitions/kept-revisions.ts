import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { programDigest } from '../../codegen/program-digest';
import type { Source } from '../../codegen/source';
import type { Revision } from '../../runtime/definitions/compiled';

/** How many stay: those of a customer's branch and of the main one, say. Each takes about 11 MB. */
const mostKept = 6;

/**
 * The revisions that the same program has made of the same source before, as `serialize` keeps them: parts that several revisions share stay shared.
 * What is kept is named by the digest of all that it was made from, so that nothing is ever out of date.
 * @param root the project's folder: they are kept in its `.cache`.
 */
export function keptRevisions(root: string, source: Source) {
  const folder = join(root, '.cache/definitions');
  const file = join(folder, programDigest(root, source));
  return {
    /** Nothing where they were never made, or what is kept of them cannot be read. */
    read(): Revision[] | undefined {
      try {
        const stored = readFileSync(file);
        const content = stored.subarray(sumLength);
        return sumOf(content).equals(stored.subarray(0, sumLength)) ? (deserialize(content) as Revision[]) : undefined;
      } catch {
        return undefined;
      }
    },
    /** Keeps them for the next start. Where nothing may be written, the next one compiles again. */
    keep(revisions: readonly Revision[]): void {
      try {
        mkdirSync(folder, { recursive: true });
        const content = serialize(revisions);
        const begun = `${file}.${process.pid}`;
        writeFileSync(begun, Buffer.concat([sumOf(content), content]));
        renameSync(begun, file);
        for (const old of readdirSync(folder)
          .sort((one, other) => age(folder, one) - age(folder, other))
          .slice(mostKept))
          rmSync(join(folder, old));
      } catch {
        // What is kept only spares time.
      }
    },
  };
}

const age = (folder: string, file: string): number => Date.now() - statSync(join(folder, file)).mtimeMs;

/** What was written by half, or changed since, has another one. */
const sumOf = (content: Uint8Array): Buffer => createHash('sha256').update(content).digest();
const sumLength = 32;
