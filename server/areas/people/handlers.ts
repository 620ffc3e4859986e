import type { Revision } from '../../../runtime/definitions/compiled';
import { downloadPeopleExport, getPeopleExport, startPeopleExport } from './exports';
import { getPersonChanges } from './person-changes';
import { personQuery } from './person-query';
import type { PersonPage } from '../../../schemas/generated/records';
import type { PersonQuery } from '../../records/person-lists';
import type { Tools } from '../../calls/tools';
import { rangeOf } from '../../calls/page-range';
import type { Handlers } from '../../calls/contract';
import { knownCustom } from '../profile/profile-answer';

/** The calls of schemas/endpoints/people.json. */
export const handlers = {
  searchPeople: async (call, tools) => pageOf(call, await personQuery(call, call.body, tools), tools),
  countPeople: async (call, tools) => ({ Total: await tools.personLists.count(await personQuery(call, call.body, tools)) }),
  startPeopleExport,
  getPeopleExport,
  downloadPeopleExport,
  getPersonChanges,
} satisfies Handlers<'people'>;

interface CallContext {
  query: { Page?: number; PageSize?: number };
  revision: Revision;
}

async function pageOf({ query, revision }: CallContext, asked: PersonQuery, { personLists }: Tools): Promise<PersonPage> {
  const { people, total } = await personLists.page(asked, rangeOf(query));
  return { Items: people.map((person) => ({ ...person, Custom: knownCustom(person.Custom, revision) })), Total: total };
}
