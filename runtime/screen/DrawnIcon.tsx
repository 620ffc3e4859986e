import { type IconName, isMaterialName } from '../definitions/icon-names';
import { icons } from './icons';
import { MaterialIcon } from './MaterialIcon';

/** A picture by its name: of the set that comes with the page, or any other of Material's, each loaded when it first shows. */
export function DrawnIcon({ name }: { name: string }) {
  const Known = Object.hasOwn(icons, name) ? icons[name as IconName] : undefined;
  if (Known) return <Known aria-hidden="true" fontSize="small" />;
  return isMaterialName(name) ? <MaterialIcon name={name} className="svg-icon svg-icon-small" /> : null;
}
