import { readSource } from './source';

/**
 * `npm run check`: proves every definition of the project, or prints all faults and fails. Without a change since the last check it says the same again.
 * With `--generated` it also fails where a generated file is not what the definitions make now.
 */
const root = process.cwd();
const source = readSource(root);

async function isSound(): Promise<boolean> {
  if (!process.argv.includes('--generated')) return (await import('./check-once')).checkOnce(root, source);
  const [{ checkProject }, { compile }] = await Promise.all([import('./check-project'), import('./compile')]);
  return (await checkProject(source, compile)).isSound;
}

if (!(await isSound())) process.exitCode = 1;
