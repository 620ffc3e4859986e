import type { EntitySummary } from '../../../schemas/generated/records';
import { type Duty, dutiesOf, reachOf } from '../../records/duties';
import { rolesGivenBy } from '../accounts/managed-person';
import { mayBeActedFor } from '../impersonation/roles';
import { conflict, forbidden, notFound } from '../../foundation/outcome';
import type { Caller, EntityRow } from '../../records/callers';
import type { Revision } from '../../../runtime/definitions/compiled';
import type { FoundUser } from '../../records/user-search';
import { withoutNulls } from '../../records/without-nulls';
import type { Tools } from '../../calls/tools';
import type { Handlers } from '../../calls/contract';
import { entityOption } from '../entities/entity-option';
import { rangeOf } from '../../calls/page-range';
import { companyIdsWithin } from '../../calls/reach';
import { constantsOf } from '../../foundation/constants';
import type { Constants } from '../../../schemas/generated/constants';

const summaryOf = ({ EntityId, ParentEntityId, EntityName, EntityPurpose, IsPartner }: EntityRow): EntitySummary =>
  withoutNulls({ EntityId, ParentEntityId, EntityName, EntityPurpose, IsPartner });

interface CallContext {
  caller: Caller;
  revision: Revision;
  query: { ImpersonationType?: Duty };
}

/** How far the duty that is asked for reaches; all duties where none is. A duty that the actor does not have is refused. */
function reachAsked({ caller: { actor }, revision, query: { ImpersonationType: duty } }: CallContext) {
  const held = dutiesOf(actor);
  if (held.length === 0 || (duty !== undefined && !held.includes(duty))) throw forbidden(constantsOf(revision).impersonation.impersonationDuty);
  return reachOf(actor, duty === undefined ? held : [duty]);
}

const noCompany = () => notFound('Company not found.');

/** The companies whose people are asked for; nothing where that is no filter. One beyond reach is not found. */
async function entitiesAsked(call: CallContext & { query: { entities?: string[] } }, { companies }: Tools): Promise<string[] | undefined> {
  const reach = reachAsked(call);
  const wanted = [...new Set(call.query.entities ?? [])];
  if (reach.every && wanted.length === 0) return undefined;
  const found = (await companies.ofDuty(reach, wanted.length === 0 ? {} : { ids: wanted })).map(({ EntityId }) => EntityId);
  if (found.length < wanted.length) throw noCompany();
  return found;
}

/** The administrators of companies for whom partner administrators may act, the first of each company before its others. */
async function managersOf(companies: readonly EntityRow[], settings: Constants['impersonation'], { userSearch }: Pick<Tools, 'userSearch'>) {
  const holders = await userSearch.holders(
    companies.map(({ EntityId }) => EntityId),
    settings.rolesPartnerAdminsActFor,
  );
  return holders.filter((user) => mayBeActedFor(user, 'PartnerAdmin', settings));
}

/** The calls of schemas/endpoints/user-search.json. */
export const handlers = {
  async userSearch(call, tools) {
    // Each has a default in the document.
    const { firstName = '', lastName = '', email = '' } = call.query;
    const { Sort } = call.query as Required<typeof call.query>;
    const { impersonation: settings, business } = constantsOf(call.revision);
    const query = { entityIds: await entitiesAsked(call, tools), firstName, lastName, email, except: call.caller.actor.user.UserId };
    const asked = call.query.ImpersonationType === undefined ? dutiesOf(call.caller.actor) : [call.query.ImpersonationType];
    const mayBeActedForBy = ({ Roles, Status }: FoundUser) => Status === 'Active' && asked.some((duty) => mayBeActedFor({ Roles }, duty, settings));
    const { Users, TotalUsers } = await tools.userSearch.page(query, Sort, { ...rangeOf(call.query), limit: business.mostFound });
    const given = rolesGivenBy(call.caller.actor.user, call.revision);
    const of = (user: FoundUser) => ({ MayBeActedFor: mayBeActedForBy(user), MayBeManaged: user.Roles.every((role) => given.includes(role)) });
    return { Users: Users.map(({ Roles, ...user }) => ({ ...user, ...of({ ...user, Roles }) })), TotalUsers };
  },

  async clientSearch(call, tools) {
    const { impersonation: settings, server } = constantsOf(call.revision);
    const found = await tools.companies.ofDuty(reachAsked(call), { prefix: call.query.term ?? '', limit: settings.companiesShown });
    const options = found.map((entity) => entityOption(entity, server));
    if (call.query.ImpersonationType !== 'PartnerAdmin') return options;
    const administered = new Set((await managersOf(found, settings, tools)).map(({ EntityId }) => EntityId));
    return options.map((option) => ({ ...option, IsAdministered: administered.has(option.Value) }));
  },

  async getEntityList(call, { companies }) {
    const { entityId, term, chosen = [] } = call.query;
    const { companiesShown, companiesListed } = constantsOf(call.revision).impersonation;
    const reach = reachAsked(call);
    if (entityId !== undefined && (await companies.ofDuty(reach, { ids: [entityId] })).length === 0) throw noCompany();
    const found = await companies.ofDuty(reach, { prefix: term ?? '', below: entityId, limit: term === undefined ? companiesListed : companiesShown });
    const missing = chosen.filter((id) => !found.some(({ EntityId }) => EntityId === id));
    const others = missing.length === 0 ? [] : await companies.ofDuty(reach, { ids: missing, below: entityId });
    return [...found, ...others].map(summaryOf);
  },

  async getCompanyManager({ caller: { actor }, query, revision }, tools) {
    const settings = constantsOf(revision).impersonation;
    if (query.loggedInEntityId !== actor.user.EntityId) throw noCompany();
    const company = (await tools.companies.ofDuty(reachOf(actor, ['PartnerAdmin']))).find(({ EntityId }) => EntityId === query.entityId);
    if (company === undefined) throw noCompany();
    const [manager] = await managersOf([company], settings, tools);
    if (manager === undefined) throw conflict(settings.companyUnmanaged);
    const { UserId, UserName, FirstName, LastName, EntityId } = manager;
    return { UserId, UserName, FirstName, LastName, EntityId, EntityName: company.EntityName };
  },

  async getUsersByList(call, tools) {
    const entityIds = await companyIdsWithin(call, tools);
    return { Data: await tools.userSearch.byIds(call.body.UserIds, entityIds) };
  },

  async searchProgramUsers({ caller, query, revision }, { programs, userSearch }) {
    const isOwner = (await programs.find(caller.user, query.id))?.program.MadeBy === caller.user.UserId;
    if (!isOwner && !(await programs.takesPart(caller.user.UserId, query.id))) throw notFound('Program not found.');
    const wanted = { programId: query.id, except: [caller.user.UserId], term: query.search };
    return userSearch.participants(wanted, constantsOf(revision).impersonation.matchesShown);
  },
} satisfies Handlers<'user-search'>;
