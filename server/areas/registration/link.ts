import { sendMessage } from '../../calls/send-message';
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
const hoursPerDay = 24;

/** In whole days from two of them on, as the page says it. */
const validFor = (hours: number) => (hours === 1 ? '1 hour' : hours < 2 * hoursPerDay ? `${hours} hours` : `${Math.floor(hours / hoursPerDay)} days`);

/** Writes the email with a link by which the person goes on, on whichever device they read it. */
export async function writeLink(
  { registration, user, company }: { registration: RegistrationRow; user: UserRow; company: EntityRow },
  { revision, origin }: RegistrationCall,
  records: Pick<Records, 'registrations' | 'outbox' | 'signInAttempts'>,
  { clock }: Pick<Tools, 'clock'>,
): Promise<RegistrationRow> {
  const { registrations } = records;
  const { registration: settings, registrationPage } = constantsOf(revision);
  const hours = registrationPage.registrationLinkHours;
  const now = clock.now().toISOString();
  const key = newToken();
  const ExpiresAt = secondsFromNow(clock, hours * secondsPerHour);
  await registrations.addKey({
    KeyHash: hashToken(key),
    RegistrationId: registration.RegistrationId,
    Purpose: 'link',
    ConfirmedUserId: user.UserId,
    ExpiresAt,
  });
  const values = { name: user.FirstName, company: company.EntityName, link: `${origin}${settings.registrationLinkPath}?vkey=${key}`, valid: validFor(hours) };
  // At one go: somebody may be called {link}.
  const Body = settings.registrationEmailBody.replace(/\{(name|company|link|valid)\}/g, (_, name: keyof typeof values) => values[name]);
  const message = {
    Kind: 'Email' as const,
    Lane: 'security' as const,
    Recipient: user.Email,
    UserId: user.UserId,
    Subject: settings.registrationEmailSubject,
    Body,
    ExpiresAt,
  };
  await sendMessage(message, { uncounted: 'its own limit counts it' }, records, now);
  return registrations.change(registration.RegistrationId, { EmailSentAt: now });
}
