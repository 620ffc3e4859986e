import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { generatedFiles } from './generate/generated-files';
import { readSource } from './source';

/** `npm run generate`: writes types, meta-schemas and texts. With `--check` it writes nothing and fails where something is stale. */
const files = await generatedFiles(readSource(process.cwd()));
const stale = Object.entries(files).filter(([path, content]) => contentOf(path) !== content);

if (process.argv.includes('--check')) {
  for (const [path] of stale) console.error(`${path} is stale. Run "npm run generate".`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  for (const [path, content] of stale) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    console.log(`wrote ${path}`);
  }
  console.log(`${Object.keys(files).length} files, ${stale.length} of them written.`);
}

function contentOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
