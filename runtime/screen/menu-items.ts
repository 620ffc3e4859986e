import type { FurtherItems } from '../definitions/shapes/menu';
import type { Navigation } from '../definitions/shapes/settings';
import { iconNames, isMaterialName } from '../definitions/icon-names';
import { evaluate, holds, type Scope } from '../expressions/evaluate';
import { textOf } from '../expressions/text';
import { isLinkAddress, isSitePath } from '../format/addresses';
import { valueAt } from '../validation/pointer';
import type { Shell } from '../definitions/compiled';
import { mayOpen } from '../contracts/session';
import type { Services } from '../contracts/services';
import { mayVisit } from '../contracts/visits';

/** One item of a menu, as it is drawn. */
export interface MenuItem {
  id: string;
  label: string;
  to?: string;
  /** The path of the area whose pages mark it, beside those below `to`. */
  within?: string;
  /** Leads out of this application. */
  outside?: boolean;
  /** It is marked on its own page only, not on the pages below its path: one of its neighbors may lead there. */
  isExact?: boolean;
  icon?: string | undefined;
  badge?: number | undefined;
  group?: string | undefined;
  inMore: boolean;
  /** The one that applies, of several to choose from; undefined where there is nothing to choose. */
  chosen?: boolean | undefined;
  onPress?: Navigation['items'][number]['onPress'];
}

type Reading = { shell: Shell; scope: Scope; services: Services };

/** The items of the navigation in one place that this person may use. One that leads to a screen is there for those who may open the screen. */
export function itemsAt(place: string, { shell, scope, services }: Reading, section?: string): MenuItem[] {
  const session = services.session.get();
  const report = (message: string) => services.report({ code: 'expression-failed', message, place: 'navigation' });
  return (shell.app.navigation?.items ?? [])
    .filter((item) => item.place === place && (section === undefined || item.section === section))
    .filter(
      (item) =>
        (item.allow === undefined || mayOpen(item.allow, session)) &&
        (item.when === undefined || holds(item.when.$, scope, report)) &&
        (item.to === undefined || mayVisit(item.to, services)),
    )
    .map((item) => ({
      id: item.id,
      label: textOf(item.label, scope, report),
      ...(item.to === undefined ? {} : { to: item.to }),
      ...(item.within === undefined ? {} : { within: item.within }),
      icon: item.icon,
      badge: item.badge && numberOf(evaluate(item.badge.$, scope, report)),
      group: item.group && textOf(item.group, scope, report),
      chosen: item.chosenWhen && holds(item.chosenWhen.$, scope, report),
      inMore: item.inMore ?? false,
      onPress: item.onPress,
    }));
}

/**
 * Items that come from data. Left out are those without a name, those whose address is none of this server and not over https, and those that lead to a
 * screen this person may not open.
 */
export function furtherItems({ items, ...pointers }: FurtherItems, scope: Scope, services: Services, report: (message: string) => void): MenuItem[] {
  const records = evaluate(items.$, scope, report);
  return Array.isArray(records) ? itemsOf(records, pointers, 'further', (to) => mayVisit(to, services)) : [];
}

function itemsOf(records: unknown[], pointers: Omit<FurtherItems, 'items'>, id: string, mayOpenAt: (to: string) => boolean, group?: string): MenuItem[] {
  return records.flatMap((record, index) => {
    const read = (pointer: string | undefined) => (pointer === undefined ? null : valueAt(record, pointer));
    const [label, to, icon, below] = [read(pointers.label), read(pointers.to), read(pointers.icon), read(pointers.below)];
    if (typeof label !== 'string' || label === '') return [];
    const own = `${id}-${index}`;
    if (group === undefined && Array.isArray(below) && below.length > 0) return itemsOf(below, pointers, own, mayOpenAt, label);
    const outside = read(pointers.outside) === true;
    if (!isLinkAddress(to) || (!outside && !(isSitePath(to) && mayOpenAt(to)))) return [];
    return {
      id: own,
      label,
      to,
      outside,
      icon: typeof icon === 'string' && ((iconNames as readonly string[]).includes(icon) || isMaterialName(icon)) ? icon : undefined,
      group,
      inMore: group !== undefined || read(pointers.inMore) === true,
    };
  });
}

export const numberOf = (value: unknown): number | undefined => (typeof value === 'number' && value > 0 ? value : undefined);
