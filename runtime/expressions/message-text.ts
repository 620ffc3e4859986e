import type { Text } from '../definitions/shapes/expression';
import type { Message } from '../definitions/shapes/message';
import { isExpression } from '../definitions/shapes/is-expression';
import { holds, type Report, type Scope } from './evaluate';
import { textOf } from './text';

type Values = NonNullable<Message['values']>;

/** The values that every message has: the first name of the recipient, and the name of their company. */
export const messageValues: Values = { name: { $: 'person.FirstName' }, company: { $: 'company.EntityName' } };

/** A text of a message with the values of the message: those that it names in braces and does not give itself. */
function withMessageValues(text: Text, values: Values = {}): Text {
  if (typeof text === 'string') return { text, values: { ...messageValues, ...values } };
  if (isExpression(text)) return text;
  if ('choose' in text) return { choose: text.choose.map((choice) => ({ ...choice, values: { ...messageValues, ...values, ...choice.values } })) };
  return { ...text, values: { ...messageValues, ...values, ...text.values } };
}

/** A message in words. */
interface MessageText {
  /** null for a text message. */
  subject: string | null;
  paragraphs: string[];
}

/**
 * Returns the subject and the paragraphs of a message, without empty paragraphs and those whose condition is false.
 * @param scope What its expressions read: input, person, company, timeZone, origin, settings, now and today.
 */
export function messageText(
  { channel, subject, body, values }: Pick<Message, 'channel' | 'subject' | 'body' | 'values'>,
  scope: Scope,
  report?: Report,
): MessageText {
  const filled = (text: Text) => textOf(withMessageValues(text, values), scope, report);
  const paragraphs = body.map(({ when, text }) => (when === undefined || holds(when.$, scope, report) ? filled(text) : ''));
  return { subject: channel === 'email' && subject !== undefined ? filled(subject) : null, paragraphs: paragraphs.filter((text) => text !== '') };
}
