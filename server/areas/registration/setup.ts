import type { Call } from '../../calls/contract';
import type { RegistrationKeyRow } from '../../records/registrations';
import { hashToken, newToken } from '../../foundation/tokens';
import type { Tools } from '../../calls/tools';
import type { RegistrationProgress } from '../../../schemas/generated/records';
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
 * Goes on by a link. Whoever follows it gets a registration of their own, or the one that they have confirmed before, and a token of their own:
 * the browser that asked for the link may be a stranger's who knows much of the person.
 */
export async function processValidationKey(call: Call<'processValidationKey'>, tools: Tools): Promise<RegistrationProgress> {
  const opened = await openRegistration(call.query.vkey, 'link', call, tools);
  if (isFailed(opened)) return progressOf(undefined, call, tools, opened);
  const rid = newToken();
  const { key: link, user } = opened;
  const now = tools.clock.now().toISOString();
  return tools.transaction(async ({ registrations }) => {
    // Of two devices that follow the link at once, the second finds what the first has begun.
    const asked = await registrations.lock(link.RegistrationId);
    const confirmed = user === undefined ? undefined : await registrations.confirmedBy(user.UserId, now);
    const { RegistrationId: _id, EmailSentAt: _sent, ...state } = asked;
    const registration = confirmed ?? (await registrations.begin({ ...state, ConfirmedUserId: asked.UserId, CreatedAt: now }));
    await registrations.lead(link.KeyHash, registration.RegistrationId);
    const key: RegistrationKeyRow = {
      ...link,
      RegistrationId: registration.RegistrationId,
      KeyHash: hashToken(rid),
      Purpose: 'token',
      ExpiresAt: registration.ExpiresAt,
    };
    await registrations.addKey(key);
    return progressOf({ ...opened, registration, key }, call, tools, { Rid: rid });
  });
}
