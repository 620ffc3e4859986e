import { parseByLibrary } from './by-library';
import type { Library } from './library';

/** The library where it is part of the program: in Node. `#expression-library` of package.json says which of the two a program gets. */
export const library: Library = { parse: parseByLibrary };

/** Resolves once the library is there. */
export const loadLibrary = (): Promise<void> => Promise.resolve();
