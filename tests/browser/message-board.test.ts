import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, onTestFinished } from 'vitest';
import { eq } from 'drizzle-orm';
import { messagesSeen } from '../../server/records/tables/messages';
import { expectQuiet, expectSound, settled, type Tab } from './support/application';
import { tabTo } from './support/by-keyboard';
import { inSlices, withApplication } from './support/fixture';
import { arrives, attach, board, box, button, dialog, list, message, openBoard, path, say, texts } from './support/message-board';
import { answerStartUp, patient } from './support/pages';
import { actAs } from './support/side-panel';
import { atFirst, expectSoundAtBothWidths } from './support/visits';

const { test, application } = withApplication();
const appearance = inSlices(test, '/programs/detail');
let opened: Awaited<ReturnType<typeof openBoard>>;
test.beforeAll(async () => {
  opened = await openBoard(application);
});
/** Pat and the coach, who has a phone, look at the board with these messages. */
const beginBoth = async (...rows: Parameters<typeof opened.written>) => {
  await opened.written(...rows);
  return Promise.all([opened.enter('pat'), opened.enter('coach', 'narrow')]);
};

const many = (count: number) => Array.from({ length: count }, () => ({}));
/** From now on a call of this page fails. */
const failing = (page: Page, call: string) =>
  page.route(`**/api/messageboard/${call}*`, (route) => route.fulfill({ status: 500, json: { StatusCode: 500, Errors: [] } }));

test('B-message-board-06 B-message-board-30 B-message-board-29 two people write to each other: each message arrives by itself and once, and the box is empty again', async () => {
  const [pat, coach] = await beginBoth();
  await list(pat).getByText('No Messages').waitFor();
  await say(pat, 'Who walks today?');
  await arrives(pat, 'Who walks today?');
  await expect.poll(() => box(pat).inputValue(), patient).toBe('');
  await arrives(coach, 'Who walks today?');
  await say(coach, 'I do, at noon.');
  await arrives(pat, 'I do, at noon.');
  await say(pat, 'Then at noon.');
  await arrives(coach, 'Then at noon.');
  const conversation = ['Who walks today?', 'I do, at noon.', 'Then at noon.'];
  expect([await texts(pat), await texts(coach), (await opened.stored()).toSorted()]).toEqual([conversation, conversation, conversation.toSorted()]);
});

appearance(
  'B-message-board-05 B-message-board-13 B-message-board-36 own messages stand on the other side; each has a picture, a name and the time; the newest is in sight',
  async () => {
    const pat = await opened.begin(...many(30), { UserId: opened.patId, Text: 'Good morning', Date: new Date().toISOString() });
    const own = message(pat, 'Good morning');
    const others = message(pat, 'Message 29');
    expect([await own.getAttribute('class'), await others.getAttribute('class')]).toEqual([expect.stringContaining('thread-own'), 'thread-message']);
    expect(await own.locator('.thread-author').innerText()).toBe('Pat Rivers');
    expect(await own.locator('time').innerText()).toMatch(/^\d{1,2}:\d\d\s[AP]M$/);
    expect(await others.locator('time').innerText()).toMatch(/^Nov \d, /);
    expect(await own.locator('.thread-avatar').count()).toBe(1);
    expect(await list(pat).evaluate((at) => at.scrollHeight - at.clientHeight - at.scrollTop)).toBeLessThan(2);
    const sides = await Promise.all([own, others].map((row) => row.locator('.thread-bubble').boundingBox()));
    expect(sides[0]!.x + sides[0]!.width).toBeGreaterThan(sides[1]!.x + sides[1]!.width);
  },
);

