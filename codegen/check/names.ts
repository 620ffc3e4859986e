import { evaluate } from '../../runtime/expressions/evaluate';
import { usualVariables } from '../../runtime/expressions/variables';
import type { Expression } from '../../runtime/definitions/shapes/expression';
import type { JsonSchema } from '../../runtime/definitions/compiled';
import type { Path } from '../document';
import { type Check, type Place, withVariable } from './check';
import { checkSource, schemaOfSource } from './expressions';

/** Reports a name that no variable can have: expressions read something of the language as it. Whether it is one. */
export function isOfLanguage(check: Check, path: Path, name: string, part: 'key' | 'value'): boolean {
  if (evaluate(name, { [name]: true }, () => undefined) === true) return false;
  check.report('taken-name', path, `The name "${name}" has a meaning in expressions: choose another one.`, { part });
  return true;
}

/** The same place with one more variable, by a name of the author's; `path` leads to the name. */
export function withNamed(check: Check, path: Path, name: string, schema: JsonSchema | undefined, place: Place, part: 'key' | 'value'): Place {
  if (isOfLanguage(check, path, name, part)) return place;
  if (Object.hasOwn(place.scope, name) || usualVariables.includes(name))
    check.report('taken-name', path, `Expressions read something else as "${name}" here: choose another name.`, { part });
  return withVariable(place, name, schema);
}

/** The declared data that an expression compares with null before it reads it. */
const comparedWithNull = (source: string): Set<string> => new Set([...source.matchAll(/\bdata\.(\w+)\.value\s*[!=]=\s*null\b/g)].map(([, name = '']) => name));

/**
 * Checks named values; the place that it answers has them. Each may read those before it, and data that it compares with null: a screen has its names
 * before its data is there.
 */
export function checkNames(check: Check, path: Path, names: Record<string, Expression> | undefined, place: Place): Place {
  return Object.entries(names ?? {}).reduce((around, [name, expression]) => {
    const guarded = comparedWithNull(expression.$);
    const pending = new Set([...around.pending].filter((data) => !guarded.has(data)));
    checkSource(check, [...path, name], expression, { ...around, pending });
    return withNamed(check, [...path, name], name, schemaOfSource(expression.$, around.scope), around, 'key');
  }, place);
}
