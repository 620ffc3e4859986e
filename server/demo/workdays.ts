import { addDays } from '../../runtime/format/date';
import { weekdayOf } from '../../runtime/format/time';

/** Returns the day, or the Monday after it where it falls on a weekend. */
export const workday = (day: string): string => (weekdayOf(day)! > 5 ? addDays(day, 8 - weekdayOf(day)!)! : day);

/** Returns the day so many days before today, or the Friday before it where it falls on a weekend. */
export function workdayBefore(today: string, daysAgo: number): string {
  const day = addDays(today, -daysAgo)!;
  return weekdayOf(day)! > 5 ? addDays(day, 5 - weekdayOf(day)!)! : day;
}
