import type { Revision } from '../../../runtime/definitions/compiled';
import { badRequest, tooMany } from '../../foundation/outcome';
import { isPassword } from './hash';
import type { UserRow } from '../../records/callers';
import type { Tools } from '../../calls/tools';
import { beginAttempt } from '../../calls/attempts';
import { constantsOf } from '../../foundation/constants';

interface Given {
  user: Pick<UserRow, 'UserName' | 'PasswordHash'>;
  password: string;
  /** Where in the body it stands. */
  field: string;
}

/** Refuses what needs the current password without it. Wrong ones count as failed sign-ins, and lock as they do. */
export async function checkPassword({ user, password, field }: Given, { revision, address }: { revision: Revision; address: string }, tools: Tools) {
  const settings = constantsOf(revision).server;
  const attempt = await beginAttempt(`name ${user.UserName}`, { settings, address }, tools);
  if (attempt.isLocked) throw tooMany(settings.signInLocked);
  if (!(await isPassword(user.PasswordHash, password))) {
    if (await attempt.failed()) throw tooMany(settings.signInLocked);
    throw badRequest([{ Code: 'wrong', Field: field, Message: settings.passwordWrong }], true);
  }
  await attempt.succeeded();
}
