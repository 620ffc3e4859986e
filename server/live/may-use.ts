import type { Tools } from '../calls/tools';
import { readTopic } from '../calls/topics';

/** What a person may listen to: their own topic, that of their company, and the message boards of what they take part in. Only the server speaks there: nobody can fake a message. */
export async function mayUse(
  userId: string,
  name: string,
  to: 'subscribe' | 'publish',
  { programs, companies }: Pick<Tools, 'programs' | 'companies'>,
): Promise<boolean> {
  const topic = readTopic(name);
  if (topic === undefined || to === 'publish') return false;
  if (topic.kind === 'messageBoard') return programs.takesPart(userId, topic.id);
  return topic.kind === 'user' ? topic.id === userId : (await companies.entityOfUser(userId)) === topic.id;
}
