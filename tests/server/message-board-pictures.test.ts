import { crc32 } from 'node:zlib';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Message } from '../../schemas/generated/records';
import { participations, programs } from '../../server/records/tables/programs';
import { image, messageBoard, plain, SourceId } from './support/message-board';
import { type Client, faultsOf, type TestServer } from './support/test-server';

const talk = messageBoard();
const { send, sent, remove, stored, pictures } = talk;
const contentOf = (address: string) => Buffer.from(address.split(',')[1]!, 'base64');
let server: TestServer;
let pat: Client | undefined;
let coach: Client | undefined;
let patId: string;
beforeAll(async () => {
  ({ server, pat, coach, patId } = await talk.open());
});
afterAll(() => server.close());
beforeEach(() => talk.clear());

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
  const content = [
    'fileType /File',
    'This file cannot be uploaded because its content does not match its name or its kind is not accepted. Choose another file.',
  ];
  const never = { Name: 'a.png', Type: 'image/png', Size: 4, FileId: '00000000-0000-4000-8000-000000000000' };
  test.each<[string, () => Promise<Record<string, unknown>>, string[]]>([
    ['a drawing with a script', async () => image('a.svg', svg, 'image/svg+xml'), content],
    ['one that calls itself a PNG', async () => image('a.png', svg), content],
    ['a picture of another kind', async () => image('a.webp', await plain().webp().toBuffer(), 'image/webp'), kind],
    ['half a picture', async () => image('a.png', (await plain().png().toBuffer()).subarray(0, 60)), content],
    ['a text', async () => image('a.txt', Buffer.from('Hello'), 'text/plain'), kind],
    ['a file that was never sent', async () => ({ Image: never }), ['unknownFile /Image', 'This picture is no longer available. Choose it again.']],
    [
      '30,000 by 30,000 pixels',
      async () => image('a.png', await hugePng(30_000)),
      ['fileSize /File', 'This picture is too large. Choose one with at most 50 megapixels.'],
    ],
    [
      '6,000 by 6,000 pixels',
      async () => image('a.png', await hugePng(6000)),
      ['fileSize /Image', 'This picture is too large. Choose one with at most 25 megapixels.'],
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
