import { tellPerson } from '../../calls/tell-person';
import type { Handlers } from '../../calls/contract';
import { notFound } from '../../foundation/outcome';
import { shownAnnouncements } from './shown';

/** The calls of schemas/endpoints/announcements.json that join what the company says and what a person has decided. */
export const handlers = {
  getUserAnnouncements: shownAnnouncements,

  /** Stores all of it, or nothing when one of them is not shown to the person. Of an announcement named twice, the last counts. */
  async archiveUserAnnouncements(call, tools) {
    const { caller, body } = call;
    const last = new Map(body.map((archive) => [archive.AnnouncementId, archive]));
    const known = new Set((await shownAnnouncements(call, tools)).map(({ AnnouncementId }) => AnnouncementId));
    if ([...last.keys()].some((id) => !known.has(id))) throw notFound('Announcement not found.');
    await tools.transaction(async (records) => {
      await records.announcements.mark(caller.user.UserId, [...last.values()]);
      if (last.size > 0) await tellPerson(records, caller, 'Home', tools.clock);
    });
    return shownAnnouncements(call, tools);
  },

  async disableNewsFlashForSession({ caller }, { sessions }) {
    await sessions.disableNewsFlash(caller.tokenHash);
    return true;
  },
} satisfies Handlers<'announcements'>;
