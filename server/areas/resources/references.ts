import { valueAt } from '../../../runtime/validation/pointer';
import { companiesWithin } from '../../calls/reach';
import { badRequest } from '../../foundation/outcome';
import { sameJson } from '../../../runtime/validation/same-json';
import type { Work } from './change-rows';
import { resourceOf } from './rows-call';

type Value = Record<string, unknown>;

/** The owner of the changed row, as the owners of other rows are compared with it: of a person's row, their company. */
async function ownersOf({ call, resource, place, tools }: Work): Promise<string[]> {
  const [company] = resource.owner === 'company' ? await tools.companies.within({ every: true }, { ids: [place.owner] }) : [call.caller.entity];
  return [company?.EntityId, company?.ParentEntityId].filter((id): id is string => typeof id === 'string');
}

/** Whether what a property names is the owner's, or their partner's. Whatever is somebody else's is not there. */
async function isThere(work: Work, to: string, id: string): Promise<boolean> {
  const { call, place, tools } = work;
  const owners = await ownersOf(work);
  if (to === 'companies') return owners.includes(id) || (await companiesWithin(call, tools, { ids: [id] })).length > 0;
  if (to === 'programs') return owners.includes((await tools.programs.byId(id))?.OwnerId ?? '');
  const { owner, id: resource, table } = resourceOf({ revision: call.revision, rows: { ...call.rows, resource: to } });
  const places = owner === 'company' ? owners : [owner === 'person' ? place.owner : 'platform'];
  for (const one of places) if ((await tools.resources.find({ resource, table, owner: one }, id)) !== undefined) return true;
  return false;
}

/**
 * Holds a row to the `references` of its resource: what it names is its owner's, or their partner's. A value that stays as it was is left alone, since what it
 * named may be gone by now.
 * @throws Refused where something else is named.
 */
export async function holdToReferences(work: Work, before: Value | null, value: Value): Promise<void> {
  const { references = {}, defaults = {} } = work.resource;
  for (const [at, to] of Object.entries(references)) {
    const named = valueAt(value, at);
    if (to === 'elsewhere' || sameJson(named, valueAt(before ?? {}, at)) || sameJson(named, valueAt(defaults, at))) continue;
    for (const id of Array.isArray(named) ? named : [named]) {
      if (id === undefined || id === null || (await isThere(work, to, String(id)))) continue;
      throw badRequest([{ Code: 'reference', Field: at, Message: 'This choice no longer exists. Choose something else.' }], true);
    }
  }
}
