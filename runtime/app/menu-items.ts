import type { FurtherItems } from '../definitions/shapes/node';
import type { Navigation } from '../definitions/shapes/settings';
import type { IconName } from '../definitions/shapes/icon-names';
import { evaluate, holds, type Scope } from '../expressions/evaluate';
import { textOf } from '../expressions/text';
import { at } from '../table/table-rows';
import type { Shell } from '../definitions/compiled';
import { mayOpen } from './session';
import type { Tools } from './tools';
import { mayVisit } from './visits';

/** One item of a menu, as it is drawn. */
export interface MenuItem {
  id: string;
  label: string;
  to?: string;
  /** Leads out of this application. */
  outside?: boolean;
  icon?: IconName | undefined;
  badge?: number | undefined;
  group?: string | undefined;
  inMore: boolean;
  onPress?: Navigation['items'][number]['onPress'];
}

type Reading = { shell: Shell; scope: Scope; tools: Tools };

/** The items of the navigation in one place that this person may use. One that leads to a screen is there for those who may open the screen. */
export function itemsAt(place: string, { shell, scope, tools }: Reading, section?: string): MenuItem[] {
  const session = tools.session.get();
  const report = (message: string) => tools.report({ code: 'expression-failed', message, place: 'navigation' });
  return (shell.app.navigation?.items ?? [])
    .filter((item) => item.place === place && (section === undefined || item.section === section))
    .filter(
      (item) =>
        (item.allow === undefined || mayOpen(item.allow, session)) &&
        (item.when === undefined || holds(item.when.$, scope, report)) &&
        (item.to === undefined || mayVisit(item.to, tools)),
    )
    .map((item) => ({
      id: item.id,
      label: textOf(item.label, scope, report),
      ...(item.to === undefined ? {} : { to: item.to }),
      icon: item.icon,
      badge: item.badge && numberOf(evaluate(item.badge.$, scope, report)),
      group: item.group && textOf(item.group, scope, report),
      inMore: item.inMore ?? false,
      onPress: item.onPress,
    }));
}

/** Items that come from data. Those without a name or an address are left out. */
export function furtherItems({ items, ...pointers }: FurtherItems, scope: Scope, report: (message: string) => void): MenuItem[] {
  const records = evaluate(items.$, scope, report);
  if (!Array.isArray(records)) return [];
  const read = (record: unknown, pointer: string | undefined) => (pointer === undefined ? null : at(record, pointer));
  return records.flatMap((record, index) => {
    const [label, to] = [read(record, pointers.label), read(record, pointers.to)];
    if (typeof label !== 'string' || typeof to !== 'string') return [];
    return { id: `further-${index}`, label, to, outside: read(record, pointers.outside) === true, inMore: read(record, pointers.inMore) === true };
  });
}

export const numberOf = (value: unknown): number | undefined => (typeof value === 'number' && value > 0 ? value : undefined);
