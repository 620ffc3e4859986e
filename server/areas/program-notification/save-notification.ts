import { randomUUID } from 'node:crypto';
import { badRequest } from '../../foundation/outcome';
import { isBlankText } from '../../../runtime/format/plain-text';
import { textOfHtml } from '../../foundation/html-text';
import { cleanRichText } from '../../foundation/rich-text';
import { holdToRead } from '../../calls/read-before';
import type { Tools } from '../../calls/tools';
import type { Call } from '../../calls/contract';
import { emptyNotification } from './empty-notification';
import { ownEntity } from './notification-scope';

/** Creates a notification, or saves one. What the request leaves out stays as it is. */
export async function saveNotification({ caller, body }: Call<'saveProgramNotification'>, tools: Tools) {
  const entityId = ownEntity(caller, body.EntityId);
  const { ProgramNotificationId, EntityId: _entity, IsDefault: _default, LanguageCode: _language, Version, ...given } = body;
  const values = { ...given, Content: contentOf(body.Content) };
  if (ProgramNotificationId !== undefined)
    return tools.transaction(async ({ programNotifications }) => {
      holdToRead(Version, (await programNotifications.held(entityId, ProgramNotificationId)).Version!);
      return programNotifications.update(entityId, ProgramNotificationId, values);
    });

  const [saved] = await tools.programNotifications.insert([{ ...emptyNotification, ...values, ProgramNotificationId: randomUUID(), EntityId: entityId }]);
  return saved!;
}

/** What is left of the terms once they are clean. Empty paragraphs are not terms. */
function contentOf(html: string): string {
  const content = cleanRichText(html);
  if (isBlankText(textOfHtml(content))) throw badRequest([{ Message: 'Enter the content.', Field: '/Content', Code: 'required' }]);
  return content;
}
