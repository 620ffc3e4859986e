import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { formatFaults } from '../runtime/definitions/fault';
import { compile } from './compile';
import { generatedFiles } from './generate/generated-files';
import { staleFiles } from './generate/stale-files';
import { readSource } from './source';

/** `npm run generate`: writes types, meta-schemas, stories and texts. It fails if definitions have faults, because their files are not written. */
const source = readSource(process.cwd());
const compiled = compile(source);
const files = await generatedFiles(source, compiled);
const stale = staleFiles(files);
for (const [path, content] of stale) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  console.log(`wrote ${path}`);
}
console.log(`${Object.keys(files).length} files, ${stale.length} of them written.`);
if (compiled.faults.length > 0) {
  console.error(
    `${formatFaults(compiled.faults)}\nFiles that depend on these definitions were not written. Correct the definitions and run this command again.`,
  );
  process.exitCode = 1;
}
