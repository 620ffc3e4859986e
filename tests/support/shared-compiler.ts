import { type Checked, createChecker } from '../../codegen/checker';
import { type Compiled, createCompiler } from '../../codegen/compile';
import type { Source } from '../../codegen/source';
import { count } from './counts';

function makeBoth() {
  const check = createChecker();
  return { check, compile: createCompiler(check) };
}

const [ofProduct, ofProjects] = [makeBoth(), makeBoth()];

/** One for the product's sources and one for the small projects of tests: a source has nothing in common with one of the other kind. */
function bothFor(source: Source) {
  if (!source.has('schemas/settings/wellspring.app.json')) return ofProjects;
  count('compiles');
  return ofProduct;
}

/**
 * The check and the compiler that test files of one process share: what a source has in common with those before is not done again. That they
 * say what new ones say is tested by tests/check/mutation.test.ts and compile.test.ts.
 */
export const compile = (source: Source): Compiled => bothFor(source).compile(source);
/** Only checks: half of what compiling costs. */
export const check = (source: Source): Checked => bothFor(source).check(source);
