import type { JsonSchema } from '../runtime/definitions/compiled';
import typical from './typical-values.json';

/** What answers and forms of the demo hold, by the names under which it stands there. */
export interface RecordedValues {
  /** The texts under a name, also under the name of what holds it: `roles/text`. */
  texts: Map<string, string[]>;
  /** The objects under a name. */
  objects: Map<string, Record<string, unknown>[]>;
  /** All objects. */
  all: Record<string, unknown>[];
}

/** Under how many values of one name a story chooses. */
const most = 12;
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const keep = <Value>(values: Map<string, Value[]>, name: string, value: Value) => {
  const known = values.get(name) ?? [];
  if (known.length < most && !known.includes(value)) values.set(name, [...known, value]);
};

/** Reads recorded answers once, so that what nobody thought of can be said with what stands elsewhere under the same name. */
export function recordedValues(answers: Record<string, unknown>): RecordedValues {
  const found: RecordedValues = { texts: new Map(), objects: new Map(), all: [] };
  const read = (value: unknown, name: string, holder: string): void => {
    if (Array.isArray(value)) for (const part of value) read(part, name, holder);
    else if (typeof value === 'string' && value !== '') for (const key of [`${holder}/${name}`, name]) keep(found.texts, key, value);
    else if (isObject(value)) {
      keep(found.objects, name, value);
      found.all.push(value);
      for (const [key, part] of Object.entries(value)) read(part, key.toLowerCase(), name);
    }
  };
  for (const answer of Object.values(answers)) read(answer, '', '');
  return found;
}

/** What product people wrote down for a name that no answer holds. */
export const typicalOf = (name: string): unknown => (Object.hasOwn(typical, name) ? typical[name as keyof typeof typical] : undefined);

/** Recorded texts of a name that a schema accepts. */
export function textsFor({ texts }: RecordedValues, schema: JsonSchema, name: string, holder: string): string[] {
  const { pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema as { pattern?: string; minLength?: number; maxLength?: number };
  const fits = (text: string) => text.length >= minLength && text.length <= maxLength && (pattern === undefined || new RegExp(pattern, 'u').test(text));
  const found = [`${holder}/${name}`, name].map((key) => (texts.get(key) ?? []).filter(fits)).find((some) => some.length > 0);
  return found ?? [];
}

/** Recorded objects of the shape of a schema: those of the same name where there are any, the ones that say most first. */
export function objectsFor({ objects, all }: RecordedValues, schema: JsonSchema, name: string): Record<string, unknown>[] {
  const properties = (schema.properties ?? {}) as Record<string, JsonSchema>;
  const required = (schema.required ?? []) as string[];
  if (Object.keys(properties).length < 2) return [];
  const hasShape = (value: Record<string, unknown>) =>
    Object.keys(value).length > 1 &&
    required.every((key) => Object.hasOwn(value, key)) &&
    Object.entries(value).every(([key, part]) => Object.hasOwn(properties, key) && isOf(part, properties[key] ?? {}));
  const named = (objects.get(name) ?? []).filter(hasShape);
  const byContent = (one: object, other: object) => Object.keys(other).length - Object.keys(one).length;
  return (named.length > 0 ? named : all.filter(hasShape)).toSorted(byContent).slice(0, most);
}

function isOf(value: unknown, { type, enum: accepted, ...more }: JsonSchema): boolean {
  if (Array.isArray(accepted)) return accepted.includes(value);
  if (Object.hasOwn(more, 'const')) return more.const === value;
  const types = type === undefined ? undefined : [type].flat();
  const is = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  return types === undefined || types.includes(is) || (is === 'number' && types.includes('integer'));
}
