import type { JsonSchema } from '../../runtime/definitions/compiled';
import type { Path } from '../document';
import { type Check, reportUnknown } from './check';
import { stringOf } from '../../runtime/validation/string-of';

/** What live messages may be about: the categories of the record of a live message. Undefined where no record says them: then any word is one. */
export function liveCategories(check: Check): readonly string[] | undefined {
  const properties = check.query('schema', 'LiveMessage')?.properties as Record<string, JsonSchema> | undefined;
  const categories = properties?.Category?.enum;
  return Array.isArray(categories) ? categories.map(stringOf) : undefined;
}

/** Checks the name of an event that a screen, a layout or a flow hears of the live connection: `live.<category>`, or `live.missed`. */
export function checkLiveEvent(check: Check, path: Path, name: string): void {
  const category = name.slice('live.'.length);
  const known = liveCategories(check);
  if (known !== undefined && !known.includes(category) && !['missed', '*'].includes(category))
    reportUnknown(check, 'unknown-event', path, 'live category', category, known, 'key');
}