appearance(
  'B-message-board-04 B-message-board-14 B-message-board-35 days stand between messages; 25 show, and scrolling up brings 25 more without a jump',
  async () => {
    const pat = await opened.begin(...many(60));
    const count = () => list(pat).locator('.thread-message').count();
    expect(await count()).toBe(25);
    expect(await list(pat).locator('.thread-day').first().innerText()).toBe('Tuesday, November 3rd');
    await board(pat).scrollIntoViewIfNeeded();
    const stands = async () => (await message(pat, 'Message 37').boundingBox())!.y;
    await list(pat).evaluate((at) => at.scrollTo(0, 30));
    const before = await stands();
    await expect.poll(count, patient).toBe(50);
    expect(Math.abs((await stands()) - before)).toBeLessThan(3);
    await list(pat).evaluate((at) => at.scrollTo(0, 10));
    await expect.poll(count, patient).toBe(60);
    await expect.poll(() => button(pat, 'Show earlier messages').count(), patient).toBe(0);
    expect(await list(pat).locator('.thread-day').allInnerTexts()).toEqual([
      'Sunday, November 1st',
      'Monday, November 2nd',
      'Tuesday, November 3rd',
      'Wednesday, November 4th',
      'Thursday, November 5th',
    ]);
  },
);

test('what others have written is counted until the end of the list is in sight, and stays seen at the next visit', async ({ tab: pat }) => {
  const seen = () => application.server.database.select().from(messagesSeen).where(eq(messagesSeen.UserId, opened.patId));
  await opened.written(...many(3));
  await pat.page.setViewportSize({ width: 1440, height: 240 });
  try {
    await pat.enterAs('pat@lakeside.example', path);
    await board(pat).getByText('3 new', { exact: true }).waitFor();
    await list(pat).scrollIntoViewIfNeeded();
    await message(pat, 'Message 2').scrollIntoViewIfNeeded();
    await expect.poll(() => board(pat).getByText(/ new$/).count(), patient).toBe(0);
    expect(await seen()).toHaveLength(1);
    await atFirst(pat, path);
    await message(pat, 'Message 2').waitFor();
    expect(await board(pat).getByText(/ new$/).count()).toBe(0);
    await pat.page.evaluate(() => window.scrollTo(0, 0));
    await say(await opened.enter('coach'), 'One more');
    await board(pat).getByText('1 new', { exact: true }).waitFor();
  } finally {
    await pat.page.setViewportSize({ width: 1440, height: 900 });
  }
});

test('B-message-board-27 B-message-board-09 B-message-board-11 a picture is sent with its small one, which opens larger, at most 650 px wide', async () => {
  const [pat, coach] = await beginBoth();
  const hill = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#3a7' } })
    .png()
    .toBuffer();
  await attach(pat).setInputFiles({ name: 'hill.png', mimeType: 'image/png', buffer: hill });
  await pat.page.getByText('Image to send: hill.png').waitFor();
  await button(pat, 'Remove image hill.png').click();
  await expect.poll(() => pat.page.getByText('Image to send').count(), patient).toBe(0);
  await attach(pat).setInputFiles({ name: 'hill.png', mimeType: 'image/png', buffer: hill });
  await say(pat, 'From up there');
  for (const [tab, most] of [
    [pat, 650],
    [coach, 390],
  ] as const) {
    await message(tab, 'From up there').getByRole('button', { name: 'Open the picture from Pat Rivers' }).click();
    const large = dialog(tab).getByRole('img');
    await large.waitFor();
    await expect.poll(() => large.evaluate((picture: HTMLImageElement) => picture.naturalWidth), patient).toBe(1600);
    expect((await large.boundingBox())!.width).toBeLessThanOrEqual(most);
    expect((await large.boundingBox())!.width).toBeGreaterThan(most / 2);
    await expectSound(tab);
    await dialog(tab).getByRole('button', { name: 'Close' }).last().click();
    await dialog(tab).waitFor({ state: 'detached' });
  }
  await expect.poll(() => pat.page.getByText('Image to send').count(), patient).toBe(0);
});

