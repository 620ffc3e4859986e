import { isEmptyValue } from '../../../runtime/validation/pointer';
import { choicesOf } from './choices';
import { readFilter } from './read-filter';
import { holdToRead } from '../../calls/read-before';
import { companiesOfFilters, ownerOfFilters } from './reach';
import { badRequest, forbidden, notFound, Refused } from '../../foundation/outcome';
import type { Call, Handlers } from '../../calls/contract';
import { constantsOf } from '../../foundation/constants';

/** The calls of schemas/endpoints/filters.json. */
export const handlers = {
  listSavedFilters: async (call, { savedFilters }) => ({ Items: await savedFilters.list(ownerOf(call)) }),

  async saveFilter(call, tools) {
    const { body, revision } = call;
    const within = await companiesOfFilters(call, tools);
    await readFilter(body.Filter, call, within === undefined ? [] : within.ids, tools).catch(atFilter);
    if (within === undefined) throw forbidden();
    const { savedFiltersKept, savedFiltersFull, filterFaults } = constantsOf(revision).filter;
    // A filter that excludes no one would later be taken for the people that its name promises.
    if (Object.values(body.Filter).every(isEmptyValue)) throw badRequest([{ Code: 'nothing', Field: '/Filter', Message: filterFaults.nothing! }], true);
    const filter = { Name: body.Name.trim(), Filter: { ...body.Filter } };
    const saved = await tools.transaction(async ({ savedFilters }) => {
      // Two windows that save at once wait for each other: together they keep no more than one would.
      const replaced = await savedFilters.held(ownerOf(call), filter.Name);
      holdToRead(body.Version, replaced?.Version ?? '');
      return savedFilters.save(ownerOf(call), filter, savedFiltersKept);
    });
    if (saved === undefined) throw badRequest([{ Code: 'maximum', Field: '/Name', Message: savedFiltersFull }], true);
    return saved;
  },

  async deleteSavedFilter(call, { savedFilters }) {
    const isGone = await savedFilters.remove(ownerOf(call), call.path.id);
    if (!isGone) throw notFound('Filter not found.');
    return { Successful: true };
  },

  async getFilterChoices(call, tools) {
    const { caller, revision, path, query } = call;
    const { term = '', chosen = [], of = [], companies: only = [] } = query;
    const within = await companiesOfFilters(call, tools);
    // Whoever may look for nobody has nothing to choose.
    if (within === undefined) return { Items: [] };
    const entityIds = only.length === 0 || path.list === 'Company' ? within.ids : only.filter((id) => within.ids === undefined || within.ids.includes(id));
    const search = { entityIds, term, chosen, limit: constantsOf(revision).server.choicesShown };
    return { Items: await choicesOf(path.list, { caller, revision, search, of }, tools) };
  },
} satisfies Handlers<'filters'>;

const ownerOf = (call: Pick<Call<'listSavedFilters'>, 'caller' | 'path' | 'revision'>) => ({ UserId: ownerOfFilters(call), FilterId: call.path.filter });

/** What is wrong with a filter stands, in what was sent, below /Filter. */
function atFilter(error: unknown): never {
  if (!(error instanceof Refused)) throw error;
  throw new Refused(
    error.kind,
    error.errors.map((fault) => ({ ...fault, Field: `/Filter${fault.Field ?? ''}` })),
    error.showUser,
  );
}
