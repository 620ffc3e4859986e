import type { FormPlan } from '../validation/form-plan';
import { childPointer, isWithin, segmentsOf, valueAt, withValue } from '../validation/pointer';
import { stringOf } from '../validation/string-of';
import { isObject } from '../validation/is-object';

/** What of some data a form has parts for, and the names of the rest: something that was kept may be older than the form. */
export function knownPart(plan: FormPlan, data: unknown): { data: unknown; lost: string[] } {
  if (!isObject(data)) return { data, lost: [] };
  const lost: string[] = [];
  let known: unknown = data;
  for (const [name, value] of Object.entries(data)) {
    const pointer = childPointer('', name);
    const keyed = keysOf(plan, pointer);
    if (keyed !== undefined && Array.isArray(value)) {
      const isKnown = (item: unknown) => keyed.names.has(valueAt(item, childPointer('', keyed.key)));
      const kept = value.filter(isKnown);
      lost.push(...value.filter((item) => !isKnown(item)).map((item) => inWords(valueAt(item, childPointer('', keyed.key)))));
      if (kept.length < value.length) known = withValue(known, pointer, kept.length === 0 ? undefined : kept);
    } else if (!plan.fields.some(({ at }) => isWithin(at, pointer) || isWithin(pointer, at))) {
      lost.push(inWords(name));
      known = withValue(known, pointer, undefined);
    }
  }
  return { data: known, lost };
}

/** Of a list whose items are named by one of their values: the key, and the names for which there are fields. */
function keysOf(plan: FormPlan, pointer: string): { key: string; names: Set<unknown> } | undefined {
  const segments = plan.fields.flatMap(({ at }) => {
    const [first, second] = segmentsOf(at);
    return typeof first === 'string' && childPointer('', first) === pointer && typeof second === 'object' ? [second] : [];
  });
  const key = segments[0]?.key;
  return key === undefined ? undefined : { key, names: new Set(segments.map(({ equals }) => equals)) };
}

/** A name of the data as words: badgeNumber is Badge number. */
const inWords = (name: unknown): string => {
  const words = stringOf(name).replace(/([a-z0-9])([A-Z])/g, (_, before: string, letter: string) => `${before} ${letter.toLowerCase()}`);
  return words.replace(/^./, (letter) => letter.toUpperCase());
};
