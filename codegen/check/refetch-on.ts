import type { Path } from '../document';
import { type Check, reportUnknown } from './check';
import { liveCategories } from './live-categories';

/** What loads data again: a live category, or a call. What looks like the id of a call, of an adapter too, must be one. */
export function checkRefetchOn(check: Check, path: Path, names: readonly string[] | undefined): void {
  const categories = liveCategories(check);
  (names ?? []).forEach((name, index) => {
    const looksLikeCall = /^[a-z][A-Za-z0-9]*$/.test(name) ? /[A-Z]/.test(name) : name.includes('.');
    if (looksLikeCall && check.query('operation', name) === undefined)
      reportUnknown(check, 'unknown-call', [...path, index], 'call', name, check.query('names', 'operation'));
    else if (!looksLikeCall && categories?.includes(name) === false) reportUnknown(check, 'unknown-event', [...path, index], 'live category', name, categories);
  });
}
