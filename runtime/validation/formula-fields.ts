import { Formulas } from '../formulas/formulas';
import type { FormPlan, PlannedField } from './form-plan';
import { valueAt } from './pointer';
import { stringOf } from './string-of';

/** The formulas of a plan, by the node whose fields they show and hide. */
export type Engines = ReadonlyMap<string, Formulas>;

/** The formulas of a plan with the answers that stand in the data: they count instead of those of the record. */
export function enginesOf({ formulas, fields }: FormPlan, data: unknown): Engines {
  return new Map(
    Object.entries(formulas).map(([node, { groups, elsewhere }]) => {
      const pointers = new Map(fields.flatMap((field) => (field.shownBy?.node === node ? [[field.shownBy.name, field.at]] : [])) as [string, string][]);
      const answered = groups.map((group) => ({
        ...group,
        fields: group.fields.map((field) => {
          const at = pointers.get(field.id);
          return at === undefined ? field : { ...field, given: textsOf(valueAt(data, at)) };
        }),
      }));
      return [node, new Formulas(answered, elsewhere)];
    }),
  );
}

/** Whether the formulas of a field let it be seen; true for a field without. */
export const isSeen = (engines: Engines, { shownBy }: PlannedField): boolean =>
  shownBy === undefined || engines.get(shownBy.node)?.isSeen(shownBy.name) === true;

/** What formulas see of a value. */
export function textsOf(value: unknown): string[] {
  if (value === undefined || value === null) return [];
  return (Array.isArray(value) ? value : [value]).map((one: unknown) => (one === null || typeof one === 'object' ? '' : stringOf(one)));
}
