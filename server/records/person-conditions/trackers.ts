import { and, eq, gte, type SQL, sql } from 'drizzle-orm';
import { users } from '../tables/people';
import { trackerEntries } from '../tables/trackers';
import type { PersonCriteria } from './criteria';

/** Conditions on what a person of `users` has entered in trackers. */
export const trackerConditions = ({ tracked }: PersonCriteria): SQL[] => (tracked === undefined ? [] : [hasTracked(tracked)]);

function hasTracked({ trackerId, since, isLogged, average }: NonNullable<PersonCriteria['tracked']>): SQL {
  const entries = and(eq(trackerEntries.UserId, users.UserId), eq(trackerEntries.TrackerId, trackerId), gte(trackerEntries.EntryDate, since));
  if (average === undefined) {
    const found = sql`exists (select 1 from ${trackerEntries} where ${entries})`;
    return isLogged ? found : sql`not ${found}`;
  }
  const { field, from, to } = average;
  // Only numbers count: whatever else stands there is not looked at, and who has none has no average.
  const numbers = sql`select case jsonb_typeof(answer -> 'Value') when 'number' then (answer ->> 'Value')::numeric end as number
    from ${trackerEntries}, jsonb_array_elements(${trackerEntries.Values}) as answer where ${entries} and answer ->> 'FieldName' = ${field}`;
  const isEnough = from === undefined ? sql`true` : sql`avg(number) >= ${from}::numeric`;
  const isLittle = to === undefined ? sql`true` : sql`avg(number) <= ${to}::numeric`;
  return sql`exists (select 1 from (${numbers}) as entered having count(number) > 0 and ${isEnough} and ${isLittle})`;
}
