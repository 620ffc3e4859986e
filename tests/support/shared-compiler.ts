import { createChecker } from '../../codegen/checker';
import { createCompiler } from '../../codegen/compile';

/**
 * The check and the compiler that test files of one process share: what a source has in common with those before is not done again. That they
 * say what new ones say is tested by tests/check/mutation.test.ts and compile.test.ts.
 */
export const check = createChecker();
export const compile = createCompiler();
