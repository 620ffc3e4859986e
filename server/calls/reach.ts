import type { Revision } from '../../runtime/definitions/compiled';
import { notFound } from '../foundation/outcome';
import type { Caller, EntityRow } from '../records/callers';
import type { Tools } from './tools';
import { constantsOf } from '../foundation/constants';

interface CallContext {
  caller: Caller;
  revision: Revision;
}

/** The companies that a caller may see, by name: the own one; for some roles its companies too, or all. `ids` picks some of them. */
export function companiesWithin({ caller: { user }, revision }: CallContext, { companies }: Tools, ids?: string[]): Promise<EntityRow[]> {
  const { rolesReachingEveryCompany, rolesReachingChildCompanies } = constantsOf(revision).server;
  const holds = (roles: string[]) => user.Roles.some((role) => roles.includes(role));
  if (holds(rolesReachingEveryCompany)) return companies.within({ every: true }, ids);
  return companies.within({ entityId: user.EntityId, children: holds(rolesReachingChildCompanies) }, ids);
}

/** One company within reach; without an id the own one. Another is not found, whether or not it exists. */
export async function companyWithin(context: CallContext, entityId: string | undefined, tools: Tools): Promise<EntityRow> {
  const { entity } = context.caller;
  if (entityId === undefined || entityId === entity.EntityId) return entity;
  const [found] = await companiesWithin(context, tools, [entityId]);
  if (found === undefined) throw notFound('There is no such company.');
  return found;
}
