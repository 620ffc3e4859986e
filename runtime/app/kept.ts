/** What the browser keeps that is needed before any definition is there. */

/** Where it keeps what signing in came to. */
export const tokenKey = 'token';

/** The bearer token in what is kept; null where there is none, or something unreadable. */
export function tokenIn(kept: string | null): string | null {
  try {
    const { Token } = JSON.parse(kept ?? '{}') as { Token?: unknown };
    return typeof Token === 'string' ? Token : null;
  } catch {
    return null;
  }
}

/** Where it keeps the language that was chosen on this device. */
const languageKey = 'language';

/** What a call says of the language that is wanted: the one kept, or nothing. */
export function languageHeader(storage: Pick<Storage, 'getItem'>): { 'accept-language'?: string } {
  const kept = storage.getItem(languageKey)?.replace(/^"|"$/g, '');
  return kept === undefined || !/^[A-Za-z0-9-]{2,35}$/.test(kept) ? {} : { 'accept-language': kept };
}

const revisionKey = 'revision';

/** The hash of the definitions that the page ran last: the next visit asks for them at once. */
export const knownRevision = (storage: Pick<Storage, 'getItem'>): string | null => storage.getItem(revisionKey);

/** Keeps the hash for the next visit. */
export const keepRevision = (storage: Pick<Storage, 'setItem'>, hash: string): void => storage.setItem(revisionKey, hash);
