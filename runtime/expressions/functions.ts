import { isLinkAddress, isSitePath } from '../format/addresses';
import { isBlankText, searchText } from '../format/plain-text';
import { reasonOfFailure, type ToldFailure } from '../format/failure-text';
import { addDays, addYears, formatDate, readDate } from '../format/date';
import { isExpression } from '../definitions/shapes/is-expression';
import { remainderOf, roundedTo, roundedUp, settled, sumOf } from './decimals';
import { defineFunction, type ExpressionFunction } from './expression-function';
import { quantityFunctions } from './quantity-functions';
import { ruleEvaluation } from './rule-evaluation';
import { isSafePattern } from './safe-pattern';
import { timeFunctions } from './time-functions';
import { compareTexts, listed, numberFormat, pluralOf } from '../format/language';
import { own } from '../validation/own';
import { stringOf } from '../validation/string-of';
import { isObject } from '../validation/is-object';

const millisecondsPerDay = 86_400_000;
const isEmptyValue = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && isBlankText(value)) || (Array.isArray(value) && value.length === 0);
const aggregate = (combine: (numbers: number[]) => number) => (numbers: unknown[]) => {
  // Whole numbers that stand in an expression are CEL's own integers.
  const found = numbers.flatMap((value) => (typeof value === 'number' || typeof value === 'bigint' ? Number(value) : []));
  return found.length === 0 ? null : combine(found);
};
/** Unpatterned text never matches: a pattern that could run for ever is refused by the check and is false here. */
const matches = (text: string, pattern: string): boolean => isSafePattern(pattern) && new RegExp(pattern, 'u').test(text.slice(0, 10_000));

function interpolate(value: unknown, points: unknown): number | null {
  if (typeof value !== 'number' && typeof value !== 'bigint') return null;
  const [place, line] = [Number(value), (points as (number | bigint)[][]).map((point) => point.map(Number))];
  const next = line.findIndex(([at = 0]) => at >= place);
  const [right, left] = [line[next], line[next - 1]];
  if (right === undefined || left === undefined) return (right ?? line.at(-1))?.[1] ?? null;
  const [from = 0, low = 0] = left;
  const [to = 0, high = 0] = right;
  return settled(low + ((high - low) * (place - from)) / (to - from));
}

function wholeYears(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}

function moved(list: unknown[], element: unknown, places: number): unknown[] {
  const from = list.indexOf(element);
  if (from === -1) return list;
  const others = list.toSpliced(from, 1);
  return others.toSpliced(Math.min(Math.max(from + Number(places), 0), others.length), 0, element);
}

const isInOrder = (list: (string | number)[]): boolean => list.every((element, index) => index === 0 || (list[index - 1] as string | number) <= element);

