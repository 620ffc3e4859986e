import { type SQL, sql } from 'drizzle-orm';
import type { DayRange } from './criteria';

/** A list of texts as one of the database, each a parameter. */
export const textArray = (values: readonly string[]): SQL =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;

/** Whether a text that is a day lies in a range. Other texts do not. Compared letter by letter, whatever the language of the database is. */
export function isDayWithin(day: SQL, { from, to }: DayRange): SQL {
  const isDay = sql`${day} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'`;
  const isLater = from === undefined ? sql`true` : sql`${day} collate "C" >= ${from}`;
  const isEarlier = to === undefined ? sql`true` : sql`${day} collate "C" <= ${to}`;
  return sql`(${isDay} and ${isLater} and ${isEarlier})`;
}

/** A plain text in lower case, whatever the language of the database is: that of plain C would leave É as it is. */
export const inLowerCase = (text: SQL): SQL => sql`lower(plain_text(${text}) collate "und-x-icu")`;
