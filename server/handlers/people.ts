import { exportPeople } from '../people/export-people';
import { getPersonChanges } from '../people/person-changes';
import { personQuery } from '../people/person-query';
import type { Handlers } from './contract';
import { knownCustom } from './profile-answer';

/** The calls of schemas/endpoints/people.json. */
export const handlers = {
  async listPeople(call, tools) {
    // Each has a default in the document.
    const { Page, PageSize } = call.query as Required<typeof call.query>;
    const { people, total } = await tools.personLists.page(await personQuery(call, tools), { offset: Page * PageSize, size: PageSize });
    return { Items: people.map((person) => ({ ...person, Custom: knownCustom(person.Custom, call.revision) })), Total: total };
  },
  exportPeople,
  getPersonChanges,
} satisfies Handlers<'people'>;
