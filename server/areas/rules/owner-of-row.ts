import type { Tools } from '../../calls/tools';
import type { EntityRow, Person } from '../../records/callers';

/** The company of a row, and the person if it is a person's; undefined if the owner is gone. */
export async function ownerOfRow(
  owner: string,
  tools: Pick<Tools, 'callers' | 'companies'>,
): Promise<{ company: EntityRow; person: Person | undefined } | undefined> {
  const person = await tools.callers.person(owner);
  if (person !== undefined) return { company: person.entity, person };
  const [company] = await tools.companies.within({ every: true }, { ids: [owner] });
  return company && { company, person: undefined };
}
