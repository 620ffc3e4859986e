import type { JsonSchema } from '../definitions/compiled';

/**
 * Whether a plain schema is judged by interpretation on every side, because Ajv would judge it wrongly: it does not know which items `contains` has
 * looked at, nor what an `if` without `then` or `else` has looked at. A property of that name only costs the speed of compiled code.
 */
export function isInterpreted(plain: JsonSchema): boolean {
  const text = JSON.stringify(plain);
  return text.includes('"unevaluatedItems":') || (text.includes('"unevaluatedProperties":') && text.includes('"if":'));
}
