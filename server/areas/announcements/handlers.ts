import { tellPerson } from '../live/tell';
import type { Handlers } from '../../calls/contract';

/** The calls of schemas/endpoints/announcements.json. */
export const handlers = {
  getUserAnnouncements: ({ caller }, { announcements, clock }) => announcements.all(caller.user, clock.now().toISOString()),

  async archiveUserAnnouncements({ caller, body }, { announcements, clock }) {
    const now = clock.now().toISOString();
    await announcements.archive(caller.user, body, now, (transaction) => tellPerson(transaction, caller, 'Home', clock));
    return announcements.all(caller.user, now);
  },

  async disableNewsFlashForSession({ caller }, { sessions }) {
    await sessions.disableNewsFlash(caller.tokenHash);
    return true;
  },
} satisfies Handlers<'announcements'>;
