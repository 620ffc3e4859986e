import type { JsonSchema } from '../../runtime/definitions/compiled';
import { closest } from '../../runtime/definitions/fault';
import { contentSchema, type EndpointOperation, type Endpoints, takesFile } from '../../runtime/definitions/shapes/endpoints';
import type { Path } from '../document';
import { checkAllow } from './allow';
import { type Check, reportUnknown } from './check';
import { checkPointer } from './pointers';
import { checkJsonSchema, writtenOut } from './json-schemas';
import { checkAnswerTemplate, checkServerQueries } from './answer-templates';
import { checkPerson, checkServedRows } from './resource-calls';
import { servedAt } from '../project/calls';
import { checkSizeLimits } from './size-limits';

/** Checks an OpenAPI document: every call by itself, and against the calls of the other documents. */
export function checkEndpoints(check: Check<Endpoints>): void {
  const declared = check.query('declaredCalls').map((line) => line.split(' '));
  checkServerQueries(check);
  for (const [path, item] of Object.entries(check.definition.value.paths))
    for (const [method, operation] of Object.entries(item) as [string, EndpointOperation | undefined][]) {
      if (operation === undefined) continue;
      const at = ['paths', path, method];
      const id = operation.operationId;
      const where = servedAt(method, path);
      const isFirst = (line: string[] | undefined) => line?.[0] === id && line[1] === where && line[2] === check.definition.id;
      if (!isFirst(declared.find(([name]) => name === id))) check.report('duplicate-id', [...at, 'operationId'], `Another call has the operationId "${id}".`);
      const same = declared.find((line) => line[1] === where);
      if (!isFirst(same))
        check.report('route-conflict', at, `The call "${same?.[0]}" is served here too: letter case and the names of parameters do not tell paths apart.`, {
          part: 'key',
        });
      checkOperation(check, at, path, operation);
    }
}

function checkOperation(check: Check<Endpoints>, at: Path, path: string, operation: EndpointOperation): void {
  checkAllow(check, [...at, 'x-allow'], operation['x-allow']);
  if (operation['x-reads'] && at.at(-1) !== 'post') check.report('wrong-place', [...at, 'x-reads'], 'Only a POST needs "x-reads": remove it.', { part: 'key' });
  const placeholders = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name ?? '');
  const inPath = (operation.parameters ?? []).flatMap((parameter) => (parameter.in === 'path' ? parameter.name : []));
  for (const name of placeholders)
    if (!inPath.includes(name))
      check.report('missing-input', at, `The path has {${name}}, and no parameter in "path" of this name.`, { part: 'key', suggestion: closest(name, inPath) });
  const seen = new Set<string>();
  (operation.parameters ?? []).forEach((parameter, index) => {
    const place = [...at, 'parameters', index];
    if (parameter.in === 'path' && !placeholders.includes(parameter.name))
      check.report('unknown-input', [...place, 'name'], `The path has no {${parameter.name}}.`, { suggestion: closest(parameter.name, placeholders) });
    if (seen.has(parameter.name)) check.report('duplicate-id', [...place, 'name'], `Another parameter of this call is named "${parameter.name}".`);
    seen.add(parameter.name);
    checkJsonSchema(check, [...place, 'schema'], parameter.schema);
    checkSizeLimits(check, [...place, 'schema'], parameter.schema);
  });
  const body = contentSchema(operation.requestBody);
  if (body) {
    const place = [...at, 'requestBody', 'content', Object.keys(operation.requestBody?.content ?? {})[0]!, 'schema'];
    checkJsonSchema(check, place, body);
    checkSizeLimits(check, place, body);
    if (takesFile(operation) && (body.properties as { File?: JsonSchema } | undefined)?.File?.$ref !== 'record:StoredFile')
      check.report('wrong-type', place, 'A file is sent as the property "File" of an object, which is a record:StoredFile.');
  }
  if (body === undefined && operation['x-body-limit'] !== undefined)
    check.report('wrong-place', [...at, 'x-body-limit'], 'This call has no body: remove "x-body-limit".', { part: 'key' });
  for (const [status, response] of Object.entries(operation.responses))
    if (response.content && 'application/json' in response.content)
      checkJsonSchema(check, [...at, 'responses', status, 'content', 'application/json', 'schema'], response.content['application/json'].schema);
  if (!Object.hasOwn(operation.responses, 'default'))
    check.report('missing-failure', [...at, 'responses'], 'Add "default" with the answer for a failure: the record Failure.', { part: 'key' });
  checkSavedForm(check, at, operation, body);
  checkServedRows(check, at, operation);
  checkPerson(check, at, operation);
  checkAnswerTemplate(check, at, operation);
}

/** The form that a call saves exists, and its data is the call's body; so with each form that the body may choose. */
function checkSavedForm(check: Check<Endpoints>, at: Path, { 'x-form': saved }: EndpointOperation, body: JsonSchema | undefined): void {
  if (saved === undefined) return;
  const path = [...at, 'x-form'];
  if (body === undefined) return check.report('missing-input', path, 'A call that saves a form has a "requestBody".');
  if (typeof saved === 'string') return checkForm(check, path, saved, body);
  checkPointer(check, [...path, 'at'], saved.at, writtenOut(check, body));
  const forms = check.query('formsOf', saved.forms);
  if (forms === undefined)
    return check.report('unknown-setting', [...path, 'forms'], `There is no constant "${saved.forms}" that names a form for each value.`);
  for (const form of new Set(Object.values(forms))) checkForm(check, [...path, 'forms'], form, body);
}

function checkForm(check: Check<Endpoints>, path: Path, id: string, body: JsonSchema): void {
  const form = check.query('form', id);
  if (form === undefined) return reportUnknown(check, 'unknown-form', path, 'form', id, check.query('names', 'form'));
  if (check.query('formData', id) !== undefined && JSON.stringify(form.value.data) !== JSON.stringify(body))
    check.report(
      'wrong-form',
      path,
      `The form "${id}" edits ${named(form.value.data as JsonSchema)}, and this call takes ${named(body)}: they must be the same record.`,
    );
}

const named = (schema: JsonSchema): string => (typeof schema.$ref === 'string' ? `"${schema.$ref}"` : 'a schema of its own');
