import { checkProject } from '../../codegen/check-project';
import { readSource } from '../../codegen/source';
import { keepProductDefinitions, testDefinitions } from '../server/support/definitions';
import { compile } from './shared-compiler';

/**
 * `npm run check -- --generated` for `npm test`: it keeps what it compiles, so that the tests begin at once. Otherwise one core compiles the same again
 * before the first test, while the other is idle.
 */
if ((await checkProject(readSource(process.cwd()), compile)).isSound) {
  keepProductDefinitions();
  testDefinitions();
} else process.exitCode = 1;