/** Every function beyond CEL's own. */
export const functions: ExpressionFunction[] = [
  defineFunction({ signature: 'isEmpty(dyn): bool', apply: isEmptyValue }),
  defineFunction({
    signature: 'orElse(dyn, dyn): dyn',
    apply: (value: unknown, other: unknown) => value ?? other,
  }),
  defineFunction({
    signature: 'yearsBetween(string, string): double',
    apply: (from: string, to: string) => wholeYears(from.slice(0, 10), to.slice(0, 10)),
  }),
  defineFunction({
    signature: 'remainder(double, double): double',
    apply: remainderOf,
  }),
  defineFunction({
    signature: 'isUnique(list): bool',
    apply: (list: unknown[]) => new Set(list).size === list.length,
  }),
  defineFunction({
    signature: 'isInOrder(list): bool',
    apply: (list: (string | number | null)[]) => isInOrder(list.filter((element): element is string | number => element !== null)),
  }),
  defineFunction({
    signature: 'daysBetween(string, string): double',
    apply: (from: string, to: string) => Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / millisecondsPerDay),
  }),
  defineFunction({
    signature: 'formatDate(dyn, string, dyn): string',
    apply: (value: unknown, pattern: string, timeZone: unknown) =>
      typeof value === 'string' ? formatDate(value, pattern, typeof timeZone === 'string' ? timeZone : undefined) : '',
  }),
  defineFunction({
    signature: 'readDate(dyn, string): dyn',
    apply: (text: unknown, pattern: string) => (typeof text === 'string' ? readDate(text, pattern) : null),
  }),
  defineFunction({
    signature: 'addDays(dyn, double): dyn',
    apply: (date: unknown, days: number) => (typeof date === 'string' ? addDays(date, days) : null),
  }),
  defineFunction({
    signature: 'addYears(dyn, double): dyn',
    apply: (date: unknown, years: number) => (typeof date === 'string' ? addYears(date, years) : null),
  }),
  ...timeFunctions,
  ...quantityFunctions,
  defineFunction({
    signature: 'roundUp(double): double',
    apply: roundedUp,
  }),
  defineFunction({
    signature: 'pluralOf(dyn): string',
    apply: (value: unknown) => pluralOf(Number(value)),
  }),
  defineFunction({
    signature: 'formatNumber(dyn): string',
    apply: (value: unknown) => (typeof value === 'number' ? numberFormat().format(value + 0) : ''),
  }),
  defineFunction({
    signature: 'lower(dyn): string',
    apply: (text: unknown) => (typeof text === 'string' ? text.toLowerCase() : ''),
  }),
  defineFunction({
    signature: 'searchText(dyn): string',
    apply: (text: unknown) => (typeof text === 'string' ? searchText(text) : ''),
  }),
  defineFunction({
    signature: 'sortedBy(dyn, string): list',
    apply: (list: unknown, name: string) =>
      Array.isArray(list) ? [...(list as unknown[])].sort((left, right) => compareTexts(textAt(left, name), textAt(right, name))) : [],
  }),
  defineFunction({
    signature: 'listed(list): string',
    apply: (texts: unknown[]) => listed(texts.map(stringOf)),
  }),
  defineFunction({
    signature: 'number(dyn): dyn',
    apply: (value: unknown) => numberIn(value),
  }),
  defineFunction({
    signature: 'apply(dyn, dyn): dyn',
    apply: (rule: unknown, values: unknown) => (isExpression(rule) && isObject(values) ? ruleEvaluation.evaluate(rule.$, values) : null),
  }),
  defineFunction({
    signature: 'total(list): dyn',
    apply: aggregate(sumOf),
  }),
  defineFunction({
    signature: 'smallest(list): dyn',
    apply: aggregate((numbers) => Math.min(...numbers)),
  }),
  defineFunction({
    signature: 'largest(list): dyn',
    apply: aggregate((numbers) => Math.max(...numbers)),
  }),
  defineFunction({
    signature: 'mean(list): dyn',
    apply: aggregate((numbers) => settled(sumOf(numbers) / numbers.length)),
  }),
  defineFunction({
    signature: 'interpolate(dyn, list): dyn',
    apply: interpolate,
  }),
  defineFunction({
    signature: 'count(dyn): double',
    apply: (list: unknown) => (Array.isArray(list) ? list.length : 0),
  }),
  defineFunction({ signature: 'round(double): double', apply: (value: number) => roundedTo(value) }),
  defineFunction({
    signature: 'round(double, double): double',
    apply: (value: number, decimals: number) => roundedTo(value, Math.trunc(decimals)),
  }),
  defineFunction({
    signature: 'first(dyn): dyn',
    apply: (list: unknown) => (Array.isArray(list) ? (list[0] ?? null) : null),
  }),
  defineFunction({
    signature: 'elementBefore(list, dyn): dyn',
    apply: (list: unknown[], value: unknown) => list[list.indexOf(value) - 1] ?? null,
  }),
  defineFunction({
    signature: 'positionOf(list, dyn): double',
    apply: (list: unknown[], value: unknown) => list.indexOf(value) + 1,
  }),
  defineFunction({ signature: 'flat(list): list', apply: (lists: unknown[]) => lists.flat() }),
  defineFunction({
    signature: 'moved(list, dyn, double): list',
    apply: moved,
  }),
  defineFunction({
    signature: 'without(list, list): list',
    apply: (list: unknown[], others: unknown[]) => list.filter((element) => !others.includes(element)),
  }),
  defineFunction({
    signature: 'with(dyn, dyn): dyn',
    apply: (record: object | null, changes: object | null) => ({ ...record, ...changes }),
  }),
  defineFunction({
    signature: 'fullMatch(string, string): bool',
    apply: (text: string, pattern: string) => matches(text, `^(?:${pattern})$`),
  }),
  defineFunction({
    signature: 'withoutPrefix(dyn, string): string',
    apply: (text: unknown, prefix: string) => (typeof text !== 'string' ? '' : text.startsWith(prefix) ? text.slice(prefix.length) : text),
  }),
  defineFunction({
    signature: 'isSameSecret(dyn, dyn): bool',
    apply: (one: unknown, other: unknown) => typeof one === 'string' && typeof other === 'string' && one.normalize('NFKC') === other.normalize('NFKC'),
  }),
  defineFunction({
    signature: 'isSitePath(dyn): bool',
    apply: (value: unknown) => typeof value === 'string' && isSitePath(value),
  }),
  defineFunction({
    signature: 'isLinkAddress(dyn): bool',
    apply: isLinkAddress,
  }),
  defineFunction({
    signature: 'queryValue(dyn): string',
    apply: (text: unknown) => (typeof text === 'string' ? new URLSearchParams([['', text]]).toString().slice(1) : ''),
  }),
  defineFunction({
    signature: 'entry(dyn, dyn): dyn',
    apply: (object: unknown, name: unknown) => (isObject(object) && typeof name === 'string' && Object.hasOwn(object, name) ? object[name] : null),
  }),
  defineFunction({
    signature: 'keyed(list, string, string): dyn',
    apply: (list: unknown[], name: string, value: string) =>
      Object.fromEntries(
        list.flatMap((record) => {
          const [key, held] = isObject(record) ? [own(record, name), own(record, value)] : [];
          return typeof key === 'string' && key !== '__proto__' && held !== null && held !== undefined ? [[key, held]] : [];
        }),
      ),
  }),
  defineFunction({
    signature: 'withEntry(dyn, dyn, dyn): dyn',
    apply: (object: unknown, name: unknown, value: unknown) =>
      typeof name === 'string' && name !== '__proto__' ? { ...(isObject(object) ? object : {}), [name]: value } : object,
  }),
  defineFunction({
    signature: 'reasonOf(dyn, string): string',
    apply: (failure: unknown, otherwise: string) => (isFailure(failure) ? reasonOfFailure(failure) : undefined) ?? otherwise,
  }),
];

/** What replaces CEL's own `.matches`, whose patterns could run for ever. */
export const boundedMatches = matches;

const textAt = (record: unknown, name: string): string => stringOf((isObject(record) ? own(record, name) : undefined) ?? '');

function numberIn(value: unknown): number | null {
  const found = typeof value === 'number' ? value : typeof value === 'string' && !isBlankText(value) ? Number(value) : Number.NaN;
  return Number.isFinite(found) ? found : null;
}

const isFailure = (value: unknown): value is ToldFailure =>
  isObject(value) &&
  typeof value.StatusCode === 'number' &&
  typeof value.ShowUser === 'boolean' &&
  Array.isArray(value.Errors) &&
  value.Errors.every((error) => isObject(error) && typeof error.Message === 'string');
