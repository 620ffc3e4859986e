import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Program } from '../../schemas/generated/records';
import { messages } from '../../server/records/tables/messages';
import { participations } from '../../server/records/tables/programs';
import { acting, personOf, trailOf } from './support/impersonation';
import { openPage } from './support/live-page';
import { messageBoard, SourceId, texts } from './support/message-board';
import { type Client, type TestServer } from './support/test-server';

const talk = messageBoard();
const { send, sent, board, remove, see, stored } = talk;
let server: TestServer;
let pat: Client | undefined;
let coach: Client | undefined;
let admin: Client | undefined;
let patId: string;
beforeAll(async () => {
  ({ server, pat, coach, admin, patId } = await talk.open());
});
afterAll(() => server.close());
beforeEach(() => talk.clear());

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
  expect([again.status, again.body.Errors[0]!.Message]).toEqual([409, 'This message could not be sent. Write it again.']);
  expect(await stored()).toEqual([]);
  expect((await send({ Text: 'A mistake' })).status).toBe(200);
});

test('B-message-board-28 B-message-board-30 who has the board open hears of a message and of one that is gone', async () => {
  const page = await openPage(server, coach!);
  await page.subscribe(`messageBoard:${SourceId}`);
  const { DisplayDate: _own, ...message } = await sent({ Text: 'Heard' });
  await remove(message);
  // What the test before sent can arrive after this page has subscribed.
  const isOwn = (payload: unknown) => JSON.stringify(payload).includes(message.MessageId);
  const heard = () => page.messages().filter(({ Payload }) => isOwn(Payload));
  await expect
    .poll(() => heard().map(({ Category, Payload }) => [Category, Payload]), { timeout: 30_000 })
    .toEqual([
      ['MessageBoard', { Message: message }],
      ['MessageBoard', { Removed: message.MessageId }],
    ]);
  page.close();
});

test('B-message-board-43 B-message-board-46 C-message-board-02 authors delete their own, also after they have left; administrators any, which the trail tells; nobody else, a coach neither', async () => {
  const [own, others] = [await sent({ Text: 'Mine' }), await sent({ Text: 'Theirs' }, coach)];
  expect([(await remove(others)).status, (await remove(own, coach)).status]).toEqual([409, 409]);
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
    const isOwn = (payload: unknown) => JSON.stringify(payload).includes(message.MessageId);
    const heard = () => pages.map((page) => page.messages().flatMap(({ Payload }) => (isOwn(Payload) ? [Payload] : [])));
    await expect.poll(heard, { timeout: 30_000 }).toEqual([[{ Message: message }], [{ Message: message }], [], []]);
  } finally {
    for (const page of pages) page.close();
  }
});

test('an administrator who takes no part reads and does not write; a board of another company or of no kind is not found', async () => {
  await sent({ Text: 'For all' });
  expect(texts(await board(admin))).toEqual(['For all']);
  expect((await send({}, admin)).status).toBe(409);
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

test('B-message-board-26 an empty message, one of 10,000 characters and one of no board are refused', async () => {
  const answers = [await send({ Text: ' \n ' }), await send({ Text: 'x'.repeat(10_000) }), await send({ SourceId: '' }), await send({ MessageId: 'one' })];
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
  expect(answers[0]!.body.Errors[0]!.Message).toBe('Write a message or choose a picture.');
  expect(await stored()).toEqual([]);
});

test('50 messages in a second are limited with a plain sentence, also at once; a minute later one writes again', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => send()));
  const refused = answers.filter(({ status }) => status === 429);
  expect([answers.filter(({ status }) => status === 200).length, refused.length]).toEqual([20, 30]);
  expect(refused[0]!.body.Errors[0]!.Message).toBe('You sent many messages at once. Wait a minute, then try again.');
  // What was stored is answered again, whatever the limit.
  expect((await send({ MessageId: answers.find(({ status }) => status === 200)!.body.Data.MessageId })).status).toBe(200);
  server.clock.advance({ seconds: 61 });
  expect((await send()).status).toBe(200);
  expect(await stored()).toHaveLength(21);
});
