import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { programDigest } from './program-digest';
import type { Source } from './source';

/**
 * What the same program has made of the same source before. It is named by the digest of all that it was made from, so that nothing is ever out of date.
 * @param folder where it is kept, from the `.cache` of the project's folder.
 * @param most how many contents stay: the newest ones.
 */
export function keptContent(root: string, source: Source, folder: string, most: number) {
  const place = join(root, '.cache', folder);
  const file = join(place, programDigest(root, source));
  const age = (name: string) => Date.now() - statSync(join(place, name)).mtimeMs;
  return {
    /** What was kept; nothing where it was never made, or cannot be read. */
    read(): Buffer | undefined {
      try {
        const stored = readFileSync(file);
        const content = stored.subarray(sumLength);
        return sumOf(content).equals(stored.subarray(0, sumLength)) ? content : undefined;
      } catch {
        return undefined;
      }
    },
    /** Keeps a content for the next time. Where nothing may be written, it is made again. */
    keep(content: Uint8Array): void {
      try {
        mkdirSync(place, { recursive: true });
        const begun = `${file}.${process.pid}`;
        writeFileSync(begun, Buffer.concat([sumOf(content), content]));
        renameSync(begun, file);
        const byAge = readdirSync(place).sort((one, other) => age(one) - age(other));
        for (const old of byAge.slice(most)) rmSync(join(place, old));
      } catch {
        // What is kept only saves time.
      }
    },
  };
}

/** What was written by half, or changed since, has another one. */
const sumOf = (content: Uint8Array): Buffer => createHash('sha256').update(content).digest();
const sumLength = 32;
