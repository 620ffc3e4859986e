import { type OutputUnit, type Schema, type SchemaDraft, Validator } from '@cfworker/json-schema';
import type { JsonSchema } from '../definitions/compiled';
import { formatLimitErrors, hasFormatLimits } from './format-limits';
import { childPointer, segmentsOf, valueAt } from './pointer';
import { referenced } from './schema-at';
import type { FindSchemaErrors, SchemaError } from './schema-errors';

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

/** The draft that a schema names; 2020-12 where it names none. */
export function draftOf(schema: JsonSchema): SchemaDraft {
  const named = /draft-0([467])|draft\/(2019-09|2020-12)/.exec(String(schema.$schema ?? ''));
  if (named?.[1] !== undefined) return named[1] === '4' ? '4' : '7';
  return named?.[2] === '2019-09' ? '2019-09' : '2020-12';
}

/** Validates by reading the schema, without making code: for schemas that are not known before the page runs. */
export function interpretSchema(schema: JsonSchema): FindSchemaErrors {
  // The library writes into the schema it is given.
  const own = structuredClone(schema);
  const validator = new Validator(own as Schema, draftOf(schema), false);
  const limited = hasFormatLimits(own);
  return (data) => {
    if (data === undefined) return [];
    try {
      const errors = schemaErrors(own, validator.validate(data).errors);
      if (!limited) return errors;
      // A text that is no date at all is not said to be too early as well.
      const unread = new Set(errors.filter(({ keyword }) => keyword === 'format').map(({ pointer }) => pointer));
      return [...errors, ...formatLimitErrors(own, own, data).filter(({ pointer }) => !unread.has(pointer))];
    } catch (error) {
      // A reference that leads nowhere, a pattern that is none: nothing can be said of the data, so it is not right.
      return [{ pointer: '', keyword: 'unusable', schemaPointer: '#', limit: error instanceof Error ? error.message.split('\n')[0] : String(error) }];
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
    else current = valueAt(current, childPointer('', String(segment)));
  }
  return current;
}
