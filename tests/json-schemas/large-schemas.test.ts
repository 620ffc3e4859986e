import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuiltPage, openBuiltPage } from '../support/built-page';
import { largeSchemas } from './large-schemas';
import { keysOf } from './keys-of';
import type { Opened } from './page';

// A busy machine may take twice as long: npm run bench measures it, at 2 s for the form and 50 ms for a key.
const most = { seconds: 4, keyMilliseconds: 100 };

describe('schemas that are large or have no end', () => {
  let built: BuiltPage;
  let tab: Page;
  beforeAll(async () => {
    built = await openBuiltPage('tests/json-schemas/page.html', 'production', 'large-schemas');
    tab = await built.browser.newPage();
    await tab.goto(built.address);
  }, 300_000);
  afterAll(() => built?.close());

  test.each(largeSchemas().flatMap(({ name, schema, documents }) => documents.map((document, index) => ({ name, schema, document, number: index + 1 }))))(
    '$name: document $number is there in seconds, whole, each value in its field, and no key is waited for',
    async ({ schema, document }) => {
      const { mount, controls } = await tab.evaluate(([of, data]) => window.timeForm(of, data), [schema, document] as const);
      expect(controls).toBeGreaterThan(0);
      expect(mount / 1000).toBeLessThan(most.seconds);
      const opened: Opened = await tab.evaluate(([of, data]) => window.openDocument(of, data), [schema, document] as const);
      expect(opened.data).toEqual(document);
      expect([opened.json, opened.missing]).toEqual([[], []]);
      const lines = await keysOf(tab);
      expect(lines).toHaveLength(5);
      // What is slow at a line is slow at each letter; what is slow once was interrupted.
      for (const letters of lines) expect(Math.min(...letters)).toBeLessThan(most.keyMilliseconds);
    },
    180_000,
  );

  test('of a long list the first hundred entries are drawn, the others at a press, and all up to a fault', async () => {
    const schema = { type: 'array', items: { type: 'object', properties: { name: { type: 'string', minLength: 2 } } } };
    const list = Array.from({ length: 250 }, (_, index) => ({ name: `n${index}` }));
    const entries = tab.locator('.stock-item');
    const more = tab.getByRole('button', { name: /^Show/ });
    await tab.evaluate(([of, data]) => window.timeForm(of, data), [schema, list] as const);
    expect([await entries.count(), await more.textContent()]).toEqual([100, 'Show 100 more of 250 entries']);
    await more.click();
    await expect.poll(() => entries.count()).toBe(200);
    expect(await tab.evaluate(() => document.activeElement?.textContent)).toBe('entry 101');
    expect(await more.textContent()).toBe('Show 50 more of 250 entries');
    await more.click();
    await expect.poll(() => entries.count()).toBe(250);
    expect([await more.count(), await tab.evaluate(() => window.dataNow())]).toEqual([0, list]);
    await tab.locator('#any-whole > button').last().click();
    await expect.poll(() => entries.count()).toBe(251);

    const faulty = list.with(180, { name: 'x' });
    await tab.evaluate(([of, data]) => window.timeForm(of, data), [schema, faulty] as const);
    await tab.evaluate(() => window.judgeNow());
    await expect.poll(() => entries.count()).toBe(181);
  });

  test('a group that nobody has opened costs nothing, and opens', async () => {
    const [grammar] = largeSchemas().filter(({ name }) => name.startsWith('a grammar'));
    await tab.evaluate(([of, data]) => window.openDocument(of, data), [grammar?.schema ?? {}, {}] as const);
    const fields = tab.locator('.field');
    const before = await fields.count();
    expect(before).toBeLessThan(200);
    const closed = tab.getByRole('button', { expanded: false }).first();
    const name = await closed.textContent();
    await closed.click();
    await expect.poll(() => fields.count()).toBeGreaterThan(before);
    expect(await tab.getByRole('button', { expanded: true, name: name ?? '' }).count()).toBeGreaterThan(0);
    expect(await tab.evaluate(() => window.dataNow())).toEqual({});
  });
});
