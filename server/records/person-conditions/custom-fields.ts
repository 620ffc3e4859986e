import { eq, type SQL, sql } from 'drizzle-orm';
import { profiles, users } from '../tables/people';
import type { CustomCriterion, PersonCriteria } from './criteria';
import { inLowerCase, isDayWithin, textArray } from './parts';
import { stringOf } from '../../../runtime/validation/string-of';

/** Conditions on what only the customer keeps of a person of `users`. */
export const customConditions = ({ custom = [] }: PersonCriteria): SQL[] =>
  custom.map((criterion) => sql`exists (select 1 from ${profiles} where ${eq(profiles.UserId, users.UserId)} and ${holds(criterion)})`);

/** A value of another kind than the field has now, of an older definition, is none. */
function holds(criterion: CustomCriterion): SQL {
  const value = sql`(${profiles.Custom} -> ${criterion.name}::text)`;
  const text = sql`(${profiles.Custom} ->> ${criterion.name}::text)`;
  switch (criterion.kind) {
    case 'text':
      return sql`jsonb_typeof${value} = 'string' and ${inLowerCase(text)} in ${criterion.values.map((one) => inLowerCase(sql`${one}::text`))}`;
    case 'choice':
      return sql`jsonb_typeof${value} = 'string' and ${text} in ${criterion.values}`;
    case 'choices':
      return sql`jsonb_typeof${value} = 'array' and ${value} ?| ${textArray(criterion.values)}`;
    case 'number':
      return sql`case when jsonb_typeof${value} = 'number' then ${text}::numeric in ${criterion.values.map((one) => sql`${String(one)}::numeric`)} else false end`;
    case 'boolean':
      return sql`jsonb_typeof${value} = 'boolean' and ${text} in ${criterion.values.map(stringOf)}`;
    case 'date':
      return sql`jsonb_typeof${value} = 'string' and ${isDayWithin(text, criterion.range)}`;
  }
}
