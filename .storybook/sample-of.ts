import type { JsonSchema, Revision } from '../runtime/definitions/compiled';
import { sampleValue } from '../server/demo/sample-value';
import { seededRandom } from '../server/demo/seeded-random';
import { objectsFor, recordedValues, textsFor, typicalOf, type RecordedValues } from './recorded-values';

/** So many elements a list has of which nothing is known. */
const few = 3;
const known = new WeakMap<object, RecordedValues>();

/**
 * Lifelike data of a schema, the same each time: its examples where it has some, otherwise what the demo's answers hold under the same name. Every list has a
 * few elements.
 */
export function sampleOf(schema: JsonSchema | undefined, { records }: Revision, answers: Record<string, unknown>): unknown {
  if (schema === undefined) return undefined;
  const recorded = known.get(answers) ?? recordedValues(answers);
  known.set(answers, recorded);
  return sampleValue(lifelike(schema, { records, recorded, name: '', holder: '' }) as JsonSchema, seededRandom(7));
}

interface Place {
  records: Revision['records'];
  recorded: RecordedValues;
  /** The property that is made, and the one that holds it; in small letters. */
  name: string;
  holder: string;
}

function lifelike(schema: unknown, place: Place): unknown {
  if (Array.isArray(schema)) return schema.map((part) => lifelike(part, place));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $ref, examples } = schema as { $ref?: string; examples?: unknown[] };
  if (Array.isArray(examples) && examples.length > 0) return { const: examples[0] };
  if ($ref?.startsWith('record:')) return lifelike(recordOf(schema as JsonSchema, place.records), place);
  return fromTheDemo(schema as JsonSchema, place) ?? partsOf(schema as JsonSchema, place);
}

/** What is known of a name, as a schema: typical texts first, then recorded values. */
function fromTheDemo(schema: JsonSchema, { recorded, records, name, holder }: Place): object | undefined {
  const items = recordOf(schema.items as JsonSchema | undefined, records);
  const type = typeOf(schema);
  const typical = [`${holder}/${name}`, name].map(typicalOf).find((value) => value !== undefined);
  if (type === 'array' && items && isFreeText(items) && Array.isArray(typical)) return { const: typical };
  if (type === 'array' && items?.type === 'object') {
    const found = uniqueOf(objectsFor(recorded, items, name)).slice(0, few);
    return found.length < Number(schema.minItems ?? 1) ? undefined : { const: found };
  }
  if (type === 'object') return some(objectsFor(recorded, schema, name).slice(0, 1));
  if (!isFreeText(schema)) return undefined;
  return typeof typical === 'string' ? { const: typical } : some(textsFor(recorded, schema, name, holder));
}

/** What a schema refers to, or itself. */
const recordOf = (schema: JsonSchema | undefined, records: Revision['records']): JsonSchema | undefined =>
  typeof schema?.$ref === 'string' && schema.$ref.startsWith('record:') ? records[schema.$ref.slice('record:'.length)] : schema;

const typeOf = ({ type }: JsonSchema): unknown => (Array.isArray(type) ? type[0] : type);
const isFreeText = (schema: JsonSchema): boolean =>
  typeOf(schema) === 'string' && !Object.hasOwn(schema, 'const') && schema.enum === undefined && [undefined, 'email', 'line'].includes(schema.format as string);
/** Each object once: the demo tells of one in several answers. */
const uniqueOf = (objects: Record<string, unknown>[]) => [...new Map(objects.map((one) => [JSON.stringify(Object.values(one)[0]), one])).values()];

const some = (examples: unknown[]) => (examples.length > 0 ? { examples } : undefined);

function partsOf(schema: JsonSchema, place: Place): object {
  const parts = Object.entries(schema).map(([key, part]): [string, unknown] =>
    key === 'properties' ? [key, named(part as object, place)] : [key, lifelike(part, place)],
  );
  const { type, minItems, ...rest } = Object.fromEntries(parts);
  return type === 'array' && minItems === undefined ? { ...rest, type, minItems: few } : Object.fromEntries(parts);
}

const named = (properties: object, place: Place) =>
  Object.fromEntries(Object.entries(properties).map(([key, part]) => [key, lifelike(part, { ...place, name: key.toLowerCase(), holder: place.name })]));
