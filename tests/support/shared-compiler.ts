import type { Checked } from '../../codegen/checker';
import { createCompiler } from '../../codegen/compile';
import type { Source } from '../../codegen/source';
import { count } from './counts';

/** One for the product's sources and one for the small projects of tests: a source has nothing in common with one of the other kind. */
function apart<Result>(create: () => (source: Source) => Result): (source: Source) => Result {
  const [ofProduct, ofProjects] = [create(), create()];
  return (source) => {
    if (!source.has('schemas/settings/wellspring.app.json')) return ofProjects(source);
    count('compiles');
    return ofProduct(source);
  };
}

/**
 * The check and the compiler that test files of one process share: what a source has in common with those before is not done again. That they
 * say what new ones say is tested by tests/check/mutation.test.ts and compile.test.ts.
 */
export const compile = apart(createCompiler);
export const check = (source: Source): Checked => compile(source).checked;
