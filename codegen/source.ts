import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { manifestsOf, namedPackages } from './widget-packages';

/** Every definition file of a project: path from its root, with `/`, to text. */
export type Source = ReadonlyMap<string, string>;

const folders = ['schemas', 'screens', 'flows', 'widgets'];
/** What codegen itself writes. */
const written = ['schemas/definitions/', 'schemas/generated/'];

/** Tells the files that hold definitions: all JSON of the data rooms, and the widgets' manifests. */
export function isDefinitionFile(path: string): boolean {
  if (!path.endsWith('.json') || written.some((folder) => path.startsWith(folder))) return false;
  if (path.startsWith('widgets/')) return path.endsWith('.widget.json');
  return folders.some((folder) => path.startsWith(`${folder}/`));
}

/** Reads all definition files below a root folder, and the manifests of the packages that it names. A folder that is missing holds nothing. */
export function readSource(root: string): Source {
  const source = new Map<string, string>();
  for (const folder of folders) {
    for (const path of filesBelow(root, folder)) if (isDefinitionFile(path)) source.set(path, readFileSync(join(root, path), 'utf8'));
  }
  for (const name of namedPackages(source)) for (const [path, text] of manifestsOf(root, name)) source.set(path, text);
  return source;
}

function filesBelow(root: string, folder: string): string[] {
  try {
    return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.split(sep).join('/')}`)
      .sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
