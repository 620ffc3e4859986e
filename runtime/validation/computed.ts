import { nearestStep } from '../expressions/decimals';
import { evaluate, type Report, type Scope } from '../expressions/evaluate';
import type { FormPlan, PlannedField } from './form-plan';
import { valueAt, withValue } from './pointer';
import { visibilityOf } from './visibility';

/** What a field's expression gives, in the steps that its schema allows; undefined, that is no value, where it gives null. */
export const computedValue = ({ field, schema: { multipleOf } }: PlannedField, scope: Scope, report?: Report): unknown => {
  const value = field.computed === undefined ? undefined : (evaluate(field.computed.$, scope, report) ?? undefined);
  return typeof value === 'number' && typeof multipleOf === 'number' ? nearestStep(value, multipleOf) : value;
};

/** Whether a value of the data is the one that was computed. */
export const isComputed = (data: unknown, at: string, value: unknown): boolean => JSON.stringify(valueAt(data, at)) === JSON.stringify(value);

/**
 * The data with every computed value in its place, whatever stood there. Browser and server run this same function: what is sent of such a value is not
 * believed. A value that is computed of another computed one needs a further round; the check allows no circle of them.
 */
export function withComputed(plan: FormPlan, data: unknown, scope: Scope, report?: Report): unknown {
  const computed = plan.fields.filter(({ field }) => field.computed !== undefined);
  let current = data;
  for (let round = 0; round <= computed.length; round += 1) {
    const form = computed.length === 0 ? current : visibilityOf(plan, current, scope, report).data;
    let next = current;
    for (const field of computed) {
      const value = computedValue(field, { ...scope, form }, report);
      if (!isComputed(next, field.at, value)) next = withValue(next, field.at, value);
    }
    if (next === current) break;
    current = next;
  }
  return current;
}
