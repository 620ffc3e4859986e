import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Source } from './source';

/** What checks and compiles a source: with other code, something else may come of the same definitions. */
const program = { folders: ['codegen', 'runtime'], files: ['package-lock.json', 'schemas/generated/program-texts.json'] };
const isProgram = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);

/** Names what this program makes of a source by all that it is made from: the program, its packages, the version of Node, and the definitions. */
export function programDigest(root: string, source: Source): string {
  const hash = createHash('sha256').update(process.version);
  const code = program.folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(isProgram)
      .map((path) => join(folder, path)),
  );
  // The check knows the drawings by their names.
  for (const name of readdirSync(join(root, 'public/art')).sort()) hash.update(`${name}\0`);
  for (const path of [...code.sort(), ...program.files]) hash.update(`${path}\0`).update(readFileSync(join(root, path)));
  for (const [path, text] of [...source].sort(([one], [other]) => (one < other ? -1 : 1))) hash.update(`${path}\0${text}\0`);
  return hash.digest('hex').slice(0, 32);
}
