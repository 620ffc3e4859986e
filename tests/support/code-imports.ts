import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

const imported = /(?:\bfrom|\bimport|\bimport\()\s*'(\.{1,2}\/[^']+)'/g;
const endings = ['', '.ts', '.tsx', '/index.ts'];

/**
 * Returns, for each of the files, every file of the project that it imports, itself or by others, also later (`import()`). Paths start at the root.
 * `import.meta.glob` is not followed: a sweep over all widgets does not depend on one of them.
 */
export function importsOfAll(root: string, files: readonly string[]): Map<string, ReadonlySet<string>> {
  const direct = new Map<string, string[]>();
  const directOf = (file: string): string[] => {
    const known = direct.get(file);
    if (known !== undefined) return known;
    const names = /\.tsx?$/.test(file) ? [...readFileSync(join(root, file), 'utf8').matchAll(imported)].map(([, name]) => name ?? '') : [];
    const found = names.flatMap((name) => fileNamed(root, posix.join(dirname(file), name)) ?? []);
    direct.set(file, found);
    return found;
  };
  const allOf = (file: string): ReadonlySet<string> => {
    const seen = new Set([file]);
    for (const one of seen) for (const next of directOf(one)) seen.add(next);
    return seen;
  };
  return new Map(files.map((file) => [file, allOf(file)]));
}

const fileNamed = (root: string, path: string): string | undefined =>
  endings.map((ending) => path + ending).find((one) => existsSync(join(root, one)) && statSync(join(root, one)).isFile());
