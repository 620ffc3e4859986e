import type { Expression } from '../../runtime/definitions/shapes/expression';
import { isExpression } from '../../runtime/definitions/shapes/is-expression';
import { dependenciesOf, evaluate } from '../../runtime/expressions/evaluate';
import type { Path } from '../document';
import { partlyComputed } from '../fragments/expression';
import { type Origin, originOf, type Written } from '../project/definition';
import { valueAt } from './draft';

/** Of each object and list that was made: where its parts were written. */
export type Notes = Map<object, Map<string | number, Origin>>;

/** What an author gives, and, where something stands once for each element of a list, that element. */
interface Given {
  given: object;
  one?: unknown;
}

/** Writes what an author gives into what an operation stands for. */
export interface Filler {
  scope: Given & Record<string, unknown>;
  notes: Notes;
  fill(part: unknown): unknown;
  /** The same for each element of a list. */
  each(list: Expression): Filler[];
}

/** Whether an expression can be computed when the operation is written out: it reads what its author gives, and nothing else. */
export const isGiven = ({ $ }: Expression): boolean => {
  const reads = dependenciesOf($);
  return reads.length > 0 && reads.every((read) => /^(given|one)(\.|$)/.test(read));
};

/**
 * Fills in for one operation as its author wrote it. What comes of it remembers where it was written: at the value that was given, and what the operation
 * says by itself at the operation.
 */
export function createFiller(written: Written, given: object, one?: { value: unknown; path: Path | undefined }, notes: Notes = new Map()): Filler {
  const scope = { given, ...(one && { one: one.value }) };
  const home = originOf(written, []);

  /** Where what a path of the scope leads to was written: as near as there is something. */
  const originOfRead = (read: string): Origin => {
    const [variable, ...names] = read.split('.');
    if (variable === 'one' && one?.path === undefined) return home;
    let path: Path = variable === 'one' ? [...(one?.path ?? []), ...names] : names;
    while (path.length > 0 && valueAt(written.value, path) === undefined) path = path.slice(0, -1);
    return originOf(written, path);
  };
  const firstRead = ({ $ }: Expression): string => dependenciesOf($)[0] ?? '';

  const filled = (part: unknown): { value: unknown; origin: Origin } => {
    if (isExpression(part)) {
      if (isGiven(part)) return { value: evaluate(part.$, scope), origin: originOfRead(firstRead(part)) };
      return { value: { $: partlyComputed(part.$, ($) => (isGiven({ $ }) ? { value: evaluate($, scope) } : undefined)) }, origin: home };
    }
    if (typeof part !== 'object' || part === null) return { value: part, origin: home };
    const parts = Object.entries(part).map(([key, inner]) => [Array.isArray(part) ? Number(key) : key, filled(inner)] as const);
    // What is not given is left out.
    const there = parts.filter(([key, { value }]) => value !== null || (part as Record<string | number, unknown>)[key] === null);
    const value = Array.isArray(part) ? there.map(([, inner]) => inner.value) : Object.fromEntries(there.map(([key, inner]) => [key, inner.value]));
    notes.set(value, new Map(there.map(([key, inner], index) => [Array.isArray(part) ? index : key, inner.origin])));
    return { value, origin: home };
  };

  return {
    scope,
    notes,
    fill: (part) => filled(part).value,
    each(list) {
      const elements = evaluate(list.$, scope);
      const [variable, ...path] = firstRead(list).split('.');
      const source = variable === 'given' ? valueAt(given, path) : undefined;
      return (Array.isArray(elements) ? (elements as unknown[]) : []).map((value) => {
        const index = Array.isArray(source) ? source.indexOf(value) : -1;
        return createFiller(written, given, { value, path: index < 0 ? undefined : [...path, index] }, notes);
      });
    },
  };
}
