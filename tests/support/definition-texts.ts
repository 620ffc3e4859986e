import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const folders = ['flows', 'schemas', 'screens', 'widgets'];

const isDefinition = (file: string): boolean => file.endsWith('.json') && !/^schemas\/(definitions|generated)\//.test(file);

/** The files below folders of the project, sorted; paths start at the root. */
export const filesBelow = (below: readonly string[]): string[] =>
  below.flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`)).sort();

let texts: ReadonlyMap<string, string> | undefined;

/** The texts of all definition files, by their paths. The files are read once in a process. */
export const definitionTexts = (): ReadonlyMap<string, string> =>
  (texts ??= new Map(filesBelow(folders).flatMap((file) => (isDefinition(file) ? [[file, readFileSync(join(root, file), 'utf8')] as const] : []))));
