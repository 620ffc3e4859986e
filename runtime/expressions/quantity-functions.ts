import { numberFormat, pluralOf } from '../format/language';
import { type Quantities, type QuantityOfField, inWords, shownNumber, type ShownUnit, unitAfter, unitFor, type UnitNames } from '../format/quantity';
import { isExpression } from '../definitions/shapes/is-expression';
import { defineFunction, type ExpressionFunction } from './expression-function';
import { ruleEvaluation } from './rule-evaluation';
import { own } from '../validation/own';

/** What the functions of quantities read beside what they are given: all units, and whose unit it is. */
const reads = ['settings.quantities', 'session'];

/** Returns the unit in which the person of a session reads a value; undefined where there is no such quantity. */
export function personsUnit(quantities: unknown, field: QuantityOfField, session: unknown): ShownUnit | undefined {
  return unitFor(quantities as Quantities | null | undefined, field, chosenUnit(quantities, field.name, session));
}

/** Returns the name of the person's unit for a quantity, such as `kilometers`; undefined where there is no such quantity. */
export function personsUnitName(quantities: unknown, name: string, session: unknown): string | undefined {
  const quantity = quantityNamed(quantities, name);
  const chosen = chosenUnit(quantities, name, session);
  return typeof chosen === 'string' && Object.hasOwn(quantity?.units ?? {}, chosen) ? chosen : quantity?.otherwise;
}

const quantityNamed = (quantities: unknown, name: string) => {
  const known = quantities as Quantities | null | undefined;
  return typeof known === 'object' && known !== null ? own(known, name) : undefined;
};

const chosenUnit = (quantities: unknown, name: string, session: unknown): unknown => {
  const chosen = quantityNamed(quantities, name)?.chosen;
  return isExpression(chosen) ? ruleEvaluation.evaluate(chosen.$, { session }) : undefined;
};

const unitOf = (name: unknown, kept: unknown, quantities: unknown, session: unknown): ShownUnit | undefined =>
  typeof name === 'string' ? personsUnit(quantities, { name, kept: typeof kept === 'string' ? kept : undefined }, session) : undefined;

const plain = (value: unknown): string => (typeof value === 'number' ? numberFormat().format(value + 0) : '');

/** Defines a function of a stored value twice: with the name of its quantity, and with the unit in which it is kept besides. */
const ofStored = (name: string, result: string, apply: (value: unknown, unit: ShownUnit | undefined) => unknown): ExpressionFunction[] => [
  defineFunction({
    signature: `${name}(dyn, dyn): ${result}`,
    reads,
    apply: (value: unknown, quantity: unknown, quantities: unknown, session: unknown) => apply(value, unitOf(quantity, undefined, quantities, session)),
  }),
  defineFunction({
    signature: `${name}(dyn, dyn, dyn): ${result}`,
    reads,
    apply: (value: unknown, quantity: unknown, kept: unknown, quantities: unknown, session: unknown) =>
      apply(value, unitOf(quantity, kept, quantities, session)),
  }),
];

const said = (value: unknown, unit: ShownUnit | undefined): string => (typeof value === 'number' && unit !== undefined ? inWords(value, unit) : plain(value));

const counted = (value: unknown, unit: ShownUnit | undefined): number | null =>
  typeof value !== 'number' ? null : unit === undefined ? value : shownNumber(value, unit);

/** A stored value in words, its number, and the short name of its unit: in the unit of the person who reads. */
export const quantityFunctions: ExpressionFunction[] = [
  ...ofStored('quantity', 'string', said),
  ...ofStored('inUnit', 'dyn', counted),
  defineFunction({
    signature: 'unitOf(dyn): string',
    reads,
    apply: (name: unknown, quantities: unknown, session: unknown) => unitOf(name, undefined, quantities, session)?.short ?? '',
  }),
  defineFunction({
    signature: 'unitAfter(dyn, dyn): string',
    reads: ['settings.unitsOfMany', 'settings.unitsOfOne'],
    apply: (number: unknown, unit: unknown, many: unknown, one: unknown) =>
      typeof unit === 'string' ? unitAfter(number, unit, (many ?? {}) as UnitNames, (one ?? {}) as UnitNames) : '',
  }),
  defineFunction({
    signature: 'unitName(dyn, dyn): string',
    reads,
    apply: (number: unknown, name: unknown, quantities: unknown, session: unknown) => {
      const unit = unitOf(name, undefined, quantities, session);
      return unit === undefined ? '' : pluralOf(Number(number)) === 'one' ? unit.one : unit.many;
    },
  }),
];
