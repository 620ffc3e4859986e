import { deserialize, serialize } from 'node:v8';
import { keptContent } from '../../codegen/kept-content';
import type { Source } from '../../codegen/source';
import type { Revision } from '../../runtime/definitions/compiled';

/** How many stay: those of a customer's branch and of the main one, say. Each takes about 11 MB. */
const mostKept = 6;

/**
 * The revisions that the same program has made of the same source before, as `serialize` keeps them: parts that several revisions share stay shared.
 * @param root the project's folder: they are kept in its `.cache`.
 */
export function keptRevisions(root: string, source: Source) {
  const kept = keptContent(root, source, 'definitions', mostKept);
  return {
    /** Nothing where they were never made, or what is kept of them cannot be read. */
    read(): Revision[] | undefined {
      const content = kept.read();
      try {
        return content && (deserialize(content) as Revision[]);
      } catch {
        return undefined;
      }
    },
    /** Keeps them for the next start. */
    keep(revisions: readonly Revision[]): void {
      kept.keep(serialize(revisions));
    },
  };
}
