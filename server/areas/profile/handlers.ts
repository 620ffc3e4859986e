import { changePassword } from '../sign-in/change-password';
import { confirmPreferredEmail } from '../verification/confirm-email';
import { sendVerification } from '../verification/send';
import type { Handlers } from '../../calls/contract';
import { readProfile } from './profile-answer';
import { saveProfile } from './save-profile';
import { startingProfile } from './starting-profile';

/** The calls of schemas/endpoints/profile.json. Everybody reads and saves their own profile only. */
export const handlers = {
  async getUserProfile(call, tools) {
    const { user, company } = call.caller;
    return readProfile(call, (await tools.profiles.find(user.UserId)) ?? startingProfile(user, call.revision, company), user, tools);
  },
  saveUserProfile: saveProfile,
  sendMobileVerification: sendVerification('Mobile'),
  sendTextReminderVerification: sendVerification('TextReminder'),
  sendWellnessReminderVerification: sendVerification('WellnessReminder'),
  sendPreferredEmailVerification: sendVerification('PreferredEmail'),
  confirmPreferredEmail,
  changePassword,
} satisfies Handlers<'profile'>;
