import type { Revision } from '../../../runtime/definitions/compiled';
import type { FailureMessage } from '../../../schemas/generated/records';
import { badRequest } from '../../foundation/outcome';
import type { EntityRow, UserRow } from '../../records/callers';
import { weaknessOf } from './common';
import { constantsOf } from '../../foundation/constants';

interface Chosen {
  password: string;
  /** Where in the body it stands. */
  field: string;
  user: Pick<UserRow, 'UserName' | 'Email' | 'FirstName' | 'LastName' | 'UniqueId' | 'DateOfBirth' | 'Location' | 'Region'>;
  entity: Pick<EntityRow, 'EntityName' | 'HostName'>;
}

/** Why a new password would be guessed first; nothing for a good one. How long it is and of what kinds, its form says. */
export async function guessable({ password, user, entity }: Omit<Chosen, 'field'>, revision: Revision): Promise<FailureMessage | undefined> {
  const { passwordOwnName, passwordCommon, passwordContext, passwordWords } = constantsOf(revision).accounts;
  const bare = bareText(password);
  if ([user.UserName, user.Email, entity.EntityName].some((name) => bareText(name) === bare)) return { Code: 'ownName', Message: passwordOwnName };
  const context = [
    user.UserName,
    user.Email,
    user.FirstName,
    user.LastName,
    `${user.FirstName}${user.LastName}`,
    ...[user.UniqueId, user.Location, user.Region].filter((name) => name !== null),
    ...daySpellings(user.DateOfBirth),
    entity.EntityName,
    entity.HostName ?? '',
    revision.shell.app.name,
    ...passwordWords,
  ];
  const weakness = await weaknessOf(password, context);
  return weakness && { Code: weakness, Message: weakness === 'context' ? passwordContext : passwordCommon };
}

/** Refuses such a password on its field. */
export async function refuseGuessable({ field, ...chosen }: Chosen, revision: Revision): Promise<void> {
  const fault = await guessable(chosen, revision);
  if (fault !== undefined) throw badRequest([{ ...fault, Field: field }], true);
}

/** A name without what people vary in it: letter case, blanks and signs. */
const bareText = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** How people write the day on which they were born in a password: all of it in three orders, and its month and day in two. */
function daySpellings(day: string | null): string[] {
  const [year = '', month = '', date = ''] = day?.split('-') ?? [];
  return [year + month + date, month + date + year, date + month + year, month + date, date + month];
}
