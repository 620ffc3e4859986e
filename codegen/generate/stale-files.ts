import { readFileSync } from 'node:fs';

/** The paths of those that are not in the working folder as they should be. */
export const staleFiles = (files: Readonly<Record<string, string>>): string[] => Object.keys(files).filter((path) => contentOf(path) !== files[path]);

function contentOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
