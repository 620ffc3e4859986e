import type { LiveMessage } from '../../schemas/generated/records';
import type { Clock } from '../foundation/clock';
import type { Caller } from '../records/callers';
import type { Records } from './tools';
import { userTopic } from './topics';

/** Tells all pages of a person that something of theirs has changed. In the transaction of the change, so that neither is without the other. */
export const tellPerson = (
  { liveMessages }: Pick<Records, 'liveMessages'>,
  { user }: { user: Pick<Caller['user'], 'UserId'> },
  category: LiveMessage['Category'],
  clock: Clock,
  payload?: unknown,
) => liveMessages.publish({ topic: userTopic(user.UserId), category, payload, now: clock.now().toISOString() });
