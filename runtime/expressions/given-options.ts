import type { Report, Scope } from './evaluate';
import { resolveTemplate } from './evaluate';

/** The options of a widget or a cell. One whose expression has no value yet is not given: a widget never sees null. */
export const givenOptions = (template: unknown, scope: Scope, report?: Report): Record<string, unknown> =>
  withoutNulls(resolveTemplate(template ?? {}, scope, report));

/** What of these values there is. */
export const withoutNulls = (values: unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values ?? {}).filter(([, value]) => value !== null));
