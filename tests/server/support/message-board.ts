import { randomUUID } from 'node:crypto';
import { eq, like } from 'drizzle-orm';
import sharp from 'sharp';
import type { Failure, Message, MessagePage } from '../../../schemas/generated/records';
import { files } from '../../../server/records/tables/files';
import { messages, messagesSeen } from '../../../server/records/tables/messages';
import { participations } from '../../../server/records/tables/programs';
import { personOf } from './impersonation';
import { upload } from './upload';
import { type Client, startTestServer, type TestServer } from './test-server';

export const SourceId = 'lakeside-fall-1';
export const texts = ({ Data }: MessagePage) => Data.map(({ Text }) => Text);
export const image = (Name: string, content: Uint8Array, Type = 'image/png') => ({
  UploadImageName: Name,
  Image: { Name, Type, content },
});
const isSent = (picture: unknown): picture is ReturnType<typeof image>['Image'] => typeof picture === 'object' && picture !== null && 'content' in picture;
export const plain = (width = 600, height = 400) => sharp({ create: { width, height, channels: 3, background: '#3a7' } });

/** Who is there: Pat and the coach take part, the administrator does not. */
interface OpenBoard {
  server: TestServer;
  pat: Client;
  coach: Client;
  admin: Client;
  patId: string;
}

/** A message board of Lakeside with nothing on it, and what people do there, once it is open. */
export function messageBoard() {
  let open: OpenBoard;
  /** Sends a picture first, as the page does; its refusal is the answer. */
  const send = async (body: Record<string, unknown> = {}, client = open.pat) => {
    const given = isSent(body.Image) ? body.Image : undefined;
    const file = given && (await upload<{ Data: Message } & Failure>(open.server, client, given.content, { name: given.Name, type: given.Type }));
    if (file !== undefined && file.status !== 200) return file;
    const draft = { MessageId: randomUUID(), SourceId, Text: 'Hello', ...body, ...(file && { Image: file.body }) };
    return client.post<{ Data: Message } & Failure>('/messageboard/sendmessage', draft);
  };
  return {
    async open(): Promise<OpenBoard> {
      const server = await startTestServer();
      const [pat, coach, admin] = [
        await server.as('pat@lakeside.example'),
        await server.as('coach@lakeside.example'),
        await server.as('admin@lakeside.example'),
      ];
      const patId = (await personOf(server, 'pat@lakeside.example')).UserId;
      const { UserId } = await personOf(server, 'coach@lakeside.example');
      for (const id of [patId, UserId])
        await server.database
          .insert(participations)
          .values({ UserId: id, ProgramId: SourceId, ProgramStatus: 'Current' })
          .onConflictDoUpdate({ target: [participations.UserId, participations.ProgramId], set: { ProgramStatus: 'Current' } });
      await server.database.delete(participations).where(eq(participations.UserId, (await personOf(server, 'admin@lakeside.example')).UserId));
      open = { server, pat, coach, admin, patId };
      return open;
    },

    async clear() {
      await open.server.database.delete(messages);
      await open.server.database.delete(messagesSeen);
      await open.server.database.delete(files).where(like(files.KeptBy, 'Row/messages/%'));
    },

    send,
    sent: async (body?: Record<string, unknown>, client?: Client) => (await send(body, client)).body.Data,
    board: async (client = open.pat, more = '') => (await client.get<MessagePage & Failure>(`/messageboard/getmessages?sourceId=${SourceId}${more}`)).body,
    remove: ({ MessageId }: Pick<Message, 'MessageId'>, client = open.pat) => client.post('/messageboard/deletemessage', { MessageId, SourceId }),
    see: ({ MessageId }: Message, client = open.pat) => client.post('/messageboard/seen', { MessageId, SourceId }),
    stored: () => open.server.database.select().from(messages),
    pictures: async () => (await open.server.database.select().from(files)).filter(({ KeptBy }) => KeptBy.includes('messages/')),
  };
}
