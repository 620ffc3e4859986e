import type { UserProfile } from '../../../schemas/generated/records';
import type { ContactVerification, VerificationKind } from '../../records/contact-verifications';
import type { ProfileRow } from '../../records/profiles';
import type { Constants } from '../../../schemas/generated/constants';

type Statuses = Pick<UserProfile, 'TextToolVerificationStatus' | 'PreferredEmailVerification' | 'TextReminderVerification' | 'WellnessReminderVerification'>;

/** How far each verification of a profile is, now. What was sent to an earlier number or address does not count. */
export function verificationStatuses(row: ProfileRow, sent: ContactVerification[], { verificationResendAfter }: Constants['server'], now: Date): Statuses {
  const { MobileNumber, PreferredEmail, TextToolVerificationStatus: stored } = row;
  const of = (kind: VerificationKind, recipient: string | null) => sent.find((one) => one.Kind === kind && one.Recipient === recipient);
  const status = (kind: VerificationKind, recipient: string | null): UserProfile['PreferredEmailVerification'] => {
    if (recipient === null) return 'none';
    const found = of(kind, recipient);
    if (found === undefined) return 'unverified';
    if (found.VerifiedAt !== null) return 'verified';
    return found.ExpiresAt > now.toISOString() ? 'sent' : 'unverified';
  };
  const lastText =
    (['Mobile', 'TextReminder', 'WellnessReminder'] as const)
      .map((kind) => of(kind, MobileNumber)?.SentAt ?? '')
      .sort()
      .at(-1) ?? '';
  const isFresh = lastText > new Date(now.getTime() - verificationResendAfter * 1000).toISOString();
  return {
    TextToolVerificationStatus: MobileNumber === null ? 'none' : stored === 'verified' ? 'verified' : isFresh ? 'pending' : 'pendingWithResend',
    PreferredEmailVerification: status('PreferredEmail', PreferredEmail),
    TextReminderVerification: status('TextReminder', MobileNumber),
    WellnessReminderVerification: status('WellnessReminder', MobileNumber),
  };
}
