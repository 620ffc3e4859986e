import type { Revision } from '../../../runtime/definitions/compiled';
import { companyIdsWithin } from '../../calls/reach';
import { readFilter } from '../filters/read-filter';
import { badRequest } from '../../foundation/outcome';
import type { PersonFilter } from '../../../schemas/generated/records';
import type { Caller } from '../../records/callers';
import { type PersonQuery, sortableProperties } from '../../records/person-lists';
import type { Tools } from '../../calls/tools';

interface CallContext {
  caller: Caller;
  revision: Revision;
  query: { Sort?: string; Search?: string };
}

/** What a call for people asks for, within the caller's reach. A column that nobody may sort by is refused. */
export async function personQuery(context: CallContext, filter: PersonFilter, tools: Tools): Promise<PersonQuery> {
  const { Sort = 'LastName', Search = '' } = context.query;
  const isDescending = Sort.startsWith('-');
  const sort = isDescending ? Sort.slice(1) : Sort;
  const { properties = {} } = context.revision.records.UserProfileCustom ?? {};
  const known = [...sortableProperties, ...Object.keys(properties as object).map((name) => `Custom/${name}`)];
  if (!known.includes(sort)) throw badRequest([{ Code: 'enum', Field: '/Sort', Message: `Nothing is sorted by "${sort}".` }]);
  const within = await companyIdsWithin(context, tools);
  return { ...(await readFilter(filter, context, within, tools)), search: Search, sort, isDescending };
}
