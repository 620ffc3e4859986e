import { profileAnswer } from './profile-answer';
import type { Handlers } from './contract';
import { saveProfile } from './save-profile';
import { startingProfile } from './starting-profile';

/** The calls of schemas/endpoints/profile.json. Everybody reads and saves their own profile only. */
export const handlers = {
  async getUserProfile({ caller, revision }, { profiles }) {
    return profileAnswer(caller, (await profiles.find(caller.user.UserId)) ?? startingProfile(caller.user, revision));
  },
  saveUserProfile: saveProfile,
} satisfies Handlers<'profile'>;
