import { isPassword } from '../passwords/hash';
import { afterPassword } from './after-password';
import { beginAttempt } from '../../calls/attempts';
import { noSession } from './open-session';
import { signInName } from '../accounts/sign-in-name';
import type { Tools } from '../../calls/tools';
import type { TokenResult } from '../../../schemas/generated/records';
import type { Call } from '../../calls/contract';
import { constantsOf } from '../../foundation/constants';

/** Signs in. An unknown name takes as long, answers the same and locks the same as a known one with a wrong password. */
export async function logIn({ body, revision, address }: Call<'logIn'>, tools: Tools): Promise<TokenResult> {
  const settings = constantsOf(revision).server;
  const name = signInName(body.UserName);
  const attempt = await beginAttempt(`name ${name}`, { settings, address }, tools);
  if (attempt.isLocked) return noSession([settings.signInLocked]);

  const user = await tools.people.byUserName(name);
  const isRight = await isPassword(user?.PasswordHash, body.Password);
  if (!isRight || user?.Status !== 'Active') return noSession([(await attempt.failed()) ? settings.signInLocked : settings.signInWrong]);
  await attempt.succeeded();
  return afterPassword(user, { trustDeviceIds: body.TrustDeviceIds ?? [], isReached: false }, settings, tools);
}
