import { randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { eq, like } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Failure, Message, MessagePage, Program } from '../../schemas/generated/records';
import { files } from '../../server/records/tables/files';
import { messages, messagesSeen } from '../../server/records/tables/messages';
import { participations, programs } from '../../server/records/tables/programs';
import { acting, personOf, trailOf } from './support/impersonation';
import { openPage } from './support/live-page';
import { type Client, faultsOf, startTestServer, type TestServer } from './support/test-server';

const SourceId = 'lakeside-fall-1';
let server: TestServer;
let [pat, coach, admin]: Client[] = [];
let patId: string;
beforeAll(async () => {
  server = await startTestServer();
  [pat, coach, admin] = [await server.as('pat@lakeside.example'), await server.as('coach@lakeside.example'), await server.as('admin@lakeside.example')];
  patId = (await personOf(server, 'pat@lakeside.example')).UserId;
  const { UserId } = await personOf(server, 'coach@lakeside.example');
  for (const id of [patId, UserId])
    await server.database
      .insert(participations)
      .values({ UserId: id, ProgramId: SourceId, ProgramStatus: 'Current' })
      .onConflictDoUpdate({ target: [participations.UserId, participations.ProgramId], set: { ProgramStatus: 'Current' } });
  await server.database.delete(participations).where(eq(participations.UserId, (await personOf(server, 'admin@lakeside.example')).UserId));
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.delete(messages);
  await server.database.delete(messagesSeen);
  await server.database.delete(files).where(like(files.KeptBy, 'Row/messages/%'));
});

const send = (body: object = {}, client = pat!) =>
  client.post<{ Data: Message } & Failure>('/messageboard/sendmessage', { MessageId: randomUUID(), SourceId, Text: 'Hello', ...body });
const sent = async (body?: object, client?: Client) => (await send(body, client)).body.Data;
const board = async (client = pat!, more = '') => (await client.get<MessagePage & Failure>(`/messageboard/getmessages?sourceId=${SourceId}${more}`)).body;
const remove = ({ MessageId }: Pick<Message, 'MessageId'>, client = pat!) => client.post('/messageboard/deletemessage', { MessageId, SourceId });
const see = ({ MessageId }: Message, client = pat!) => client.post('/messageboard/seen', { MessageId, SourceId });
const texts = ({ Data }: MessagePage) => Data.map(({ Text }) => Text);
const image = (Name: string, content: Uint8Array, Type = 'image/png') => ({
  UploadImageName: Name,
  Image: { Name, Type, Size: content.length, Content: `data:${Type};base64,${Buffer.from(content).toString('base64')}` },
});
const plain = (width = 600, height = 400) => sharp({ create: { width, height, channels: 3, background: '#3a7' } });
const contentOf = (address: string) => Buffer.from(address.split(',')[1]!, 'base64');
const stored = () => server.database.select().from(messages);
const pictures = async () => (await server.database.select().from(files)).filter(({ KeptBy }) => KeptBy.includes('messages/'));

test('B-message-board-01 B-message-board-02 B-message-board-44 a message is on its board, with all that it has', async () => {
  const now = server.clock.now().toISOString();
  const message = await sent({ Text: '  First walk done!  ' });
  expect(message).toEqual({
    MessageId: message.MessageId,
    UserId: patId,
    Name: 'Pat Rivers',
    Photo: message.Photo,
    SourceId,
    Text: 'First walk done!',
    Image: null,
    ImageThumbnail: null,
    Date: now,
    DisplayDate: now.slice(0, 10),
    UploadImageName: null,
  });
  expect(await board(coach)).toEqual({ Data: [message], HasEarlier: false, SeenUntil: null, Unread: 1 });
});

test('B-message-board-34 B-message-board-35 B-message-board-33 25 come at first, in the order of their dates, and then those before them', async () => {
  const rows = Array.from({ length: 60 }, (_, index) => ({
    MessageId: randomUUID(),
    SourceId,
    UserId: patId,
    Text: String(index),
    // Several at one moment lose nothing.
    Date: new Date(Date.UTC(2026, 9, 1, 8, Math.floor(index / 20))).toISOString(),
  }));
  await server.database.insert(messages).values(rows);
  const first = await board();
  const second = await board(pat, `&before=${first.Data[0]!.MessageId}`);
  const third = await board(pat, `&before=${second.Data[0]!.MessageId}`);
  expect([first, second, third].map(({ Data, HasEarlier }) => [Data.length, HasEarlier])).toEqual([
    [25, true],
    [25, true],
    [10, false],
  ]);
  const all = [third, second, first].flatMap(({ Data }) => Data);
  expect(new Set(all.map(({ Text }) => Text)).size).toBe(60);
  expect(all.map(({ Date }) => Date)).toEqual(rows.map(({ Date }) => Date));
  expect((await pat!.get(`/messageboard/getmessages?sourceId=${SourceId}&before=${randomUUID()}`)).status).toBe(404);
});

