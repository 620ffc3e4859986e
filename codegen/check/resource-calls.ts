import type { JsonSchema, ResourceCall } from '../../runtime/definitions/compiled';
import type { Allow } from '../../runtime/definitions/shapes/allow';
import { contentSchema, type EndpointOperation } from '../../runtime/definitions/shapes/endpoints';
import type { Resource, ResourceDoes } from '../../runtime/definitions/shapes/resource';
import type { Path } from '../document';
import { answerPlace } from '../resources/answer';
import { operationIdsOf } from '../resources/made-calls';
import { rowBody, rowSchema } from '../resources/row-schemas';
import { checkAllow } from './allow';
import { checkTemplate } from './templates';
import { type Check, reportLacking, reportUnknown } from './check';
import { writtenOut } from './json-schemas';
import { partAt } from './schema-path';

/** Checks who may make the calls of a resource, and that no other call has their names. */
export function checkResourceCalls(check: Check<Resource>): void {
  const { value } = check.definition;
  const declared = check.query('declaredCalls').map((line) => line.split(' '));
  const ids = operationIdsOf(value);
  for (const [does, call] of Object.entries(value.calls ?? {}) as [keyof typeof ids, { allow: Allow } | undefined][]) {
    if (call === undefined) continue;
    const at: Path = ['calls', does];
    checkAllow(check, [...at, 'allow'], call.allow);
    checkNotEveryone(check, [...at, 'allow'], call.allow);
    const [, , owner] = declared.find(([name]) => name === ids[does]) ?? [];
    if (owner !== undefined && owner !== `resource:${value.id}`)
      check.report('duplicate-id', at, `Another call has the operationId "${ids[does]}": this resource needs another id, or its record another title.`, {
        part: 'key',
      });
  }
  if (value.readableBy !== undefined) checkNotEveryone(check, ['readableBy'], value.readableBy);
}

/** Rows belong to people: the server must know who asks. */
function checkNotEveryone(check: Check, path: Path, allow: Allow): void {
  if (allow === 'everyone') check.report('wrong-value', path, 'Rows belong to people, so the call cannot be for everyone: write "signedIn", or roles.');
}

const readers: readonly ResourceDoes[] = ['list', 'get', 'export', 'list-all', 'export-all', 'one'];
const ofSingles: readonly ResourceDoes[] = ['one', 'save', 'reset'];
const ofOneRow: readonly ResourceDoes[] = ['get', 'update', 'remove'];
const senders: readonly ResourceDoes[] = ['create', 'update', 'upsert', 'save-all', 'save'];

/** Checks a call of a document that reads or writes the rows of a resource. `at` leads to the operation. */
export function checkServedRows(check: Check, at: Path, operation: EndpointOperation): void {
  const served = operation['x-resource'];
  if (served === undefined) return;
  const path: Path = [...at, 'x-resource'];
  const resource = check.query('resource', served.resource);
  if (resource === undefined)
    return reportUnknown(check, 'unknown-resource', [...path, 'resource'], 'resource', served.resource, check.query('names', 'resource'));
  checkNotEveryone(check, [...at, 'x-allow'], operation['x-allow']);
  const changesNothing = at.at(-1) === 'get' || operation['x-reads'] === true;
  if (readers.includes(served.does) !== changesNothing)
    check.report('wrong-method', [...path, 'does'], `A call that does "${served.does}" is ${readers.includes(served.does) ? 'a GET' : 'no GET'}.`);
  checkKeyOfCall(check, path, operation, served);
  if (resource.sound && served.does === 'upsert' && resource.value.unique === undefined)
    check.report('wrong-place', [...path, 'does'], `Rows of "${served.resource}" have no "unique" properties to compare: add "unique" there.`);
  if (resource.sound) checkSingleCall(check, path, operation, served, resource.value);
  const record = resource.sound ? check.query('schema', resource.value.record) : undefined;
  if (record === undefined) return;
  if (served.does === 'order' && resource.value.order !== 'position')
    check.report('wrong-place', [...path, 'does'], `Rows of "${served.resource}" have no manual order: their "order" is not "position".`);
  checkAnswer(check, path, operation, served, rowSchema(resource.value, record));
  checkBody(check, path, operation, served, rowBody(resource.value, record));
}

/** Whose rows a call is about, where it names somebody: by a parameter of the path, and of those whom a designation gives within reach. */
export function checkPerson(check: Check, at: Path, operation: EndpointOperation): void {
  const { 'x-person': person, 'x-allow': allow } = operation;
  if (person === undefined) return;
  const path: Path = [...at, 'x-person'];
  const names = (operation.parameters ?? []).flatMap(({ name, in: place }) => (place === 'path' ? name : []));
  if (!names.includes(person)) reportLacking(check, 'unknown-input', path, 'This call', 'parameter of the path', person, names);
  if (typeof allow !== 'object' || allow.designations === undefined || allow.actor !== true)
    check.report('wrong-place', path, '"x-allow" lacks "actor" and "designations", which say whose rows the caller may use.', { part: 'key' });
  const rows = [
    operation['x-resource']?.resource,
    ...Object.values(operation['x-answer']?.reads ?? {}).map((read) => ('rows' in read ? read.rows : undefined)),
  ];
  const resources = rows.flatMap((id) => (id === undefined ? [] : (check.query('resource', id) ?? [])));
  if (!resources.some(({ value }) => value.owner === 'person'))
    check.report('wrong-place', path, 'This call uses no rows of people: remove "x-person".', { part: 'key' });
}

