import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { Leaderboard } from '../../schemas/generated/records';
import { programGroups } from '../../server/records/tables/groups';
import { participations, programs } from '../../server/records/tables/programs';
import { forgetEntries, type Logger, loggerOf } from '../server/support/trackers';
import { inSlices, withApplication } from './support/fixture';
import { expectSound, type Tab, type Width } from './support/application';
import { answerStartUp, patient } from './support/pages';
import { atFirst, expectSoundAtBothWidths, sharedVisit } from './support/visits';

const challenge = 'lakeside-fall-1';
const name = 'Walk the Lake, Fall 2026';
const path = `/programs/detail?owner=lakeside&id=${challenge}`;
const board = { Unit: 'steps', TrackerId: 105, Field: 'Steps', HideUnit: false, ShowGroups: true, AllowGetGroupUsers: true };

const { test, application, undoAfterTest } = withApplication();
const appearance = inSlices(test, '/programs/detail');
let loggers: Record<'pat' | 'manager' | 'support', Logger>;
test.beforeAll(async () => {
  const { server } = application;
  await answerStartUp(application, 'pat@lakeside.example');
  const made = ['pat', 'manager', 'support'].map(async (who) => [who, await loggerOf(server, `${who}@lakeside.example`)] as const);
  loggers = Object.fromEntries(await Promise.all(made)) as typeof loggers;
  for (const logger of Object.values(loggers)) await forgetEntries(server, logger);
  await server.database.delete(participations).where(eq(participations.ProgramId, challenge));
  await server.database.delete(programGroups).where(eq(programGroups.ProgramId, challenge));
  await boardOf({});
  for (const { client } of Object.values(loggers)) await client.post('/userprograms/joinprograms', [{ ProgramId: challenge, IsPersonal: false }]);
  await loggers.manager.own.add(105, '2026-10-28', { Steps: 12_000 });
  await loggers.pat.own.add(105, '2026-10-28', { Steps: 9000 });
  await loggers.pat.own.add(105, '2026-10-29', { Steps: 500 });
  for (const [who, Name] of [
    ['manager', 'Trailblazers'],
    ['pat', 'Lunch Loop'],
  ] as const)
    await loggers[who].client.post('/userprograms/createprogramgroup', { OwnerId: 'lakeside', ProgramId: challenge, Group: { Name, Details: '' } });
});

const boardOf = (changes: Partial<typeof board>) =>
  application.server.database
    .update(programs)
    .set({ Board: { ...board, ...changes } })
    .where(eq(programs.Id, challenge));
const visit = sharedVisit(
  async () => {
    const tab = await application.open();
    await tab.enterAs('pat@lakeside.example', path);
    return tab;
  },
  (tab) => atFirst(tab, path),
);
const dialogIn = ({ page }: Tab) => page.getByRole('dialog', { name: `${name} Leaderboard` });

/** The board as somebody sees it who opens it now, where the program's compares in this way. */
async function opened(changes: Partial<typeof board> = {}, width: Width = 'wide') {
  await boardOf(changes);
  const tab = await visit(width);
  await tab.page.getByRole('main').getByRole('button', { name: 'Leaderboard', exact: true }).click();
  const dialog = dialogIn(tab);
  await dialog.getByRole('tab', { name: 'Groups' }).or(dialog.getByRole('row')).or(dialog.getByRole('list')).first().waitFor();
  return { tab, dialog };
}
const own = (dialog: ReturnType<typeof dialogIn>) => dialog.getByRole('region', { name: 'Your standing' });

describe.each(['wide', 'narrow'] as Width[])('%s', (width) => {
  appearance('B-leaderboard-03 B-leaderboard-04 B-leaderboard-05 it is 90 % wide, called as the program, and has Close', async () => {
    const { tab, dialog } = await opened({}, width);
    const { width: wide } = (await tab.page.locator('.MuiDialog-paper').boundingBox())!;
    const whole = tab.page.viewportSize()!.width;
    expect(Math.round(wide)).toBe(width === 'wide' ? Math.round(whole * 0.9) : whole - 32);
    await expectSound(tab);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => dialog.count(), patient).toBe(0);
  });
});

test('B-leaderboard-07 B-leaderboard-11 D-moments-06 one’s own rank, days, total and the distance to the next rank stand above the list of all', async () => {
  const { dialog } = await opened();
  await expect.poll(() => own(dialog).innerText(), patient).toMatch(/Pat Rivers\s+Rank\s+2\s+Days tracked\s+2\s+Total steps\s+9,500\s+To rank 1\s+2,500 more$/);
  expect(await own(dialog).locator('.avatar').count()).toBe(1);
  expect(await dialog.getByRole('columnheader').allInnerTexts()).toEqual(['Rank', 'Photo', 'Name', 'Days tracked', 'Total steps']);
  const rows = async () => (await dialog.getByRole('row').allInnerTexts()).slice(1);
  await expect
    .poll(async () => (await rows()).map((text) => text.split(/\s*\n\s*/).filter((part) => part !== 'You')), patient)
    .toEqual([expect.arrayContaining(['1', '1', '12,000']), expect.arrayContaining(['2', '2', '9,500'])]);
});

appearance('B-leaderboard-08 B-leaderboard-12 where units are hidden, neither the summary nor the list has them', async () => {
  const { dialog } = await opened({ HideUnit: true });
  await expect.poll(() => own(dialog).innerText(), patient).toMatch(/Rank\s+2\s+Days tracked\s+2$/);
  expect(await dialog.getByRole('columnheader').allInnerTexts()).toEqual(['Rank', 'Photo', 'Name', 'Days tracked']);
});

