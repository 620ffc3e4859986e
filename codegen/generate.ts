import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { formatFaults } from '../runtime/definitions/fault';
import { compile } from './compile';
import { generatedFiles } from './generate/generated-files';
import { staleFiles } from './generate/stale-files';
import { readSource } from './source';

/** `npm run generate`: writes types, meta-schemas, stories and texts. It fails where definitions have faults, as what they make is left out. */
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
  console.error(`${formatFaults(compiled.faults)}\nWhat these definitions make was left out. Correct them and run this again.`);
  process.exitCode = 1;
}
