import { secondsFromNow } from '../clock';
import { tooMany } from '../outcome';
import { isPassword } from '../passwords';
import { settingsOf } from '../settings';
import { hashToken, newToken } from '../tokens';
import type { Tools } from '../tools';
import type { TokenResult } from '../../schemas/generated/records';
import type { Call } from './contract';

/** The answer when there is no session, and why. */
export const noSession = (errors: string[]): TokenResult => ({
  IsLoginSuccessful: false,
  LoginType: 'NonSSO',
  FirstLoginFormSetup: false,
  Contacts: [],
  LoginErrors: errors,
  InvalidLanguageRole: false,
});

/** Addresses are counted among the sign-in names; no name begins with this. */
const addressPrefix = 'address ';

/** Signs in. An unknown name takes as long, answers the same and locks the same as a known one with a wrong password. */
export async function logIn({ body, revision, address }: Call<'logIn'>, tools: Tools): Promise<TokenResult> {
  const { people, sessions, signInAttempts, clock } = tools;
  const settings = settingsOf(revision);
  const name = body.UserName.trim().toLowerCase();
  const now = clock.now().toISOString();
  const since = secondsFromNow(clock, -settings.signInWindow);
  const locked = noSession([settings.signInLocked]);

  if ((await signInAttempts.failures(addressPrefix + address, since)) >= settings.signInFailuresPerAddress) throw tooMany(settings.signInLocked);
  const attempt = await signInAttempts.count(name, now, since);
  if (attempt.lockedUntil !== null || attempt.failures > settings.signInAttempts) return locked;

  const user = await people.byUserName(name);
  const right = await isPassword(user?.PasswordHash, body.Password);
  if (!right || user?.Status !== 'Active') {
    await signInAttempts.count(addressPrefix + address, now, since);
    if (attempt.failures < settings.signInAttempts) return noSession([settings.signInWrong]);
    await signInAttempts.lock(name, secondsFromNow(clock, settings.signInLock));
    return locked;
  }

  await signInAttempts.forget(name);
  await signInAttempts.removeOld(now, since);
  await sessions.removeEnded(now);
  const token = newToken();
  const expiresAt = secondsFromNow(clock, settings.sessionLength);
  await sessions.start({ TokenHash: hashToken(token), UserId: user.UserId, CreatedAt: now, ExpiresAt: expiresAt });
  return { ...noSession([]), IsLoginSuccessful: true, Stage: 'Authenticated', Token: token, TokenExpiration: expiresAt };
}
