import type { AreaQueryHandlers } from '../../calls/contract';
import { isMeantFor } from './notification-scope';

/** The queries of schemas/endpoints/program-notification.json. */
export const queries = {
  async programNotifications({ meantForCaller = false, unanswered = false }, { caller }, { programNotifications }) {
    const found = await (unanswered ? programNotifications.unanswered(caller.user) : programNotifications.all(caller.user.EntityId));
    return meantForCaller ? found.filter((notification) => isMeantFor(caller, notification)) : found;
  },
} satisfies AreaQueryHandlers<'program-notification'>;
