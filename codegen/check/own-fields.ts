import type { FieldInEntry, OwnFields } from '../../runtime/definitions/shapes/filter';
import type { JsonSchema } from '../../runtime/definitions/compiled';
import type { Path } from '../document';
import { type Check, reportUnknown } from './check';
import { checkField } from './forms';
import type { FormPlace } from './form-conditions';
import { checkReferences } from './json-schemas';
import { checkPointer } from './pointers';
import { itemsOf, namesOf, partAt } from './schema-path';
import { checkUse } from './validators';

/** Checks the filters that a record makes: where their entries stand, and how their values are asked. */
export function checkOwnFields(check: Check, own: OwnFields, formPlace: FormPlace): void {
  const path: Path = ['ownFields'];
  const { data, conditions } = formPlace;
  checkReferences(check, [...path, 'record'], own.record);
  if (own.form !== undefined && check.query('form', own.form) === undefined)
    reportUnknown(check, 'unknown-form', [...path, 'form'], 'form', own.form, check.query('names', 'form'));
  checkPointer(check, [...path, 'at'], own.at, data);
  const list = partAt(data, namesOf(own.at));
  if (list?.type !== undefined && list.type !== 'array') return check.report('wrong-type', [...path, 'at'], 'There is no list at this place of the data.');
  const entry = itemsOf(list);
  checkPointer(check, [...path, 'name'], own.name, entry);
  checkEntry(check, [...path, 'values'], own.values, entry, formPlace);
  for (const key of ['status', 'start', 'end'] as const) checkEntry(check, [...path, 'dates', key], own.dates[key], entry, formPlace);
  (own.dates.rules ?? []).forEach(({ id, of, use, given, options }, index) => {
    // What it is given of the other date is known only where there are dates.
    const known = given === undefined ? options : { ...options, [given]: { $: '""' } };
    checkUse(check, [...path, 'dates', 'rules', index], { id, at: own.dates[of].at, use, ...(known && { options: known }) }, conditions.place);
  });
}

/** A field of an entry reads what every field does; its place is in the entry. */
function checkEntry(check: Check, path: Path, { at, ...field }: FieldInEntry, entry: JsonSchema | undefined, formPlace: FormPlace): void {
  checkField(check, path, { ...field, id: 'entry', at }, { ...formPlace, data: entry });
}
