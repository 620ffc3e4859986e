import type { Path } from '../document';
import { type Check, reportUnknown } from './check';

/** What loads data again: a live category is any word; what looks like an operation id must be one. */
export function checkRefetchOn(check: Check, path: Path, names: readonly string[] | undefined): void {
  (names ?? []).forEach((name, index) => {
    if (/^[a-z][A-Za-z0-9]*$/.test(name) && check.ask('operation', name) === undefined && /[A-Z]/.test(name))
      reportUnknown(check, 'unknown-call', [...path, index], 'call', name, check.ask('names', 'operation'));
  });
}
