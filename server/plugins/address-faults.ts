import type { FastifyRequest } from 'fastify';
import type { CompiledOperation, JsonSchema } from '../../runtime/definitions/compiled';
import type { FailureMessage } from '../../schemas/generated/records';
import { unstorableParts } from '../foundation/unstorable-parts';
import { faultsInText } from '../foundation/validation';

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
    ...faultsInText(parameterSchema(operation, 'path'), params),
    ...faultsInText(parameterSchema(operation, 'query'), query),
  ];
}

/** A list in an address is its name repeated: one that stands once is a list too. */
function asLists(query: Record<string, unknown>, { parameters }: CompiledOperation) {
  for (const { name, schema } of parameters)
    if (schema.type === 'array' && Object.hasOwn(query, name) && !Array.isArray(query[name])) query[name] = [query[name]];
}
