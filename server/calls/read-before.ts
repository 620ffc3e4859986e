import { conflict } from '../foundation/outcome';
import { changesBetween } from '../records/audit';

const changedMeanwhile = () => conflict('This was changed in the meantime. Reload the page, then make your change again.');

/**
 * Holds a save of a whole row to what it was based on, so that it reverts nothing that somebody else saved since. Call it where no other change of the
 * row comes between. `was`: the values, or the version, as the page read them; a caller that read none says none. `message` says it in words of the page.
 * @throws Refused (409) where the row is another one by now.
 */
export function holdToRead<Value extends object | number | string>(was: Value | null | undefined, present: Value, message?: string): void {
  if (was === undefined || was === null) return;
  const isSame = typeof was === 'object' && typeof present === 'object' ? changesBetween(was, present).length === 0 : was === present;
  if (!isSame) throw message === undefined ? changedMeanwhile() : conflict(message);
}
