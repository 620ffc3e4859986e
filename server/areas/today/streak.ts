import { addDays } from '../../../runtime/format/date';

/**
 * Returns the length of a person's streak in days with an entry.
 * `days`: the days with an entry (yyyy-MM-dd). Today need not have one yet. `forgiven`: how many days in a row may be missed; they are not counted.
 */
export function streakOf(days: readonly string[], today: string, forgiven: number): number {
  const logged = new Set(days);
  let length = 0;
  // Today is still open, so it is not a missed day.
  let missed = logged.has(today) ? 0 : -1;
  for (let day: string | null = today; day !== null && missed <= forgiven; day = addDays(day, -1)) {
    if (logged.has(day)) {
      length += 1;
      missed = 0;
    } else missed += 1;
  }
  return length;
}
