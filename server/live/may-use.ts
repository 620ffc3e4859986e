import type { Tools } from '../calls/tools';
import { readTopic } from '../calls/topics';

/** What a person may do with a topic: their own is for reading, since only the server speaks there; a message board is for who takes part. */
export async function mayUse(userId: string, name: string, to: 'subscribe' | 'publish', { programs }: Pick<Tools, 'programs'>): Promise<boolean> {
  const topic = readTopic(name);
  if (topic === undefined) return false;
  return topic.kind === 'user' ? to === 'subscribe' && topic.id === userId : programs.takesPart(userId, topic.id);
}