appearance(
  'B-message-board-41 B-message-board-39 B-message-board-47 what may be attached is said; of another kind or too large, a dialog says so, and the picture is cleared',
  async () => {
    const pat = await opened.begin();
    const hint = 'Information entered here will not impact challenge completion. Attachment size limit is 1MB. Accepted formats are .png, .gif, .jpg, .jpeg.';
    expect(await attach(pat).getAttribute('accept')).toBe('.png,.gif,.jpg,.jpeg');
    await button(pat, 'About attachments').hover();
    await pat.page.getByText(hint).first().waitFor();
    const tooLarge = { name: 'large.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(1_000_001) };
    const drawing = { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') };
    for (const [file, words] of [
      [tooLarge, 'Maximum image size is 1 MB.'],
      [drawing, 'Maximum image size is 1 MB. Accepted formats are .png, .gif, .jpg, .jpeg.'],
    ] as const) {
      await attach(pat).setInputFiles(file);
      await dialog(pat).getByText(words, { exact: true }).waitFor();
      expect(await dialog(pat).getByRole('heading').first().innerText()).toBe('Error');
      await pat.page.keyboard.press('Escape');
      await dialog(pat).waitFor({ state: 'detached' });
      expect(await pat.page.getByText('Image to send').count()).toBe(0);
    }
  },
);

appearance('B-message-board-40 a picture that was chosen goes when the next one is refused', async () => {
  const pat = await opened.begin();
  await attach(pat).setInputFiles({ name: 'small.png', mimeType: 'image/png', buffer: Buffer.from('small') });
  await pat.page.getByText('Image to send: small.png').waitFor();
  await attach(pat).setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(1_000_001) });
  await dialog(pat).getByText('Maximum image size is 1 MB.').waitFor();
  await pat.page.keyboard.press('Escape');
  expect(await pat.page.getByText('Image to send').count()).toBe(0);
});

test('B-message-board-31 B-message-board-42 C-message-board-01 authors delete their own and whoever has a role with Admin all; it goes from all pages at once', async () => {
  const pat = await opened.begin({ Text: 'Of the coach' }, { Text: 'Mine', UserId: opened.patId }, { Text: 'Stays' });
  const admin = await opened.enter('admin');
  const deletes = (tab: Tab) =>
    list(tab)
      .getByRole('button', { name: /^Delete: / })
      .count();
  expect([await deletes(pat), await deletes(admin)]).toEqual([1, 3]);
  await button(pat, 'Delete: Mine').click();
  await expect.poll(() => texts(admin), patient).toEqual(['Of the coach', 'Stays']);
  await button(admin, 'Delete: Of the coach').click();
  await expect.poll(() => texts(pat), patient).toEqual(['Stays']);
  await expect.poll(opened.stored, patient).toEqual(['Stays']);
});

test('B-message-board-48 B-message-board-49 B-message-board-50 nothing is said where loading, sending or deleting fails; what was written stays, and is sent at the next try', async ({
  tab: pat,
}) => {
  const silent = async () => [await dialog(pat).count(), await pat.page.locator('.message-close').count(), await board(pat).getByRole('alert').count()];
  await opened.written({ Text: 'Mine', UserId: opened.patId });
  await failing(pat.page, 'getmessages');
  await pat.enterAs('pat@lakeside.example', path);
  await box(pat).waitFor();
  // Nothing is said of the failure, and nothing false: the board is not empty.
  expect([await silent(), await list(pat).getByText('No Messages').count()]).toEqual([[0, 0, 0], 0]);
  await pat.page.unroute('**/api/messageboard/getmessages*');
  await atFirst(pat, path);
  await message(pat, 'Mine').waitFor();

  await failing(pat.page, 'sendmessage');
  await say(pat, 'Not yet');
  await expect.poll(() => button(pat, 'Send').getAttribute('aria-busy'), patient).toBe(null);
  expect([await box(pat).inputValue(), await silent(), await texts(pat)]).toEqual(['Not yet', [0, 0, 0], ['Mine']]);
  await pat.page.unroute('**/api/messageboard/sendmessage*');
  await button(pat, 'Send').click();
  await arrives(pat, 'Not yet');

  await failing(pat.page, 'deletemessage');
  await button(pat, 'Delete: Mine').click();
  await expect.poll(() => texts(pat), patient).toEqual(['Not yet']);
  await settled(pat.page);
  expect([await silent(), (await opened.stored()).toSorted()]).toEqual([
    [0, 0, 0],
    ['Mine', 'Not yet'],
  ]);
});

