import { keptCheck } from './kept-check';
import type { Source } from './source';

/**
 * Proves every definition of a project as `checkProject` does. Where nothing that the check reads has changed since it found no fault, it says the same
 * again without checking.
 * @param root the project's folder, in whose `.cache` results are kept.
 * @returns whether nothing is wrong.
 */
export async function checkOnce(root: string, source: Source): Promise<boolean> {
  const started = performance.now();
  const kept = keptCheck(root, source);
  const before = kept.read();
  if (before !== undefined) {
    const [first, ...others] = before;
    console.log(`${first} ${Math.round(performance.now() - started)} ms; nothing has changed since the last check.`);
    for (const line of others) console.log(line);
    return true;
  }
  // The checker takes half a second to load: only where it is needed.
  const { checkProject } = await import('./check-project');
  const { isSound, lines } = await checkProject(source);
  if (isSound) kept.keep(lines);
  return isSound;
}
