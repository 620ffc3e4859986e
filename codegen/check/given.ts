import type { JsonSchema } from '../../runtime/definitions/compiled';
import type { Path } from '../document';
import type { Check, Place } from './check';
import { writtenOut } from './json-schemas';
import { checkTemplate } from './templates';

/** What is given to a thing that declares what it takes. */
export function checkGiven(check: Check, path: Path, key: string, given: unknown, declared: JsonSchema | undefined, place: Place, undeclared?: string): void {
  if (given !== undefined && undeclared !== undefined) return check.report('unknown-input', [...path, key], undeclared, { part: 'key' });
  const schema = writtenOut(check, declared);
  if (given !== undefined) return checkTemplate(check, [...path, key], given, schema, place);
  const required = schema?.required;
  if (Array.isArray(required) && required.length > 0)
    check.report('missing-value', path, `"${key}" is missing here: it must give ${required.map((name) => `"${name}"`).join(', ')}.`);
}
