/** What is said to one person, on all their pages. */
export const userTopic = (userId: string) => `user:${userId}`;

/** What is said to everybody of a company. */
export const companyTopic = (entityId: string) => `company:${entityId}`;

/** What is said on a message board, to everybody who has it open. */
export const messageBoardTopic = (sourceId: string) => `messageBoard:${sourceId}`;

/** A topic by its kind and what it is about; nothing for a name that is no topic. */
export function readTopic(topic: string): { kind: 'user' | 'company' | 'messageBoard'; id: string } | undefined {
  const [, kind, id] = /^(user|company|messageBoard):(.{1,64})$/s.exec(topic) ?? [];
  return kind === undefined || id === undefined ? undefined : { kind: kind as 'user' | 'company' | 'messageBoard', id };
}
