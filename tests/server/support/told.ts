import { type LiveMessageRow, liveMessageRecords } from '../../../server/records/live-messages';
import { liveMessages } from '../../../server/records/tables/live-messages';
import type { TestServer } from './test-server';

type Told = Pick<TestServer, 'database'>;

/** The live messages that calls have published so far, in their order. The node itself may not have given them their ids yet. */
export async function toldSoFar({ database }: Told): Promise<LiveMessageRow[]> {
  await liveMessageRecords(database).order();
  return database.select().from(liveMessages).orderBy(liveMessages.Id);
}

/** Removes them. */
export async function forgetTold({ database }: Told): Promise<void> {
  await liveMessageRecords(database).order();
  await database.delete(liveMessages);
}
