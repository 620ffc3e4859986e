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

/**
 * Those of some pages that may listen to a topic now: their person's own, that of their company, and the message boards that they may read. A right
 * ends while a page listens, so this is asked at the subscription, before each message and in every sweep. Only the server speaks on topics.
 */
export async function mayListen<Page extends Asking>(pages: readonly Page[], name: string, tools: ListeningTools): Promise<Set<Page>> {
  const topic = readTopic(name);
  if (topic === undefined || pages.length === 0) return new Set();
  if (topic.kind === 'user') return new Set(pages.filter(({ userId }) => userId === topic.id));
  const userIds = [...new Set(pages.map(({ userId }) => userId))];
  if (topic.kind === 'company') {
    const ofCompany = await tools.companies.peopleOf(topic.id, userIds);
    return new Set(pages.filter(({ userId }) => ofCompany.has(userId)));
  }
  const takingPart = await tools.programs.amongParticipants(topic.id, userIds);
  const allowed = new Set(pages.filter(({ userId }) => takingPart.has(userId)));
  for (const page of pages) if (!allowed.has(page) && (await administersBoard(page, topic.id, tools))) allowed.add(page);
  return allowed;
}

async function administersBoard({ userId, tokenHash }: Asking, sourceId: string, tools: ListeningTools): Promise<boolean> {
  const caller = await tools.callers.find(tokenHash, tools.clock.now().toISOString());
  if (caller?.user.UserId !== userId) return false;
  const revision = await tools.definitions.of(caller.entity.Customer);
  return (await standingOnBoard({ caller, revision }, sourceId, tools)).administers;
}
