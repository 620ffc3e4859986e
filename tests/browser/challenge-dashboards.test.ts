import { expect } from 'vitest';
import { participations } from '../../server/records/tables/programs';
import { personOf } from '../server/support/impersonation';
import { inSlices, withApplication } from './support/fixture';
import type { Tab } from './support/application';
import { answerStartUp } from './support/pages';
import { expectSoundAtBothWidths } from './support/visits';

const admin = 'admin@lakeside.example';
const path = '/administration/tools/challenges/dashboards';
const { test, application } = withApplication();
const appearance = inSlices(test, '/administration/tools/challenges/dashboards');
test.beforeAll(() => answerStartUp(application, admin));

const mainOf = ({ page }: Tab) => page.getByRole('main');

test('C-challenge-admin-05 C-challenge-admin-11 an administrator looks at a challenge, a period and its people, and takes them out', async ({ tab }) => {
  const { page } = tab;
  const main = mainOf(tab);
  await tab.enterAs(admin, path);
  await main.getByRole('button', { name: 'Better Sleep, Fall 2026' }).click();
  await page.waitForURL(/challenge=lakeside-fall-2/);
  await main.getByRole('img', { name: 'Participation and completion: Participants, Completed' }).waitFor();
  await expectSoundAtBothWidths(tab);
  await main.getByLabel('First day').fill('2026-10-05');
  await main.getByText(/^October 5, 2026 to [A-Z]/).waitFor();
  await main.getByRole('button', { name: /^Participants/ }).click();
  const row = main.getByRole('row').filter({ hasText: 'Pat Rivers' });
  await row.waitFor();
  expect(await row.innerText()).toContain('Better Sleep, Fall 2026');
  await expectSoundAtBothWidths(tab);
  await main.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const started = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  expect((await started).suggestedFilename()).toBe('participants.csv');
  await dialog.getByText(/^participants\.csv was saved/).waitFor();
});

test('B-leaderboard-21 B-leaderboard-24 B-leaderboard-25 an administrator compares the people of a challenge without a place of their own', async ({ tab }) => {
  const { page } = tab;
  const main = mainOf(tab);
  const { UserId } = await personOf(application.server, admin);
  const row = { UserId, ProgramId: 'lakeside-fall-1', ProgramStatus: 'Current' as const, Units: 9_000_000, Days: 3 };
  await application.server.database
    .insert(participations)
    .values(row)
    .onConflictDoUpdate({ target: [participations.UserId, participations.ProgramId], set: row });
  await tab.enterAs(admin, `${path}/participants?challenge=lakeside-fall-4`);
  await main.getByRole('row').nth(1).waitFor();
  // The annual physical compares nobody.
  expect(await main.getByRole('button', { name: 'Leaderboard' }).count()).toBe(0);
  await main.getByLabel('Challenge', { exact: true }).selectOption({ label: 'Walk the Lake, Fall 2026' });
  const asked = page.waitForRequest(/GetChallengeLeaderboard/);
  await main.getByRole('button', { name: 'Leaderboard' }).click();
  const query = new URL((await asked).url()).searchParams;
  expect(Object.fromEntries(query)).toMatchObject({ challengeId: 'lakeside-fall-1', admin: 'true', getAll: 'false', requestingEntityId: 'lakeside' });
  const dialog = page.getByRole('dialog', { name: 'Walk the Lake, Fall 2026 Leaderboard' });
  await dialog.getByRole('row').nth(1).waitFor();
  expect(await dialog.getByRole('row').nth(1).innerText()).toContain('9,000,000');
  expect(await dialog.getByText('Your standing').count()).toBe(0);
  await expectSoundAtBothWidths(tab);
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
});

appearance('a period in which nobody took part says so', async ({ tab }) => {
  await tab.enterAs(admin, `${path}?from=2020-01-01&to=2020-01-31`);
  await mainOf(tab).getByText('No one took part in this period. Choose another period, challenge or plan year.').waitFor();
});
