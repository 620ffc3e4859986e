import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { designations, profiles, users } from '../tables/people';
import type { PersonCriteria } from './criteria';
import { isDayWithin, textArray } from './parts';

/** Conditions on the account of a person of `users`, and on what they have answered of themselves. */
export function accountConditions({ statuses, roles, regions, locations, coaches, answers = [], answeredDays = [] }: PersonCriteria): SQL[] {
  return [
    statuses && inArray(users.Status, statuses as (typeof users.$inferSelect.Status)[]),
    roles && sql`${users.Roles} ?| ${textArray(roles)}`,
    regions && inArray(users.Region, regions),
    locations && inArray(users.Location, locations),
    coaches && isCoachedBy(coaches),
    ...answers.map(({ item, values }) => hasAnswered(item, sql`answer ->> 'UserAnswer' in ${values}`)),
    ...answeredDays.map(({ item, range }) => hasAnswered(item, isDayWithin(sql`(answer ->> 'UserAnswer')`, range))),
  ].filter((condition): condition is SQL => condition !== undefined);
}

const isCoachedBy = (coaches: string[]): SQL =>
  sql`exists (select 1 from ${designations} where ${and(
    eq(designations.EntityId, users.EntityId),
    inArray(designations.UserId, coaches),
    eq(designations.Type, 'Coaching'),
    ne(designations.Value, 'None'),
  )})`;

const hasAnswered = (item: string, holds: SQL): SQL =>
  sql`exists (select 1 from ${profiles}, jsonb_array_elements(${profiles.Answers}) as answer
    where ${eq(profiles.UserId, users.UserId)} and answer ->> 'Id' = ${item} and ${holds})`;
