import type { JsonSchema } from '../../runtime/definitions/compiled';
import {
  type AnswerTemplate,
  answersFile,
  contentSchema,
  type EndpointOperation,
  type Endpoints,
  type ServerQuery,
} from '../../runtime/definitions/shapes/endpoints';
import type { ScopeSchemas } from '../../runtime/expressions/check';
import type { Path } from '../document';
import { objectSchema } from '../project/session-scope';
import { rowSchema } from '../resources/row-schemas';
import { type Check, reportLacking, reportUnknown } from './check';
import { own } from '../../runtime/validation/own';
import { checkJsonSchema, writtenOut } from './json-schemas';
import { checkFollows } from './resource-calls';
import { checkTemplate } from './templates';

type Read = NonNullable<AnswerTemplate['reads']>[string];

/** Checks what a document says that the server can be asked for: that no other document says it too, and its schemas. */
export function checkServerQueries(check: Check<Endpoints>): void {
  const declared = check.query('declaredQueries').map((line) => line.split(' '));
  for (const [name, query] of Object.entries(check.definition.value['x-queries'] ?? {})) {
    const at: Path = ['x-queries', name];
    if (declared.find(([other]) => other === name)?.[1] !== check.definition.id)
      check.report('duplicate-id', at, `Another document has a query "${name}".`, { part: 'key' });
    for (const [part, schema] of Object.entries(query.input ?? {})) checkJsonSchema(check, [...at, 'input', part], schema);
    checkJsonSchema(check, [...at, 'answer'], query.answer);
    (query.required ?? []).forEach((part, index) => {
      const names = Object.keys(query.input ?? {});
      if (!names.includes(part)) reportLacking(check, 'unknown-input', [...at, 'required', index], 'This query', 'input', part, names);
    });
  }
}

/** Checks an answer that is a template: what it reads, its expressions, and that it comes to what the call answers. `at` leads to the operation. */
export function checkAnswerTemplate(check: Check<Endpoints>, at: Path, operation: EndpointOperation): void {
  const template = operation['x-answer'];
  if (template === undefined) return;
  const path: Path = [...at, 'x-answer'];
  if (operation['x-resource'] !== undefined)
    check.report('wrong-place', path, 'The answer of a call is either rows of a resource or a template: remove "x-resource" or "x-answer".', { part: 'key' });
  if (at.at(-1) !== 'get' && operation['x-reads'] !== true)
    check.report('wrong-method', path, 'A call whose answer is a template only reads: make it a GET, or add "x-reads".', { part: 'key' });
  const answer = contentSchema(operation.responses['200']);
  if (answer === undefined || answersFile(operation))
    return check.report('missing-value', path, 'This call has no JSON answer: describe it with a schema in "responses".', { part: 'key' });
  const scope = { ...scopeOf(check, operation), reads: readsOf(check, path, operation, template) };
  checkTemplate(check, [...path, 'value'], template.value, writtenOut(check, answer), { scope });
}

/** What the server knows of a call without asking. */
function scopeOf(check: Check, { parameters = [], requestBody }: EndpointOperation): ScopeSchemas {
  const given = (place: 'path' | 'query') =>
    objectSchema(Object.fromEntries(parameters.flatMap(({ name, in: where, schema }) => (where === place ? [[name, schema]] : []))));
  const text: JsonSchema = { type: 'string' };
  return {
    session: check.query('session'),
    settings: check.query('allSettings'),
    path: given('path'),
    query: given('query'),
    body: writtenOut(check, contentSchema(requestBody)) ?? { type: 'null' },
    now: text,
    today: text,
  };
}

/** What the expressions read as `reads`. What is given to a read stands before it: it reads none of them. */
function readsOf(check: Check, path: Path, operation: EndpointOperation, { reads = {} }: AnswerTemplate): JsonSchema {
  const scope = scopeOf(check, operation);
  return objectSchema(Object.fromEntries(Object.entries(reads).map(([name, read]) => [name, readOf(check, [...path, 'reads', name], operation, read, scope)])));
}

function readOf(check: Check, at: Path, operation: EndpointOperation, read: Read, scope: ScopeSchemas): JsonSchema | undefined {
  if ('call' in read) return calledAnswer(check, at, read, scope);
  if (operation['x-allow'] === 'everyone')
    check.report('wrong-place', at, 'A call that reads rows cannot be for everyone: the server must know the caller.', { part: 'key' });
  if ('rows' in read) return rowsRead(check, at, operation, read);
  const queries = check.query('serverQueries');
  const query = own(queries, read.query);
  if (query === undefined) {
    reportUnknown(check, 'unknown-call', [...at, 'query'], 'query of the server', read.query, Object.keys(queries));
    return undefined;
  }
  checkInput(check, at, read.input, query, 'This query', scope);
  return query.answer;
}

/** What another call answers. One that is a template itself is not read: so nothing reads itself. */
function calledAnswer(check: Check, at: Path, { call, input }: Extract<Read, { call: string }>, scope: ScopeSchemas): JsonSchema | undefined {
  const called = own(check.query('operations'), call);
  if (called === undefined) {
    reportUnknown(check, 'unknown-call', [...at, 'call'], 'call', call, Object.keys(check.query('operations')));
    return undefined;
  }
  if (called.method !== 'GET' || called.answersFile)
    check.report('wrong-method', [...at, 'call'], `"${call}" is not a GET with a JSON answer, so it cannot be read here.`);
  if (called.template !== undefined) check.report('wrong-value', [...at, 'call'], `The answer of "${call}" is itself a template: read here what it reads.`);
  const parameters = Object.fromEntries(called.parameters.map(({ name, schema }) => [name, schema]));
  const required = called.parameters.flatMap(({ name, required: must }) => (must ? [name] : []));
  checkInput(check, at, input, { input: parameters, required }, 'This call', scope);
  return called.answer;
}

/** The rows of a resource as they are read: what holds of single rows, a list of others. */
function rowsRead(check: Check, at: Path, operation: EndpointOperation, { rows, follows }: Extract<Read, { rows: string }>): JsonSchema | undefined {
  const resource = check.query('resource', rows);
  if (resource === undefined) {
    reportUnknown(check, 'unknown-resource', [...at, 'rows'], 'resource', rows, check.query('names', 'resource'));
    return undefined;
  }
  const record = resource.sound ? check.query('schema', resource.value.record) : undefined;
  if (record === undefined) return undefined;
  checkFollows(check, at, operation, { does: 'one', follows }, resource.value);
  const row = rowSchema(resource.value, record);
  return resource.value.single ? row : { type: 'array', items: row };
}

function checkInput(
  check: Check,
  at: Path,
  given: Record<string, unknown> | undefined = {},
  { input = {}, required = [] }: Pick<ServerQuery, 'input' | 'required'>,
  owner: string,
  scope: ScopeSchemas,
): void {
  for (const [name, value] of Object.entries(given)) {
    const schema = own(input, name);
    if (schema === undefined) reportLacking(check, 'unknown-input', [...at, 'input', name], owner, 'input', name, Object.keys(input), 'key');
    else checkTemplate(check, [...at, 'input', name], value, schema, { scope });
  }
  for (const name of required) if (!Object.hasOwn(given, name)) check.report('missing-input', at, `The input "${name}" is missing here.`, { part: 'key' });
}
