import type { JsonSchema, ResourceColumn } from '../../runtime/definitions/compiled';
import type { Resource } from '../../runtime/definitions/shapes/resource';
import type { ScopeSchemas } from '../../runtime/expressions/check';
import type { Path } from '../document';
import { customerOf } from '../project/file-kind';
import { columnName, listParameters } from '../resources/parameters';
import { columnsOf, ownerProperties, versionOf } from '../resources/row-schemas';
import { checkAllow } from './allow';
import { type Check, reportLacking, reportUnknown } from './check';
import { own } from '../../runtime/validation/own';
import { checkSource } from './expressions';
import { liveCategories } from './live-categories';
import { checkResourceCalls } from './resource-calls';
import { checkResourceTable } from './resource-tables';
import { checkPointer } from './pointers';
import { checkSinglePlaces, checkSingleRow } from './single-rows';
import { checkTemplate } from './templates';
import { checkText } from './texts';

/** Checks a resource: that its record has what it speaks of, what its rules read, who may call. */
export function checkResource(check: Check<Resource>): void {
  const { value } = check.definition;
  checkPlaces(check);
  checkSinglePlaces(check);
  checkLive(check);
  checkResourceCalls(check);
  checkAllow(check, ['readableBy'], value.readableBy);
  if (check.query('record', value.record) === undefined)
    return reportUnknown(check, 'unknown-record', ['record'], 'record', value.record, check.query('names', 'record'));
  const record = check.query('schema', value.record);
  if (record === undefined) return;
  checkKey(check, record);
  checkResourceTable(check, record);
  checkTextsAndOwner(check);
  checkSingleRow(check, record);
  checkColumns(check, record);
  checkReferences(check, record);
  checkSets(check, record);
  checkRules(check, record);
  checkForm(check);
}

/** The form by which rows are saved is there, and edits their record. */
function checkForm(check: Check<Resource>): void {
  const { form: id, record } = check.definition.value;
  const form = id === undefined ? undefined : check.query('form', id);
  if (id === undefined) return;
  if (form === undefined) return reportUnknown(check, 'unknown-form', ['form'], 'form', id, check.query('names', 'form'));
  if (check.query('formData', id) === undefined) return;
  const wanted = `record:${record}`;
  const { $ref: edited } = form.value.data as JsonSchema;
  if (edited !== wanted)
    check.report(
      'wrong-form',
      ['form'],
      `The form "${id}" edits ${typeof edited === 'string' ? `"${edited}"` : 'a schema of its own'}, and the rows are "${wanted}": they must be the same record.`,
    );
}

/** What goes with one kind of owner, or one kind of order, only. */
function checkPlaces(check: Check<Resource>): void {
  const { owner, inherits, readableBy, order, calls } = check.definition.value;
  if (inherits !== undefined && owner !== 'company')
    check.report('wrong-place', ['inherits'], 'Only rows of companies can be inherited from a partner: remove "inherits".', { part: 'key' });
  if (readableBy !== undefined && owner !== 'person')
    check.report('wrong-place', ['readableBy'], 'Only rows of people have "readableBy": for rows of a company, "list" says who reads them.', { part: 'key' });
  if (owner === 'platform' && customerOf(check.definition.document.file) !== undefined)
    check.report('wrong-value', ['owner'], "What is everybody's stands in the base: the rows of a customer's own resource are its people's or its companies'.");
  if (calls?.order !== undefined && order !== 'position')
    check.report('wrong-place', ['calls', 'order'], 'Rows have a manual order only if "order" is "position".', { part: 'key' });
}

/** The server gives the key: a text that can be a uuid, or a whole number. */
function checkKey(check: Check<Resource>, record: JsonSchema): void {
  const { key, ownerKey, sets, table } = check.definition.value;
  const properties = record.properties as Record<string, JsonSchema>;
  if (ownerKey !== undefined && own(properties, ownerKey) === undefined)
    reportLacking(check, 'unknown-property', ['ownerKey'], `The record "${check.definition.value.record}"`, 'property', ownerKey, Object.keys(properties));
  if (key === undefined || check.definition.value.single) return;
  const property = own(properties, key);
  if (property === undefined)
    return reportLacking(check, 'unknown-property', ['key'], `The record "${check.definition.value.record}"`, 'property', key, Object.keys(properties));
  const isText = property.type === 'string' && property.enum === undefined && Number(property.maxLength ?? longestKey) >= longestKey;
  const [ofOwner] = check.definition.value.readableBy === undefined ? [] : Object.keys(ownerProperties).filter((name) => Object.hasOwn(properties, name));
  if (ofOwner !== undefined)
    check.report(
      'duplicate-id',
      ['record'],
      `Those who read the rows of others get whose they are as "${ofOwner}": the record needs another name for its own.`,
    );
  if (property.type !== 'integer' && !isText)
    check.report('wrong-type', ['key'], 'A key is an integer, or a text of at least 36 letters: the server gives a number or a uuid.');
  if (own(sets, key) !== undefined) check.report('wrong-place', ['sets', key], 'The server sets the key: remove it here.', { part: 'key' });
  const { Version: version } = properties;
  if (version !== undefined && version.type !== versionOf({ table }).type)
    check.report(
      'wrong-type',
      ['record'],
      table === undefined
        ? 'The property "Version" of a row is an integer: the server counts in it the changes of the row.'
        : 'The property "Version" of a row in a table of its own is a string: the server makes it from the values of the row.',
    );
}

/** The letters of a uuid. */
const longestKey = 36;

