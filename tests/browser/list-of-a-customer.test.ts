import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSource } from '../../codegen/source';
import { demoPassword } from '../../server/demo/load';
import { type Desk, openDesk } from '../author/support';
import { compiledOf } from '../server/support/definitions';
import { waysToWork } from '../support/guide';
import { type Application, expectSound, settled, startApplication, type Tab } from './support/application';
import { answerStartUp, patient } from './support/pages';

let application: Application;
let desk: Desk;
beforeAll(async () => {
  const source = readSource(join(import.meta.dirname, '../..'));
  const definitions = compiledOf(source, (message) => {
    throw new Error(message);
  });
  application = await startApplication({ definitions });
  const environment = { AUTHOR_SERVER: application.address, AUTHOR_USER: 'super@wellspring.example', AUTHOR_PASSWORD: demoPassword };
  desk = openDesk(source, { fetch, environment });
});
afterAll(async () => {
  rmSync(desk.root, { recursive: true });
  await application?.close();
});

const person = 'pat@summit.example';
const path = '/commutes';
const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** Fills in the open dialog, and saves. */
async function enterWay({ page }: Tab, values: { Day?: string; Way?: string; Kilometres?: string }): Promise<void> {
  const dialog = page.getByRole('dialog');
  if (values.Day !== undefined) await dialog.getByLabel('Day').fill(values.Day);
  if (values.Way !== undefined) await dialog.getByRole('combobox', { name: 'Way' }).selectOption({ label: values.Way });
  if (values.Kilometres !== undefined) await dialog.getByLabel('Kilometres').fill(values.Kilometres);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
}

test("from an empty folder a customer's own list, in JSON alone: people keep their rows, administrators read all, and going back keeps them", async () => {
  expect([...readSource(desk.root).keys()].filter((file) => file.startsWith('schemas/customers/summit/'))).toEqual([]);
  for (const { Path, Text } of waysToWork) desk.write(`schemas/customers/summit/${Path}`, Text);
  expect(await desk.run('publish --customer summit --why "Ways to work." --yes'), desk.said.join('\n')).toBe(0);

  await answerStartUp(application, person);
  const tab = await application.open();
  const { page } = tab;
  await tab.enterAs(person, path);
  await expect.poll(() => page.getByText('There is no way yet.').isVisible(), patient).toBe(true);
  await page.getByRole('button', { name: 'Add a way' }).click();
  await enterWay(tab, { Day: dayBefore(1), Way: 'By bicycle', Kilometres: '7.5' });
  await page.getByRole('button', { name: 'Add a way' }).click();
  await enterWay(tab, { Day: dayBefore(2), Way: 'By bus or train', Kilometres: '31' });
  const total = () => page.locator('.table-totals').innerText();
  await expect.poll(total, patient).toBe('Kilometres of this page\n38.5');
  const row = (way: string) => page.getByRole('row').filter({ hasText: way });
  await row('Bicycle').getByRole('button', { name: 'Edit' }).click();
  await enterWay(tab, { Kilometres: '8' });
  await expect.poll(total, patient).toBe('Kilometres of this page\n39');
  await row('Train').getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect.poll(total, patient).toBe('Kilometres of this page\n8');
  expect(await row('Train').count()).toBe(0);
  await page.getByRole('button', { name: 'More' }).click();
  // An icon by its own name: the file has come, and something of it is drawn.
  const drawn = () => page.locator('a[href="/commutes"] svg use').evaluate((use) => (use as SVGUseElement).getBBox().width);
  await expect.poll(drawn, patient).toBeGreaterThan(10);
  await expectSound(tab);

  const admin = await application.open();
  await answerStartUp(application, 'admin@summit.example');
  await admin.enterAs('admin@summit.example', '/administration/people');
  await admin.page.getByRole('link', { name: 'Ways to work' }).click();
  const rows = () => admin.page.locator('.MuiDataGrid-row').count();
  await expect.poll(rows, patient).toBe(1);
  await admin.page.getByRole('combobox', { name: 'Way' }).selectOption({ label: 'By bus or train' });
  await expect.poll(() => admin.page.getByText('Nobody has entered such a way yet.').isVisible(), patient).toBe(true);
  await admin.page.getByRole('combobox', { name: 'Way' }).selectOption({ label: 'By bicycle' });
  await expect.poll(rows, patient).toBe(1);
  await expectSound(admin);

  const [file] = await Promise.all([admin.page.waitForEvent('download'), admin.page.getByRole('button', { name: 'Export' }).click()]);
  expect(file.suggestedFilename()).toBe('ways-to-work.csv');
  expect(readFileSync(await file.path(), 'utf8')).toMatch(/^\uFEFFName,Day,Way,Kilometres,Remark\r\nPat \w+,[\d/]+,Bicycle,8,\r\n$/);

  expect(await desk.run('rollback --customer summit --number 0 --why "Too early." --yes'), desk.said.join('\n')).toBe(0);
  await tab.enterAs(person, path);
  expect(await page.getByRole('button', { name: 'Add a way' }).count()).toBe(0);
  expect(await page.locator('main').innerText()).toContain('This page does not exist');
  expect(await desk.run('rollback --customer summit --number 1 --why "Now." --yes'), desk.said.join('\n')).toBe(0);
  await tab.enterAs(person, path);
  await settled(page);
  await expect.poll(total, patient).toBe('Kilometres of this page\n8');
});
