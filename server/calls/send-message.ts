import { constantsOf } from '../foundation/constants';
import { tooMany } from '../foundation/outcome';
import type { Revision } from '../../runtime/definitions/compiled';
import type { NewMessage, OutboxLane } from '../records/outbox';
import type { Records } from './tools';

/** Who causes a message by what they do. It costs its recipient something, so it is counted: for the pair, for the recipient, and for who writes. */
interface Sender {
  /** Whoever sits at the keyboard. */
  by: string;
  /** Whether the words are theirs. */
  writes: boolean;
  /** What happens beyond the limit: 'refused' refuses the action; 'dropped' does the action without the message. */
  beyond: 'refused' | 'dropped';
  revision: Revision;
}

/** Why a message is not counted here. */
interface Uncounted {
  uncounted: 'its own limit counts it' | 'a notice that must arrive' | 'the platform sends it by itself' | 'no message to a person';
}

export type Cause = Sender | Uncounted;

/** The cause of a notice about someone's account: it is always sent. */
export const mustArrive: Cause = { uncounted: 'a notice that must arrive' };
/** The cause of a message that a limit of its own counts, such as that of codes. */
export const countedItself: Cause = { uncounted: 'its own limit counts it' };

/** Who makes a message says in which lane it is sent. */
type MessageInLane = NewMessage & { Lane: OutboxLane };

/** How a call's caller causes messages. */
export const causedBy = ({ caller, revision }: { caller: { actor: { user: { UserId: string } } }; revision: Revision }, writes: boolean): Sender => ({
  by: caller.actor.user.UserId,
  writes,
  beyond: 'refused',
  revision,
});

/** Returns the same for a notice of something done. The action goes through even if its recipient has received too many messages. */
export const noticeBy = (call: Parameters<typeof causedBy>[0]): Sender => ({ ...causedBy(call, false), beyond: 'dropped' });

/**
 * Puts a message into the outbox: the only way into it, in the transaction of what it is about. Returns whether it is sent.
 * @throws Refused where its sender, or everybody together, has sent too many in a short while. Nothing of the transaction is stored then.
 */
export async function sendMessage(
  message: MessageInLane,
  cause: Cause,
  { outbox, signInAttempts }: Pick<Records, 'outbox' | 'signInAttempts'>,
  now: string,
): Promise<boolean> {
  if ('by' in cause) {
    const { signInWindow, messagesPerPair, messagesPerRecipient, messagesPerWriter, sendingsTooMany } = constantsOf(cause.revision).server;
    const since = new Date(Date.parse(now) - signInWindow * 1000).toISOString();
    const recipient = message.Recipient.toLowerCase();
    const counted: [key: string, limit: number][] = [
      [`message ${cause.by} to ${recipient}`, messagesPerPair],
      [`message to ${recipient}`, messagesPerRecipient],
      ...(cause.writes ? [[`message by ${cause.by}`, messagesPerWriter] as [string, number]] : []),
    ];
    for (const [key, limit] of counted) {
      const { failures } = await signInAttempts.count(key, now, since);
      if (failures > limit && cause.beyond === 'dropped') return false;
      if (failures > limit) throw tooMany(sendingsTooMany, signInWindow);
    }
  }
  await outbox.add(message, now);
  return true;
}
