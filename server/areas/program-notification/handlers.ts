import type { JsonSchema } from '../../../runtime/definitions/compiled';
import { notFound } from '../../foundation/outcome';
import type { Handlers } from '../../calls/contract';
import { copyNotifications } from './copy-notifications';
import { isMeantFor, ownEntity } from './notification-scope';
import { saveNotification } from './save-notification';

/** The calls of schemas/endpoints/program-notification.json. Each one stays within the caller's company. */
export const handlers = {
  async getProgramNotificationSetup({ caller, revision }, { programNotifications, people }) {
    const { EntityId } = caller.user;
    return {
      EntityId,
      ProgramNotifications: await programNotifications.all(EntityId),
      RolesList: { Items: rolesOf(revision.records.User) },
      RegionList: { Items: await people.choices(EntityId, 'Region') },
      LocationList: { Items: await people.choices(EntityId, 'Location') },
      DefaultProgramNotification: { Content: deliveredContent(revision.records.DefaultProgramNotification) },
    };
  },

  saveProgramNotification: saveNotification,
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

/** The roles to choose from: those that the record of a user allows. */
function rolesOf(user: JsonSchema | undefined) {
  const { Roles } = (user?.properties ?? {}) as { Roles?: { items?: { enum?: string[] } } };
  return (Roles?.items?.enum ?? []).map((Value) => ({ Value, Text: withSpaces(Value) }));
}

/** `PartnerAdmin` is read as `Partner Admin`. */
const withSpaces = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ');

/** The terms as delivered: the record's own default. */
function deliveredContent(record: JsonSchema | undefined) {
  const { Content } = (record?.properties ?? {}) as { Content?: { default?: string } };
  return Content?.default ?? '';
}
