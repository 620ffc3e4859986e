import type { JsonSchema } from '../definitions/compiled';
import { isWithin } from './pointer';

/** One way in which data breaks its schema, in JSON Schema's words. */
export interface SchemaError {
  /** Where in the data, as a JSON Pointer; for `required`, where the missing property would stand. */
  pointer: string;
  /** The keyword that is broken: required, maxLength … */
  keyword: string;
  /** Where in the schema, as a pointer through `$ref`s. */
  schemaPointer: string;
  /** The keyword's value in the schema. */
  limit?: unknown;
}

/** Finds all the ways in which data breaks the schema it was made for. */
export type FindSchemaErrors = (data: unknown) => SchemaError[];

/** Makes what finds them by reading a schema that nobody has compiled. */
export type InterpretSchema = (schema: JsonSchema) => FindSchemaErrors;

const alternatives = new Set(['anyOf', 'oneOf', 'not', 'contains', 'propertyNames']);

// Ajv names an error behind a `$ref` by the place of the definition, and says what is inside before what is around it.
const behindReference = /^#\/(\$defs|definitions)\//;

/**
 * Without what only led to another error: when no alternative fits, that is said once, not what each of them lacks. Never empty where
 * there are errors: each error that is left out stands inside one that is kept.
 */
export function essentialErrors(errors: SchemaError[]): SchemaError[] {
  const choices = errors.map((error, index) => ({ error, index })).filter(({ error }) => alternatives.has(error.keyword));
  const isInside = (error: SchemaError, index: number) =>
    choices.some(
      (choice) =>
        isWithin(choice.error.pointer, error.pointer) &&
        (error.schemaPointer.startsWith(`${choice.error.schemaPointer}/`) || (choice.index > index && behindReference.test(error.schemaPointer))),
    );
  const kept = errors.filter((error, index) => !isInside(error, index));
  // A condition that failed is said by what it demands.
  const demands = kept.filter(({ keyword }) => keyword !== 'if');
  return demands.length > 0 ? demands : kept;
}