/** Single rows have calls of their own, and a parameter may say whether the partner's holds. */
function checkSingleCall(check: Check, path: Path, operation: EndpointOperation, { does, follows }: ResourceCall, { id, single, inherits }: Resource): void {
  if (ofSingles.includes(does) !== (single === true))
    check.report(
      'wrong-place',
      [...path, 'does'],
      single ? `"${id}" has single rows: write "one", "save" or "reset".` : `"${id}" has no single rows: add "single" there, or choose another "does" here.`,
    );
  checkFollows(check, path, operation, { does, follows }, { inherits });
}

/** A parameter may say whether the partner's row holds. */
export function checkFollows(
  check: Check,
  path: Path,
  operation: EndpointOperation,
  { does, follows }: Pick<ResourceCall, 'does'> & { follows?: ResourceCall['follows'] | undefined },
  { inherits }: Pick<Resource, 'inherits'>,
): void {
  if (follows === undefined) return;
  if (typeof inherits !== 'object' || does === 'reset')
    return check.report('wrong-place', [...path, 'follows'], `Only what reads or saves a single row that inherits "by" a property has "follows".`, {
      part: 'key',
    });
  const parameters = (operation.parameters ?? []).filter(({ in: place }) => place === 'query');
  const parameter = parameters.find(({ name }) => name === follows.parameter);
  if (parameter === undefined)
    return reportLacking(
      check,
      'unknown-input',
      [...path, 'follows', 'parameter'],
      'This call',
      'parameter',
      follows.parameter,
      parameters.map(({ name }) => name),
    );
  for (const key of ['on', 'off'] as const) checkTemplate(check, [...path, 'follows', key], follows[key], parameter.schema, { scope: {} });
}

/** What names the row is a parameter or stands in the body. */
function checkKeyOfCall(check: Check, path: Path, operation: EndpointOperation, { does, key }: ResourceCall): void {
  if (key === undefined && ofOneRow.includes(does)) return check.report('missing-key', path, `A call that does "${does}" says by "key" what names the row.`);
  const body = writtenOut(check, contentSchema(operation.requestBody));
  const names = [...(operation.parameters ?? []).map(({ name }) => name), ...Object.keys((body?.properties ?? {}) as object)];
  if (key !== undefined && !names.includes(key)) reportLacking(check, 'unknown-input', [...path, 'key'], 'This call', 'parameter', key, names);
}

/** The answer is one that rows can be answered by, and asks of them no more than they have. */
function checkAnswer(check: Check, path: Path, operation: EndpointOperation, { does }: ResourceCall, row: JsonSchema): void {
  const answer = writtenOut(check, contentSchema(operation.responses['200']));
  if (answer === undefined) return;
  const place = answerPlace(does, answer);
  if (place === undefined)
    return check.report(
      'wrong-value',
      [...path, 'does'],
      `Rows cannot be answered so by a call that does "${does}": the answer is a row, a list, an object that holds one of them, or true.`,
    );
  if (place.shows === undefined) return;
  const held = place.at === undefined ? answer : partAt(answer, [place.at]);
  const shown = held?.type === 'array' ? partAt(held, ['-']) : held;
  const names = Object.keys(row.properties as object);
  for (const name of (shown?.required ?? []) as string[]) {
    const report = (what: string) => check.report('missing-value', [...path, 'resource'], `The answer requires "${name}", which ${what}.`);
    if (!names.includes(name)) report('rows of this resource do not have');
    else if (!(row.required as string[]).includes(name)) report('a row of this resource may lack');
  }
}

/** What is sent is a row: all that a row requires, and nothing that it has no place for. */
function checkBody(check: Check, path: Path, operation: EndpointOperation, { does, key }: ResourceCall, wanted: JsonSchema): void {
  const body = writtenOut(check, contentSchema(operation.requestBody));
  if (!senders.includes(does)) return;
  const sent = does === 'save-all' ? partAt(body, ['-']) : body;
  if (sent === undefined)
    return check.report(
      'missing-input',
      [...path, 'does'],
      `A call that does "${does}" has a "requestBody": ${does === 'save-all' ? 'the list of all rows' : 'the row'}.`,
    );
  const names = Object.keys(wanted.properties as object);
  for (const name of Object.keys((sent.properties ?? {}) as object))
    if (!names.includes(name) && name !== key)
      reportLacking(check, 'unknown-property', [...path, 'resource'], 'The record of this resource', 'property', name, names);
  for (const name of (wanted.required ?? []) as string[])
    if (!((sent.required ?? []) as string[]).includes(name))
      check.report('missing-value', [...path, 'resource'], `A row of this resource requires "${name}", which the body may lack.`);
}
