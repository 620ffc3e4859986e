import { library } from '#expression-library';
import type { Parsed } from './parsed';
import { simpleExpression } from './simple-expression';
import { unsure } from './simple-operators';

const cache = new Map<string, Parsed | Error>();

/** The library must say why an expression fails, and has not come yet. */
export class Unexplained extends Error {}

/** Parses an expression, once for each source. Throws where it is not well formed or calls what does not exist. */
export function parseExpression(source: string): Parsed {
  let found = cache.get(source);
  if (!found) {
    found = simple(source) ?? byLibrary(source);
    if (cache.size > 20_000) cache.clear();
    cache.set(source, found);
  }
  if (found instanceof Error) throw found;
  return found;
}

/** One that needs no library, unless a part of it fails: the library says why. */
function simple(source: string): Parsed | undefined {
  const found = simpleExpression(source);
  if (found === undefined) return undefined;
  let whole: Parsed | Error | undefined;
  return {
    reads: found.reads,
    run: (scope) => {
      const value = found.run(scope);
      if (value !== unsure) return value;
      if (library.parse === undefined) throw new Unexplained('It could not be evaluated.');
      whole ??= library.parse(source);
      if (whole instanceof Error) throw whole;
      return whole.run(scope);
    },
  };
}

/** A bundle with such an expression comes after the library: see `simple` of `Bundle`. */
function byLibrary(source: string): Parsed | Error {
  if (library.parse === undefined) throw new Error('The library of expressions has not been loaded.');
  return library.parse(source);
}
