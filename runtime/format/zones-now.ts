import { formatDate } from './date';
import { language, translated } from './language';
import { stringOf } from '../validation/string-of';

/** How a zone is called at a moment, and what clocks there show; undefined for what is no time zone. */
function zoneAt(zone: unknown, moment: string): { name: string; time: string } | undefined {
  try {
    return typeof zone === 'string' ? { name: formatDate(moment, 'zzzz', zone), time: formatDate(moment, 'h:mm A', zone) } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the texts by which people choose among time zones (IANA): "Pacific Time, 2:59 PM now". Zones that have the same name also have their city.
 * What is no time zone has no text.
 */
export function zonesNow(zones: readonly unknown[], moment: string): (string | undefined)[] {
  const known = zones.map((zone) => zoneAt(zone, moment));
  return known.map((one, place) => {
    if (one === undefined) return undefined;
    const { name, time } = one;
    if (known.filter((other) => other?.name === name).length === 1) return capitalized(translated('{zone}, {time} now', { zone: name, time }));
    const city = stringOf(zones[place]).split('/').at(-1)!.replaceAll('_', ' ');
    return capitalized(translated('{zone} ({city}), {time} now', { zone: name, city, time }));
  });
}

/** The text with a capital first letter: several languages write names of zones without one, and each choice of a list begins with a capital. */
const capitalized = (text: string) => text.charAt(0).toLocaleUpperCase(language().tag) + text.slice(1);
