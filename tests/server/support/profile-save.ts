import type { UserProfile, UserProfileSave } from '../../../schemas/generated/records';

/** What the profile screen sends when nothing was changed. */
export function unchanged({
  ProfileItems: _items,
  ProfileAnswers,
  DisableText,
  IsTextEnabled: _text,
  TextToolVerificationStatus: _status,
  VerificationSent: _sent,
  PreferredEmailVerification: _email,
  TextReminderVerification: _reminder,
  WellnessReminderVerification: _wellness,
  ...preferences
}: UserProfile): UserProfileSave {
  return { ...preferences, ProfileItemAnswers: ProfileAnswers, DisableTextReminders: DisableText };
}
