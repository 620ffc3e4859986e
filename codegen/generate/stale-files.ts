import { readFileSync } from 'node:fs';

/** Those that are not in the working folder as they should be, each with its path. */
export const staleFiles = (files: Readonly<Record<string, string>>): [path: string, content: string][] =>
  Object.entries(files).filter(([path, content]) => contentOf(path) !== content);

function contentOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
