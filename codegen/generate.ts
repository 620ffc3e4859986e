import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { generatedFiles } from './generate/generated-files';
import { staleFiles } from './generate/stale-files';
import { readSource } from './source';

/** `npm run generate`: writes types, meta-schemas and texts. */
const files = await generatedFiles(readSource(process.cwd()));
const stale = staleFiles(files);
for (const [path, content] of stale) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  console.log(`wrote ${path}`);
}
console.log(`${Object.keys(files).length} files, ${stale.length} of them written.`);
