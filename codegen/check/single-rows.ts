import type { JsonSchema } from '../../runtime/definitions/compiled';
import type { Resource } from '../../runtime/definitions/shapes/resource';
import type { ScopeSchemas } from '../../runtime/expressions/check';
import { type Check, reportLacking } from './check';
import { own } from '../../runtime/validation/own';
import { checkPointer } from './pointers';
import { namesOf } from './schema-path';
import { checkTemplate } from './templates';

/** What only rows have of which an owner has several. */
const ofMany = ['key', 'limit', 'order', 'unique', 'readableBy'] as const;
const callsOfMany = ['list', 'get', 'create', 'update', 'remove', 'order', 'export'] as const;
const callsOfOne = ['one', 'save', 'reset'] as const;

/** Checks that a resource of single rows has the words that go with one, and others have none of them. */
export function checkSinglePlaces(check: Check<Resource>): void {
  const { value } = check.definition;
  const { single, inherits, rules = [] } = value;
  const calls = value.calls ?? {};
  const misplaced = (path: (string | number)[], message: string) => check.report('wrong-place', path, message, { part: 'key' });
  if (single) {
    for (const word of ofMany) if (value[word] !== undefined) misplaced([word], `A single row has no "${word}": leave it out.`);
    for (const does of callsOfMany)
      if (calls[does] !== undefined) misplaced(['calls', does], `A single row has no call "${does}": it has "one", "save" and "reset".`);
    if (inherits === true)
      check.report(
        'wrong-value',
        ['inherits'],
        `Name the property that decides whether the partner's row applies: "inherits": { "by": "/UsePartnerSettings" }.`,
      );
    rules.forEach(({ on }, index) => {
      if (on.includes('create'))
        check.report('wrong-value', ['rules', index, 'on'], 'A single row exists before its first save: write "update" for a save, and "remove" for a reset.');
    });
    return;
  }
  for (const word of ['key', 'limit'] as const)
    if (value[word] === undefined) check.report('missing-key', [], `The key "${word}" is missing in a resource. Only one with "single" has none.`);
  if (value.defaults !== undefined) misplaced(['defaults'], 'Only a single row has defaults: say "single", or leave them out.');
  if (typeof inherits === 'object')
    misplaced(['inherits', 'by'], 'Only a single row says by a property of its own whether the partner\'s holds: write "inherits": true.');
  for (const does of callsOfOne)
    if (calls[does] !== undefined) misplaced(['calls', does], `Only a single row has the call "${does}": say "single", or leave it out.`);
}

/** Checks the defaults of a single row, and by which of its properties it inherits. */
export function checkSingleRow(check: Check<Resource>, record: JsonSchema): void {
  const { value } = check.definition;
  if (!value.single) return;
  const { defaults = {}, inherits } = value;
  const properties = record.properties as Record<string, JsonSchema>;
  const scope: ScopeSchemas = { entity: check.query('commonPart', 'session.entity'), settings: check.query('allSettings') };
  for (const [name, template] of Object.entries(defaults)) {
    if (own(properties, name) === undefined)
      reportLacking(check, 'unknown-property', ['defaults', name], `The record "${value.record}"`, 'property', name, Object.keys(properties), 'key');
    else checkTemplate(check, ['defaults', name], template, properties[name], { scope });
  }
  const by = typeof inherits === 'object' ? inherits.by : undefined;
  const decides = by === undefined ? undefined : namesOf(by)[0];
  for (const name of new Set([...((record.required ?? []) as string[]), ...(decides === undefined ? [] : [decides])]))
    if (name !== 'Version' && own(properties, name) !== undefined && own(defaults, name) === undefined)
      check.report('missing-value', ['single'], `What is "${name}" before anybody has saved it? Say it in "defaults".`, { part: 'key' });
  if (by === undefined) return;
  const before = check.faults.length;
  checkPointer(check, ['inherits', 'by'], by, record);
  if (check.faults.length === before && (namesOf(by).length !== 1 || own(properties, decides!)?.type !== 'boolean'))
    check.report('wrong-type', ['inherits', 'by'], `"${by}" is no yes or no of the row itself, by which it could inherit.`);
}
