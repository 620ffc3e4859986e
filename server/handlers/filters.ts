import { choicesOf } from '../filters/choices';
import { readFilter } from '../filters/read-filter';
import { companiesOfFilters } from '../filters/reach';
import { filterSettingsOf } from '../filters/settings';
import { badRequest, notFound, Refused } from '../outcome';
import { settingsOf } from '../settings';
import type { Handlers } from './contract';

/** The calls of schemas/endpoints/filters.json. */
export const handlers = {
  listSavedFilters: async ({ caller, path }, { savedFilters }) => ({ Items: await savedFilters.list({ UserId: caller.user.UserId, FilterId: path.filter }) }),

  async saveFilter(call, tools) {
    const { caller, path, body, revision } = call;
    const within = (await companiesOfFilters(call, tools)).map(({ EntityId }) => EntityId);
    await readFilter(body.Filter, call, within, tools).catch(atFilter);
    const { savedFiltersKept, savedFiltersFull } = filterSettingsOf(revision);
    const owner = { UserId: caller.user.UserId, FilterId: path.filter };
    const filter = { Name: body.Name.trim(), Filter: { ...body.Filter } };
    const saved = await tools.transaction((records) => records.savedFilters.save(owner, filter, savedFiltersKept));
    if (saved === undefined) throw badRequest([{ Code: 'maximum', Field: '/Name', Message: savedFiltersFull }], true);
    return saved;
  },

  async deleteSavedFilter({ caller, path }, { savedFilters }) {
    const isGone = await savedFilters.remove({ UserId: caller.user.UserId, FilterId: path.filter }, path.id);
    if (!isGone) throw notFound('There is no such filter.');
    return { Successful: true };
  },

  async getFilterChoices(call, tools) {
    const { caller, revision, path, query } = call;
    const { term = '', chosen = [], of = [], companies: only = [] } = query;
    const within = await companiesOfFilters(call, tools);
    const companies = only.length === 0 ? within : within.filter(({ EntityId }) => only.includes(EntityId));
    const search = { entityIds: companies.map(({ EntityId }) => EntityId), term, chosen, most: settingsOf(revision).choicesShown };
    return { Items: await choicesOf(path.list, { caller, revision, companies: path.list === 'Company' ? within : companies, search, of }, tools) };
  },
} satisfies Handlers<'filters'>;

/** What is wrong with a filter stands, in what was sent, below /Filter. */
function atFilter(error: unknown): never {
  if (!(error instanceof Refused)) throw error;
  throw new Refused(
    error.kind,
    error.errors.map((fault) => ({ ...fault, Field: `/Filter${fault.Field ?? ''}` })),
    error.showUser,
  );
}
