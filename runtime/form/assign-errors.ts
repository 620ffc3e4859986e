import type { FormPlan, PlannedField } from '../validation/form-plan';
import { isWithin, plainPointer } from '../validation/pointer';
import type { FormError } from '../validation/validate-form';

/** Errors by the field that shows them, and those that no visible field shows. None is lost. */
interface AssignedErrors {
  byField: Map<string, FormError[]>;
  unplaced: FormError[];
}

/** Puts each error on the visible field whose place is nearest around it. The fields come in the order of the form. */
export function assignErrors(plan: FormPlan, data: unknown, errors: readonly FormError[], isVisible: (field: PlannedField) => boolean): AssignedErrors {
  const unplaced: FormError[] = [];
  if (errors.length === 0) return { byField: new Map(), unplaced };
  const found = new Map<string, FormError[]>();
  const places = plan.fields.filter(isVisible).map((field) => ({ field, place: plainPointer(data, field.at) }));
  for (const error of errors) {
    const around = places.filter(({ place }) => isWithin(place, error.Field) && (place !== '' || plan.fields.length === 1));
    const nearest = around.sort((left, right) => right.place.length - left.place.length)[0];
    if (nearest === undefined) unplaced.push(error);
    else found.set(nearest.field.id, [...(found.get(nearest.field.id) ?? []), error]);
  }
  const byField = new Map(plan.fields.flatMap(({ id }): [string, FormError[]][] => (found.has(id) ? [[id, found.get(id) ?? []]] : [])));
  return { byField, unplaced };
}
