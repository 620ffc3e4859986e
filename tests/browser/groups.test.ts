import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '../../server/records/tables/people';
import { expectSound, settled, type Width } from './support/application';
import { tabTo } from './support/by-keyboard';
import { inSlices } from './support/fixture';
import { dialogOf, main, press, says, groupPages } from './support/group-pages';
import { patient } from './support/pages';
import { expectSoundAtBothWidths } from './support/visits';

const program = 'Walk the Lake, Fall 2026';
const { ids, database, noGroups, made, ofGroup, peers, open, withoutProgram, visits } = groupPages();
const { pat, manager } = visits;
const appearance = inSlices(test, '/programs/detail');

describe.each(['wide', 'narrow'] as Width[])('members, %s', (width) => {
  appearance('B-groups-13 B-groups-14 B-groups-15 the dialog is 500 px wide, called as the group, with Max and Min', async () => {
    await made('manager', 'Trailblazers');
    const tab = await pat(width);
    await press(tab, 'Members of Trailblazers');
    const dialog = dialogOf(tab, 'Trailblazers Members');
    await dialog.getByText('Max: 9').waitFor();
    await dialog.getByText('Min: 4').waitFor();
    const { width: wide } = (await tab.page.locator('.MuiDialog-paper').boundingBox())!;
    expect(Math.round(wide)).toBe(width === 'wide' ? 500 : tab.page.viewportSize()!.width - 32);
    await expectSound(tab);
  });
});

test('B-groups-16 B-groups-17 B-groups-60 members stand there by name, who is only invited with a word, and Close closes', async () => {
  const id = await made('pat', 'Trailblazers');
  await ofGroup('pat', id, 'invite', { UserIds: [ids.manager] });
  const tab = await pat();
  await press(tab, 'Members of Trailblazers');
  const dialog = dialogOf(tab, 'Trailblazers Members');
  await dialog.getByText('Pat Rivers').waitFor();
  await expect.poll(() => dialog.getByText('Invited').count(), patient).toBe(1);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => dialog.count(), patient).toBe(0);
});

appearance('B-groups-18 a group that is gone cannot be shown, and says so', async () => {
  await made('manager', 'Trailblazers');
  const tab = await pat();
  await main(tab).getByRole('button', { name: 'Members of Trailblazers' }).waitFor();
  await noGroups();
  await press(tab, 'Members of Trailblazers');
  await dialogOf(tab, 'Trailblazers Members').getByText('Unable to load group').waitFor();
  tab.complaints.length = 0;
});

test('B-groups-49 B-groups-59 B-groups-89 whoever joins a group is told so, and switches to another in place', async () => {
  await open('Early Birds');
  await open('Lunch Loop');
  const tab = await pat();
  await press(tab, 'Join Early Birds');
  await says(tab, 'Successfully joined Early Birds.');
  await main(tab).getByText('Your group', { exact: true }).waitFor();
  await press(tab, 'Switch to Lunch Loop');
  await says(tab, 'Successfully joined Lunch Loop.');
  await main(tab).getByRole('button', { name: 'Switch to Early Birds' }).waitFor();
  await expectSoundAtBothWidths(tab);
});

appearance('B-groups-86 a group that cannot be joined is named, and what stands there is loaded anew', async () => {
  await open('Early Birds');
  const tab = await pat();
  await main(tab).getByRole('button', { name: 'Join Early Birds' }).waitFor();
  await noGroups();
  await press(tab, 'Join Early Birds');
  await says(tab, 'Unable to join group: Early Birds');
  await main(tab).getByText('There are no groups yet.').waitFor();
  tab.complaints.length = 0;
});

describe('making one', () => {
  const fill = async (tab: Parameters<typeof main>[0], name: string) => {
    await press(tab, 'Create a group');
    const dialog = dialogOf(tab, 'Create a group');
    await dialog.getByLabel('Name').fill(name);
    return dialog;
  };

  test('B-groups-58 B-groups-90 whoever makes a group is in it', async () => {
    const tab = await pat();
    const dialog = await fill(tab, 'Trailblazers');
    await expectSoundAtBothWidths(tab);
    await dialog.getByRole('button', { name: 'Create group' }).click();
    await says(tab, 'Congratulations! You are now a member of Trailblazers.');
    await main(tab).getByRole('button', { name: 'Invite someone to Trailblazers' }).waitFor();
    expect(await main(tab).getByRole('button', { name: 'Create a group' }).count()).toBe(0);
  });

  test('B-groups-82 B-groups-83 what the server says of it is shown, and the program is as it is meanwhile', async () => {
    const tab = await pat();
    const dialog = await fill(tab, 'Trailblazers');
    await made('pat', 'Early Birds');
    await dialog.getByRole('button', { name: 'Create group' }).click();
    await says(tab, 'You are already in a group in this program.');
    await expect.poll(() => tab.page.getByText('Early Birds').count(), patient).toBeGreaterThan(0);
    expect(await dialog.getByLabel('Name').inputValue()).toBe('Trailblazers');
    tab.complaints.length = 0;
  });

  appearance('B-groups-81 where the server says nothing, support is named', async () => {
    const tab = await pat();
    await tab.page.route('**/createprogramgroup', (route) => route.fulfill({ status: 500, json: { Errors: [], ShowUser: false } }));
    const dialog = await fill(tab, 'Trailblazers');
    await dialog.getByRole('button', { name: 'Create group' }).click();
    await says(tab, 'An error occurred while creating the group. Please contact support if the issue persists.');
    await tab.page.unroute('**/createprogramgroup');
    tab.complaints.length = 0;
  });
});

