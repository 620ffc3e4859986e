import { isExpression } from '../../runtime/definitions/shapes/is-expression';
import { simpleExpression, simpleSet } from '../../runtime/expressions/simple-expression';

const known = new WeakMap<object, boolean>();
const sources = new Map<string, boolean>();
/** So many expressions are kept; definitions that are edited again and again would else fill the memory. */
const mostSources = 50_000;

/** Says of a bundle that each of its expressions is simple, if that is so: a page runs it without the library of expressions. */
export const withSimple = <Loaded extends object>(bundle: Loaded): Loaded => (isSimple(bundle) ? { ...bundle, simple: simpleSet } : bundle);

function isSimple(content: unknown): boolean {
  if (typeof content !== 'object' || content === null) return true;
  const before = known.get(content);
  if (before !== undefined) return before;
  const found = isExpression(content) ? isSimpleSource(content.$) : Object.values(content).every(isSimple);
  known.set(content, found);
  return found;
}

function isSimpleSource(source: string): boolean {
  const before = sources.get(source);
  if (before !== undefined) return before;
  if (sources.size >= mostSources) sources.clear();
  const found = simpleExpression(source) !== undefined;
  sources.set(source, found);
  return found;
}
