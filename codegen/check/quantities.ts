import type { Fieldset } from '../../runtime/definitions/shapes/fieldset';
import type { Field } from '../../runtime/definitions/shapes/form';
import { isQuantities } from '../../runtime/definitions/shapes/quantity';
import type { Question } from '../../runtime/definitions/shapes/questionnaire';
import type { Constants } from '../../runtime/definitions/shapes/settings';
import type { JsonSchema } from '../../runtime/definitions/compiled';
import { valueAt } from '../../runtime/validation/pointer';
import type { Path } from '../document';
import { type Check } from './check';
import { own } from '../../runtime/validation/own';
import { checkSource } from './expressions';
import { checkUnit, findQuantity } from './quantity-calls';
import { typesOf } from './schema-path';
import { stepsIn } from './values';
import { stringOf } from '../../runtime/validation/string-of';

/** Checks the quantities of a file of constants: the units that they name, and what a person's choice reads. */
export function checkQuantities(check: Check<Constants>): void {
  for (const [name, { value }] of Object.entries(check.definition.value.values)) {
    if (!isQuantities(value)) continue;
    for (const [id, quantity] of Object.entries(value)) {
      const path = ['values', name, 'value', id];
      checkUnit(check, [...path, 'stored'], quantity, quantity.stored);
      checkUnit(check, [...path, 'otherwise'], quantity, quantity.otherwise);
      checkSource(check, [...path, 'chosen'], quantity.chosen, { scope: { session: check.query('session') } }, 'text');
    }
  }
}

/** Checks the quantity of a field: it is one of a number, whose schema leaves the decimal places to the unit. */
export function checkFieldQuantity(check: Check, path: Path, { quantity }: Field, property: JsonSchema | undefined): void {
  if (quantity === undefined) return;
  const { name, kept } = typeof quantity === 'string' ? { name: quantity } : quantity;
  const place = typeof quantity === 'string' ? [...path, 'quantity'] : [...path, 'quantity', 'name'];
  const found = findQuantity(check, place, name);
  if (found !== undefined && kept !== undefined) checkUnit(check, [...path, 'quantity', 'kept'], found, kept);
  if (property === undefined) return;
  if (!isNumber(property)) check.report('wrong-place', [...path, 'quantity'], 'Only a field of the type "number" has a quantity.', { part: 'key' });
  else if (property.multipleOf !== undefined)
    check.report('wrong-place', [...path, 'quantity'], 'The unit sets the decimal places: remove "multipleOf" from the property.', {
      part: 'key',
    });
}

const isNumber = (property: JsonSchema): boolean => typesOf(property).every((type) => type === 'number' || type === 'null') && typesOf(property).length > 0;

/** Checks the quantity of a question: its unit is the stored one, because its limits and its answers are. */
export function checkQuestionQuantity(check: Check, path: Path, { quantity, unit }: Question): void {
  if (quantity === undefined) return;
  const found = findQuantity(check, [...path, 'quantity'], quantity);
  const stored = found && own(found.units, found.stored);
  if (stored !== undefined && unit !== stored.short)
    check.report(
      'wrong-value',
      unit === undefined ? path : [...path, 'unit'],
      `Answers of this quantity are stored in ${stored.short}: write "unit": "${stored.short}".`,
    );
}

/** Checks the quantity of a field that an item describes, and the unit in which it is kept. */
export function checkPartQuantity(check: Check, { quantity, type, types }: Fieldset, path: Path, part: unknown): void {
  if (quantity === undefined) return;
  const at = typeof quantity === 'string' ? quantity : quantity.at;
  const name = valueAt(part, at);
  if (typeof name !== 'string') return;
  const found = findQuantity(check, [...path, ...stepsIn(part, at)], name);
  const named = valueAt(part, typeof type === 'string' ? type : type.at);
  const schema = own(types, stringOf(named))?.schema;
  if (schema !== undefined && !isNumber(schema))
    check.report('wrong-place', [...path, ...stepsIn(part, at)], `Only a number has a quantity. The type "${stringOf(named)}" is not a number.`, {
      part: 'key',
    });
  if (found === undefined || typeof quantity === 'string') return;
  const kept = valueAt(part, quantity.kept);
  if (typeof kept === 'string') checkUnit(check, [...path, ...stepsIn(part, quantity.kept)], found, kept);
  else check.report('missing-value', path, `A field with a quantity names the unit in which it is stored, such as "${found.stored}".`);
}

/** Checks the quantity that the texts of an item's options follow, and the units for which an option has a text of its own. */
export function checkOptionsQuantity(check: Check, { options, optionsQuantity }: Fieldset, path: Path, part: unknown): void {
  if (options === undefined || optionsQuantity === undefined) return;
  const { at, names, unit } = optionsQuantity;
  const name = valueAt(part, at);
  if (typeof name !== 'string') return;
  const found = findQuantity(check, [...path, ...stepsIn(part, at)], name);
  if (found === undefined) return;
  listAt(part, options.at).forEach((option, index) => {
    listAt(option, names).forEach((text, place) => {
      const named = valueAt(text, unit);
      const steps = [...stepsIn(part, options.at), index, ...stepsIn(option, names), place, ...stepsIn(text, unit)];
      if (typeof named === 'string') checkUnit(check, [...path, ...steps], found, named);
    });
  });
}

const listAt = (value: unknown, pointer: string): unknown[] => {
  const list = valueAt(value, pointer);
  return Array.isArray(list) ? list : [];
};
