import { countedItself } from '../../calls/send-message';
import { sendToPerson } from '../../calls/send-to-person';
import { secondsFromNow } from '../../foundation/clock';
import { beginAttempt, unlessTooMany } from '../../calls/attempts';
import { hashToken, newToken } from '../../foundation/tokens';
import type { Records, Tools } from '../../calls/tools';
import type { EntityRow, UserRow } from '../../records/callers';
import type { RegistrationRow } from '../../records/registrations';
import type { RegistrationCall } from './open';
import { constantsOf } from '../../foundation/constants';

/** Counts a link to a person before it is sent. False after too many: nobody's mailbox is flooded. */
export async function mayBeSentLink({ UserId }: UserRow, { revision, address }: RegistrationCall, tools: Tools): Promise<boolean> {
  const settings = { ...constantsOf(revision).server, signInAttempts: constantsOf(revision).registration.registrationEmailsPerPerson };
  const attempt = await unlessTooMany(beginAttempt(`registration ${UserId}`, { settings, address }, tools));
  if (attempt === undefined || attempt.isLocked) return false;
  await attempt.counted();
  return true;
}

const secondsPerHour = 3600;
/** Writes the email with a link by which the person goes on, on whichever device they read it. */
export async function writeLink(
  { registration, user, company }: { registration: RegistrationRow; user: UserRow; company: EntityRow },
  { revision, origin }: RegistrationCall,
  records: Records,
  tools: Tools,
): Promise<RegistrationRow> {
  const { registrations } = records;
  const hours = constantsOf(revision).registrationPage.registrationLinkHours;
  const now = tools.clock.now().toISOString();
  const key = newToken();
  const ExpiresAt = secondsFromNow(tools.clock, hours * secondsPerHour);
  await registrations.addKey({
    KeyHash: hashToken(key),
    RegistrationId: registration.RegistrationId,
    Purpose: 'link',
    ConfirmedUserId: user.UserId,
    ExpiresAt,
  });
  const sending = { input: { key, hours }, origin, expiresAt: ExpiresAt, cause: countedItself };
  await sendToPerson({ user, entity: company }, 'registration-link', sending, records, tools);
  return registrations.change(registration.RegistrationId, { EmailSentAt: now });
}
