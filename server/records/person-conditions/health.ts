import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { isScreened } from '../screenings';
import { biometricMeasurements } from '../tables/assessments';
import { planYears } from '../tables/companies';
import { entities, users } from '../tables/people';
import type { MeasureLevel, PersonCriteria } from './criteria';

/** Conditions on what was measured of a person of `users`. */
export function healthConditions({ screening, measure }: PersonCriteria): SQL[] {
  return [screening && wasScreened(screening), measure && isAtLevel(measure)].filter((condition): condition is SQL => condition !== undefined);
}

/** In the present plan year of the person's company. A company without one has screened nobody. */
function wasScreened({ isDone, sources }: NonNullable<PersonCriteria['screening']>): SQL {
  const done = sql`exists (select 1 from ${entities}
    inner join ${planYears} on ${and(eq(planYears.EntityId, entities.EntityId), eq(planYears.PlanYearId, entities.PlanYearId))}
    where ${and(eq(entities.EntityId, users.EntityId), isScreened(sources))})`;
  return isDone ? done : sql`not ${done}`;
}

const { Value, SecondValue, Date } = biometricMeasurements;

/** The last value of a measure. */
function isAtLevel({ id, levels }: NonNullable<PersonCriteria['measure']>): SQL {
  const last = sql`select ${Value} as value, ${SecondValue} as second_value from ${biometricMeasurements}
    where ${and(eq(biometricMeasurements.UserId, users.UserId), eq(biometricMeasurements.MeasureId, id))}
    order by ${desc(Date)}, ${desc(biometricMeasurements.Id)} limit 1`;
  return sql`exists (select 1 from (${last}) as measured where ${or(...levels.map(isWithin)) ?? sql`false`})`;
}

const isWithin = ({ from, below }: MeasureLevel): SQL =>
  sql`(${from === undefined ? sql`true` : reaches(from)} and ${below === undefined ? sql`true` : sql`not ${reaches(below)}`})`;

/** One of the numbers of a value is enough. */
const reaches = ([first, second]: [number, number]): SQL =>
  sql`(measured.value >= ${first}::float8 or coalesce(measured.second_value >= ${second}::float8, false))`;
