import type { Text } from '../definitions/shapes/expression';
import { isExpression } from '../definitions/shapes/is-expression';
import { withStop } from '../format/with-stop';
import { evaluate, holds, type Report, type Scope } from './evaluate';
import { stringOf } from '../validation/string-of';

/** What a person reads, with its values entered. No text reads as ''. */
export function textOf(text: Text | undefined, scope: Scope, report?: Report): string {
  if (text === undefined) return '';
  if (typeof text === 'string') return text;
  if (isExpression(text)) return shown(evaluate(text.$, scope, report));
  if ('choose' in text) {
    const chosen = text.choose.find(({ when }) => when === undefined || holds(when.$, scope, report));
    return textOf(chosen && { text: chosen.text, values: chosen.values }, scope, report);
  }
  const { text: pattern, values = {} } = text;
  return pattern.replace(/\{([A-Za-z][A-Za-z0-9]*)\}(\.(?!\.))?/g, (place, name: string, stop = '') => {
    if (!Object.hasOwn(values, name)) return place;
    const value = values[name];
    return withStop(shown(isExpression(value) ? evaluate(value.$, scope, report) : value), stop as string);
  });
}

/** A value as a person reads it: a list with commas, nothing for null. */
export function shown(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(shown).join(', ');
  if (typeof value === 'object') return JSON.stringify(value);
  return stringOf(value);
}
