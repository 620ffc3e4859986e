import type { Revision } from '../../runtime/definitions/compiled';
import { accountSettingsOf } from '../accounts/settings';
import { badRequest } from '../outcome';
import type { EntityRow, UserRow } from '../records/callers';
import { isCommonPassword } from './common';

interface Chosen {
  password: string;
  /** Where in the body it stands. */
  field: string;
  user: Pick<UserRow, 'UserName' | 'Email'>;
  entity: Pick<EntityRow, 'EntityName'>;
}

/** Refuses a new password that others would guess first. How long it is and of what kinds, its form says. */
export async function refuseGuessable({ password, field, user, entity }: Chosen, revision: Revision): Promise<void> {
  const { passwordOwnName, passwordCommon } = accountSettingsOf(revision);
  const bare = bareText(password);
  if ([user.UserName, user.Email, entity.EntityName].some((name) => bareText(name) === bare))
    throw badRequest([{ Code: 'ownName', Field: field, Message: passwordOwnName }], true);
  if (await isCommonPassword(password)) throw badRequest([{ Code: 'common', Field: field, Message: passwordCommon }], true);
}

/** A name without what people vary in it: letter case, blanks and signs. */
const bareText = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
