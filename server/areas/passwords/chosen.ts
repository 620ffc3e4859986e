import type { Revision } from '../../../runtime/definitions/compiled';
import type { FailureMessage } from '../../../schemas/generated/records';
import { badRequest } from '../../foundation/outcome';
import type { EntityRow, UserRow } from '../../records/callers';
import { isCommonPassword } from './common';
import { constantsOf } from '../../foundation/constants';

interface Chosen {
  password: string;
  /** Where in the body it stands. */
  field: string;
  user: Pick<UserRow, 'UserName' | 'Email' | 'FirstName' | 'LastName'>;
  entity: Pick<EntityRow, 'EntityName'>;
}

/** Why a new password would be guessed first; nothing for a good one. How long it is and of what kinds, its form says. */
export async function guessable({ password, user, entity }: Omit<Chosen, 'field'>, revision: Revision): Promise<FailureMessage | undefined> {
  const { passwordOwnName, passwordCommon, passwordWords } = constantsOf(revision).accounts;
  const bare = bareText(password);
  if ([user.UserName, user.Email, entity.EntityName].some((name) => bareText(name) === bare)) return { Code: 'ownName', Message: passwordOwnName };
  const context = [
    user.UserName,
    user.Email,
    user.FirstName,
    user.LastName,
    `${user.FirstName}${user.LastName}`,
    entity.EntityName,
    revision.shell.app.name,
    ...passwordWords,
  ];
  return (await isCommonPassword(password, context)) ? { Code: 'common', Message: passwordCommon } : undefined;
}

/** Refuses such a password on its field. */
export async function refuseGuessable({ field, ...chosen }: Chosen, revision: Revision): Promise<void> {
  const fault = await guessable(chosen, revision);
  if (fault !== undefined) throw badRequest([{ ...fault, Field: field }], true);
}

/** A name without what people vary in it: letter case, blanks and signs. */
const bareText = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
