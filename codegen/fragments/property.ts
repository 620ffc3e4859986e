import { closest, type Fault } from '../../runtime/definitions/fault';
import type { JsonSchema } from '../../runtime/definitions/compiled';
import { isObject } from '../../runtime/validation/is-object';
import { draftOf, write } from '../overlay/draft';
import { type Definition, faultAt, type Origin, originOf } from '../project/definition';
import { type PropertyReference, propertyReference } from '../project/missing-records';
import type { RecordShape } from '../project/standard-shapes';
import type { Lookup } from './lookup';

type Keys = Map<string, { value: unknown; origin: Origin }>;
type Report = (code: Fault['code'], message: string, suggestion?: string) => void;

/** The properties of a record that are those of other records, each with the one that it names. */
const borrowingOf = ({ value }: Definition): { name: string; schema: JsonSchema; named: PropertyReference }[] =>
  Object.entries((value as RecordShape).properties).flatMap(([name, schema]) => {
    const named = isObject(schema) ? propertyReference(schema.$ref) : undefined;
    return named === undefined ? [] : { name, schema: schema as JsonSchema, named };
  });

/** Whether some property of a record is one of another record. */
export const borrowsProperties = (definition: Definition): boolean => borrowingOf(definition).length > 0;

/** A record whose properties that are those of other records say all that those say, but for what they say themselves. */
export function withBorrowedProperties(definition: Definition, records: Lookup<RecordShape>): Definition {
  const draft = draftOf(definition);
  const faults: Fault[] = [];
  for (const { name, schema, named } of borrowingOf(definition)) {
    const path = ['properties', name];
    const report: Report = (code, message, suggestion) => faults.push(faultAt(definition, code, [...path, '$ref'], message, { suggestion }));
    const keys = keysOf(named, records, report);
    if (keys === undefined) continue;
    write(draft, [...path, '$ref'], undefined, originOf(definition, path));
    for (const [key, { value, origin }] of keys) if (key === '$ref' || !Object.hasOwn(schema, key)) write(draft, [...path, key], value, origin);
  }
  return { ...draft.definition, faults: [...definition.faults, ...faults] };
}

/** What the property that a reference names says, each key with the place where it was written; nothing where it leads nowhere. `around`: the references that led here. */
function keysOf({ record, property }: PropertyReference, records: Lookup<RecordShape>, report: Report, around: readonly string[] = []): Keys | undefined {
  const reference = `record:${record}#/properties/${property}`;
  const led = [...around, reference];
  if (around.includes(reference)) return void report('wrong-place', `These properties name each other in a circle: ${led.join(' → ')}.`);
  const other = records.find(record);
  // What a property further on names is reported there.
  const isFirst = around.length === 0;
  if (other === undefined) return void (isFirst && report('unknown-record', `There is no record "${record}".`, closest(record, records.names())));
  if (!other.sound) return undefined;
  const { properties } = other.value;
  if (!Object.hasOwn(properties, property))
    return void (isFirst && report('unknown-property', `The record "${record}" has no property "${property}".`, closest(property, Object.keys(properties))));
  const schema = properties[property] as JsonSchema;
  const next = propertyReference(schema.$ref);
  const keys: Keys | undefined = next === undefined ? new Map() : keysOf(next, records, report, led);
  for (const [key, value] of Object.entries(schema))
    if (key !== '$ref' || next === undefined) keys?.set(key, { value, origin: originOf(other, ['properties', property, key]) });
  return keys;
}
