import { folded } from '../format/plain-text';
import type { Condition, Formula } from './model';

/** An optional sign, digits, a point, an exponent. Nothing else is a number: no commas, no hexadecimals, no Infinity. */
const number = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
const isoDate = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/i;
const slashedDate = /^(\d{2})\/(\d{2})\/(\d{4})$/;

/** A text as the number that it is; nothing for any other text. */
export const asNumber = (text: string): number | undefined => (number.test(text.trim()) ? Number(text.trim()) : undefined);

/** Milliseconds of a date that exists: YYYY-MM-DD, perhaps with a time, or MM/DD/YYYY. Without a zone a time counts as UTC. */
export function asDate(text: string): number | undefined {
  const slashed = slashedDate.exec(text.trim());
  const [, year, month, day, hour, minute, second] = slashed ? [slashed[0], slashed[3], slashed[1], slashed[2]] : (isoDate.exec(text.trim()) ?? []);
  if (year === undefined) return undefined;
  const moment = new Date(0);
  moment.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  if (moment.getUTCMonth() !== Number(month) - 1 || moment.getUTCDate() !== Number(day)) return undefined;
  if (Number(hour ?? 0) > 23 || Number(minute ?? 0) > 59 || Number(second ?? 0) > 59) return undefined;
  const zone = hour === undefined ? undefined : /(Z|[+-]\d{2}:?\d{2})$/i.exec(text.trim())?.[0];
  return moment.getTime() + (Number(hour ?? 0) * 60 + Number(minute ?? 0)) * 60_000 + Number(second ?? 0) * 1000 - minutesOf(zone) * 60_000;
}

function minutesOf(zone: string | undefined): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone ?? '') ?? [];
  return sign === undefined ? 0 : (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** How two texts are ordered: as numbers, else as dates; nothing where they are neither. */
function order(left: string, right: string): number | undefined {
  for (const read of [asNumber, asDate]) {
    const [one, other] = [read(left), read(right)];
    if (one !== undefined && other !== undefined) return one - other;
  }
  return undefined;
}

type Comparison = (answers: readonly string[], values: readonly string[]) => boolean;

const equals: Comparison = ([first = ''], values) => values.some((value) => folded(value) === folded(first));
const contains: Comparison = (answers, values) => values.some((value) => answers.some((answer) => folded(answer) === folded(value)));

/** Each operator, for a field that is answered. */
const comparisons: Record<string, Comparison> = {
  IsEqualTo: equals,
  IsNotEqualTo: (answers, values) => values.length > 0 && !equals(answers, values),
  IsLessThan: ([first = ''], [value]) => value !== undefined && (order(first, value) ?? 0) < 0,
  IsGreaterThan: ([first = ''], [value]) => value !== undefined && (order(first, value) ?? 0) > 0,
  Contains: contains,
  DoesNotContain: (answers, values) => values.length > 0 && !contains(answers, values),
  IsAnswered: () => true,
  IsNotAnswered: () => false,
};

/** Whether a condition holds of answers. No answer is no comparison: only IsNotAnswered holds then. */
export function conditionHolds({ operator, values }: Condition, answers: readonly string[]): boolean {
  if (answers.length === 0) return operator === 'IsNotAnswered';
  return Object.hasOwn(comparisons, operator) && (comparisons[operator] as Comparison)(answers, values);
}

/** Whether a formula holds; `answersOf` gives the answers that count of a field. */
export function formulaHolds({ any, conditions, unknown }: Formula, answersOf: (field: string) => readonly string[]): boolean {
  if (unknown !== undefined) return false;
  if (conditions.length === 0) return true;
  const holds = (condition: Condition): boolean => conditionHolds(condition, answersOf(condition.field));
  return any ? conditions.some(holds) : conditions.every(holds);
}
