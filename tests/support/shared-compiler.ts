import type { Checked } from '../../codegen/checker';
import { createCompiler } from '../../codegen/compile';
import type { Source } from '../../codegen/source';

/** One for the product's sources and one for the small projects of tests: a source has nothing in common with one of the other kind. */
function apart<Result>(create: () => (source: Source) => Result): (source: Source) => Result {
  const [ofProduct, ofProjects] = [create(), create()];
  return (source) => (source.has('schemas/settings/wellspring.app.json') ? ofProduct : ofProjects)(source);
}

/**
 * The check and the compiler that test files of one process share: what a source has in common with those before is not done again. That they
 * say what new ones say is tested by tests/check/mutation.test.ts and compile.test.ts.
 */
export const compile = apart(createCompiler);
export const check = (source: Source): Checked => compile(source).checked;
