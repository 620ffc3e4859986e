/** The caches of the service worker. None holds anything of a person. */
export const pageCache = 'page';
export const programCache = 'program';
export const definitionsCache = 'definitions';
export const otherFilesCache = 'files';
