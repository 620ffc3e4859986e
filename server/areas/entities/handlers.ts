import { entityOf } from '../../calls/caller-answers';
import { notFound } from '../../foundation/outcome';
import type { Caller, EntityRow } from '../../records/callers';
import type { Tools } from '../../calls/tools';
import { companySettings } from './company-settings';
import type { Handlers } from '../../calls/contract';
import { entityOption } from './entity-option';
import { companiesWithin, companyWithin } from '../../calls/reach';
import { constantsOf } from '../../foundation/constants';

const toWire = (entity: EntityRow) => entityOf({ entity });

async function childrenOf({ user }: Caller, { companies }: Tools) {
  const family = await companies.within({ entityId: user.EntityId, children: true });
  return family.filter(({ EntityId }) => EntityId !== user.EntityId).map(toWire);
}

/** The calls of schemas/endpoints/entities.json. Each one stays within the caller's reach. */
export const handlers = {
  getOwnEntity: ({ caller }) => entityOf(caller),
  getEntity: async (call, tools) => toWire(await companyWithin(call, call.query.entityId, tools)),

  getChildEntities: ({ caller }, tools) => childrenOf(caller, tools),
  getParentAndChildEntities: async ({ caller }, tools) => ({ ParentEntity: entityOf(caller), ChildEntities: await childrenOf(caller, tools) }),

  getPlanYears: async (call, tools) => tools.companies.planYears(await companyWithin(call, call.query.entityId, tools)),
  getCompanyStatistics: async (call, tools) => tools.companies.statistics(await companiesWithin(call, tools)),

  async getUsers(call, tools) {
    // Each has a default in the document.
    const { Page, PageSize } = call.query as Required<typeof call.query>;
    const within = (await companiesWithin(call, tools)).map(({ EntityId }) => EntityId);
    return tools.companies.people(within, { offset: Page * PageSize, size: PageSize });
  },

  /** Somebody beyond reach is not found, whether or not they exist. */
  async getCoachedEntities(call, tools) {
    const { userId } = call.query;
    const { companies } = tools;
    const isOneself = userId === call.caller.user.UserId;
    const home = isOneself ? undefined : await companies.entityOfUser(userId);
    if (!isOneself && (home === undefined || (await companiesWithin(call, tools, [home])).length === 0)) throw notFound('There is no such person.');
    const coached = await companies.coachedBy(userId);
    // Whom one coaches oneself is within reach by that.
    const visible = isOneself ? await companies.within({ every: true }, coached) : await companiesWithin(call, tools, coached);
    return visible.map((entity) => entityOption(entity, constantsOf(call.revision).server));
  },

  getRegionOptions: ({ caller }, { people }) => people.choices(caller.user.EntityId, 'Region'),
  getLocationOptions: ({ caller }, { people }) => people.choices(caller.user.EntityId, 'Location'),

  async searchChoices({ caller, revision, query: { list, term = '', chosen = [] } }, { people }) {
    return { Items: await people.searchChoices(caller.user.EntityId, list, { term, chosen, limit: constantsOf(revision).server.choicesShown }) };
  },

  /** A company's departments are the choices of the profile's question for it. */
  async getDepartmentOptions(call, tools) {
    const { ProfileItems } = await companyWithin(call, call.query.entityId, tools);
    const { departmentItem } = constantsOf(call.revision).server;
    return ProfileItems.find(({ Name }) => Name === departmentItem)?.Options ?? [];
  },

  getAvailableCoaches: async (call, tools) => tools.companies.coachesOf((await companyWithin(call, call.query.coachCompanyId, tools)).EntityId),

  async getGiftCardEnabledEntities(call, tools) {
    const settings = constantsOf(call.revision).server;
    const giving = (await companiesWithin(call, tools)).filter(({ EntityFeatures }) => EntityFeatures.includes(settings.giftCardFeature));
    return giving.map((entity) => entityOption(entity, settings));
  },

  getCompanySettings: ({ caller }) => companySettings(caller),
} satisfies Handlers<'entities'>;