/** What rows are sorted, narrowed, searched and told apart by is there, and can be compared. */
function checkColumns(check: Check<Resource>, record: JsonSchema): void {
  const { order, unique = [], calls } = check.definition.value;
  const columns = columnsOf(record);
  const compare = (path: Path, pointer: string, kinds?: ResourceColumn[]) => {
    const before = check.faults.length;
    checkPointer(check, path, pointer, record);
    const column = own(columns, pointer);
    if (check.faults.length > before) return;
    if (column === undefined) check.report('wrong-type', path, `Rows cannot be compared by "${pointer}": it is neither a text nor a number nor yes or no.`);
    else if (kinds !== undefined && !kinds.includes(column)) check.report('wrong-type', path, `"${pointer}" is not a text, so it cannot be searched.`);
  };
  if (Array.isArray(order)) order.forEach(({ by }, index) => compare(['order', index, 'by'], by));
  unique.forEach(({ properties, message }, index) => {
    properties.forEach((pointer, place) => compare(['unique', index, 'properties', place], pointer));
    checkText(check, ['unique', index, 'message'], message, { scope: {} });
  });
  (calls?.list?.filters ?? []).forEach((pointer, index) => compare(['calls', 'list', 'filters', index], pointer));
  (calls?.list?.search ?? []).forEach((pointer, index) => compare(['calls', 'list', 'search', index], pointer, ['text']));
  checkFilterNames(check, record);
}

/** Messages of the server itself, and for whom the rows are kept. */
function checkTextsAndOwner(check: Check<Resource>): void {
  const settings = check.query('allSettings');
  for (const name of ['missing', 'inUse'] as const) checkText(check, [name], check.definition.value[name], { scope: { settings } });
  const { actorOwns, owner } = check.definition.value;
  if (actorOwns === undefined) return;
  checkSource(check, ['actorOwns'], actorOwns, { scope: { settings, caller: check.query('commonPart', 'session.user') } }, 'boolean');
  if (owner !== 'person')
    check.report('wrong-place', ['actorOwns'], 'Only rows of people can be those of the person at the keyboard: remove "actorOwns".', { part: 'key' });
}

/** A filter is a parameter of the call beside the others. */
function checkFilterNames(check: Check<Resource>, record: JsonSchema): void {
  const { value } = check.definition;
  const taken = [
    'entityId',
    'format',
    ...listParameters({ ...value, calls: undefined }, { record, written: record, columns: {} }).map(({ name }) => name),
    'search',
  ];
  const names = (value.calls?.list?.filters ?? []).map(columnName);
  names.forEach((name, index) => {
    if (taken.includes(name) || names.indexOf(name) !== index)
      check.report('duplicate-id', ['calls', 'list', 'filters', index], `Another parameter of this call is named "${name}".`);
  });
}

/** What a reference may be to beside a resource. */
const furtherTargets = ['companies', 'elsewhere', 'programs'];

/** Each property that names something else says what, so that the server can look whose it is. */
function checkReferences(check: Check<Resource>, record: JsonSchema): void {
  const { references = {}, key, ownerKey } = check.definition.value;
  const targets = [...check.query('names', 'resource'), ...furtherTargets];
  for (const [at, to] of Object.entries(references)) {
    checkPointer(check, ['references', at], at, record);
    if (!targets.includes(to)) reportUnknown(check, 'unknown-resource', ['references', at], 'resource', to, targets);
  }
  for (const [name, { type }] of Object.entries((record.properties ?? {}) as Record<string, JsonSchema>))
    if (/.(Id|Ids)$/.test(name) && name !== key && name !== ownerKey && (type === 'string' || type === 'array') && references[`/${name}`] === undefined)
      check.report('missing-key', [], `"${name}" refers to something else: name its kind in "references", so that people cannot refer to the rows of others.`);
}

function checkSets(check: Check<Resource>, record: JsonSchema): void {
  const properties = record.properties as Record<string, JsonSchema>;
  const scope = { ...scopeOf(check, record), sent: record };
  for (const [name, { value }] of Object.entries(check.definition.value.sets ?? {})) {
    if (own(properties, name) === undefined)
      reportLacking(
        check,
        'unknown-property',
        ['sets', name],
        `The record "${check.definition.value.record}"`,
        'property',
        name,
        Object.keys(properties),
        'key',
      );
    else checkTemplate(check, ['sets', name, 'value'], value, properties[name], { scope });
  }
}

function checkRules(check: Check<Resource>, record: JsonSchema): void {
  const { rules = [] } = check.definition.value;
  const scope = { ...scopeOf(check, record), count: { type: 'integer' } };
  rules.forEach(({ id, validWhen, message, at }, index) => {
    const path: Path = ['rules', index];
    if (rules.findIndex((rule) => rule.id === id) !== index) check.report('duplicate-id', [...path, 'id'], `Another rule of this resource has the id "${id}".`);
    checkSource(check, [...path, 'validWhen'], validWhen, { scope }, 'boolean');
    checkText(check, [...path, 'message'], message, { scope });
    if (at !== undefined) checkPointer(check, [...path, 'at'], at, record);
  });
}

/** What the expressions of a resource read. */
const scopeOf = (check: Check<Resource>, record: JsonSchema): ScopeSchemas => ({
  before: record,
  after: record,
  caller: check.query('commonPart', 'session.user'),
  isOwn: { type: 'boolean' },
  settings: check.query('allSettings'),
  now: { type: 'string' },
  today: { type: 'string' },
});

/** Changes are told in a category that live messages have, and to somebody. */
function checkLive(check: Check<Resource>): void {
  const { live, owner } = check.definition.value;
  if (live === undefined) return;
  if (owner === 'platform') check.report('wrong-place', ['live'], 'Rows for everyone have no owner to notify: remove "live".', { part: 'key' });
  const categories = liveCategories(check);
  if (categories !== undefined && !categories.includes(live)) reportUnknown(check, 'unknown-event', ['live'], 'live category', live, categories);
}
