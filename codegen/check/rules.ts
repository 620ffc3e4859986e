import type { JsonSchema } from '../../runtime/definitions/compiled';
import type { Resource } from '../../runtime/definitions/shapes/resource';
import type { Rule } from '../../runtime/definitions/shapes/rule';
import type { ScopeSchemas } from '../../runtime/expressions/check';
import { own } from '../../runtime/validation/own';
import type { Path } from '../document';
import { objectSchema } from '../project/session-scope';
import { type Check, reportLacking, reportUnknown } from './check';
import { checkSource } from './expressions';
import { writtenOut } from './json-schemas';
import { recipientSchemas } from './messages';
import { checkPointer } from './pointers';
import { namesOf, partAt } from './schema-path';
import { checkTemplate } from './templates';

type Action = Rule['do'][number];

/** Checks a rule of the server: its resource, its date, its condition, and what it does. */
export function checkRule(check: Check<Rule>): void {
  const { on, if: condition, do: actions } = check.definition.value;
  const resource = check.query('resource', on.resource)?.value;
  if (resource === undefined) return reportUnknown(check, 'unknown-resource', ['on', 'resource'], 'resource', on.resource, check.query('names', 'resource'));
  if (resource.owner === 'platform')
    check.report('wrong-place', ['on', 'resource'], 'Rows for everyone have no owner and no time zone: a rule is about rows of people or companies.');
  if (resource.table !== undefined)
    check.report('wrong-place', ['on', 'resource'], 'The rows of this resource are in a table of their own, which rules do not read.');
  const record = check.query('schema', resource.record);
  if (record === undefined) return;
  if ('date' in on) checkDate(check, on.date, record);
  const scope: ScopeSchemas = {
    row: record,
    before: { anyOf: [record, { type: 'null' }] },
    ...recipientSchemas,
    settings: check.query('allSettings'),
    now: { type: 'string' },
    today: { type: 'string' },
  };
  if (condition !== undefined) checkSource(check, ['if'], condition, { scope }, 'boolean');
  actions.forEach((action, index) => {
    const path: Path = ['do', index];
    if (actions.findIndex(({ id }) => id === action.id) !== index)
      check.report('duplicate-id', [...path, 'id'], `Another action of this rule has the id "${action.id}".`);
    if ('send' in action) checkSending(check, path, action, resource, scope);
    else checkSetting(check, path, action, { resource, record, scope });
  });
}

/** The date of a row is a property that has a date or a moment. */
function checkDate(check: Check<Rule>, date: string, record: JsonSchema): void {
  const before = check.faults.length;
  checkPointer(check, ['on', 'date'], date, record);
  if (check.faults.length > before) return;
  const { format } = partAt(record, namesOf(date)) ?? {};
  if (format !== 'date' && format !== 'date-time')
    check.report('wrong-type', ['on', 'date'], `"${date}" is no date: its property has neither the format date nor date-time.`);
}

/** The message exists and gets its input, and someone gets the message. */
function checkSending(check: Check<Rule>, path: Path, action: Extract<Action, { send: string }>, { owner }: Resource, scope: ScopeSchemas): void {
  const found = check.query('message', action.send);
  if (found === undefined) return reportUnknown(check, 'unknown-message', [...path, 'send'], 'message', action.send, check.query('names', 'message'));
  if (!found.sound) return;
  const input = Object.entries(found.value.input).map(([name, schema]): [string, JsonSchema | undefined] => [name, writtenOut(check, schema)]);
  const schema = { ...objectSchema(Object.fromEntries(input)), required: input.map(([name]) => name) };
  checkTemplate(check, action.input === undefined ? path : [...path, 'input'], action.input ?? {}, schema, { scope });
  if (action.to !== undefined) checkSource(check, [...path, 'to'], action.to, { scope }, 'text');
  else if (owner === 'company')
    check.report('missing-key', path, 'A row of a company belongs to no person: "to" gives the id of the person who gets the message.');
}

/** What is set are properties of the record, but not its key; a row that was removed cannot be changed. */
function checkSetting(
  check: Check<Rule>,
  path: Path,
  { set }: Extract<Action, { set: object }>,
  { resource, record, scope }: { resource: Resource; record: JsonSchema; scope: ScopeSchemas },
): void {
  const { on } = check.definition.value;
  if ('change' in on && on.change.includes('remove'))
    check.report('wrong-place', [...path, 'set'], 'A row that was removed cannot be changed.', { part: 'key' });
  const properties = record.properties as Record<string, JsonSchema>;
  for (const [name, value] of Object.entries(set))
    if (resource.unique?.some(({ properties: unique }) => unique.some((pointer) => namesOf(pointer)[0] === name)) === true)
      check.report('wrong-place', [...path, 'set', name], 'A rule cannot set a value that must be unique: no one could correct a second one.', { part: 'key' });
    else if (name === resource.key) check.report('wrong-place', [...path, 'set', name], 'The key of a row never changes.', { part: 'key' });
    else if (own(properties, name) === undefined)
      reportLacking(check, 'unknown-property', [...path, 'set', name], `The record "${resource.record}"`, 'property', name, Object.keys(properties), 'key');
    else checkTemplate(check, [...path, 'set', name], value, properties[name], { scope });
}
