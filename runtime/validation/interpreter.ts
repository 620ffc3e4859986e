import { format, type OutputUnit, type Schema, Validator } from '@cfworker/json-schema';
import type { JsonSchema } from '../definitions/compiled';
import { knowAddresses } from './address-formats';
import { hasFormatLimits, knowLimits, limitOfFormat, withLimitsAsFormats } from './format-limits';
import { plainAsFarAsUsable } from './plain-schema';
import { childPointer, segmentsOf, valueAt } from './pointer';
import { referenced } from './schema-at';
import type { FindSchemaErrors, SchemaError } from './schema-errors';
import type { OtherSchemas } from './schema-resources';
import { errorsOfReadings, readingsOf } from './unusable-parts';
import { stringOf } from './string-of';

// They only wrap the errors of what is inside.
const wrappers = new Set([
  'properties',
  'patternProperties',
  'items',
  'prefixItems',
  'additionalItems',
  'unevaluatedItems',
  'allOf',
  '$ref',
  '$recursiveRef',
  'dependentSchemas',
]);
// They wrap too, unless they forbid: then they name the property.
const forbidding = new Set(['additionalProperties', 'unevaluatedProperties']);

/**
 * Validates by reading the schema, without making code: for schemas that are not known before the page runs. Data that reaches a part of the schema that
 * cannot be used is not right, since nothing can be said of it; all other data is judged. `others`: what it may refer to beside itself, by address.
 */
export function interpretSchema(schema: JsonSchema, others?: OtherSchemas): FindSchemaErrors {
  let find: FindSchemaErrors;
  try {
    find = interpretUsable(plainAsFarAsUsable(schema, others));
  } catch (error) {
    find = () => [unusable(error)];
  }
  return (data) => (data === undefined ? [] : find(data));
}

const unusable = (error: unknown): SchemaError => ({
  pointer: '',
  keyword: 'unusable',
  schemaPointer: '#',
  limit: error instanceof Error ? error.message.split('\n')[0] : stringOf(error),
});

knowLimits(format);
knowAddresses(format);

/** A plain schema as the library reads it: it knows no limits of dates, but formats. */
export const asRead = (plain: JsonSchema): JsonSchema => (hasFormatLimits(plain) ? withLimitsAsFormats(plain) : plain);

function interpretUsable(plain: JsonSchema): FindSchemaErrors {
  const readings = readingsOf(plain);
  if (readings === undefined) return interpretPlain(plain);
  const [strict, lenient] = [interpretPlain(readings.strict), interpretPlain(readings.lenient)];
  return (data) => {
    const errors = strict(data);
    return errors.length === 0 ? errors : errorsOfReadings(errors, lenient(data), asRead(readings.strict));
  };
}

function interpretPlain(plain: JsonSchema): FindSchemaErrors {
  const schema = asRead(plain);
  const validator = new Validator(schema as Schema, '2020-12', false);
  return (data) => {
    try {
      return schemaErrors(schema, validator.validate(data).errors);
    } catch (error) {
      // A pattern that is none.
      return [unusable(error)];
    }
  };
}

function schemaErrors(schema: JsonSchema, units: OutputUnit[]): SchemaError[] {
  const errors = units.filter(({ keyword }) => !wrappers.has(keyword)).map((unit) => schemaError(schema, unit));
  const said = errors.filter(({ keyword, limit }) => !forbidding.has(keyword) || limit === false);
  const forbidden = new Set(said.filter(({ keyword }) => forbidding.has(keyword)).map(({ pointer }) => pointer));
  return said.filter(({ keyword, pointer }) => keyword !== 'false' || !forbidden.has(pointer));
}

function schemaError(schema: JsonSchema, { keyword, keywordLocation, instanceLocation, error }: OutputUnit): SchemaError {
  const named = keyword === 'required' || forbidding.has(keyword) ? /[Pp]roperty "(.*)"(?:\.| does)/s.exec(error)?.[1] : undefined;
  const pointer = decodeURIComponent(instanceLocation.slice(1));
  const schemaPointer = decodeURIComponent(keywordLocation);
  const limited = keyword === 'format' ? limitOfFormat(limitAt(schema, schemaPointer.slice(1))) : undefined;
  if (limited !== undefined)
    return { pointer, keyword: limited.keyword, schemaPointer: schemaPointer.replace(/allOf\/\d+\/format$/, limited.keyword), limit: limited.limit };
  return {
    pointer: named === undefined ? pointer : childPointer(pointer, named),
    keyword,
    schemaPointer,
    // The library gives a `false` schema the place of the data.
    limit: keyword === 'false' ? false : limitAt(schema, schemaPointer.slice(1)),
  };
}

/** The value of a keyword, followed from the root through references. */
function limitAt(root: JsonSchema, location: string): unknown {
  let current: unknown = root;
  for (const segment of segmentsOf(location)) {
    if (segment === '$ref') current = referenced(root, (current as JsonSchema | undefined)?.$ref);
    else current = valueAt(current, childPointer('', stringOf(segment)));
  }
  return current;
}
