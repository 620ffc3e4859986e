import { numberFormat, pluralOf } from '../format/language';
import { type Quantities, type QuantityOfField, inWords, shownNumber, type ShownUnit, unitFor } from '../format/quantity';
import { isExpression } from '../definitions/shapes/is-expression';
import { defineFunction, type ExpressionFunction } from './expression-function';
import { ruleEvaluation } from './rule-evaluation';

/** What the functions of quantities read beside what they are given: all units, and whose unit it is. */
const reads = ['settings.quantities', 'session'];

/** Returns the unit in which the person of a session reads a value; undefined where there is no such quantity. */
export function personsUnit(quantities: unknown, field: QuantityOfField, session: unknown): ShownUnit | undefined {
  const known = quantities as Quantities | null | undefined;
  const chosen = typeof known === 'object' && known !== null && Object.hasOwn(known, field.name) ? known[field.name]?.chosen : undefined;
  return unitFor(known, field, isExpression(chosen) ? ruleEvaluation.evaluate(chosen.$, { session }) : undefined);
}

const unitOf = (name: unknown, kept: unknown, quantities: unknown, session: unknown): ShownUnit | undefined =>
  typeof name === 'string' ? personsUnit(quantities, { name, kept: typeof kept === 'string' ? kept : undefined }, session) : undefined;

const plain = (value: unknown): string => (typeof value === 'number' ? numberFormat().format(value + 0) : '');

/** A stored value in words, its number, and the short name of its unit: in the unit of the person who reads. */
export const quantityFunctions: ExpressionFunction[] = [
  defineFunction({
    signature: 'quantity(dyn, dyn): string',
    reads,
    apply: (value: unknown, name: unknown, quantities: unknown, session: unknown) => said(value, unitOf(name, undefined, quantities, session)),
  }),
  defineFunction({
    signature: 'quantity(dyn, dyn, dyn): string',
    reads,
    apply: (value: unknown, name: unknown, kept: unknown, quantities: unknown, session: unknown) => said(value, unitOf(name, kept, quantities, session)),
  }),
  defineFunction({
    signature: 'inUnit(dyn, dyn): dyn',
    reads,
    apply: (value: unknown, name: unknown, quantities: unknown, session: unknown) => counted(value, unitOf(name, undefined, quantities, session)),
  }),
  defineFunction({
    signature: 'inUnit(dyn, dyn, dyn): dyn',
    reads,
    apply: (value: unknown, name: unknown, kept: unknown, quantities: unknown, session: unknown) => counted(value, unitOf(name, kept, quantities, session)),
  }),
  defineFunction({
    signature: 'unitOf(dyn): string',
    reads,
    apply: (name: unknown, quantities: unknown, session: unknown) => unitOf(name, undefined, quantities, session)?.short ?? '',
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

const said = (value: unknown, unit: ShownUnit | undefined): string => (typeof value === 'number' && unit !== undefined ? inWords(value, unit) : plain(value));

const counted = (value: unknown, unit: ShownUnit | undefined): number | null =>
  typeof value !== 'number' ? null : unit === undefined ? value : shownNumber(value, unit);
