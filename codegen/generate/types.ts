import { compile, type JSONSchema } from 'json-schema-to-typescript';
import type { JsonSchema } from '../../runtime/definitions/compiled';
import { contentSchema, type EndpointOperation, type Endpoints, type ServerQuery } from '../../runtime/definitions/shapes/endpoints';
import type { Records } from '../records';

const options = {
  bannerComment: '',
  additionalProperties: false,
  ignoreMinAndMaxItems: true,
  unreachableDefinitions: true,
  style: { singleQuote: true, printWidth: 160 },
};
const prefix = 'record:';
const banner = (from: string): string => `// Written by "npm run generate" from ${from}. Do not edit.\n\n`;

/** The TypeScript of every record, by its title. */
export async function recordTypes(records: Records): Promise<string> {
  const names = Object.keys(records).sort();
  const schema = {
    $defs: Object.fromEntries(names.map((name) => [name, { ...withTypeNames(records[name] as JsonSchema), title: name }])),
    type: 'object',
    additionalProperties: false,
    properties: {},
  };
  const types = await compile(schema as unknown as JSONSchema, 'Unused', options);
  return banner('schemas/records') + withoutUnused(types);
}

/** The types without what the generator says of the schema that only holds them together. */
const withoutUnused = (types: string): string =>
  types
    .replace(/ \*\n \* This interface was referenced by `Unused`'s JSON-Schema\n \* via the `definition` "[^"]*"\.\n/g, '')
    .replace(/\/\*\*\n \* This interface was referenced by `Unused`'s JSON-Schema\n \* via the `definition` "[^"]*"\.\n \*\/\n/g, '')
    .replace(/export interface Unused \{\}\n*/, '')
    .replace(/\n*$/, '\n');

/** What each call is given and answers, and the calls of each area: a handler that is missing or surplus does not compile. */
export async function operationTypes(documents: Record<string, Endpoints>): Promise<string> {
  const areas = Object.entries(documents).sort(([left], [right]) => (left < right ? -1 : 1));
  const calls = areas.flatMap(([, document]) => Object.values(document.paths).flatMap((item) => Object.values(item) as EndpointOperation[]));
  const properties = Object.fromEntries(calls.map((call) => [call.operationId, callSchema(call)]));
  const queries = Object.fromEntries(
    areas.flatMap(([, document]) => Object.entries(document['x-queries'] ?? {}).map(([name, query]) => [name, querySchema(query)])),
  );
  const types = await interfaceOf('Operations', 'Every call by its operation id.', properties);
  const queryTypes = await interfaceOf('Queries', 'What the server can be asked for by templates of answers, by name.', queries);
  const used = [...new Set([...JSON.stringify([properties, queries]).matchAll(/"tsType":"([A-Z][A-Za-z0-9]*)"/g)].map(([, name]) => name ?? ''))].sort();
  const unions = (idsOf: (document: Endpoints) => string[]) =>
    areas.map(([area, document]) => {
      const ids = idsOf(document).map((id) => `'${id}'`);
      return `  ${/^[a-z]+$/.test(area) ? area : `'${area}'`}: ${ids.join(' | ') || 'never'};`;
    });
  return [
    banner('schemas/endpoints'),
    `import type { ${used.join(', ')} } from './records';\n\n`,
    types,
    `\n${queryTypes}`,
    `\n/** The queries of each area. */\nexport interface AreaQueries {\n${unions(queryNamesOf).join('\n')}\n}\n`,
    `\n/** The calls of each area: one document of schemas/endpoints, one file of handlers. */\nexport interface Areas {\n${unions(idsOf).join('\n')}\n}\nexport type Area = keyof Areas;\n`,
  ].join('');
}

/** The TypeScript of an object of which every property is there. */
async function interfaceOf(name: string, description: string, properties: Record<string, JsonSchema>): Promise<string> {
  const schema = { description, type: 'object', additionalProperties: false, properties, required: Object.keys(properties) };
  return (await compile(schema as unknown as JSONSchema, name, options)).replace(/\n*$/, '\n');
}

const queryNamesOf = (document: Endpoints): string[] => Object.keys(document['x-queries'] ?? {});

const idsOf = (document: Endpoints): string[] =>
  Object.values(document.paths).flatMap((item) =>
    (Object.values(item) as EndpointOperation[]).flatMap((call) => (call['x-resource'] || call['x-answer'] ? [] : call.operationId)),
  );

function callSchema(call: EndpointOperation): JsonSchema {
  const body = contentSchema(call.requestBody);
  const answer = contentSchema(call.responses['200']);
  const parameters = (place: 'path' | 'query'): JsonSchema => {
    const own = (call.parameters ?? []).filter((parameter) => parameter.in === place);
    const required = own.flatMap((parameter) => (parameter.required === true || place === 'path' ? parameter.name : []));
    return {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(own.map(({ name, schema }) => [name, withTypeNames(schema)])),
      required,
    };
  };
  return {
    description: call.summary,
    type: 'object',
    additionalProperties: false,
    properties: {
      open: { const: call['x-allow'] === 'everyone', description: 'Whether everyone may call it, signed in or not.' },
      path: parameters('path'),
      query: parameters('query'),
      body: body === undefined ? { tsType: 'undefined' } : withTypeNames(body),
      answer: answer === undefined ? { tsType: 'undefined' } : withTypeNames(answer),
    },
    required: ['open', 'path', 'query', 'body', 'answer'],
  };
}

const querySchema = ({ description, input = {}, required = [], answer }: ServerQuery): JsonSchema => ({
  description,
  type: 'object',
  additionalProperties: false,
  properties: {
    input: {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(Object.entries(input).map(([name, schema]) => [name, withTypeNames(schema)])),
      required,
    },
    answer: withTypeNames(answer),
  },
  required: ['input', 'answer'],
});

/** A schema whose references are the names of types, and whose parts get no types of their own. */
function withTypeNames(schema: JsonSchema): JsonSchema {
  const walk = (value: unknown, within?: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => walk(item));
    if (typeof value !== 'object' || value === null) return value;
    const { $ref: reference, title, $id: _id, $schema: _dialect, default: _default, ...rest } = value as JsonSchema;
    const named = within === 'properties' && title !== undefined ? { title } : {};
    if (typeof reference === 'string' && reference.startsWith(prefix))
      return { ...(rest.description === undefined ? {} : { description: rest.description }), tsType: reference.slice(prefix.length) };
    const walked = Object.fromEntries(Object.entries({ ...rest, ...named }).map(([key, part]) => [key, walk(part, key)]));
    return reference === undefined ? walked : { $ref: reference, ...walked };
  };
  return walk(schema) as JsonSchema;
}
