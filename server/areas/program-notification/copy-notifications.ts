import { randomUUID } from 'node:crypto';
import type { JsonSchema } from '../../../runtime/definitions/compiled';
import type { Tools } from '../../calls/tools';
import type { NotificationActions, ProgramNotification } from '../../../schemas/generated/records';
import type { Call } from '../../calls/contract';
import { emptyNotification } from './empty-notification';
import { ownEntity } from './notification-scope';
import { constantsOf } from '../../foundation/constants';

/** Copies what is stored, whatever else the request says of it. A copy is disabled, never the default, and was never reset. */
export async function copyNotifications(
  { caller, body, revision }: Call<'copyProgramNotifications'>,
  { programNotifications }: Tools,
): Promise<NotificationActions> {
  const entityId = ownEntity(caller, body.EntityId);
  const asked = body.ProgramNotifications.map(({ ProgramNotificationId }) => ProgramNotificationId ?? '');
  const originals = new Map((await programNotifications.some(entityId, asked)).map((row) => [row.ProgramNotificationId, row]));
  const nameOf = ({ Name }: ProgramNotification) => copyName(Name, constantsOf(revision).server.copyName, nameLimit(revision.records.ProgramNotification));

  const planned = asked.map((id) => ({ id, copyId: randomUUID(), original: originals.get(id) }));
  const rows = planned.flatMap(({ copyId, original }) =>
    original === undefined ? [] : [{ ...emptyNotification, ...contentOf(original), ProgramNotificationId: copyId, EntityId: entityId, Name: nameOf(original) }],
  );
  const copies = new Map((rows.length === 0 ? [] : await programNotifications.insert(rows)).map((copy) => [copy.ProgramNotificationId, copy]));
  const actions = planned.map(({ id, copyId }) => {
    const copy = copies.get(copyId);
    return copy === undefined
      ? { IsSuccessful: false, ProgramNotificationId: id }
      : { IsSuccessful: true, ProgramNotificationId: copyId, ProgramNotification: copy };
  });
  return { Actions: actions };
}

const contentOf = ({ Content, Roles = [], Regions = [], Locations = [], ProceedAfterDeclineAllowed = false }: ProgramNotification) => ({
  Content,
  Roles,
  Regions,
  Locations,
  ProceedAfterDeclineAllowed,
});

/** The copy's name; a long name gives way, so that the whole stays within the limit and still says that it is a copy. */
function copyName(name: string, pattern: string, longest: number): string {
  const others = Array.from(pattern.replace('{name}', '')).length;
  const kept = Array.from(name)
    .slice(0, longest - others)
    .join('')
    .trimEnd();
  return pattern.replace('{name}', () => kept);
}

/** How long a name may be, by the record. */
function nameLimit(record: JsonSchema | undefined): number {
  const { Name } = (record?.properties ?? {}) as { Name?: { maxLength?: number } };
  return Name?.maxLength ?? Number.MAX_SAFE_INTEGER;
}
