import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { compile } from '../codegen/compile';
import { readSource } from '../codegen/source';
import { demoPassword } from '../server/demo/load';
import { chromiumArguments, chromiumPath } from '../tests/support/chromium';

/**
 * Writes what a running demo answers into .storybook/answers, for each call that has no answer there yet: `npx tsx .storybook/record-answers.ts [address]`.
 * Each of the people below opens every screen that an address without an id leads to, and what their pages ask is recorded. What exists stays: delete a file
 * to have it made anew.
 */
const address = process.argv[2] ?? 'http://localhost:3000';
const root = join(import.meta.dirname, '..');
const people = [
  'pat@lakeside.example',
  'admin@lakeside.example',
  'coach@lakeside.example',
  'support@lakeside.example',
  'super@wellspring.example',
  'partner@north.example',
];
/** So many elements of a list tell a reader what it is. */
const most = 8;

const { base } = compile(readSource(root));
if (base === undefined) throw new Error('The definitions have faults: see npm run check.');
const operations = Object.values(base.operations);
const operationAt = (method: string, path: string) => {
  const given = path.toLowerCase().split('/');
  const fits = (parts: string[]) => parts.length === given.length && parts.every((part, index) => part === given[index] || part.startsWith('{'));
  const found = operations.filter((one) => one.method === method && fits(one.path.toLowerCase().split('/')));
  return found.find(({ path: own }) => own.toLowerCase() === path.toLowerCase()) ?? found[0];
};

const shortened = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, most).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shortened(part)]));
};
const isEmpty = (text: string) => ['', 'null', '[]', '{}'].includes(text) || /"(Items|Data|Sessions)":\[\]/.test(text);

function record(page: Page): void {
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const operation =
      pathname.startsWith('/api/') && response.status() === 200 ? operationAt(response.request().method(), pathname.slice('/api'.length)) : undefined;
    if (operation === undefined || operation.id === 'getSession') return;
    const file = join(root, '.storybook/answers', `${operation.id}.json`);
    void response.text().then(
      (text) => {
        if (isEmpty(text) || (existsSync(file) && !written.has(file))) return;
        if (written.has(file) && text.length <= (written.get(file) ?? 0)) return;
        written.set(file, text.length);
        writeFileSync(file, `${JSON.stringify(shortened(JSON.parse(text)), null, 2)}\n`);
      },
      () => undefined,
    );
  });
}
const written = new Map<string, number>();

const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArguments });
const paths = base.shell.routes.map(({ path }) => path).filter((path) => !path.includes(':') && !path.includes('/act/') && !path.includes('logout'));
for (const person of people) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: address });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  record(page);
  await page.goto('/act/auth/login');
  await page.getByLabel('User name').fill(person);
  await page.locator('input[type="password"]').first().fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/programs');
  for (const path of paths) {
    await page.goto(path).catch(() => undefined);
    await page.waitForTimeout(900);
    for (const tab of await page.getByRole('tab').all()) await tab.click({ timeout: 1000 }).catch(() => undefined);
    await page.waitForTimeout(200);
  }
  await page.goto('/programs');
  for (const number of [0, 4, 9]) {
    await page
      .locator('main a[href*="/programs/"]')
      .nth(number)
      .click({ timeout: 3000 })
      .catch(() => undefined);
    await page.waitForTimeout(900);
    await page.goto('/programs');
  }
  await context.close();
}
await browser.close();
process.stdout.write(`${[...written.keys()].map((file) => file.slice(root.length + 1)).join('\n')}\n`);
