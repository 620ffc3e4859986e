import type { Quantity, QuantityUnit } from '../definitions/shapes/quantity';
import { roundedTo, settled, sumOf } from '../expressions/decimals';
import { numberFormat } from './language';

/** All quantities by name, as the constant `quantities` has them. */
export type Quantities = Readonly<Record<string, Quantity>>;

/** The unit in which a person reads and types a stored value. It is plain JSON: widgets get it as an option. */
export interface ShownUnit {
  /** The full name of one, and of several. */
  one: string;
  many: string;
  /** What follows a number. */
  short: string;
  /** How many of the stored unit of the quantity one of this unit is. */
  factor: string;
  /** The same of the unit in which the value is kept. */
  kept: string;
  /** The most decimal places. */
  decimals: number;
  /** The larger part of a unit in two parts, and how many of the smaller one it holds. */
  whole?: { short: string; holds: number };
}

/** Decimal places of a stored value: what is typed with two decimal places, times a factor with eight, fits into them. */
const storedDecimals = 9;

const own = <Value>(named: Readonly<Record<string, Value>> | null | undefined, name: unknown): Value | undefined =>
  typeof name === 'string' && named !== null && named !== undefined && Object.hasOwn(named, name) ? named[name] : undefined;

/** What a field says of the quantity of its value. */
export interface QuantityOfField {
  name: string;
  /** The unit in which its value is kept; without it, the stored unit of the quantity. */
  kept?: string | undefined;
  /** The most decimal places; without it, as the unit says. */
  decimals?: number | undefined;
}

/**
 * Returns the unit for a value of a field, undefined where there is no such quantity. `unitName` is the unit of the person; of a name that the quantity
 * does not have, the unit is `otherwise`.
 */
export function unitFor(quantities: Quantities | null | undefined, { name, kept, decimals }: QuantityOfField, unitName: unknown): ShownUnit | undefined {
  const quantity = own(quantities, name);
  if (quantity === undefined) return undefined;
  const unit = own(quantity.units, unitName) ?? own(quantity.units, quantity.otherwise);
  const stored = own(quantity.units, kept) ?? own(quantity.units, quantity.stored);
  return unit === undefined || stored === undefined ? undefined : shownUnit(unit, stored.factor, decimals);
}

const shownUnit = ({ one, many, short, factor, decimals, whole }: QuantityUnit, kept: string, ownDecimals?: number): ShownUnit => ({
  one,
  many,
  short,
  factor,
  kept,
  decimals: ownDecimals ?? decimals,
  ...(whole !== undefined && { whole: { short: whole.short, holds: whole.holds } }),
});

/** Returns every unit that a value of a field can have been typed in. */
export function unitsOfField(quantities: Quantities | null | undefined, field: QuantityOfField): ShownUnit[] {
  const { units = {} } = own(quantities, field.name) ?? {};
  return Object.keys(units).flatMap((name) => unitFor(quantities, field, name) ?? []);
}

const converted = (value: number, from: string, to: string): number => (from === to ? value : settled(settled(value * Number(from)) / Number(to)));

/** Returns a stored value as a number of the unit, not rounded. Of a unit in two parts it counts the smaller part. */
const exactly = (value: number, { kept, factor }: ShownUnit): number => converted(value, kept, factor);

/** Returns a stored value as a number of the unit, rounded to its decimal places. Of a unit in two parts it counts the smaller part. */
export const shownNumber = (value: number, unit: ShownUnit): number => roundedTo(exactly(value, unit), unit.decimals);

/** Returns what is stored for a number of the unit. */
export const storedNumber = (number: number, { kept, factor }: Pick<ShownUnit, 'kept' | 'factor'>): number =>
  kept === factor ? number : roundedTo(converted(number, factor, kept), storedDecimals);

/** Whether a number of the unit is shown as another: rounded to its decimal places it is the same. */
export const isShownAs = (number: number, shown: number, { decimals }: Pick<ShownUnit, 'decimals'>): boolean => roundedTo(number, decimals) === shown;

/** Whether a stored value can have been typed in one of the units: it has no more decimal places there. */
export const isTyped = (value: number, units: readonly ShownUnit[]): boolean =>
  units.some((unit) => Math.abs(exactly(value, unit) - shownNumber(value, unit)) < 1e-6);

/** Returns the least and the greatest number of the unit that are within limits of the stored value. */
export function shownLimit(limit: number, unit: ShownUnit, end: 'minimum' | 'maximum'): number {
  const near = shownNumber(limit, unit);
  const step = 10 ** -unit.decimals;
  const stored = storedNumber(near, unit);
  if (end === 'minimum') return stored < limit ? roundedTo(near + step, unit.decimals) : near;
  return stored > limit ? roundedTo(near - step, unit.decimals) : near;
}

/** Returns a number of a unit in two parts as its parts: of 69 inches 5 and 9. */
export function partsOf(number: number, { whole, decimals }: ShownUnit): [whole: number, rest: number] {
  const holds = whole?.holds ?? 1;
  const wholes = Math.trunc(settled(number / holds));
  return [wholes, roundedTo(number - wholes * holds, decimals)];
}

/** Returns what parts of a unit come to; a part that is missing counts nothing. Undefined where both are missing. */
export function fromParts(parts: readonly (number | undefined)[], { whole }: ShownUnit): number | undefined {
  const [wholes, rest] = parts;
  if (wholes === undefined && rest === undefined) return undefined;
  return sumOf([(wholes ?? 0) * (whole?.holds ?? 1), rest ?? 0]);
}

/** Names of what is counted, each by the same key: behind most numbers, and behind a 1. */
export type UnitNames = Readonly<Record<string, string>>;

/** Returns the name of a unit as it is written behind a number: of 1 steps, step. A unit without a form of its own for one stays as it is. */
export function unitAfter(number: unknown, unit: string, many: UnitNames, one: UnitNames): string {
  const key = Number(number) === 1 ? Object.keys(many).find((name) => many[name] === unit) : undefined;
  return (key !== undefined && own(one, key)) || unit;
}

/** Returns a number of the unit as people read it: 175.5 lb, or 5 ft 9 in. */
export function numberInWords(number: number, unit: ShownUnit): string {
  const written = (one: number) => numberFormat({ maximumFractionDigits: unit.decimals }).format(one + 0);
  if (unit.whole === undefined) return `${written(number)} ${unit.short}`;
  const [wholes, rest] = partsOf(number, unit);
  return wholes === 0 ? `${written(rest)} ${unit.short}` : `${written(wholes)} ${unit.whole.short} ${written(Math.abs(rest))} ${unit.short}`;
}

/** Returns a stored value as people read it in the unit. */
export const inWords = (value: number, unit: ShownUnit): string => numberInWords(shownNumber(value, unit), unit);
