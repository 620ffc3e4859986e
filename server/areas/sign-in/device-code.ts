import { plainCode } from '../../foundation/plain-code';
import { countedItself } from '../../calls/send-message';
import { sendToPerson } from '../../calls/send-to-person';
import { secondsFromNow } from '../../foundation/clock';
import type { Call } from '../../calls/contract';
import { tooMany } from '../../foundation/outcome';
import { hashCode, hashToken, newCode, newToken } from '../../foundation/tokens';
import type { Tools } from '../../calls/tools';
import type { TokenResult } from '../../../schemas/generated/records';
import { beginAttempt } from '../../calls/attempts';
import { noSession, openSession } from './open-session';
import { constantsOf } from '../../foundation/constants';

const secondsPerDay = 86_400;

/** Sends a code to somebody who has given the right password. */
export async function sendDeviceCode({ body, revision, address }: Call<'sendDeviceCode'>, tools: Tools): Promise<boolean> {
  const { clock, deviceChallenges, accounts } = tools;
  const settings = constantsOf(revision).server;
  const now = clock.now().toISOString();
  const hash = hashToken(body.UserIdHash);
  const challenge = await deviceChallenges.find(hash, now);
  if (challenge === undefined) return false;
  const { Email, MobileNumber } = await accounts.contacts(challenge.UserId);
  const recipient = body.ContactType === 'Email' ? Email : MobileNumber;
  if (recipient === null) return false;
  const limits = { ...settings, signInAttempts: settings.deviceCodesPerWindow };
  const attempt = await beginAttempt(`sent ${challenge.UserId}`, { settings: limits, address }, tools);
  if (attempt.isLocked) throw tooMany(settings.deviceCodesTooMany);
  await attempt.counted();

  const code = newCode(settings.deviceCodeDigits);
  const ExpiresAt = secondsFromNow(clock, settings.deviceCodeLength);
  return tools.transaction(async (records) => {
    const isSet = await records.deviceChallenges.setCode(hash, hashCode(code, body.UserIdHash), ExpiresAt, now, settings.deviceCodesPerSignIn);
    if (!isSet) return false;
    const person = await records.callers.person(challenge.UserId);
    if (person === undefined) return false;
    const sending = { input: { code }, to: recipient, expiresAt: ExpiresAt, cause: countedItself };
    return sendToPerson(person, body.ContactType === 'Email' ? 'device-code-email' : 'device-code-text', sending, records, tools);
  });
}

/** Signs in by the code. Wrong ones are counted for the code, and for the person over all codes, and lock as wrong passwords do. */
export async function verifyDevice({ body, revision, address }: Call<'verifyDevice'>, tools: Tools): Promise<TokenResult> {
  const { clock, deviceChallenges, trustedDevices } = tools;
  const settings = constantsOf(revision).server;
  const now = clock.now().toISOString();
  const hash = hashToken(body.UserIdHash);
  const challenge = await deviceChallenges.countTry(hash, now);
  const wrong = noSession([settings.deviceCodeWrong]);
  if (challenge === undefined) return wrong;
  const attempt = await beginAttempt(`code ${challenge.UserId}`, { settings, address }, tools);
  if (attempt.isLocked) return noSession([settings.signInLocked]);
  const isRight = challenge.Tries <= settings.deviceCodeTries && hashCode(plainCode(body.Code), body.UserIdHash) === challenge.CodeHash;
  if (!isRight) return (await attempt.failed()) ? noSession([settings.signInLocked]) : wrong;

  await attempt.succeeded();
  if (!(await deviceChallenges.end(hash))) return wrong;
  const result = await openSession(challenge, { loginType: 'NonSSO' }, settings, tools);
  if (!body.RememberDevice || !result.IsLoginSuccessful) return result;
  const device = newToken();
  await trustedDevices.add({
    DeviceHash: hashToken(device),
    UserId: challenge.UserId,
    ExpiresAt: secondsFromNow(clock, settings.trustedDeviceLength * secondsPerDay),
  });
  return { ...result, TrustDeviceToken: device };
}
