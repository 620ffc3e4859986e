import { formatTime } from '../format/clock-time';
import { addMinutes, addMonths, differenceIn, inTimeZone, offsetOf, startOfMonth, startOfWeek, timeUnits, weekdayOf } from '../format/time';
import { defineFunction } from './expression-function';

/** Of a text what is computed of it; of no text, null. */
const ofText =
  <Rest extends unknown[]>(compute: (text: string, ...rest: Rest) => unknown) =>
  (text: unknown, ...rest: Rest): unknown =>
    typeof text === 'string' && !rest.includes(null) ? compute(text, ...rest) : null;

/** Arithmetic with moments and dates. Moments are ISO 8601; dates yyyy-MM-dd. */
export const timeFunctions = [
  defineFunction({ signature: 'addMinutes(dyn, double): dyn', apply: ofText(addMinutes) }),
  defineFunction({ signature: 'addMonths(dyn, double): dyn', apply: ofText(addMonths) }),
  defineFunction({ signature: 'weekday(dyn): dyn', apply: ofText(weekdayOf) }),
  defineFunction({ signature: 'startOfWeek(dyn, double): dyn', apply: ofText(startOfWeek) }),
  defineFunction({ signature: 'startOfMonth(dyn): dyn', apply: ofText(startOfMonth) }),
  defineFunction({
    signature: 'differenceIn(string, dyn, dyn): dyn',
    apply: (unit: string, from: unknown, to: unknown) => {
      const known = timeUnits.find((name) => name === unit);
      return known && typeof from === 'string' && typeof to === 'string' ? differenceIn(known, from, to) : null;
    },
  }),
  defineFunction({
    signature: 'formatTime(dyn, dyn, dyn, dyn): string',
    apply: (from: unknown, to: unknown, timeZone: unknown, own: unknown) => {
      if (typeof from !== 'string' || typeof own !== 'string') return '';
      return formatTime(from, typeof to === 'string' ? to : null, { timeZone: typeof timeZone === 'string' ? timeZone : own, own });
    },
  }),
  defineFunction({ signature: 'inTimeZone(dyn, dyn): dyn', apply: ofText(inTimeZone) }),
  defineFunction({ signature: 'offsetOf(dyn, dyn): dyn', apply: ofText(offsetOf) }),
];