appearance('B-leaderboard-14 no groups are shown where the program shows none', async () => {
  const { dialog } = await opened({ ShowGroups: false });
  await dialog.getByRole('columnheader').first().waitFor();
  expect(await dialog.getByRole('tab').allInnerTexts()).toEqual(['Users']);
});

appearance(
  'B-leaderboard-16 B-leaderboard-17 B-leaderboard-20 D-moments-08 members of a group are loaded when it is opened first, in at most 200 px',
  async () => {
    const { tab, dialog } = await opened();
    const asked: string[] = [];
    tab.page.on('request', (request) => void (request.url().includes('/leaderboard/entity/') && asked.push(request.url())));
    await dialog.getByRole('tab', { name: 'Groups' }).click();
    const panel = dialog.getByRole('button', { name: '1. Trailblazers · 12,000 steps' });
    await panel.waitFor();
    expect(await dialog.getByText('Your group', { exact: true }).count()).toBe(1);
    await dialog.getByRole('button', { name: 'Lunch Loop' }).getByText('Your group').waitFor();
    await dialog.getByRole('button', { name: '2. Lunch Loop · 9,500 steps' }).waitFor();
    expect(asked).toEqual([]);
    await panel.click();
    const list = dialog.locator('.stack-scroll');
    await expect.poll(() => list.innerText(), patient).toMatch(/\S+ \S+\s+12,000/);
    expect(await list.evaluate((element) => getComputedStyle(element).maxHeight)).toBe('200px');
    await expectSoundAtBothWidths(tab);
    await panel.click();
    await panel.click();
    await list.waitFor();
    expect(asked).toHaveLength(1);
  },
);

test('B-leaderboard-18 B-leaderboard-19 where members are not told, groups cannot be opened', async () => {
  const { dialog } = await opened({ AllowGetGroupUsers: false });
  await dialog.getByRole('tab', { name: 'Groups' }).click();
  await dialog.getByText('1. Trailblazers').waitFor();
  expect(await dialog.getByRole('tabpanel').getByRole('button').count()).toBe(0);
});

test('B-live-topics-04 what somebody logs moves the open board', async () => {
  const { dialog } = await opened();
  await undoAfterTest();
  await expect.poll(() => own(dialog).innerText(), patient).toMatch(/Rank\s+2/);
  await loggers.pat.own.add(105, '2026-10-30', { Steps: 5000 });
  await expect.poll(() => own(dialog).innerText(), patient).toMatch(/Rank\s+1\s+Days tracked\s+3\s+Total steps\s+14,500/);
  await dialog.getByRole('tab', { name: 'Groups' }).click();
  await dialog.getByRole('button', { name: '1. Lunch Loop · 14,500 steps' }).waitFor();
});

describe('an answer of the server', () => {
  /** The board, where the server answers this instead. */
  async function answered(change: (board: Leaderboard) => Leaderboard) {
    await boardOf({});
    const tab = await visit();
    await tab.page.route('**/GetChallengeLeaderboard**', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { Data: Leaderboard };
      await route.fulfill({ response: answer, json: { ...body, Data: change(body.Data) } });
    });
    await tab.page.getByRole('main').getByRole('button', { name: 'Leaderboard', exact: true }).click();
    const dialog = dialogIn(tab);
    await dialog.getByRole('tablist').waitFor();
    await tab.page.unroute('**/GetChallengeLeaderboard**');
    return { tab, dialog };
  }

  appearance('B-leaderboard-09 B-leaderboard-10 whoever is not listed has -- for a rank, and reads why', async () => {
    const notListed = (found: Leaderboard) => ({ ...found, MaximumRank: 100, Users: found.Users.map((user) => (user.MyEntry ? { ...user, Rank: -1 } : user)) });
    const { tab, dialog } = await answered(notListed);
    const rank = own(dialog).getByText('--', { exact: true });
    await rank.waitFor();
    await own(dialog).getByRole('button').hover();
    await tab.page.getByText('If your rank is not listed that means your rank is below 100').first().waitFor();
  });

  test('D-moments-07 those before and after the person are listed apart', async () => {
    const { dialog } = await answered((found) => {
      const mine = found.Users.find(({ MyEntry }) => MyEntry)!;
      const at = (Rank: number) => ({ ...mine, Rank, UserId: `p${Rank}`, UserInfo: `Person ${Rank}`, UnitTotal: 10_000 - Rank * 100, MyEntry: Rank === 5 });
      return { ...found, Users: [1, 2, 3, 4, 5, 6, 7, 8, 9].map(at) };
    });
    const near = dialog.getByRole('grid', { name: 'Around you' });
    await expect.poll(async () => (await near.innerText()).match(/Person \d/g), patient).toEqual([3, 4, 5, 6, 7].map((rank) => `Person ${rank}`));
    await expect.poll(() => own(dialog).innerText(), patient).toMatch(/To rank 4\s+100 more/);
  });

  appearance('B-leaderboard-13 B-leaderboard-15 without anybody there is no list of users, and without groups it says so', async () => {
    const { dialog } = await answered((found) => ({ ...found, Users: [], Groups: [] }));
    expect(await dialog.getByRole('tab').allInnerTexts()).toEqual(['Groups']);
    await dialog.getByText('Group leader board data not available for this challenge.').waitFor();
  });

  appearance('an answer that does not come says so', async () => {
    await boardOf({});
    const tab = await visit();
    await tab.page.route('**/GetChallengeLeaderboard**', (route) => route.fulfill({ status: 500, json: { Errors: [] } }));
    await tab.page.getByRole('main').getByRole('button', { name: 'Leaderboard', exact: true }).click();
    await dialogIn(tab).getByText('An error occurred, please try again later.').waitFor();
    await tab.page.unroute('**/GetChallengeLeaderboard**');
    tab.complaints.length = 0;
  });
});
