import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { users } from '../../server/records/tables/people';
import { participations } from '../../server/records/tables/programs';
import { expectQuiet, type Tab } from './support/application';
import { withApplication } from './support/fixture';
import { arrives, box, button, dialog, list, openBoard, say, texts } from './support/message-board';
import { patient } from './support/pages';
import { expectSoundAtBothWidths } from './support/visits';

const { test, application } = withApplication();
let opened: Awaited<ReturnType<typeof openBoard>>;
test.beforeAll(async () => {
  opened = await openBoard(application);
});

const sourceId = 'lakeside-fall-1';
const card = ({ page }: Tab) => page.locator('.card').filter({ hasText: 'Walk the Lake, Fall 2026' });

test('B-constants-17 the card of a program says what is new, and its dialog, at most 500 px high, has the board', async ({ tab: pat }) => {
  await opened.written(...Array.from({ length: 30 }, () => ({})));
  await pat.enterAs('pat@lakeside.example', '/programs');
  const news = card(pat).getByRole('button', { name: '30 new messages' });
  await news.click();
  await list(pat).waitFor();
  expect(await dialog(pat).getByRole('heading').first().innerText()).toBe('Message board: Walk the Lake, Fall 2026');
  const paper = pat.page.locator('.MuiDialog-paper');
  expect((await paper.boundingBox())!.height).toBeLessThanOrEqual(500);
  expect(await paper.evaluate((at) => getComputedStyle(at).maxHeight)).toContain('500px');
  await expectSoundAtBothWidths(pat);
  await say(pat, 'From the list');
  await arrives(pat, 'From the list');
  await dialog(pat).getByRole('button', { name: 'Close' }).click();
  await card(pat).getByRole('button', { name: 'Messages' }).waitFor();
  expect(await opened.stored()).toContain('From the list');
});

test('an administrator who takes no part opens it where they look after the challenge, hears it live, deletes and does not write', async ({ tab: admin }) => {
  const { database } = application.server;
  const [someone] = await database.select().from(users).where(eq(users.UserName, 'admin@lakeside.example'));
  await database.delete(participations).where(and(eq(participations.UserId, someone!.UserId), eq(participations.ProgramId, sourceId)));
  const pat = await opened.begin({ Text: 'First' });
  await admin.enterAs('admin@lakeside.example', `/administration/tools/challenges/maintenance?challenge=${sourceId}`);
  await button(admin, 'Message board').click();
  await list(admin).waitFor();
  expect([await texts(admin), await box(admin).count()]).toEqual([['First'], 0]);
  await dialog(admin).getByText('Only participants write here.').waitFor();
  await say(pat, 'Second');
  await arrives(admin, 'Second');
  await button(admin, 'Delete: Second').click();
  await expect.poll(() => texts(pat), patient).toEqual(['First']);
  await expectSoundAtBothWidths(admin);
  await admin.go(`/administration/tools/challenges/groups?challenge=${sourceId}`);
  await button(admin, 'Message board').click();
  await expect.poll(() => texts(admin), patient).toEqual(['First']);
  await expectQuiet(admin);
});
