import type { JsonSchema } from '../definitions/compiled';
import { isStorable } from '../format/storable';
import { lengthOf } from '../format/text-length';
import { isObject } from './is-object';

const kinds: Record<string, (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  array: Array.isArray,
  object: (value) => isObject(value),
};

/**
 * Whether a value from an address may be what a schema says: its type, the values it names, its limits, whether a text can be stored, and the same of what it holds. Other words of JSON
 * Schema are not asked: whoever takes the value judges it by all of them. Small, for pages that need no more.
 */
export function fits(schema: JsonSchema, value: unknown): boolean {
  const { type, enum: values, minimum, maximum, minLength, maxLength, pattern, maxItems, items, properties } = schema as Limits;
  const types = type === undefined ? [] : Array.isArray(type) ? type : [type];
  if (types.length > 0 && !types.some((name) => Object.hasOwn(kinds, name) && kinds[name]!(value))) return false;
  if (values !== undefined && !values.includes(value)) return false;
  if (typeof value === 'number') return value >= (minimum ?? value) && value <= (maximum ?? value);
  if (typeof value === 'string')
    return (
      isStorable(value) &&
      lengthOf(value) >= (minLength ?? 0) &&
      lengthOf(value) <= (maxLength ?? longestText) &&
      (pattern === undefined || new RegExp(pattern, 'u').test(value))
    );
  if (Array.isArray(value)) return value.length <= (maxItems ?? mostItems) && (items === undefined || value.every((one) => fits(items, one)));
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, part]) => properties === undefined || (Object.hasOwn(properties, name) && fits(properties[name]!, part)));
}

/** What nobody writes into an address: longer texts and lists are not taken from it. */
const longestText = 500;
const mostItems = 100;

interface Limits {
  type?: string | string[];
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  maxItems?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
}
