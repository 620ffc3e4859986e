import type { CompiledOperation, JsonSchema } from '../../runtime/definitions/compiled';
import { closest } from '../../runtime/definitions/fault';
import { isExpression } from '../../runtime/definitions/shapes/is-expression';
import type { Path } from '../document';
import { type Check, type Place, reportUnknown } from './check';
import { checkSource } from './expressions';
import { checkTemplate } from './templates';
import { isObject } from '../../runtime/validation/is-object';

/** Finds the call an id names, or says that there is none. */
export function findCall(check: Check, path: Path, id: string): CompiledOperation | undefined {
  const operation = check.query('operation', id);
  if (operation === undefined && !check.query('declaredCalls').some((declared) => declared.startsWith(`${id} `)))
    reportUnknown(check, 'unknown-call', path, 'call', id, check.query('names', 'operation'));
  return operation;
}

/** Checks what is given to a call: its parameters by name, and its body. `filled`: parameters that the runtime gives. */
export function checkCallInput(
  check: Check,
  path: Path,
  operation: CompiledOperation | undefined,
  input: unknown,
  place: Place,
  filled: readonly string[] = [],
): void {
  if (isExpression(input)) return void checkSource(check, path, input, place);
  if (operation === undefined) return checkTemplate(check, path, input, undefined, place);
  if (input !== undefined && !isObject(input)) return check.report('wrong-type', path, 'The input of a call is an object: its parameters by name, and "body".');
  const given = (input ?? {}) as Record<string, unknown>;
  const at = input === undefined ? path.slice(0, -1) : path;
  const names = [...operation.parameters.map(({ name }) => name), ...(operation.body === undefined ? [] : ['body'])];
  const meant = (name: string) =>
    closest(
      name,
      names.filter((known) => !Object.hasOwn(given, known)),
    );
  const misspelt = new Set(Object.keys(given).flatMap((name) => (names.includes(name) ? [] : (meant(name) ?? []))));
  for (const [name, value] of Object.entries(given)) {
    const schema = name === 'body' ? operation.body : operation.parameters.find((parameter) => parameter.name === name)?.schema;
    if (!names.includes(name))
      check.report('unknown-input', [...path, name], `The call "${operation.id}" takes no "${name}".`, { part: 'key', suggestion: meant(name) });
    else checkTemplate(check, [...path, name], value, schema, place);
  }
  for (const { name, required } of operation.parameters)
    if (required && !Object.hasOwn(given, name) && !misspelt.has(name) && !filled.includes(name))
      check.report('missing-input', at, `The call "${operation.id}" needs "${name}" in its input.`);
  if (operation.body !== undefined && !Object.hasOwn(given, 'body') && !misspelt.has('body'))
    check.report('missing-input', at, `The call "${operation.id}" needs "body" in its input.`);
}

/** What a failed call tells: the failure object, with the message that the variant of an adapter has for it. */
export const failureSchema = (check: Check): JsonSchema | undefined => {
  const failure = check.query('schema', 'Failure');
  return failure && { ...failure, properties: { ...(failure.properties as Record<string, JsonSchema>), Message: { type: 'string' } } };
};
