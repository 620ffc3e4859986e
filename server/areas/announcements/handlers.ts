import { tellPerson } from '../../calls/tell-person';
import type { Handlers } from '../../calls/contract';

/** The calls of schemas/endpoints/announcements.json. */
export const handlers = {
  getUserAnnouncements: ({ caller }, { announcements, clock }) => announcements.all(caller.user, clock.now().toISOString()),

  async archiveUserAnnouncements({ caller, body }, { announcements, clock, transaction }) {
    const now = clock.now().toISOString();
    await transaction(async (records) => {
      if (await records.announcements.archive(caller.user, body, now)) await tellPerson(records, caller, 'Home', clock);
    });
    return announcements.all(caller.user, now);
  },

  async disableNewsFlashForSession({ caller }, { sessions }) {
    await sessions.disableNewsFlash(caller.tokenHash);
    return true;
  },
} satisfies Handlers<'announcements'>;
