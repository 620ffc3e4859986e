import { expect, test } from 'vitest';
import { inSlices } from './support/fixture';
import { dialogOf, press, says, groupPages } from './support/group-pages';
import { messagesTo, patient } from './support/pages';
import { expectSoundAtBothWidths } from './support/visits';

const { running, ids, made, ofGroup, visits } = groupPages();
const { pat } = visits;
const appearance = inSlices(test, '/programs/detail');

/** The mail that Pat writes to a group in which one has accepted and one has not. */
const opened = async () => {
  const id = await made('pat', 'Trailblazers');
  await ofGroup('pat', id, 'invite', { UserIds: [ids.manager, ids.support] });
  await ofGroup('manager', id, 'accept');
  const tab = await pat();
  await press(tab, 'Email Trailblazers');
  const dialog = dialogOf(tab, 'Trailblazers');
  await dialog.getByRole('textbox', { name: 'Message' }).waitFor();
  return { tab, dialog };
};

appearance('B-groups-04 B-groups-05 B-groups-06 it is called as the group, and shows whom it goes to: who has accepted', async () => {
  const { tab, dialog } = await opened();
  expect(await dialog.getByRole('columnheader').allInnerTexts()).toEqual(['#', 'Team member', 'Units']);
  const rows = dialog.getByRole('row');
  await expect.poll(() => rows.count(), patient).toBe(3);
  expect(await rows.filter({ hasText: 'Pat Rivers' }).count()).toBe(1);
  await expectSoundAtBothWidths(tab);
});

appearance('B-groups-07 B-groups-08 B-groups-09 a subject and a text that is edited and looked at, Cancel and Send Email', async () => {
  const { dialog } = await opened();
  await dialog.getByLabel('Subject').fill('Saturday');
  await dialog.getByRole('textbox', { name: 'Message' }).fill('At the pier.');
  await dialog.getByRole('tab', { name: 'Preview' }).click();
  await dialog.getByRole('tabpanel').getByText('At the pier.').waitFor();
  await dialog.getByRole('tab', { name: 'Edit' }).click();
  expect(await dialog.getByLabel('Subject').inputValue()).toBe('Saturday');
  expect(await dialog.getByRole('textbox', { name: 'Message' }).innerText()).toContain('At the pier.');
  expect((await dialog.getByRole('button').allInnerTexts()).filter((text) => text !== '')).toEqual(expect.arrayContaining(['Cancel', 'Send Email']));
});

appearance('B-groups-10 B-groups-11 B-groups-12 the editor has lists, colour, link and code, and no bar above or below', async () => {
  const { dialog } = await opened();
  const tools = dialog.getByRole('toolbar').getByRole('button');
  expect(await tools.evaluateAll((found) => found.map((one) => one.getAttribute('aria-label')))).toEqual(
    expect.arrayContaining(['Bullet list', 'Numbered list', 'Text color', 'Link', 'Code']),
  );
  expect(await dialog.getByRole('menubar').count()).toBe(0);
  // What is said about pasted text to readers of screens takes no room: a bar would have something to read.
  expect(await dialog.getByRole('status').filter({ hasText: /\S/ }).count()).toBe(0);
});

test('B-groups-63 B-groups-64 B-groups-87 it is sent once it has both, once, and to both', async () => {
  const { tab, dialog } = await opened();
  const send = dialog.getByRole('button', { name: 'Send Email' });
  expect(await send.isEnabled()).toBe(false);
  await dialog.getByLabel('Subject').fill('Saturday at nine');
  await dialog.getByRole('textbox', { name: 'Message' }).fill('At the pier.');
  await expect.poll(() => send.isEnabled(), patient).toBe(true);
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  let sent = 0;
  await tab.page.route('**/SendGroupEmail', async (route) => {
    sent += 1;
    await held;
    await route.continue();
  });
  await send.dblclick();
  await expect.poll(() => send.isEnabled(), patient).toBe(false);
  answer();
  await says(tab, 'Email sent to group.');
  expect(sent).toBe(1);
  await tab.page.unroute('**/SendGroupEmail');
  expect((await messagesTo(running.application, 'manager@lakeside.example')).filter(({ Subject }) => Subject === 'Pat Rivers: Saturday at nine')).toHaveLength(
    1,
  );
  expect((await messagesTo(running.application, 'support@lakeside.example')).filter(({ Subject }) => Subject === 'Pat Rivers: Saturday at nine')).toEqual([]);
});

test('B-groups-88 one that fails says so, and keeps what was written', async () => {
  const { tab, dialog } = await opened();
  await tab.page.route('**/SendGroupEmail', (route) => route.fulfill({ status: 500, json: { Errors: [] } }));
  await dialog.getByLabel('Subject').fill('Sunday');
  await dialog.getByRole('textbox', { name: 'Message' }).fill('At the pier.');
  await dialog.getByRole('button', { name: 'Send Email' }).click();
  await says(tab, 'Failed to send group email.');
  expect(await dialog.getByLabel('Subject').inputValue()).toBe('Sunday');
  await tab.page.unroute('**/SendGroupEmail');
  tab.complaints.length = 0;
});

appearance('B-groups-85 a group that does not load says so', async () => {
  await made('pat', 'Trailblazers');
  const tab = await pat();
  await tab.page.route('**/userprograms/GroupDetails**', (route) => route.fulfill({ status: 500, json: { Errors: [] } }));
  await press(tab, 'Email Trailblazers');
  await dialogOf(tab, 'Trailblazers').getByText('An error occurred, please try again later.').waitFor();
  await tab.page.unroute('**/userprograms/GroupDetails**');
  tab.complaints.length = 0;
});
