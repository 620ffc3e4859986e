import { isAllowed } from '../../../runtime/definitions/allowed';
import { allowScopeOf } from '../../calls/caller-answers';
import { companyIdsWithin } from '../../calls/reach';
import type { CompanyIds } from '../../records/of-companies';
import type { Tools } from '../../calls/tools';
import type { CallContext } from '../../calls/contract';

/** Whether the caller may look for people as an administrator, and as a coach: the same as the calls say that do it. */
function maySearch({ caller, revision }: CallContext) {
  const scope = allowScopeOf(caller);
  const may = (call: string) => isAllowed(revision.operations[call]!.allow, scope);
  return { people: may('searchPeople'), participants: may('searchCoachParticipants') };
}

/** The companies whose people the caller may look for: as an administrator those within reach, as a coach those whom they coach. Nothing for others. */
export async function companiesOfFilters(context: CallContext, tools: Tools): Promise<{ ids: CompanyIds } | undefined> {
  const may = maySearch(context);
  if (!may.people && !may.participants) return undefined;
  const administered = may.people ? await companyIdsWithin(context, tools) : [];
  if (administered === undefined) return { ids: undefined };
  const coached = may.participants ? await tools.companies.coachedBy(context.caller.actor.user.UserId) : [];
  return { ids: [...new Set([...administered, ...coached])] };
}
