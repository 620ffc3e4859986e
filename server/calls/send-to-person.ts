import type { Revision } from '../../runtime/definitions/compiled';
import type { Message } from '../../runtime/definitions/shapes/message';
import { messageText } from '../../runtime/expressions/message-text';
import { dateIn } from '../../runtime/format/date';
import { own } from '../../runtime/validation/own';
import type { MessageInputs } from '../../schemas/generated/messages';
import { settingsIn } from '../foundation/constants';
import { speakingTo } from '../foundation/speaking';
import type { EntityRow, Person, UserRow } from '../records/callers';
import { revisionOfReader } from './reading';
import { type Cause, sendMessage } from './send-message';
import { timeZoneOfPerson } from './time-zone';
import type { Records, Tools } from './tools';

type Recipient = Pick<Person, 'user' | 'entity'>;

interface Context {
  revision: Revision;
  /** The moment, as ISO 8601. */
  now: string;
  timeZone: string;
  /** Absent where only the number of the recipient is known. */
  person?: { user: Pick<UserRow, 'FirstName' | 'LastName' | 'Email'>; entity: Pick<EntityRow, 'EntityId' | 'EntityName'> } | undefined;
}

/** The words of a message for one recipient, in the language of a revision. */
export function wordsOf(message: Message, { input, origin = '' }: { input: object; origin?: string }, { revision, now, timeZone, person }: Context) {
  const { FirstName = '', LastName = '', Email = '' } = person?.user ?? {};
  const { EntityId = '', EntityName = '' } = person?.entity ?? {};
  const scope = {
    input,
    origin,
    timeZone,
    now,
    person: { FirstName, LastName, Email },
    company: { EntityId, EntityName },
    settings: settingsIn(revision),
    today: dateIn(now, timeZone),
  };
  return speakingTo(revision.language, () => messageText(message, scope));
}

/**
 * A message of schemas/messages as the outbox takes it, in the language of a revision.
 * @throws Error if the revision does not have it: a customer cannot remove a message of the base.
 */
export function writtenMessage(id: string, written: { input: object; origin?: string }, context: Context) {
  const message = own(context.revision.messages, id);
  if (message === undefined) throw new Error(`There is no message "${id}".`);
  const { subject, paragraphs } = wordsOf(message, written, context);
  const isEmail = message.channel === 'email';
  return { Kind: isEmail ? ('Email' as const) : ('Text' as const), Lane: message.lane, Subject: subject, Body: paragraphs.join(isEmail ? '\n\n' : ' ') };
}

interface Sending {
  input: object;
  /** The address of this installation, for messages with a link. */
  origin?: string;
  /** The address or number. Default: the email address of the person, or the mobile number at which they get texts. */
  to?: string;
  /** The moment after which it is of no use. */
  expiresAt?: string;
  /** A calendar part (RFC 5545). */
  calendar?: string;
  /** Who causes it, which decides whether it is counted. */
  cause: Cause;
  /** Turns the words into a rich body, such as that of a member's own text. */
  richBody?: (body: string) => string;
}

/**
 * Sends a message of schemas/messages to a person, in their language, their time zone and the words of their company. Returns whether it is sent: a person
 * without a verified mobile number gets no text message.
 * @throws Refused if its sender has sent too many.
 */
export async function sendNamed(
  person: Recipient,
  id: string,
  { to, expiresAt, calendar, cause, richBody, ...written }: Sending,
  records: Records,
  { definitions, clock }: Pick<Tools, 'definitions' | 'clock'>,
): Promise<boolean> {
  const { UserId, Email } = person.user;
  const now = clock.now().toISOString();
  const revision = await revisionOfReader(person, { definitions }, records);
  const timeZone = await timeZoneOfPerson(UserId, records, revision);
  const message = writtenMessage(id, written, { revision, now, timeZone, person });
  const Recipient = to ?? (message.Kind === 'Email' ? Email : await mobileNumberOf(UserId, records));
  if (Recipient === undefined) return false;
  const rich = richBody && { Body: richBody(message.Body), IsRich: true };
  return sendMessage({ ...message, ...rich, Recipient, UserId, Calendar: calendar ?? null, ExpiresAt: expiresAt ?? null }, cause, records, now);
}

/** The same for a message of the base, whose input is known to the compiler. */
export const sendToPerson = <Id extends keyof MessageInputs>(
  person: Recipient,
  id: Id,
  sending: Sending & { input: MessageInputs[Id] },
  records: Records,
  tools: Pick<Tools, 'definitions' | 'clock'>,
): Promise<boolean> => sendNamed(person, id, sending, records, tools);

/** The number at which a person gets texts: one that they have verified. */
async function mobileNumberOf(userId: string, { calendar, profiles }: Pick<Records, 'calendar' | 'profiles'>): Promise<string | undefined> {
  if (!(await calendar.mayBeTexted(userId))) return undefined;
  return (await profiles.find(userId))?.MobileNumber ?? undefined;
}
