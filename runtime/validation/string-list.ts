import { isBlankText } from '../format/plain-text';
import type { Fieldset } from '../definitions/shapes/fieldset';
import { stringOf } from './string-of';

/** How a widget reads a value that is stored as a list of strings. */
export type StringList = NonNullable<Fieldset['types'][string]['stringList']>;

/** The value that a widget shows of a stored list of strings; undefined for an empty list, and for a string that is no number where a number is expected. */
export function fromStringList(kept: unknown, stringList: StringList): unknown {
  const list = Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  if (list.length === 0) return undefined;
  if (stringList === 'many') return list;
  if (stringList === 'numbers') return list.map((one) => numberOf(one) ?? null);
  return stringList === 'number' ? numberOf(list[0]) : list[0] || undefined;
}

/** The list of strings that is stored of a widget's value; empty for no value. */
export function toStringList(value: unknown, stringList: StringList): string[] {
  if (value === undefined || value === null || value === '') return [];
  if (stringList === 'many') return Array.isArray(value) ? value.map(stringOf) : [stringOf(value)];
  if (stringList !== 'numbers') return [stringOf(value)];
  const parts = Array.isArray(value) ? value.map((one: unknown) => (typeof one === 'number' ? String(one) : '')) : [];
  return parts.every((part) => part === '') ? [] : parts;
}

const numberOf = (text: string | undefined): number | undefined => {
  if (text === undefined || isBlankText(text)) return undefined;
  const value = Number(text);
  return Number.isFinite(value) ? value : undefined;
};
