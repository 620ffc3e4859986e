import { checkProject } from './check-project';
import { readSource } from './source';

/**
 * `npm run check`: proves every definition of the project, or prints all faults and fails. With `--generated` it also fails where a generated file is
 * not what the definitions make now.
 */
// What compiles and writes takes a second to load.
const compile = process.argv.includes('--generated') ? (await import('./compile')).compile : undefined;
if (!(await checkProject(readSource(process.cwd()), compile))) process.exitCode = 1;
