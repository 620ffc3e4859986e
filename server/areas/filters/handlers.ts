import { isEmptyValue } from '../../../runtime/validation/pointer';
import type { SavedFilter } from '../../../schemas/generated/records';
import { serveRows } from '../resources/serve-rows';
import { choicesOf } from './choices';
import { readFilter } from './read-filter';
import { companiesOfFilters } from './reach';
import { badRequest, forbidden, Refused } from '../../foundation/outcome';
import type { Handlers } from '../../calls/contract';
import { constantsOf } from '../../foundation/constants';

/** The calls of schemas/endpoints/filters.json. */
export const handlers = {
  async saveFilter(call, tools) {
    const { body, revision } = call;
    const within = await companiesOfFilters(call, tools);
    await readFilter(body.Filter, call, within === undefined ? [] : within.ids, tools).catch(atFilter);
    if (within === undefined) throw forbidden();
    // A filter that excludes no one would later be taken for the people that its name promises.
    const Message = constantsOf(revision).filter.filterFaults.nothing!;
    if (Object.values(body.Filter).every(isEmptyValue)) throw badRequest([{ Code: 'nothing', Field: '/Filter', Message }], true);
    const rows = { resource: 'saved-filters', does: 'upsert' as const, shows: ['Id', 'Name', 'Filter', 'Version'] };
    return serveRows({ ...call, query: {}, rows }, tools) as Promise<SavedFilter>;
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

/** What is wrong with a filter stands, in what was sent, below /Filter. */
function atFilter(error: unknown): never {
  if (!(error instanceof Refused)) throw error;
  throw new Refused(
    error.kind,
    error.errors.map((fault) => ({ ...fault, Field: `/Filter${fault.Field ?? ''}` })),
    error.showUser,
  );
}
