import { reportUnknown } from '../check';
import { checkSource } from '../expressions';
import { writtenOut } from '../json-schemas';
import { checkPointer } from '../pointers';
import { itemsOf, namesOf, partAt } from '../schema-path';
import { checkText } from '../texts';
import type { CheckOf } from './check-of';

/** The formulas exist, and the names stand where fields and groups have them. */
export const checkWhyNode: CheckOf<'why'> = (check, path, { why, formulas: name, names, label }, place) => {
  checkSource(check, [...path, 'why'], why, place);
  checkText(check, [...path, 'label'], label, place);
  const formulas = check.query('formulas', name);
  if (formulas === undefined)
    return reportUnknown(check, 'unknown-formulas', [...path, 'formulas'], 'definition of formulas', name, check.query('names', 'formulas'));
  if (!formulas.sound) return;
  const record = writtenOut(check, formulas.value.record);
  const group = itemsOf(partAt(record, namesOf(formulas.value.groups)));
  checkPointer(check, [...path, 'names', 'group'], names.group, group);
  checkPointer(check, [...path, 'names', 'field'], names.field, itemsOf(partAt(group, namesOf(formulas.value.group.fields))));
};
