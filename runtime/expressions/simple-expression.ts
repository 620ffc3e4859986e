import { type Run, unsure } from './simple-operators';
import { SimpleParser } from './simple-parser';
import { NotSimple, tokensOf } from './simple-tokens';
import { plain } from './values';

/** An expression that is compiled without the library: what it computes, or `unsure` where it fails, and the paths that it reads. */
interface SimpleExpression {
  run: Run;
  reads: string[];
}

/**
 * The number of the set of simple expressions. Raise it when an expression is no longer simple, or becomes simple: a page runs a bundle without the library
 * only if both know the same set.
 */
export const simpleSet = 1;

/** Expressions of more words and signs are left to the library, which limits their size. */
const longest = 900;

/**
 * Compiles an expression without the library of expressions. Nearly all expressions of definitions are of this kind, and compiling one takes a twentieth of the
 * library's time. Answers undefined where the library must compile it. Where a part fails, `run` answers `unsure`: the library alone says what fails and why.
 */
export function simpleExpression(source: string): SimpleExpression | undefined {
  try {
    const tokens = tokensOf(source);
    if (tokens.length > longest) return undefined;
    const parser = new SimpleParser(tokens);
    const { run } = parser.whole();
    return {
      reads: [...new Set(parser.reads)],
      run: parser.hasWhole
        ? (scope) => {
            const value = run(scope);
            return value === unsure ? unsure : plain(value);
          }
        : run,
    };
  } catch (error) {
    if (error instanceof NotSimple) return undefined;
    throw error;
  }
}
