import type { JsonSchema } from '../../runtime/definitions/compiled';
import type { Path } from '../document';
import type { Check } from './check';
import { stringOf } from '../../runtime/validation/string-of';
import { isObject } from '../../runtime/validation/is-object';

/** Where schemas stand within a schema: one, a list, or by name. */
const single = ['items', 'additionalProperties', 'contains', 'not', 'if', 'then', 'else', 'propertyNames'];
const lists = ['oneOf', 'anyOf', 'allOf', 'prefixItems'];
const named = ['properties', 'patternProperties', '$defs', 'dependentSchemas'];

/** Formats whose texts have a length of their own. */
const shortFormats = ['date', 'uuid', 'ipv4', 'ipv6'];

/**
 * Of what callers send: each text says how long it may be, each list how many entries it may have, each open object how many properties. Otherwise a
 * stranger decides how much there is to check and to store. What is said by a reference is said where the record is.
 */
export function checkSizeLimits(check: Check, path: Path, schema: unknown): void {
  if (!isObject(schema)) return;
  const own = schema as JsonSchema;
  const types = new Set([own.type].flat());
  const isChosen = Object.hasOwn(own, 'enum') || Object.hasOwn(own, 'const');
  if (types.has('string') && !isChosen && !isShort(own) && !isMisspelt(own, 'maxLength'))
    check.report('missing-limit', path, 'People send this text to the server: limit its length with "maxLength".');
  if (types.has('array') && own.maxItems === undefined && !isMisspelt(own, 'maxItems') && !isChosen && !isOfDifferentChoices(own))
    check.report('missing-limit', path, 'People send this list to the server: limit its entries with "maxItems".');
  if (types.has('object') && typeof own.additionalProperties === 'object' && own.maxProperties === undefined && !isMisspelt(own, 'maxProperties'))
    check.report('missing-limit', path, 'People send this object to the server: limit its properties with "maxProperties".');
  for (const key of single) checkSizeLimits(check, [...path, key], own[key]);
  for (const key of lists) (Array.isArray(own[key]) ? own[key] : []).forEach((part, index) => checkSizeLimits(check, [...path, key, index], part));
  for (const key of named) for (const [name, part] of Object.entries((own[key] ?? {}) as object)) checkSizeLimits(check, [...path, key, name], part);
}

/** The limit is there by another letter case, which is a fault of its own. */
const isMisspelt = (schema: JsonSchema, limit: string): boolean => Object.keys(schema).some((key) => key.toLowerCase() === limit.toLowerCase());

const isShort = ({ maxLength, format, pattern }: JsonSchema): boolean =>
  maxLength !== undefined || shortFormats.includes(stringOf(format)) || (typeof pattern === 'string' && endsBySelf(pattern));

/** Each of the choices once at most. */
const isOfDifferentChoices = ({ uniqueItems, items }: JsonSchema): boolean => uniqueItems === true && Object.hasOwn((items ?? {}) as object, 'enum');

/** Whether a pattern takes the whole text, and nothing in it repeats without end. */
function endsBySelf(pattern: string): boolean {
  const plain = pattern.replace(/\\./g, 'x').replace(/\[[^\]]*\]/g, 'x');
  let outer = plain;
  for (let inner = ''; inner !== outer; ) {
    inner = outer;
    outer = outer.replace(/\([^()]*\)/g, 'x');
  }
  return plain.startsWith('^') && plain.endsWith('$') && !/[*+]|\{\d+,\}/.test(plain) && !outer.includes('|');
}
