import type { JsonSchema } from '../../runtime/definitions/compiled';
import type { FormulasMapping } from '../../runtime/definitions/shapes/formulas';
import type { Path } from '../document';
import type { Check } from './check';
import { checkPointer } from './pointers';
import { checkReferences, writtenOut } from './json-schemas';
import { itemsOf, namesOf, partAt } from './schema-path';

/** Checks a mapping of formulas: each pointer leads into the record, to what it is said to hold; each word is one that the record knows. */
export function checkFormulas(check: Check<FormulasMapping>): void {
  const { value } = check.definition;
  checkReferences(check, ['record'], value.record);
  const record = writtenOut(check, value.record);
  const listAt = (path: Path, pointer: string, schema: JsonSchema | undefined): JsonSchema | undefined => {
    checkPointer(check, path, pointer, schema);
    const list = partAt(schema, namesOf(pointer));
    if (list?.type !== undefined && list.type !== 'array') check.report('wrong-type', path, 'There is no list at this place of the record.');
    return itemsOf(list);
  };
  const wordAt = (path: Path, { at, is }: { at: string; is: string }, schema: JsonSchema | undefined): void => {
    checkPointer(check, [...path, 'at'], at, schema);
    checkWord(check, [...path, 'is'], is, partAt(schema, namesOf(at)));
  };

  const group = listAt(['groups'], value.groups, record);
  checkPointer(check, ['group', 'id'], value.group.id, group);
  checkPointer(check, ['group', 'formula'], value.group.formula, group);
  const field = listAt(['group', 'fields'], value.group.fields, group);
  for (const key of ['id', 'given', 'measured'] as const) checkPointer(check, ['field', key], value.field[key], field);
  const feature = listAt(['field', 'features', 'at'], value.field.features.at, field);
  for (const key of ['hidden', 'optional'] as const) checkWord(check, ['field', 'features', key], value.field.features[key], feature);
  wordAt(['field', 'asked'], value.field.asked, field);
  const formula = listAt(['field', 'formulas'], value.field.formulas, field);
  wordAt(['formula', 'any'], value.formula.any, formula);
  const { at, otherwise } = value.formula.any;
  if (otherwise !== undefined) checkWord(check, ['formula', 'any', 'otherwise'], otherwise, partAt(formula, namesOf(at)));
  const condition = listAt(['formula', 'conditions'], value.formula.conditions, formula);
  for (const key of ['field', 'operator', 'values'] as const) checkPointer(check, ['formula', key], value.formula[key], condition);
  if (!value.elsewhere) return;
  const answer = listAt(['elsewhere', 'at'], value.elsewhere.at, record);
  for (const key of ['field', 'given'] as const) checkPointer(check, ['elsewhere', key], value.elsewhere[key], answer);
}

/** A word that a list or a value of the record must know. */
export function checkWord(check: Check, path: Path, word: string, schema: JsonSchema | undefined): void {
  const known = schema?.enum;
  if (Array.isArray(known) && !known.includes(word))
    check.report('unknown-value', path, `The record knows no "${word}" here, only ${known.map((one) => `"${one}"`).join(', ')}.`);
}
