import type { Call } from '../handlers/contract';
import { hashToken, newToken } from '../tokens';
import type { Tools } from '../tools';
import type { RegistrationProgress } from '../../schemas/generated/records';
import { isFailed, openRegistration } from './open';
import { progressOf } from './progress';

/** How a registration stands; without a token, what a new one begins with. Nothing is begun: visits of the page leave no rows. */
export async function setup(call: Call<'getRegistrationSetup'>, tools: Tools): Promise<RegistrationProgress> {
  const { rid, vkey, deviceTouchPoints } = call.query;
  if (rid === undefined && vkey === undefined) return progressOf(undefined, call, tools);
  const opened = await (rid === undefined ? openRegistration(vkey, 'link', call, tools) : openRegistration(rid, 'token', call, tools));
  if (isFailed(opened)) return progressOf(undefined, call, tools, opened);
  if (opened.registration.DeviceTouchPoints === deviceTouchPoints) return progressOf(opened, call, tools);
  const registration = await tools.registrations.change(opened.registration.RegistrationId, { DeviceTouchPoints: deviceTouchPoints });
  return progressOf({ ...opened, registration }, call, tools);
}

/**
 * Goes on by a link. It gives the browser that opened it a token of its own, which counts as confirmed: the one that asked for the link may
 * be a stranger's who knows much of the person.
 */
export async function processValidationKey(call: Call<'processValidationKey'>, tools: Tools): Promise<RegistrationProgress> {
  const opened = await openRegistration(call.query.vkey, 'link', call, tools);
  if (isFailed(opened)) return progressOf(undefined, call, tools, opened);
  const { registration } = opened;
  const rid = newToken();
  const key = { ...opened.key, KeyHash: hashToken(rid), Purpose: 'token' as const, ExpiresAt: registration.ExpiresAt };
  await tools.registrations.addKey(key);
  return progressOf({ ...opened, key }, call, tools, { Rid: rid });
}
