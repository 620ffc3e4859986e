import type { Library } from './library';

/** The library where it comes later: in a page. It weighs 26 kB, and few expressions need it. */
export const library: Library = { parse: undefined };

let loading: Promise<void> | undefined;

/** Loads the library. Resolves once it is there; where that fails, it is tried again at the next call. */
export function loadLibrary(): Promise<void> {
  loading ??= import('./by-library').then(
    ({ parseByLibrary }) => {
      library.parse = parseByLibrary;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
