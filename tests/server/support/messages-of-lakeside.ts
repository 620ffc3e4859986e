import { eq } from 'drizzle-orm';
import { messages } from '../../../server/records/tables/messages';
import { users } from '../../../server/records/tables/people';
import type { Attempt } from './rows-of-lakeside';
import type { TestServer } from './test-server';

/** Each call of message boards, with a message of Lakeside's administrator. `fileOfLakeside` makes the file of a picture. */
export function attemptsOnMessages(of: { server: TestServer }, fileOfLakeside: () => Promise<string>): Record<string, Attempt[]> {
  /** A message with a picture that Lakeside's administrator has written, on a board of theirs. */
  async function messageOfLakeside() {
    const [admin] = await of.server.database.select().from(users).where(eq(users.UserName, 'admin@lakeside.example'));
    const MessageId = 'c0a80101-0000-4000-8000-000000000001';
    const SourceId = 'lakeside-spring-1';
    const [kept] = await of.server.database.select().from(messages).where(eq(messages.MessageId, MessageId));
    if (kept === undefined) {
      const message = { MessageId, SourceId, UserId: admin!.UserId, Text: 'Hello', Date: '2026-11-01T15:00:00.000Z', Image: await fileOfLakeside() };
      await of.server.database.insert(messages).values(message);
    }
    return { sourceId: SourceId, messageId: MessageId, body: { SourceId, MessageId } };
  }
  const draftForLakeside = { MessageId: 'c0a80101-0000-4000-8000-000000000002', SourceId: 'lakeside-spring-1', Text: 'Taken' };

  const missing = (input: Attempt['input']): Attempt => ({ input, status: 404 });
  return {
    getMessages: [missing(messageOfLakeside)],
    sendMessage: [missing({ body: draftForLakeside })],
    deleteMessage: [missing(messageOfLakeside)],
    getMessageImage: [missing(messageOfLakeside)],
    markMessagesSeen: [missing(messageOfLakeside)],
  };
}
