import type { Tools } from '../calls/tools';
import { readTopic } from '../calls/topics';

/** What a person may do with a topic: their own and that of their company are for reading, since only the server speaks there; a message board is for who takes part. */
export async function mayUse(
  userId: string,
  name: string,
  to: 'subscribe' | 'publish',
  { programs, companies }: Pick<Tools, 'programs' | 'companies'>,
): Promise<boolean> {
  const topic = readTopic(name);
  if (topic === undefined) return false;
  if (topic.kind === 'messageBoard') return programs.takesPart(userId, topic.id);
  if (to === 'publish') return false;
  return topic.kind === 'user' ? topic.id === userId : (await companies.entityOfUser(userId)) === topic.id;
}
