import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from 'ajv/dist/2020';
import { format } from '@cfworker/json-schema';
import addFormatsModule from 'ajv-formats';
import type { FastifyRequest } from 'fastify';
import type { CompiledOperation, JsonSchema } from '../../runtime/definitions/compiled';
import { ownFormats } from '../../runtime/validation/own-formats';
import type { FailureMessage } from '../../schemas/generated/records';
import { unstorableParts } from './unstorable-parts';
import { faultOf } from './validation-messages';

// ajv-formats is CommonJS: its function is the default of the default.
const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default;

const options: Options = { allErrors: true, strict: false, removeAdditional: false, useDefaults: false, coerceTypes: false };

/** ajv-formats' own, and ours; what is read rather than compiled is told of ours too. */
function withFormats(ajv: Ajv2020): Ajv2020 {
  for (const [name, judge] of Object.entries(ownFormats)) ajv.addFormat(name, judge);
  return addFormats(ajv);
}
Object.assign(format, ownFormats);

/** For bodies and answers: what is written is what counts. */
const exact = withFormats(new Ajv2020(options));

/** For addresses, where everything is text: numbers and booleans are read from it, and what is left out takes its default. */
const fromText = withFormats(new Ajv2020({ ...options, coerceTypes: true, useDefaults: true }));

// Keyed by the schema itself: a customer's revision brings its own schemas, and its validators go when it goes.
const compiled = new WeakMap<JsonSchema, ValidateFunction>();

function validatorOf(ajv: Ajv2020, schema: JsonSchema): ValidateFunction {
  const known = compiled.get(schema);
  if (known !== undefined) return known;
  const validator = ajv.compile(schema);
  // Ajv would hold every schema for ever, and publications bring new ones.
  ajv.removeSchema(schema);
  compiled.set(schema, validator);
  return validator;
}

function faults(ajv: Ajv2020, schema: JsonSchema, value: unknown): FailureMessage[] {
  const validator = validatorOf(ajv, schema);
  return validator(value) ? [] : (validator.errors ?? []).map((error: ErrorObject) => faultOf(error));
}

/** The validator of a body or an answer, made at its first use. */
export const validatorFor = (schema: JsonSchema): ValidateFunction => validatorOf(exact, schema);

/** What is wrong with a value, each fault with its place. */
export const faultsIn = (schema: JsonSchema, value: unknown) => faults(exact, schema, value);

const parameterSchemas = new WeakMap<CompiledOperation, Record<'path' | 'query', JsonSchema>>();

/** The parameters of one kind as one closed object: a misspelt one is a fault, not ignored. */
function parameterSchema(operation: CompiledOperation, kind: 'path' | 'query'): JsonSchema {
  const known = parameterSchemas.get(operation) ?? { path: objectOf(operation, 'path'), query: objectOf(operation, 'query') };
  parameterSchemas.set(operation, known);
  return known[kind];
}

function objectOf({ parameters, answer }: CompiledOperation, kind: 'path' | 'query'): JsonSchema {
  const own = parameters.filter((parameter) => parameter.in === kind);
  return {
    type: 'object',
    // A call for the address bar answers nothing but a redirect: other sites append what they like.
    additionalProperties: answer === undefined,
    properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema])),
    required: own.filter(({ required }) => required).map(({ name }) => name),
  };
}

/** What is wrong with the address of a call; numbers and booleans in it are read from their text. */
export function addressFaults({ params, query }: Pick<FastifyRequest, 'params' | 'query'>, operation: CompiledOperation): FailureMessage[] {
  asLists(query as Record<string, unknown>, operation);
  return [
    ...unstorableParts(params),
    ...unstorableParts(query),
    ...faults(fromText, parameterSchema(operation, 'path'), params),
    ...faults(fromText, parameterSchema(operation, 'query'), query),
  ];
}

/** A list in an address is its name repeated: one that stands once is a list too. */
function asLists(query: Record<string, unknown>, { parameters }: CompiledOperation) {
  for (const { name, schema } of parameters)
    if (schema.type === 'array' && Object.hasOwn(query, name) && !Array.isArray(query[name])) query[name] = [query[name]];
}
