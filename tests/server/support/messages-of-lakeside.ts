import { eq } from 'drizzle-orm';
import { files } from '../../../server/records/tables/files';
import { messages } from '../../../server/records/tables/messages';
import { users } from '../../../server/records/tables/people';
import type { Attempt } from './rows-of-lakeside';
import type { TestServer } from './test-server';

const SourceId = 'lakeside-spring-1';
const MessageId = 'c0a80101-0000-4000-8000-000000000001';

/** The calls of message boards, with a board of Lakeside and a message with a picture that its administrator has written there. */
export function attemptsOnMessages(of: { server: TestServer }): Record<string, Attempt[]> {
  async function message() {
    const { database } = of.server;
    const [admin] = await database.select().from(users).where(eq(users.UserName, 'admin@lakeside.example'));
    const { UserId } = admin!;
    if ((await database.$count(messages, eq(messages.MessageId, MessageId))) === 0) {
      const picture = { UserId, EntityId: 'lakeside', KeptBy: 'Profile', Name: 'a.txt', Type: 'text/plain', Size: 2, Content: Buffer.from('hi') };
      const [file] = await database.insert(files).values(picture).returning();
      await database.insert(messages).values({ MessageId, SourceId, UserId, Text: 'Hello', Date: '2026-11-01T15:00:00.000Z', Image: file!.FileId });
    }
    return { sourceId: SourceId, messageId: MessageId, body: { SourceId, MessageId } };
  }
  const missing = (input: Attempt['input']): Attempt[] => [{ input, status: 404 }];
  return {
    getMessages: missing(message),
    getMessageImage: missing(message),
    deleteMessage: missing(message),
    markMessagesSeen: missing(message),
    sendMessage: missing({ body: { MessageId: 'c0a80101-0000-4000-8000-000000000002', SourceId, Text: 'Taken' } }),
  };
}
