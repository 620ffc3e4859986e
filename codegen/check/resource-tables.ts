import type { JsonSchema } from '../../runtime/definitions/compiled';
import type { Resource } from '../../runtime/definitions/shapes/resource';
import { own } from '../../runtime/validation/own';
import { customerOf } from '../project/file-kind';
import { type Check, reportLacking } from './check';

/**
 * Checks the table of a resource as far as definitions tell: each property of the record has a column, so that nothing that is sent is lost. The server
 * checks the columns themselves when it starts.
 */
export function checkResourceTable(check: Check<Resource>, record: JsonSchema): void {
  const { table, inUse, key, ownerKey, order, record: title } = check.definition.value;
  const misplaced = (word: 'table' | 'inUse', message: string) => check.report('wrong-place', [word], message, { part: 'key' });
  if (table === undefined) {
    if (inUse !== undefined) misplaced('inUse', 'Only rows in a table of their own can be in use elsewhere: remove "inUse", or add "table".');
    return;
  }
  if (customerOf(check.definition.document.file) !== undefined)
    misplaced('table', "Only the product's own resources name a table: remove it, and the rows are in the table that all resources share.");
  const names = Object.keys((record.properties ?? {}) as object);
  for (const name of names)
    if (![key, ownerKey, 'Version'].includes(name) && own(table.columns, name) === undefined)
      check.report('missing-value', ['table', 'columns'], `The property "${name}" has no column, so it would not be stored. Name its column here.`);
  for (const name of Object.keys(table.columns))
    if (!names.includes(name)) reportLacking(check, 'unknown-property', ['table', 'columns', name], `The record "${title}"`, 'property', name, names, 'key');
  for (const [word, isNeeded, reason] of [
    ['key', key !== undefined, 'the resource has one'],
    ['position', order === 'position', '"order" is "position"'],
  ] as const)
    if ((table[word] !== undefined) !== isNeeded) check.report('wrong-place', ['table'], `A table has "${word}" if and only if ${reason}.`, { part: 'key' });
}
