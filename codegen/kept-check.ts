import { keptContent } from './kept-content';
import type { Source } from './source';

/** How many results stay: those of some branches and edits. */
const mostKept = 20;

/**
 * What a check without a fault said of the very same definitions, checked by the same program. What has faults is never kept.
 * @param root the project's folder: results are kept in its `.cache`.
 */
export function keptCheck(root: string, source: Source) {
  const kept = keptContent(root, source, 'checks', mostKept);
  return {
    /** The lines of that check; nothing where there was none. */
    read(): string[] | undefined {
      return kept.read()?.toString('utf8').split('\n');
    },
    /** Keeps the lines of a check without a fault. */
    keep(lines: readonly string[]): void {
      kept.keep(Buffer.from(lines.join('\n')));
    },
  };
}
