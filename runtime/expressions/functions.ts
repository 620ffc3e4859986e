import { addDays, addYears, formatDate, readDate } from '../format/date';
import { isExpression } from '../definitions/shapes/is-expression';
import { isSafePattern } from './safe-pattern';

/** A function that expressions may call. It reads no clock, no network and no page: the same arguments give the same value. */
export interface ExpressionFunction {
  /** In CEL's words, such as `daysBetween(string, string): double`. Numbers are `double`. */
  signature: string;
  /** One sentence for authors. */
  description: string;
  apply: (...parameters: never[]) => unknown;
}

/** Declares one function; see `functions` for the list. */
export const defineFunction = (declared: ExpressionFunction): ExpressionFunction => declared;

const millisecondsPerDay = 86_400_000;
const numbers = new Intl.NumberFormat('en-US');
const isEmptyValue = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && value.length === 0);
const aggregate = (combine: (numbers: number[]) => number) => (numbers: unknown[]) => {
  // Whole numbers that stand in an expression are CEL's own integers.
  const found = numbers.flatMap((value) => (typeof value === 'number' || typeof value === 'bigint' ? Number(value) : []));
  return found.length === 0 ? null : combine(found);
};
/** Unpatterned text never matches: a pattern that could run for ever is refused by the check and is false here. */
const matches = (text: string, pattern: string): boolean => isSafePattern(pattern) && new RegExp(pattern, 'u').test(text.slice(0, 10_000));

/** What a computer makes of 4 times 1242.7 may lie so far above the whole number that it is, and of 100 times 1.005 so far below the half. */
const hair = 1e-9;
const rounded = (value: number): number => Math.round(value + hair);

/** Of decimal numbers as people write them: 0.3 is three times 0.1. */
function remainder(value: number, by: number): number {
  const left = Math.abs(value % by);
  return left < hair || Math.abs(left - Math.abs(by)) < hair ? 0 : left;
}

function interpolate(value: unknown, points: unknown): number | null {
  if (typeof value !== 'number' && typeof value !== 'bigint') return null;
  const [place, line] = [Number(value), (points as (number | bigint)[][]).map((point) => point.map(Number))];
  const next = line.findIndex(([at = 0]) => at >= place);
  const [right, left] = [line[next], line[next - 1]];
  if (right === undefined || left === undefined) return (right ?? line.at(-1))?.[1] ?? null;
  const [from = 0, low = 0] = left;
  const [to = 0, high = 0] = right;
  return low + ((high - low) * (place - from)) / (to - from);
}

function wholeYears(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}

const isInOrder = (list: (string | number)[]): boolean => list.every((element, index) => index === 0 || (list[index - 1] as string | number) <= element);

/** How `apply` evaluates the rule that it is given: whoever evaluates expressions says it here. */
export const ruleEvaluation = { evaluate: (_source: string, _values: Record<string, unknown>): unknown => null };

