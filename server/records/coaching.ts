import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Designation } from '../../schemas/generated/records';
import { singleKey } from './single-rows';
import { designations, entities, users } from './tables/people';
import { resourceRows } from './tables/resources';

/** Of a row of `users`: whether the person has any role. The index `users_staff` is on this condition. */
export const isStaff = sql`${users.Roles} <> '[]'::jsonb`;

/** Of a row of `users`: whether the person is a coach. */
export const isCoach = sql`(${isStaff} and ${users.Roles} @> '["Coach"]'::jsonb)`;

const general = (owner: unknown) => sql`(select ${resourceRows.Value} from ${resourceRows}
  where ${resourceRows.Resource} = 'company-general' and ${resourceRows.Owner} = ${owner} and ${resourceRows.Key} = ${singleKey})`;

/**
 * Of a row of `entities`: the company whose general settings hold for it, itself or the partner that it follows. A company that has saved nothing follows
 * its partner, as schemas/resources/company-general.resource.json says; a test holds the two together.
 */
const settingsOwner = sql`(case
  when not ${entities.IsPartner} and ${entities.ParentEntityId} is not null and coalesce((${general(entities.EntityId)} ->> 'UsePartnerSettings')::boolean, true)
  then ${entities.ParentEntityId} else ${entities.EntityId} end)`;

/** Of a row of `entities`: the company whose coaches coach its people; null, or None, where it has none. */
export const coachingCompany = sql<string | null>`(${general(settingsOwner)} ->> 'CoachingCompanyId')`;

/**
 * Of a row of `entities`: whether its coaching company is this one. From the few settings that name that company to the companies that they may apply to:
 * looking at all of them would slow each call of a coach. `company` reads no column of `entities`.
 */
export const isCoachedByCompany = (company: SQL | PgColumn): SQL => {
  const naming = sql`select named.owner from ${resourceRows} as named
    where named.resource = 'company-general' and named.key = ${singleKey} and named.value ->> 'CoachingCompanyId' = ${company}`;
  return sql`${entities.EntityId} in (${naming} union select child.entity_id from ${entities} as child where child.parent_entity_id in (${naming}))
    and ${coachingCompany} = ${company}`;
};

const byCompany = sql`select 'Coaching' as type, ${entities.EntityId} as entity_id, 'Company' as value from ${entities}
  where ${isCoach} and ${isCoachedByCompany(users.EntityId)}`;

/**
 * What somebody is in charge of: their designations, and of a coach the companies that the own one coaches. Read with the person, since for a query of
 * its own a call would wait once more.
 */
export const heldDesignations = sql<
  Designation[]
>`coalesce((select json_agg(json_build_object('Type', held.type, 'EntityId', held.entity_id, 'Value', held.value))
  from (select ${designations.Type} as type, ${designations.EntityId} as entity_id, ${designations.Value} as value from ${designations}
    where ${designations.UserId} = ${users.UserId}
    union all select * from (${byCompany}) as coached where not exists (select 1 from ${designations} where ${designations.UserId} = ${users.UserId}
      and ${designations.Type} = 'Coaching' and ${designations.EntityId} = coached.entity_id and ${designations.Value} <> 'None')) as held), '[]')`.inlineParams();