test('B-message-board-25 D-offline-02 D-offline-03 without a network a message waits on the device, also when the page is loaded again, and one message comes of it', async () => {
  const pat = await opened.begin();
  await pat.context.setOffline(true);
  await say(pat, 'From the tunnel');
  await message(pat, 'From the tunnel').waitFor();
  expect(await box(pat).inputValue()).toBe('');
  expect(await opened.stored()).toEqual([]);
  await pat.context.setOffline(false);
  await atFirst(pat, path);
  await arrives(pat, 'From the tunnel');
  await expect.poll(() => opened.stored(), patient).toEqual(['From the tunnel']);
});

test('B-message-board-32 B-message-board-33 what is said and deleted before the page listens is there once it does', async ({ tab }) => {
  await opened.written({ Text: 'First' }, { Text: 'Gone soon', UserId: opened.patId }, { Text: 'Last' });
  let listen: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (listen = resolve));
  // The page that is given back keeps this route: nothing is held by it then.
  onTestFinished(() => listen());
  await tab.page.routeWebSocket(/\/api\/live/, async (socket) => {
    const held: (string | Buffer)[] = [];
    socket.onMessage((text) => void held.push(text));
    await late;
    const server = socket.connectToServer();
    for (const text of held) server.send(text);
    socket.onMessage((text) => server.send(text));
  });
  await tab.enterAs('coach@lakeside.example', path);
  await message(tab, 'Last').waitFor();
  const pat = await opened.enter('pat');
  await button(pat, 'Delete: Gone soon').click();
  await say(pat, 'Meanwhile');
  await arrives(pat, 'Meanwhile');
  expect(await texts(tab)).toEqual(['First', 'Gone soon', 'Last']);
  listen();
  await arrives(tab, 'Meanwhile');
  expect(await texts(tab)).toEqual(['First', 'Last', 'Meanwhile']);
});

test('whoever acts for somebody reads, and neither writes nor deletes in their name', async ({ tab: support }) => {
  await opened.written({ Text: 'Mine', UserId: opened.patId });
  await answerStartUp(application, 'support@lakeside.example');
  await support.enterAs('support@lakeside.example');
  await actAs(support, 'Rivers', 'Pat Rivers');
  await atFirst(support, path);
  await message(support, 'Mine').waitFor();
  expect([await box(support).count(), await button(support, 'Send').count(), await button(support, /^Delete: /).count()]).toEqual([0, 0, 0]);
  expect(await application.server.database.select().from(messagesSeen)).toEqual([]);
});

appearance('B-message-board-07 B-message-board-08 by keyboard alone a message is written, sent and deleted; both windows are sound', async () => {
  const [pat, coach] = await beginBoth(...many(3));
  await tabTo(pat.page, 'Write a message: Message board');
  await pat.page.keyboard.type('Typed');
  await tabTo(pat.page, 'Attach an image');
  await tabTo(pat.page, 'Send');
  await pat.page.keyboard.press('Enter');
  await arrives(pat, 'Typed');
  await pat.page.keyboard.type('And again');
  await pat.page.keyboard.press('Control+Enter');
  await arrives(pat, 'And again');
  await expectSoundAtBothWidths(pat);
  await button(pat, 'Delete: And again').focus();
  await pat.page.keyboard.press('Enter');
  await expect.poll(opened.stored, patient).not.toContain('And again');
  await expectQuiet(coach);
});
