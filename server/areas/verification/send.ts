import { sendMessage } from '../../calls/send-message';
import { secondsFromNow } from '../../foundation/clock';
import type { Call } from '../../calls/contract';
import { badRequest, tooMany } from '../../foundation/outcome';
import type { VerificationKind } from '../../records/contact-verifications';
import { beginAttempt } from '../../calls/attempts';
import { hashCode, newCode } from '../../foundation/tokens';
import type { Records, Tools } from '../../calls/tools';
import { constantsOf } from '../../foundation/constants';
import type { Constants } from '../../../schemas/generated/constants';

/** One verification on its way. `secret`: without it a code that is read in the database cannot be found out. */
interface Verification {
  userId: string;
  kind: VerificationKind;
  recipient: string;
  secret: string;
}

type Sending = Call<'sendMobileVerification' | 'sendTextReminderVerification' | 'sendWellnessReminderVerification' | 'sendPreferredEmailVerification'>;

/** The call that sends the verification of one kind, to the number or address that the caller's profile has. */
export const sendVerification =
  (kind: VerificationKind) =>
  async ({ caller, revision, address, bearer }: Sending, tools: Tools): Promise<boolean> => {
    const settings = constantsOf(revision).server;
    const { UserId: userId } = caller.user;
    const profile = await tools.profiles.find(userId);
    const recipient = kind === 'PreferredEmail' ? profile?.PreferredEmail : profile?.MobileNumber;
    if (recipient === null || recipient === undefined) throw badRequest([{ Message: settings.verificationWithoutContact }], true);
    if (!(await maySend({ userId, address }, settings, tools))) throw tooMany(settings.verificationsTooMany);
    await tools.transaction((records) => writeVerification({ userId, kind, recipient, secret: bearer ?? '' }, settings, records, tools));
    return true;
  };

/** Counts a sending. False when so many were sent already: nobody is flooded with texts. */
export async function maySend({ userId, address }: { userId: string; address: string }, settings: Constants['server'], tools: Tools): Promise<boolean> {
  const limits = { ...settings, signInAttempts: settings.verificationsPerWindow };
  const attempt = await beginAttempt(`sent verification ${userId}`, { settings: limits, address }, tools);
  if (attempt.isLocked) return false;
  await attempt.counted();
  return true;
}

/** Puts the verification into the outbox, in the transaction of what it is about. */
export async function writeVerification(
  { userId, kind, recipient, secret }: Verification,
  settings: Constants['server'],
  records: Records,
  { clock }: Pick<Tools, 'clock'>,
): Promise<void> {
  const { contactVerifications } = records;
  const now = clock.now().toISOString();
  const isText = kind !== 'PreferredEmail';
  const code = isText ? undefined : newCode(settings.emailCodeDigits);
  const ExpiresAt = secondsFromNow(clock, isText ? settings.textReplyLength : settings.emailCodeLength);
  const CodeHash = code === undefined ? null : hashCode(code, secret);
  await contactVerifications.sent({ UserId: userId, Kind: kind, Recipient: recipient, CodeHash, SentAt: now, ExpiresAt });
  if (isText) await contactVerifications.markSent(userId);
  const bodies: Record<VerificationKind, string> = {
    Mobile: settings.mobileVerificationText.replace('{reply}', settings.mobileVerificationReply),
    TextReminder: settings.textReminderText.replace('{reply}', settings.textReminderReply),
    WellnessReminder: settings.wellnessReminderText.replace('{reply}', settings.wellnessReminderReply),
    PreferredEmail: settings.emailCodeBody.replace('{code}', code ?? ''),
  };
  const Subject = isText ? null : settings.emailCodeSubject;
  const message = {
    Kind: isText ? ('Text' as const) : ('Email' as const),
    Lane: 'security' as const,
    Recipient: recipient,
    UserId: userId,
    Subject,
    Body: bodies[kind],
    ExpiresAt,
  };
  await sendMessage(message, { uncounted: 'its own limit counts it' }, records, now);
}

/** Which texts go to a new number: with the text tool one for each kind of text, else one for the number. */
export const textsForNewNumber = (features: string[], { textToolFeature }: Constants['server']): VerificationKind[] =>
  features.includes(textToolFeature) ? ['TextReminder', 'WellnessReminder'] : ['Mobile'];
