import { standingOnBoard } from '../areas/message-board/board';
import type { Tools } from '../calls/tools';
import { readTopic } from '../calls/topics';

/** What it takes to judge who may listen. */
export type ListeningTools = Pick<Tools, 'callers' | 'clock' | 'companies' | 'definitions' | 'programs'>;

/** Whose page asks: a person, and the session that says what else they are. */
interface Asking {
  userId: string;
  tokenHash: string;
}

/** What a person may listen to: their own topic, that of their company, and the message boards that they may read. Only the server speaks there: nobody can fake a message. */
export async function mayUse(asking: Asking, name: string, to: 'subscribe' | 'publish', tools: ListeningTools): Promise<boolean> {
  const topic = readTopic(name);
  if (topic === undefined || to === 'publish') return false;
  if (topic.kind === 'messageBoard') return (await tools.programs.takesPart(asking.userId, topic.id)) || administersBoard(asking, topic.id, tools);
  return topic.kind === 'user' ? topic.id === asking.userId : (await tools.companies.entityOfUser(asking.userId)) === topic.id;
}

async function administersBoard({ userId, tokenHash }: Asking, sourceId: string, tools: ListeningTools): Promise<boolean> {
  const caller = await tools.callers.find(tokenHash, tools.clock.now().toISOString());
  if (caller?.user.UserId !== userId) return false;
  const revision = tools.definitions.for(caller.entity.Customer);
  return (await standingOnBoard({ caller, revision }, sourceId, tools)).administers;
}
