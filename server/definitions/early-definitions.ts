import type { Revision } from '../../runtime/definitions/compiled';
import { screenAt } from '../../runtime/definitions/screen-at';
import { own } from '../../runtime/validation/own';

/**
 * Returns what the page at an address may load before its program is there, for a person who is not signed in: the hash of the definitions, the screen, and the
 * forms that it shows, with spaces between them. The page loads them in one round instead of three.
 */
export function earlyDefinitions({ hash, shell, screens }: Revision, path: string): string {
  const screen = screenAt(shell, path, false);
  if (screen === undefined) return hash;
  return [hash, screen, ...(own(screens, screen)?.shownForms ?? [])].map(encodeURIComponent).join(' ');
}
