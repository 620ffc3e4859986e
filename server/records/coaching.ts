import { sql } from 'drizzle-orm';
import type { Designation } from '../../schemas/generated/records';
import { singleKey } from './single-rows';
import { designations, entities, users } from './tables/people';
import { resourceRows } from './tables/resources';

/** Of a row of `users`: whether the person is a coach. */
export const isCoach = sql`${users.Roles} @> '["Coach"]'::jsonb`;

const general = (owner: unknown) => sql`(select ${resourceRows.Value} from ${resourceRows}
  where ${resourceRows.Resource} = 'company-general' and ${resourceRows.Owner} = ${owner} and ${resourceRows.Key} = ${singleKey})`;

/**
 * Of a row of `entities`: the company whose coaches coach its people, as its general settings say, or those of its partner while it follows them;
 * null, or None, where it has none. A company that has saved nothing follows its partner: see schemas/resources/company-general.resource.json.
 */
export const coachingCompany = sql<string | null>`((case
  when not ${entities.IsPartner} and ${entities.ParentEntityId} is not null and coalesce((${general(entities.EntityId)} ->> 'UsePartnerSettings')::boolean, true)
  then ${general(entities.ParentEntityId)} else ${general(entities.EntityId)} end) ->> 'CoachingCompanyId')`;

const byCompany = sql`select 'Coaching' as type, served.entity_id, 'Company' as value
  from (select ${entities.EntityId} as entity_id, ${coachingCompany} as coaching from ${entities}) as served
  where ${isCoach} and served.coaching = ${users.EntityId}`;

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
      and ${designations.Type} = 'Coaching' and ${designations.EntityId} = coached.entity_id and ${designations.Value} <> 'None')) as held), '[]')`;
