import type { JsonSchema } from '../../runtime/definitions/compiled';
import type { Path } from '../document';
import type { ValueOf } from '../project/definition-kinds';
import { type Check, type Place, reportUnknown } from './check';
import { writtenOut } from './json-schemas';
import { checkTemplate } from './templates';

type Taking = 'dialog' | 'flow' | 'form' | 'table';

/** A definition that is named at a key exists, and takes what it is given at another key. Returns its value, where its shape is right. */
export function checkNamed<Kind extends Taking>(
  check: Check,
  path: Path,
  kind: Kind,
  named: { key: string; id: string },
  input: { key: string; given: unknown },
  place: Place,
): ValueOf<Kind> | undefined {
  const { key, id } = named;
  const found = check.query<Taking>(kind, id);
  if (found === undefined) reportUnknown(check, `unknown-${kind}`, [...path, key], kind, id, check.query('names', kind));
  const value = found?.sound === true ? found.value : undefined;
  checkGiven(check, path, input.key, input.given, value?.input, place, value && !value.input ? `The ${kind} "${id}" declares no "input".` : undefined);
  return value as ValueOf<Kind> | undefined;
}

/** What is given to a thing that declares what it takes. */
export function checkGiven(check: Check, path: Path, key: string, given: unknown, declared: JsonSchema | undefined, place: Place, undeclared?: string): void {
  if (given !== undefined && undeclared !== undefined) return check.report('unknown-input', [...path, key], undeclared, { part: 'key' });
  const schema = writtenOut(check, declared);
  if (given !== undefined) return checkTemplate(check, [...path, key], given, schema, place);
  const required = schema?.required;
  if (Array.isArray(required) && required.length > 0)
    check.report('missing-value', path, `"${key}" is missing here: it must give ${required.map((name) => `"${name}"`).join(', ')}.`);
}
