import { tellPerson } from '../live/tell';
import type { Handlers } from './contract';

/** The calls of schemas/endpoints/announcements.json. */
export const handlers = {
  getUserAnnouncements: ({ caller }, { announcements }) => announcements.all(caller.user),

  async archiveUserAnnouncements({ caller, body }, { announcements, clock }) {
    await announcements.archive(caller.user, body, (transaction) => tellPerson(transaction, caller, 'Home', clock));
    return announcements.all(caller.user);
  },

  async disableNewsFlashForSession({ caller }, { sessions }) {
    await sessions.disableNewsFlash(caller.tokenHash);
    return true;
  },
} satisfies Handlers<'announcements'>;