describe('two people in two browsers', () => {
  test('B-groups-50 B-groups-52 B-groups-91 one invites by name, the other accepts, and both pages know', async () => {
    await made('pat', 'Trailblazers');
    const [host, guest] = [await pat(), await manager()];
    await press(host, 'Invite someone to Trailblazers');
    const dialog = dialogOf(host, 'Invite someone to Trailblazers');
    const { FirstName, LastName } = (await database().select().from(users).where(eq(users.UserId, ids.manager)))[0]!;
    await dialog.getByRole('button', { name: /^Colleagues/ }).click();
    await dialog.getByRole('searchbox').fill(LastName);
    await dialog.getByRole('checkbox', { name: `${FirstName} ${LastName}` }).check();
    await host.page.keyboard.press('Escape');
    await expectSoundAtBothWidths(host);
    await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
    await says(host, 'Group members updated.');
    await main(guest).getByText('You are invited', { exact: true }).waitFor();
    await press(guest, 'Accept the invitation to Trailblazers');
    await says(guest, 'Congratulations! You are now a member of Trailblazers.');
    await main(host).getByText('2 of 9 members · 2 more needed').waitFor();
  });

  test('B-groups-53 an invitation that is declined is gone', async () => {
    const id = await made('manager', 'Trailblazers');
    await ofGroup('manager', id, 'invite', { UserIds: [ids.pat] });
    const tab = await pat();
    await press(tab, 'Decline the invitation to Trailblazers');
    await says(tab, 'Group members updated.');
    await expect.poll(() => main(tab).getByText('You are invited').count(), patient).toBe(0);
  });

  test('B-groups-51 whoever leaves is asked, and no longer in it', async () => {
    await made('pat', 'Trailblazers');
    const tab = await pat();
    await press(tab, 'Leave Trailblazers');
    const question = tab.page.getByRole('alertdialog', { name: 'Leave the group' });
    await question.getByText('Leave Trailblazers? What you logged will no longer count for this group.').waitFor();
    await question.getByRole('button', { name: 'Leave', exact: true }).click();
    await main(tab).getByText('There are no groups yet.').waitFor();
  });

  test('B-groups-54 B-groups-55 B-groups-57 a colleague is asked into the program, accepts, and another is taken back', async () => {
    await withoutProgram('manager');
    await withoutProgram('support');
    await peers('pat', 'invite', { UserIds: [ids.manager, ids.support] });
    const [host, guest] = [await pat(), await manager()];
    await main(guest).getByRole('heading', { name: 'Pat Rivers invited you' }).waitFor();
    await press(guest, 'Accept');
    await says(guest, `Congratulations! You are now a member of ${program}.`);
    await main(host).getByText('Participating', { exact: true }).waitFor();
    await main(host)
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await says(host, 'Group members updated.');
    await expect
      .poll(
        () =>
          main(host)
            .getByRole('button', { name: /^Remove / })
            .count(),
        patient,
      )
      .toBe(0);
  });

  test('B-groups-47 B-groups-56 an invitation to the program that is declined is gone, and what can be joined is loaded anew', async () => {
    await withoutProgram('manager');
    await peers('pat', 'invite', { UserIds: [ids.manager] });
    const tab = await manager();
    await main(tab).getByRole('button', { name: 'Decline', exact: true }).click();
    await says(tab, 'Group members updated.');
    await expect.poll(() => main(tab).getByRole('heading', { name: 'Pat Rivers invited you' }).count(), patient).toBe(0);
  });
});

appearance('a person makes a group by keyboard alone', async () => {
  const tab = await pat();
  await main(tab).getByRole('button', { name: 'Create a group' }).waitFor();
  await settled(tab.page);
  await tabTo(tab.page, 'Create a group');
  await tab.page.keyboard.press('Enter');
  await dialogOf(tab, 'Create a group').waitFor();
  await tabTo(tab.page, 'Name');
  await tab.page.keyboard.type('Stairs, Please');
  await tabTo(tab.page, 'Create group');
  await tab.page.keyboard.press('Enter');
  await says(tab, 'Congratulations! You are now a member of Stairs, Please.');
});