/** Every function beyond CEL's own. */
export const functions: ExpressionFunction[] = [
  defineFunction({ signature: 'isEmpty(dyn): bool', description: 'True for no value, blank text and an empty list.', apply: isEmptyValue }),
  defineFunction({
    signature: 'orElse(dyn, dyn): dyn',
    description: 'The first value, or the second where the first is null.',
    apply: (value: unknown, other: unknown) => value ?? other,
  }),
  defineFunction({
    signature: 'yearsBetween(string, string): double',
    description: 'Whole years from the first date to the second, as an age is counted: somebody born on 29 February has their birthday on 1 March.',
    apply: (from: string, to: string) => wholeYears(from.slice(0, 10), to.slice(0, 10)),
  }),
  defineFunction({
    signature: 'remainder(double, double): double',
    description: 'What is left when the first number is divided by the second.',
    apply: remainder,
  }),
  defineFunction({
    signature: 'isUnique(list): bool',
    description: 'True when no element stands twice in a list.',
    apply: (list: unknown[]) => new Set(list).size === list.length,
  }),
  defineFunction({
    signature: 'isInOrder(list): bool',
    description: 'True when no element of a list is less than the one before it; missing ones are passed over.',
    apply: (list: (string | number | null)[]) => isInOrder(list.filter((element): element is string | number => element !== null)),
  }),
  defineFunction({
    signature: 'daysBetween(string, string): double',
    description: 'Whole days from the first date to the second; negative when the second is earlier.',
    apply: (from: string, to: string) => Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / millisecondsPerDay),
  }),
  defineFunction({
    signature: 'formatDate(dyn, string, dyn): string',
    description: 'A date, or a moment in the time zone named third, by a pattern such as MMMM d, yyyy; empty for none. session.timeZone is that of the person.',
    apply: (value: unknown, pattern: string, timeZone: unknown) =>
      typeof value === 'string' ? formatDate(value, pattern, typeof timeZone === 'string' ? timeZone : undefined) : '',
  }),
  defineFunction({
    signature: 'readDate(dyn, string): dyn',
    description: 'The date that a text says by a pattern such as MM/DD/YYYY HH:mm:ss, as yyyy-MM-dd; null where it says none.',
    apply: (text: unknown, pattern: string) => (typeof text === 'string' ? readDate(text, pattern) : null),
  }),
  defineFunction({
    signature: 'addDays(dyn, double): dyn',
    description: 'The date so many days later; earlier with a negative number. Null for no date.',
    apply: (date: unknown, days: number) => (typeof date === 'string' ? addDays(date, days) : null),
  }),
  defineFunction({
    signature: 'addYears(dyn, double): dyn',
    description: 'The same day so many years later; of 29 February, in a year without it, 28 February. Null for no date.',
    apply: (date: unknown, years: number) => (typeof date === 'string' ? addYears(date, years) : null),
  }),
  defineFunction({
    signature: 'roundUp(double): double',
    description: 'To the next whole number that is not less.',
    apply: (value: number) => Math.ceil(value - hair),
  }),
  defineFunction({
    signature: 'formatNumber(dyn): string',
    description: 'A number as people read it: 1,234.5; empty for none.',
    apply: (value: unknown) => (typeof value === 'number' ? numbers.format(value) : ''),
  }),
  defineFunction({
    signature: 'lower(dyn): string',
    description: 'The text in small letters; empty for no text.',
    apply: (text: unknown) => (typeof text === 'string' ? text.toLowerCase() : ''),
  }),
  defineFunction({
    signature: 'sortedBy(dyn, string): list',
    description: 'The records of a list in the order of the property named second, as a person reads it: letter case does not matter, 10 comes after 9.',
    apply: (list: unknown, name: string) =>
      Array.isArray(list) ? [...(list as unknown[])].sort((left, right) => collator.compare(textAt(left, name), textAt(right, name))) : [],
  }),
  defineFunction({
    signature: 'listed(list): string',
    description: 'Texts as a sentence lists them: A, B and C.',
    apply: (texts: unknown[]) => conjunction.format(texts.map(String)),
  }),
  defineFunction({
    signature: 'number(dyn): dyn',
    description: 'The number that a text says, or the number itself; null where it says none.',
    apply: (value: unknown) => numberIn(value),
  }),
  defineFunction({
    signature: 'apply(dyn, dyn): dyn',
    description: 'What a rule of the constants comes to: settings.<name>, and what it reads as an object. Null where there is no such rule.',
    apply: (rule: unknown, values: unknown) => (isExpression(rule) && isObject(values) ? ruleEvaluation.evaluate(rule.$, values) : null),
  }),
  defineFunction({
    signature: 'total(list): dyn',
    description: 'The sum of the numbers of a list; null without any.',
    apply: aggregate((numbers) => numbers.reduce((a, b) => a + b, 0)),
  }),
  defineFunction({
    signature: 'smallest(list): dyn',
    description: 'The smallest number of a list; null without any.',
    apply: aggregate((numbers) => Math.min(...numbers)),
  }),
  defineFunction({
    signature: 'largest(list): dyn',
    description: 'The largest number of a list; null without any.',
    apply: aggregate((numbers) => Math.max(...numbers)),
  }),
  defineFunction({
    signature: 'mean(list): dyn',
    description: 'The mean of the numbers of a list; missing ones are passed over, and without any it is null.',
    apply: aggregate((numbers) => numbers.reduce((a, b) => a + b, 0) / numbers.length),
  }),
  defineFunction({
    signature: 'interpolate(dyn, list): dyn',
    description:
      'The height of a line at a place: its points are pairs of place and height, from left to right. Before the first point and behind the last the line stays level. Null for null.',
    apply: interpolate,
  }),
  defineFunction({
    signature: 'count(dyn): double',
    description: 'How many elements a list has; 0 where there is none.',
    apply: (list: unknown) => (Array.isArray(list) ? list.length : 0),
  }),
  defineFunction({ signature: 'round(double): double', description: 'To the nearest whole number; halves go up.', apply: rounded }),
  defineFunction({
    signature: 'round(double, double): double',
    description: 'To so many decimals.',
    apply: (value: number, decimals: number) => rounded(value * 10 ** decimals) / 10 ** decimals,
  }),
  defineFunction({
    signature: 'first(dyn): dyn',
    description: 'The first element of a list, or null.',
    apply: (list: unknown) => (Array.isArray(list) ? (list[0] ?? null) : null),
  }),
  defineFunction({
    signature: 'elementBefore(list, dyn): dyn',
    description: 'The element of a list that stands before a value, or null where none does.',
    apply: (list: unknown[], value: unknown) => list[list.indexOf(value) - 1] ?? null,
  }),
  defineFunction({
    signature: 'positionOf(list, dyn): double',
    description: 'Where a value stands in a list, 1 for the first; 0 where it does not.',
    apply: (list: unknown[], value: unknown) => list.indexOf(value) + 1,
  }),
  defineFunction({
    signature: 'without(list, list): list',
    description: 'The elements of the first list that are not in the second.',
    apply: (list: unknown[], others: unknown[]) => list.filter((element) => !others.includes(element)),
  }),
  defineFunction({
    signature: 'with(dyn, dyn): dyn',
    description: 'A copy of the first record with the properties of the second.',
    apply: (record: object | null, changes: object | null) => ({ ...record, ...changes }),
  }),
  defineFunction({
    signature: 'fullMatch(string, string): bool',
    description: 'True when the text as a whole has the pattern.',
    apply: (text: string, pattern: string) => matches(text, `^(?:${pattern})$`),
  }),
  defineFunction({
    signature: 'withoutPrefix(dyn, string): string',
    description: 'The text without the beginning named second, where it has it; empty for no text.',
    apply: (text: unknown, prefix: string) => (typeof text !== 'string' ? '' : text.startsWith(prefix) ? text.slice(prefix.length) : text),
  }),
  defineFunction({
    signature: 'queryValue(dyn): string',
    description: 'The text as the value of a parameter of an address, with whatever has a meaning there encoded; empty for no text.',
    apply: (text: unknown) => (typeof text === 'string' ? new URLSearchParams([['', text]]).toString().slice(1) : ''),
  }),
  defineFunction({
    signature: 'entry(dyn, dyn): dyn',
    description: "An object's value under a name that is computed; null where it has none.",
    apply: (object: unknown, name: unknown) => (isObject(object) && typeof name === 'string' && Object.hasOwn(object, name) ? object[name] : null),
  }),
  defineFunction({
    signature: 'keyed(list, string, string): dyn',
    description: 'An object of the records of a list: the property named third under that named second; without the records that lack one of them.',
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
    description: 'The object with a value under a name that is computed.',
    apply: (object: unknown, name: unknown, value: unknown) =>
      typeof name === 'string' && name !== '__proto__' ? { ...(isObject(object) ? object : {}), [name]: value } : object,
  }),
];

/** What replaces CEL's own `.matches`, whose patterns could run for ever. */
export const boundedMatches = matches;

const collator = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });
const conjunction = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const textAt = (record: unknown, name: string): string => String((isObject(record) ? own(record, name) : undefined) ?? '');

function numberIn(value: unknown): number | null {
  const found = typeof value === 'number' ? value : typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
  return Number.isFinite(found) ? found : null;
}

const own = (record: Record<string, unknown>, name: string) => (Object.hasOwn(record, name) ? record[name] : undefined);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
