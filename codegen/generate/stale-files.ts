import { textOfFile } from '../text-of-file';

/** Those that are not in the working folder as they should be, each with its path. */
export const staleFiles = (files: Readonly<Record<string, string>>): [path: string, content: string][] =>
  Object.entries(files).filter(([path, content]) => textOfFile(path) !== content);
