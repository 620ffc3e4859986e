/** What is said to one person, on all their pages. */
export const userTopic = (userId: string) => `user:${userId}`;

/** A topic by its kind and what it is about; nothing for a name that is no topic. */
export function readTopic(topic: string): { kind: 'user' | 'messageBoard'; id: string } | undefined {
  const [, kind, id] = /^(user|messageBoard):(.{1,64})$/s.exec(topic) ?? [];
  return kind === undefined || id === undefined ? undefined : { kind: kind as 'user' | 'messageBoard', id };
}
