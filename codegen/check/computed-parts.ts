import type { JsonSchema } from '../../runtime/definitions/compiled';
import type { Fieldset } from '../../runtime/definitions/shapes/fieldset';
import { dependenciesOf } from '../../runtime/expressions/evaluate';
import { valueAt } from '../../runtime/validation/pointer';
import type { Path } from '../document';
import type { Check } from './check';
import { checkSource } from './expressions';
import { stringOf } from '../../runtime/validation/string-of';

/** What values of this type are; of a type that there is not, anything. */
const schemaOf = ({ types, type }: Fieldset, part: unknown): JsonSchema => {
  const named = stringOf(valueAt(part, typeof type === 'string' ? type : type.at) ?? (typeof type === 'string' ? '' : type.otherwise));
  return Object.hasOwn(types, named) ? types[named]!.schema : {};
};

/** Checks what fields of an item are computed of: the other fields of their list, by name, and in no circle. */
export function checkComputedParts(check: Check, fieldset: Fieldset, path: Path, parts: readonly unknown[]): void {
  const { computed, name } = fieldset;
  if (computed === undefined) return;
  const named = parts.map((part) => stringOf(valueAt(part, name)));
  const properties = Object.fromEntries(parts.map((part, index) => [named[index]!, schemaOf(fieldset, part)]));
  const values: JsonSchema = { type: 'object', additionalProperties: false, properties };
  const key = computed.slice(1);
  const reads = parts.map((part) => {
    const source = valueAt(part, computed);
    return typeof source === 'string' ? dependenciesOf(source).flatMap((read) => read.split('.').slice(1, 2)) : [];
  });
  parts.forEach((part, index) => {
    const source = valueAt(part, computed);
    if (typeof source !== 'string') return;
    const at = [...path, index, key];
    // The expression stands here as a text, not below "$".
    const report: Check['report'] = (code, place, message, detail) => check.report(code, place.at(-1) === '$' ? place.slice(0, -1) : place, message, detail);
    checkSource({ ...check, report }, at, { $: source }, { scope: { values, settings: check.query('allSettings'), today: { type: 'string' } } }, 'number');
    if (comesBack(named[index]!, named, reads))
      check.report('circular-condition', at, `The value of "${named[index]}" is computed of itself, at once or by way of others: it never has one.`);
  });
}

/** Whether the way from a field to those that it is computed of leads back to it. */
function comesBack(name: string, named: readonly string[], reads: readonly (readonly string[])[]): boolean {
  const readBy = (one: string) => reads[named.indexOf(one)] ?? [];
  const seen = new Set<string>();
  const ahead = [...readBy(name)];
  for (let next = ahead.pop(); next !== undefined; next = ahead.pop()) {
    if (next === name) return true;
    if (!seen.has(next)) ahead.push(...readBy(next));
    seen.add(next);
  }
  return false;
}
