import { notFound } from '../../foundation/outcome';
import type { Handlers } from '../../calls/contract';
import { copyNotifications } from './copy-notifications';
import { isMeantFor, ownEntity } from './notification-scope';

/** The calls of schemas/endpoints/program-notification.json. Each one stays within the caller's company. */
export const handlers = {
  copyProgramNotifications: copyNotifications,

  /** The default stays, even when it is asked for together with others. */
  async deleteProgramNotifications({ caller, body }, { programNotifications }) {
    const entityId = ownEntity(caller, body.EntityId);
    const gone = await programNotifications.remove(entityId, body.ProgramNotificationIds);
    return { Actions: body.ProgramNotificationIds.map((id) => ({ IsSuccessful: gone.has(id), ProgramNotificationId: id })) };
  },

  async acceptUserProgramNotification({ caller, query }, { programNotifications, clock }) {
    const { UserId, EntityId } = caller.user;
    const notification = await programNotifications.one(EntityId, query.programNotificationId);
    if (!notification.IsEnabled || !isMeantFor(caller, notification)) throw notFound('Program notification not found.');
    if (!query.accepted && !notification.ProceedAfterDeclineAllowed) return { Successful: false };
    await programNotifications.answer(UserId, query.programNotificationId, query.accepted, clock.now().toISOString());
    return { Successful: true };
  },
} satisfies Handlers<'program-notification'>;
