import type { JsonSchema, ResourceColumn } from '../../runtime/definitions/compiled';
import type { EndpointOperation, Endpoints } from '../../runtime/definitions/shapes/endpoints';
import { type MadeDoes, resourceAddresses } from '../../runtime/definitions/resource-addresses';
import type { Resource } from '../../runtime/definitions/shapes/resource';
import { keySchema, listParameters, type Parameter, parameterNamed, rowKeyPattern } from './parameters';
import { rowBody, rowSchema, versionOf } from './row-schemas';

/** The record of a resource as its file has it and written out, and the columns that it comes to. */
export interface ResourceRecord {
  record: JsonSchema;
  written: JsonSchema;
  columns: Record<string, ResourceColumn>;
}

type Method = 'get' | 'post' | 'put' | 'delete';
interface Made {
  path: string;
  method: Method;
  operation: EndpointOperation;
}

const words = (name: string): string => name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
const capitalized = (id: string): string => id.replace(/(^|-)([a-z0-9])/g, (_match, _dash, letter: string) => letter.toUpperCase());

/** The operation ids of a resource: those of many rows by its id, those of one by its record. */
export function operationIdsOf({ id, record }: Pick<Resource, 'id' | 'record'>): Record<MadeDoes, string> {
  const many = capitalized(id);
  return {
    list: `list${many}`,
    get: `get${record}`,
    create: `create${record}`,
    update: `update${record}`,
    remove: `remove${record}`,
    order: `order${many}`,
    export: `export${many}`,
    one: `get${record}`,
    save: `save${record}`,
    reset: `reset${record}`,
    'list-all': `listAll${many}`,
    'export-all': `exportAll${many}`,
  };
}

/** The calls that a resource makes, as an OpenAPI document would write them. */
export function madeCalls(resource: Resource, held: ResourceRecord): Endpoints {
  const paths: Record<string, Partial<Record<Method, EndpointOperation>>> = {};
  for (const { path, method, operation } of callsOf(resource, held)) paths[path] = { ...paths[path], [method]: operation };
  return { openapi: '3.1.0', info: { title: resource.id, version: '1.0.0' }, paths };
}

function callsOf(resource: Resource, held: ResourceRecord): Made[] {
  const { calls = {}, readableBy, owner } = resource;
  const ids = operationIdsOf(resource);
  const one = words(resource.record);
  const row = rowSchema(resource, held.record);
  const page = closed({
    Items: { type: 'array', description: 'The rows.', items: row },
    Total: { type: 'integer', description: 'How many rows there are in all.' },
  });
  const done = closed({ Successful: { type: 'boolean', description: 'Whether it was done.' } });
  const company =
    owner === 'company'
      ? [parameterNamed('entityId', 'A company within reach. Without it the own one.', { type: 'string', maxLength: 64, pattern: rowKeyPattern })]
      : [];
  const { description: _description, ...versionSchema } = versionOf(resource);
  const version = parameterNamed('version', 'The version that was read: a row that has changed since is not written over.', versionSchema);
  const key: Parameter = { name: 'key', in: 'path', required: true, description: 'The row.', schema: keySchema(resource, held.record) };
  const format = parameterNamed('format', 'The kind of file.', { type: 'string', enum: ['csv', 'xlsx'], default: 'csv' });
  const chosen = listParameters(resource, held);
  const narrowed = chosen.filter(({ name }) => name !== 'page' && name !== 'pageSize');
  const body = rowBody(resource, held.record);
  const keys: JsonSchema = {
    type: 'array',
    description: 'The keys of all rows.',
    maxItems: resource.limit,
    uniqueItems: true,
    items: keySchema(resource, held.record),
  };

  const make = (does: MadeDoes, summary: string, part: Part): Made[] => {
    const { method, path } = resourceAddresses[does];
    const allow = does === 'list-all' || does === 'export-all' ? readableBy : calls[does]?.allow;
    if (allow === undefined) return [];
    const operation: EndpointOperation = {
      operationId: ids[does],
      summary,
      'x-allow': allow,
      'x-resource': { resource: resource.id, does, ...(path.includes('{key}') && { key: 'key' }) },
      ...(resource.audit && { 'x-audit': 'itself' as const }),
      ...((does === 'create' || does === 'update' || does === 'save') && resource.form !== undefined && { 'x-form': resource.form }),
      parameters: part.parameters,
      ...(part.body && { requestBody: { required: true, content: { 'application/json': { schema: part.body } } } }),
      responses: { '200': answered(part.answer), default: answered({ $ref: 'record:Failure' }) },
    };
    return [{ path: `/resources/${resource.id}${path}`, method: method.toLowerCase() as Method, operation }];
  };
  return [
    ...make('list', `The rows of ${resource.id}.`, { parameters: [...company, ...chosen], answer: page }),
    ...make('create', `Adds a ${one}.`, { parameters: company, body, answer: row }),
    ...make('get', `A ${one}.`, { parameters: [key, ...company], answer: row }),
    ...make('update', `Replaces a ${one}.`, { parameters: [key, version, ...company], body, answer: row }),
    ...make('remove', `Removes a ${one}.`, { parameters: [key, version, ...company], answer: done }),
    ...make('order', `Puts ${resource.id} in an order.`, { parameters: company, body: keys, answer: done }),
    ...make('export', `A file of ${resource.id}.`, { parameters: [format, ...company, ...narrowed], answer: 'file' }),
    ...make('one', `The ${one}.`, { parameters: company, answer: row }),
    ...make('save', `Saves the ${one}.`, { parameters: [version, ...company], body, answer: row }),
    ...make('reset', `Puts the ${one} back to what holds without it.`, { parameters: [version, ...company], answer: row }),
    ...make('list-all', `The rows of ${resource.id} of all people within reach.`, {
      parameters: chosen,
      answer: withItems(page, rowSchema(resource, held.record, { withOwner: true })),
    }),
    ...make('export-all', `A file of ${resource.id} of all people within reach.`, {
      parameters: [format, ...narrowed],
      answer: 'file',
    }),
  ];
}

interface Part {
  parameters: Parameter[];
  body?: JsonSchema;
  answer: JsonSchema | 'file';
}

const closed = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required: Object.keys(properties),
});
const withItems = (page: JsonSchema, items: JsonSchema): JsonSchema => {
  const properties = page.properties as Record<string, JsonSchema>;
  return { ...page, properties: { ...properties, Items: { ...properties.Items, items } } };
};

const answered = (answer: JsonSchema | 'file'): EndpointOperation['responses'][string] =>
  answer === 'file'
    ? { description: 'The file.', content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } }
    : { description: 'What is answered.', content: { 'application/json': { schema: answer } } };