test('a message that is sent twice, also at once, is stored once; the id of somebody else is refused', async () => {
  const MessageId = randomUUID();
  const both = await Promise.all([send({ MessageId }), send({ MessageId, Text: 'Again' })]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(both[0]!.body).toEqual(both[1]!.body);
  expect(await stored()).toHaveLength(1);
  expect((await send({ MessageId, Text: 'Taken' }, coach)).status).toBe(409);
  expect(texts(await board())).toEqual([both[0]!.body.Data.Text]);
});

test('a retry that comes after the message was deleted does not bring it back', async () => {
  const message = await sent({ Text: 'A mistake' });
  await remove(message);
  const again = await send({ MessageId: message.MessageId, Text: 'A mistake' });
  expect([again.status, again.body.Errors[0]!.Message]).toEqual([409, 'This message cannot be sent. Write it again.']);
  expect(await stored()).toEqual([]);
  expect((await send({ Text: 'A mistake' })).status).toBe(200);
});

test('the pictures of a board go with a program that its owner quits', async () => {
  const [model] = await server.database.select().from(programs).where(eq(programs.Id, SourceId));
  const Id = 'pats-own-program';
  await server.database.insert(programs).values({ ...model!, Id, MadeBy: patId });
  await server.database.insert(participations).values({ UserId: patId, ProgramId: Id, ProgramStatus: 'Current' });
  await sent({ SourceId: Id, ...image('hill.png', await plain().png().toBuffer()) });
  await sent({ Text: 'Elsewhere', ...image('other.png', await plain().png().toBuffer()) });
  expect(await pictures()).toHaveLength(2);
  expect((await pat!.post(`/userprograms/quit?ownerId=${model!.OwnerId}&id=${Id}`)).status).toBe(200);
  expect((await pictures()).map(({ Name }) => Name)).toEqual(['other.png']);
});

test('B-message-board-28 B-message-board-30 who has the board open hears of a message and of one that is gone', async () => {
  const page = await openPage(server, coach!);
  await page.subscribe(`messageBoard:${SourceId}`);
  const { DisplayDate: _own, ...message } = await sent({ Text: 'Heard' });
  await remove(message);
  await expect
    .poll(() => page.messages().map(({ Category, Payload }) => [Category, Payload]), { timeout: 15_000 })
    .toEqual([
      ['MessageBoard', { Message: message }],
      ['MessageBoard', { Removed: message.MessageId }],
    ]);
  page.close();
});

test('B-message-board-43 B-message-board-46 C-message-board-02 authors delete their own, also after they have left; administrators any, which the trail tells; nobody else, a coach neither', async () => {
  const [own, others] = [await sent({ Text: 'Mine' }), await sent({ Text: 'Theirs' }, coach)];
  expect([(await remove(others)).status, (await remove(own, coach)).status]).toEqual([403, 403]);
  const { result, entries } = await trailOf(server, () => remove(others, admin));
  expect([result.status, entries.map(({ Action, SubjectId }) => [Action, SubjectId])]).toEqual([200, [['MessageDeleted', others.UserId]]]);
  const part = server.database.update(participations);
  await part.set({ ProgramStatus: 'Quit' }).where(eq(participations.UserId, patId));
  try {
    expect([(await send()).status, (await pat!.get(`/messageboard/getmessages?sourceId=${SourceId}`)).status]).toEqual([404, 404]);
    expect((await trailOf(server, () => remove(own))).entries).toEqual([]);
  } finally {
    await server.database.update(participations).set({ ProgramStatus: 'Current' }).where(eq(participations.UserId, patId));
  }
  expect(await stored()).toEqual([]);
  expect((await remove(own)).status).toBe(404);
});

test('an administrator who takes no part hears a board live; one of another company and somebody without such a role are refused', async () => {
  const { UserId } = await personOf(server, 'support@lakeside.example');
  await server.database.delete(participations).where(eq(participations.UserId, UserId));
  const people = ['admin@lakeside.example', 'super@wellspring.example', 'admin@summit.example', 'support@lakeside.example'];
  const pages = await Promise.all(people.map(async (who) => openPage(server, await server.as(who))));
  try {
    const answers = await Promise.all(pages.map((page) => page.subscribe(`messageBoard:${SourceId}`)));
    expect(answers.map(({ Type }) => Type)).toEqual(['subscribed', 'subscribed', 'refused', 'refused']);
    const { DisplayDate: _own, ...message } = await sent({ Text: 'Who hears?' });
    const heard = () => pages.map((page) => page.messages().map(({ Payload }) => Payload));
    await expect.poll(heard, { timeout: 15_000 }).toEqual([[{ Message: message }], [{ Message: message }], [], []]);
  } finally {
    for (const page of pages) page.close();
  }
});

test('an administrator who takes no part reads and does not write; a board of another company or of no kind is not found', async () => {
  await sent({ Text: 'For all' });
  expect(texts(await board(admin))).toEqual(['For all']);
  expect((await send({}, admin)).status).toBe(403);
  const asked = async (client: Client, id: string) => (await client.get(`/messageboard/getmessages?sourceId=${id}`)).status;
  expect([await asked(await server.as('admin@summit.example'), SourceId), await asked(pat!, 'lakeside-fall-3'), await asked(pat!, 'nothing')]).toEqual([
    404, 404, 404,
  ]);
});

test('whoever acts for somebody reads, and neither writes, nor deletes, nor marks as seen', async () => {
  const message = await sent({}, coach);
  server.clock.advance({ seconds: 1 });
  const own = await sent();
  const client = await acting(server, 'support@lakeside.example', 'pat@lakeside.example', 'Support');
  expect(texts(await board(client))).toHaveLength(2);
  expect([(await send({}, client)).status, (await remove(own, client)).status, (await see(message, client)).status]).toEqual([403, 403, 403]);
  expect(await board()).toMatchObject({ SeenUntil: null, Unread: 1, Data: [message, own].map(({ MessageId }) => ({ MessageId })) });
});

test('a list of programs says how many messages of each board are unread, where somebody takes part; none where they do not', async () => {
  const unread = async (client: Client, list: string) =>
    (await client.get<{ Items: Program[] }>(`/userprograms/${list}?PageSize=500`)).body.Items.find(({ Id }) => Id === SourceId)?.UnreadMessages;
  expect(await unread(coach!, 'current')).toBe(0);
  const first = await sent({ Text: 'One' });
  server.clock.advance({ seconds: 1 });
  await sent({ Text: 'Two' });
  expect([await unread(coach!, 'current'), await unread(pat!, 'current')]).toEqual([2, 0]);
  await see(first, coach);
  expect([await unread(coach!, 'current'), await unread(admin!, 'available')]).toEqual([1, undefined]);
});

test('what others have written is unread until it was seen, and stays seen', async () => {
  const first = await sent({}, coach);
  server.clock.advance({ seconds: 5 });
  const second = await sent({}, coach);
  await sent({ Text: 'Own' });
  expect((await board()).Unread).toBe(2);
  expect((await see(first)).body).toBe(true);
  expect(await board()).toMatchObject({ Unread: 1, SeenUntil: first.Date });
  expect([(await see(second)).body, (await see(first)).body]).toEqual([true, false]);
  expect(await board()).toMatchObject({ Unread: 0, SeenUntil: second.Date });
});

describe('pictures', () => {
  test('B-message-board-20 B-message-board-21 B-message-board-45 a photo is kept upright and without its place, with a small one for the list', async () => {
    const photo = await plain(1200, 800)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const message = await sent({ Text: '', ...image('C:\\fun\\walk.jpg', photo, 'image/jpeg') });
    expect(message).toMatchObject({ Text: '', UploadImageName: 'walk.jpg', ImageThumbnail: expect.stringMatching(/^data:image\/webp;base64,.{50,15000}$/) });
    const { body } = await coach!.get<{ Content: string }>(`/messageboard/image?messageId=${message.MessageId}`);
    expect(body.Content).toMatch(/^data:image\/jpeg;base64,/);
    const [large, small] = [await sharp(contentOf(body.Content)).metadata(), await sharp(contentOf(message.ImageThumbnail!)).metadata()];
    expect([large.width, large.height, large.exif, large.orientation]).toEqual([800, 1200, undefined, undefined]);
    expect([small.width, small.height, small.exif]).toEqual([160, 240, undefined]);
    expect((await (await server.as('admin@summit.example')).get(`/messageboard/image?messageId=${message.MessageId}`)).status).toBe(404);
    await remove(message);
    expect(await pictures()).toEqual([]);
  });

  test('B-message-board-37 an animation stays one, and a PNG may be seen through', async () => {
    const frames = await Promise.all(
      ['#f00', '#0f0', '#00f'].map((background) =>
        sharp({ create: { width: 40, height: 30, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 100, 100] })
      .toBuffer();
    const largeOf = async (message: Message) => {
      const { body } = await pat!.get<{ Content: string }>(`/messageboard/image?messageId=${message.MessageId}`);
      return sharp(contentOf(body.Content)).metadata();
    };
    const animation = await sent(image('dance.gif', gif, 'image/gif'));
    expect([(await largeOf(animation)).format, (await largeOf(animation)).pages]).toEqual(['gif', 3]);
    const clear = await sharp({ create: { width: 50, height: 50, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
      .png()
      .toBuffer();
    const png = await sent(image('clear.PNG', clear));
    expect([(await largeOf(png)).hasAlpha, (await sharp(contentOf(png.ImageThumbnail!)).metadata()).hasAlpha]).toEqual([true, true]);
  });

  /** A PNG of a few bytes that says it is this large. */
  async function hugePng(side: number) {
    const png = await plain(1, 1).png().toBuffer();
    png.writeUInt32BE(side, 16);
    png.writeUInt32BE(side, 20);
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
    return png;
  }
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const kind = ['fileType /Image', 'Accepted formats are .png, .gif, .jpg, .jpeg.'];
  test.each<[string, () => Promise<object>, string[]]>([
    ['a drawing with a script', async () => image('a.svg', svg, 'image/svg+xml'), kind],
    ['one that calls itself a PNG', async () => image('a.png', svg), kind],
    ['a picture of another kind', async () => image('a.webp', await plain().webp().toBuffer(), 'image/webp'), kind],
    ['half a picture', async () => image('a.png', (await plain().png().toBuffer()).subarray(0, 60)), kind],
    ['no content', async () => ({ Image: { Name: 'a.png', Type: 'image/png', Size: 4 } }), kind],
    [
      '30,000 by 30,000 pixels',
      async () => image('a.png', await hugePng(30_000)),
      ['fileSize /Image', 'This picture has too many pixels. Choose one of at most 25 megapixels.'],
    ],
  ])('%s is refused, and nothing of it is kept', async (_what, make, [fault, message]) => {
    const answer = await send({ Text: 'Look', ...(await make()) });
    expect([answer.status, faultsOf(answer), answer.body.Errors[0]!.Message]).toEqual([400, [fault], message]);
    expect([await stored(), await pictures()]).toEqual([[], []]);
  });

  test('B-message-board-38 B-message-board-39 a million bytes are accepted, and not one more', async () => {
    const png = await plain(20, 20).jpeg().toBuffer();
    const padded = (size: number) => Buffer.concat([png, Buffer.alloc(size - png.length)]);
    expect((await send(image('a.jpg', padded(1_000_000), 'image/jpeg'))).status).toBe(200);
    const answer = await send(image('a.jpg', padded(1_000_001), 'image/jpeg'));
    expect([answer.status, answer.body.Errors[0]!.Message]).toEqual([400, 'Maximum image size is 1 MB.']);
  });
});

test('B-message-board-26 an empty message, one of 10,000 characters and one of no board are refused', async () => {
  const answers = [await send({ Text: ' \n ' }), await send({ Text: 'x'.repeat(10_000) }), await send({ SourceId: '' }), await send({ MessageId: 'one' })];
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
  expect(answers[0]!.body.Errors[0]!.Message).toBe('Write something, or choose a picture.');
  expect(await stored()).toEqual([]);
});

test('50 messages in a second are limited with a plain sentence, also at once; a minute later one writes again', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => send()));
  const refused = answers.filter(({ status }) => status === 429);
  expect([answers.filter(({ status }) => status === 200).length, refused.length]).toEqual([20, 30]);
  expect(refused[0]!.body.Errors[0]!.Message).toBe('That is a lot of messages at once. Wait a minute, then send it again.');
  // What was stored is answered again, whatever the limit.
  expect((await send({ MessageId: answers.find(({ status }) => status === 200)!.body.Data.MessageId })).status).toBe(200);
  server.clock.advance({ seconds: 61 });
  expect((await send()).status).toBe(200);
  expect(await stored()).toHaveLength(21);
});
