import type { Field } from '../definitions/shapes/form';
import { personsUnit } from '../expressions/quantity-functions';
import type { Scope } from '../expressions/evaluate';
import { inWords, isTyped, numberInWords, type Quantities, type QuantityOfField, shownLimit, type ShownUnit, unitsOfField } from '../format/quantity';

const quantityOf = ({ quantity }: Pick<Field, 'quantity'>): QuantityOfField | undefined => (typeof quantity === 'string' ? { name: quantity } : quantity);

const quantitiesIn = ({ settings }: Scope): unknown =>
  typeof settings === 'object' && settings !== null && 'quantities' in settings ? settings.quantities : undefined;

/** Returns the unit in which the person of a scope enters and reads a field; undefined for a field without a quantity. */
export function unitOfField(field: Pick<Field, 'quantity'>, scope: Scope): ShownUnit | undefined {
  const quantity = quantityOf(field);
  return quantity === undefined ? undefined : personsUnit(quantitiesIn(scope), quantity, scope.session);
}

/** Whether a value of a field has more decimal places than a person can type in any unit of its quantity. */
export function hasTooManyDecimals(field: Pick<Field, 'quantity'>, value: unknown, scope: Scope): boolean {
  const quantity = quantityOf(field);
  if (quantity === undefined || typeof value !== 'number') return false;
  const units = unitsOfField(quantitiesIn(scope) as Quantities | undefined, quantity);
  return units.length > 0 && !isTyped(value, units);
}

/** Returns a limit of a field as people read it: in their unit, and rounded into what is allowed. */
export function limitInWords(limit: unknown, keyword: string, unit: ShownUnit | undefined): unknown {
  if (unit === undefined || typeof limit !== 'number') return limit;
  if (keyword === 'multipleOf') return 10 ** -unit.decimals;
  if (keyword === 'minimum' || keyword === 'maximum') return numberInWords(shownLimit(limit, unit, keyword), unit);
  return keyword.startsWith('exclusive') ? inWords(limit, unit) : limit;
}
