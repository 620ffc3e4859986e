import type { Revision } from '../../runtime/definitions/compiled';
import { notFound } from '../foundation/outcome';
import type { Caller, EntityRow } from '../records/callers';
import type { WantedCompanies } from '../records/companies';
import type { CompanyIds } from '../records/of-companies';
import type { Tools } from './tools';
import { constantsOf } from '../foundation/constants';
import type { CallContext } from './contract';

/** The companies that a caller may see, by name: the own one; for some roles its companies too, or all. `wanted` picks some of them. */
export function companiesWithin(
  { caller: { user }, revision }: { caller: Pick<Caller, 'user'>; revision: Revision },
  { companies }: Pick<Tools, 'companies'>,
  wanted: WantedCompanies = {},
): Promise<EntityRow[]> {
  const { rolesReachingEveryCompany, rolesReachingChildCompanies } = constantsOf(revision).server;
  const holds = (roles: string[]) => user.Roles.some((role) => roles.includes(role));
  if (holds(rolesReachingEveryCompany)) return companies.within({ every: true }, wanted);
  return companies.within({ entityId: user.EntityId, children: holds(rolesReachingChildCompanies) }, wanted);
}

/** The ids of the companies that a caller may see; undefined for all companies. */
export async function companyIdsWithin(
  { caller: { user }, revision }: { caller: Pick<Caller, 'user'>; revision: Revision },
  { companies }: Pick<Tools, 'companies'>,
): Promise<CompanyIds> {
  const { rolesReachingEveryCompany, rolesReachingChildCompanies } = constantsOf(revision).server;
  const holds = (roles: string[]) => user.Roles.some((role) => roles.includes(role));
  if (holds(rolesReachingEveryCompany)) return undefined;
  return holds(rolesReachingChildCompanies) ? companies.idsOfFamily(user.EntityId) : [user.EntityId];
}

/** One company within reach; without an id the own one. Another is not found, whether or not it exists. */
export async function companyWithin(context: CallContext, entityId: string | undefined, tools: Tools): Promise<EntityRow> {
  const { entity } = context.caller;
  if (entityId === undefined || entityId === entity.EntityId) return entity;
  const [found] = await companiesWithin(context, tools, { ids: [entityId] });
  if (found === undefined) throw notFound('Company not found.');
  return found;
}

/** A person whom a call names, with their company. */
export interface NamedPerson {
  UserId: string;
  EntityId: string;
  entity: EntityRow;
}

/**
 * Somebody of a company for which whoever sits at the keyboard has a designation of one of these types: nobody has one for themselves. Others are not
 * found, whether or not they exist.
 */
export async function personWithin({ caller: { actor } }: Pick<CallContext, 'caller'>, types: readonly string[], userId: string, { companies }: Tools) {
  const home = userId === actor.user.UserId ? undefined : await companies.entityOfUser(userId);
  const isReached = actor.designations.some(({ Type, EntityId, Value }) => types.includes(Type) && EntityId === home && Value !== 'None');
  const [entity] = home !== undefined && isReached ? await companies.within({ every: true }, { ids: [home] }) : [];
  if (entity === undefined) throw notFound('Person not found.');
  return { UserId: userId, EntityId: entity.EntityId, entity } satisfies NamedPerson;
}

/** The definitions that hold for somebody whom a call names: in the own company those that the session began with. */
export const revisionFor = async ({ caller, revision }: CallContext, { EntityId, entity }: NamedPerson, { definitions }: Tools): Promise<Revision> =>
  EntityId === caller.user.EntityId ? revision : definitions.of(entity.Customer);
