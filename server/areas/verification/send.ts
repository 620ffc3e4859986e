import { countedItself } from '../../calls/send-message';
import { sendToPerson } from '../../calls/send-to-person';
import { secondsFromNow } from '../../foundation/clock';
import type { Call } from '../../calls/contract';
import { badRequest, tooMany } from '../../foundation/outcome';
import type { VerificationKind } from '../../records/contact-verifications';
import { beginAttempt } from '../../calls/attempts';
import { hashCode, newCode } from '../../foundation/tokens';
import type { Person } from '../../records/callers';
import type { Records, Tools } from '../../calls/tools';
import { constantsOf } from '../../foundation/constants';
import type { Constants } from '../../../schemas/generated/constants';

/** One verification on its way. `secret`: without it a code that is read in the database cannot be found out. */
interface Verification {
  person: Pick<Person, 'user' | 'entity'>;
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
    await tools.transaction((records) => writeVerification({ person: caller, kind, recipient, secret: bearer ?? '' }, settings, records, tools));
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
  { person, kind, recipient, secret }: Verification,
  settings: Constants['server'],
  records: Records,
  tools: Pick<Tools, 'clock' | 'definitions'>,
): Promise<void> {
  const { contactVerifications } = records;
  const { clock } = tools;
  const userId = person.user.UserId;
  const now = clock.now().toISOString();
  const isText = kind !== 'PreferredEmail';
  const code = isText ? undefined : newCode(settings.emailCodeDigits);
  const ExpiresAt = secondsFromNow(clock, isText ? settings.textReplyLength : settings.emailCodeLength);
  const CodeHash = code === undefined ? null : hashCode(code, secret);
  await contactVerifications.sent({ UserId: userId, Kind: kind, Recipient: recipient, CodeHash, SentAt: now, ExpiresAt });
  if (isText) await contactVerifications.markSent(userId);
  const sending = { to: recipient, expiresAt: ExpiresAt, cause: countedItself };
  if (code === undefined) await sendToPerson(person, textOfKind[kind as TextKind], { ...sending, input: {} }, records, tools);
  else await sendToPerson(person, 'email-code', { ...sending, input: { code } }, records, tools);
}

type TextKind = Exclude<VerificationKind, 'PreferredEmail'>;
const textOfKind = {
  Mobile: 'verify-mobile',
  TextReminder: 'verify-text-reminders',
  WellnessReminder: 'verify-wellness-updates',
} as const satisfies Record<TextKind, string>;

/** Which texts go to a new number: with the text tool one for each kind of text, else one for the number. */
export const textsForNewNumber = (features: string[], { textToolFeature }: Constants['server']): VerificationKind[] =>
  features.includes(textToolFeature) ? ['TextReminder', 'WellnessReminder'] : ['Mobile'];
