import { closest } from '../../runtime/definitions/fault';
import { iconNames } from '../../runtime/definitions/icon-names';
import { materialIcons } from '../material-icons';
import type { Path } from '../document';
import type { Check } from './check';

/** Whether an icon has this name: one of the short ones, or one of Material's. */
const isIcon = (name: string): boolean => (iconNames as readonly string[]).includes(name) || materialIcons().has(name);

/** Checks the name of an icon. What was meant is looked for among the short names first. */
export function checkIcon(check: Check, path: Path, name: string | undefined): void {
  if (name === undefined || isIcon(name)) return;
  check.report('wrong-value', path, `There is no icon "${name}".`, { suggestion: closest(name, iconNames) ?? closest(name, materialIcons()) });
}
