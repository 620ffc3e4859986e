import { isAllowed } from '../../runtime/definitions/allowed';
import type { Revision } from '../../runtime/definitions/compiled';
import { allowScopeOf } from '../caller-answers';
import { companiesWithin } from '../handlers/reach';
import type { Caller, EntityRow } from '../records/callers';
import type { Tools } from '../tools';

interface Asking {
  caller: Caller;
  revision: Revision;
}

/** The companies whose people the caller may look for, by name: as an administrator those within reach, as a coach those whom they coach. */
export async function companiesOfFilters(asking: Asking, tools: Tools): Promise<EntityRow[]> {
  const { caller, revision } = asking;
  const scope = allowScopeOf(caller);
  const may = (call: string) => isAllowed(revision.operations[call]!.allow, scope);
  const administered = may('searchPeople') ? await companiesWithin(asking, tools) : [];
  const coached = may('searchCoachParticipants') ? await tools.companies.within({ every: true }, await tools.companies.coachedBy(caller.user.UserId)) : [];
  const byId = new Map([...administered, ...coached].map((company) => [company.EntityId, company]));
  return [...byId.values()].toSorted((one, other) => (one.EntityName < other.EntityName ? -1 : one.EntityName > other.EntityName ? 1 : 0));
}
