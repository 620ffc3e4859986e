import { unique } from '../../runtime/definitions/shapes/unique';
import type { Path } from '../document';
import type { Check } from './check';
import { typesOf } from './schema-path';

/** Checks `x-unique` of a property: its words, and that the server stores the property with a person, as something that can be compared. */
export function checkUnique(check: Check, path: Path, value: unknown, property: object): void {
  if (!unique.safeParse(value).success)
    return check.report('wrong-value', path, 'This must be "company", or { "within": "company", "message": "…" } with the message for the second person.');
  const isOwn = path.length === 3 && path[0] === 'properties';
  const { kind, value: record } = check.definition;
  if (!isOwn || kind !== 'record' || (record as { 'x-stored'?: unknown })['x-stored'] !== 'person')
    return check.report('wrong-place', path, 'Only what is stored with a person can be unique: a property of a record with "x-stored": "person", itself.', {
      part: 'key',
    });
  const types = typesOf(property as Record<string, unknown>);
  if (types.length !== 1 || !['string', 'number'].includes(types[0]!))
    check.report('wrong-type', path, 'Only texts and numbers can be unique: other values cannot be compared.', { part: 'key' });
}
