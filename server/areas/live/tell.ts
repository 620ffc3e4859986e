import type { LiveMessage } from '../../../schemas/generated/records';
import type { Clock } from '../../foundation/clock';
import type { Database } from '../../database/database';
import type { Caller } from '../../records/callers';
import { liveMessageRecords } from '../../records/live-messages';
import { userTopic } from './topics';

/** Tells all pages of a person that something of theirs has changed. In the transaction of the change, so that neither is without the other. */
export const tellPerson = (transaction: Database, { user }: Pick<Caller, 'user'>, category: LiveMessage['Category'], clock: Clock, payload?: unknown) =>
  liveMessageRecords(transaction).publish({ topic: userTopic(user.UserId), category, payload, now: clock.now().toISOString() });
