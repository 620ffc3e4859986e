import { secondsFromNow } from '../../foundation/clock';
import { secondFactorStage } from './second-factor';
import type { EntityRow, UserRow } from '../../records/callers';
import { hashToken, newToken } from '../../foundation/tokens';
import type { Tools } from '../../calls/tools';
import type { TokenResult } from '../../../schemas/generated/records';
import { contactsOf } from './contacts';
import { noSession, openSession } from './open-session';
import type { Constants } from '../../../schemas/generated/constants';

interface Proof {
  /** The tokens of devices that the browser has kept. */
  trustDeviceIds: string[];
  /** The person has shown in another way that they can be reached. */
  isReached: boolean;
}

/** What comes of a right password: single sign-on instead, a new password, a second factor, a code, or the session. */
export async function afterPassword(user: UserRow, { trustDeviceIds, isReached }: Proof, settings: Constants['server'], tools: Tools): Promise<TokenResult> {
  if (user.IsLocked) return noSession([settings.accountLocked]);
  const entity = await tools.accounts.entity(user.EntityId);
  if (signsInElsewhere(user, entity)) return { ...noSession([settings.singleSignOnOnly], 'SSOPasswordChangeOnWeb'), LoginType: 'SSO' };
  if (user.MustResetPassword) return noSession([], 'ForceReset');
  const stage = await secondFactorStage(user, entity, tools);
  if (stage !== undefined) return stage;
  const needsCode = !isReached && entity.EntityFeatures.includes(settings.trustedDeviceFeature);
  const now = tools.clock.now().toISOString();
  if (needsCode && !(await tools.trustedDevices.includesOne(user.UserId, trustDeviceIds.map(hashToken), now))) return askForCode(user, settings, tools);
  return openSession(user, { loginType: 'NonSSO' }, settings, tools);
}

/** Whether the person signs in at the company's identity provider. */
export const signsInElsewhere = (user: Pick<UserRow, 'LoginType'>, entity: Pick<EntityRow, 'SsoSignOnEnabled'>) =>
  user.LoginType === 1 && entity.SsoSignOnEnabled;

/** The hash that stands for the person is made anew each time: whoever has it has just given the right password. */
async function askForCode(user: UserRow, settings: Constants['server'], { accounts, deviceChallenges, clock }: Tools): Promise<TokenResult> {
  const challenge = newToken();
  await deviceChallenges.add(hashToken(challenge), user.UserId, secondsFromNow(clock, settings.deviceCodeLength));
  return { ...noSession([], 'DeviceUnverified'), Contacts: contactsOf(await accounts.contacts(user.UserId), challenge) };
}
