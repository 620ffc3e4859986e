import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { programDigest } from './program-digest';
import type { Source } from './source';

/** How many results stay: those of some branches and edits. */
const mostKept = 20;

/**
 * What a check without a fault said of the very same definitions, checked by the same program. It is named by the digest of all that the check reads, so
 * that nothing is ever out of date; what has faults is never kept.
 * @param root the project's folder: results are kept in its `.cache`.
 */
export function keptCheck(root: string, source: Source) {
  const folder = join(root, '.cache/checks');
  const file = join(folder, `${programDigest(root, source)}.json`);
  return {
    /** The lines of that check; nothing where there was none, or where the file cannot be read. */
    read(): string[] | undefined {
      try {
        return linesOf(JSON.parse(readFileSync(file, 'utf8')));
      } catch {
        return undefined;
      }
    },
    /** Keeps the lines of a check without a fault. Where nothing may be written, the next check does all of it again. */
    keep(lines: readonly string[]): void {
      try {
        mkdirSync(folder, { recursive: true });
        const begun = `${file}.${process.pid}`;
        writeFileSync(begun, JSON.stringify(lines));
        renameSync(begun, file);
        const age = (name: string) => -statSync(join(folder, name)).mtimeMs;
        for (const old of readdirSync(folder)
          .sort((one, other) => age(one) - age(other))
          .slice(mostKept))
          rmSync(join(folder, old));
      } catch {
        // What is kept only saves time.
      }
    },
  };
}

const linesOf = (kept: unknown): string[] | undefined =>
  Array.isArray(kept) && kept.length > 0 && kept.every((line) => typeof line === 'string') ? kept : undefined;
