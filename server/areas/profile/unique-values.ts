import type { JsonSchema, Revision } from '../../../runtime/definitions/compiled';
import type { FailureMessage } from '../../../schemas/generated/records';
import type { Records, Tools } from '../../calls/tools';
import { constantsOf } from '../../foundation/constants';
import { badRequest } from '../../foundation/outcome';
import type { EntityRow } from '../../records/callers';

type Values = Record<string, unknown>;

/** Whose values are saved, and by which definitions. */
interface Saved {
  person: { UserId: string; EntityId: string };
  company: Pick<EntityRow, 'Customer'> | undefined;
  revision: Revision;
}

/**
 * Refuses values of the customer's own properties that must be unique and that somebody else of the company has. What has not changed is not asked
 * about. Only in a transaction: until it ends nobody else takes them.
 * @throws Refused with the field of each value that is taken.
 */
export async function refuseTaken(
  { person, company, revision }: Saved,
  { before, after }: { before: Values; after: Values },
  { uniqueValues, publications }: Records,
  { definitions }: Pick<Tools, 'definitions'>,
): Promise<void> {
  // A session may run an older revision than that by which a property became unique.
  const unique = { ...uniqueIn(company === undefined ? revision : await definitions.of(company.Customer, publications)), ...uniqueIn(revision) };
  const faults: FailureMessage[] = [];
  // In one order: two who save at once do not wait for each other crosswise.
  for (const name of Object.keys(unique).sort()) {
    const value = after[name];
    if ((typeof value !== 'string' && typeof value !== 'number') || value === '' || value === before[name]) continue;
    if (!(await uniqueValues.isTaken(person, name, value))) continue;
    const Message = unique[name] ?? constantsOf(revision).server.uniqueTaken;
    faults.push({ Code: 'unique', Field: `/Custom/${name}`, Message });
  }
  if (faults.length > 0) throw badRequest(faults, true);
}

/** The properties that must be unique, each with what is said to whoever is second; nothing where the usual sentence is. */
function uniqueIn({ records }: Revision): Record<string, string | undefined> {
  const properties = (records.UserProfileCustom?.properties ?? {}) as Record<string, JsonSchema>;
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, { 'x-unique': unique }]): [string, string | undefined][] =>
      unique === undefined ? [] : [[name, (unique as { message?: string }).message]],
    ),
  );
}
