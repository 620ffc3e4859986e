import { companiesWithin } from '../../calls/reach';
import { timeZoneOf } from '../../calls/time-zone';
import { messageBoardTopic } from '../../calls/topics';
import type { Records, Tools } from '../../calls/tools';
import type { CallContext } from '../../calls/contract';
import { constantsOf } from '../../foundation/constants';
import { notFound } from '../../foundation/outcome';
import type { WrittenMessage } from '../../records/messages';
import { dateIn } from '../../../runtime/format/date';
import type { Message } from '../../../schemas/generated/records';

type Reader = Parameters<typeof companiesWithin>[0];

/** How somebody stands to a board: whoever does neither may not even read it. */
export async function standingOnBoard(reader: Reader, sourceId: string, { programs, companies }: Pick<Tools, 'programs' | 'companies'>) {
  const board = await programs.board(sourceId);
  if (board === undefined) return { takesPart: false, administers: false };
  const { user } = reader.caller;
  const { messageAdministrators } = constantsOf(reader.revision).messageBoard;
  return {
    takesPart: await programs.takesPart(user.UserId, sourceId),
    administers:
      user.Roles.some((role) => role.includes(messageAdministrators)) && (await companiesWithin(reader, { companies }, { ids: [board.OwnerId] })).length > 0,
  };
}

/** How the caller stands to a board. One that they may not even read is not found, whether or not it exists. */
export async function boardFor(call: CallContext, sourceId: string, tools: Tools): ReturnType<typeof standingOnBoard> {
  const standing = await standingOnBoard(call, sourceId, tools);
  if (!standing.takesPart && !standing.administers) throw notFound('Message board not found.');
  return standing;
}

/** A message as everybody reads it. */
function sharedMessage({ message, author }: WrittenMessage): Omit<Message, 'DisplayDate'> {
  return { ...message, Name: `${author.FirstName} ${author.LastName}`, Photo: author.Photo };
}

/** A message as the caller reads it: its day is that of their calendar. */
export const messageAnswer = (written: WrittenMessage, call: CallContext): Message => ({
  ...sharedMessage(written),
  DisplayDate: dateIn(written.message.Date, timeZoneOf(call)),
});

/** Whether a message was deleted a short while ago: a retry that was still under way must not bring it back. */
export const wasRemoved = ({ liveMessages }: Records, sourceId: string, messageId: string) =>
  liveMessages.wasSaid(messageBoardTopic(sourceId), { Removed: messageId });

/** Tells everybody who has the board open of a new message, or of one that is gone. Last in the transaction that changes it. */
export const tellBoard = ({ liveMessages }: Records, told: { sourceId: string; now: string } & ({ added: WrittenMessage } | { removed: string })) =>
  liveMessages.publish({
    topic: messageBoardTopic(told.sourceId),
    category: 'MessageBoard',
    payload: 'added' in told ? { Message: sharedMessage(told.added) } : { Removed: told.removed },
    now: told.now,
  });
