import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { largeSchemas } from './large-schemas';
import { keysOf, threadTime } from './keys-of';
import type { Opened } from './page';
import { openSchemaPage } from './schema-page';
import { runsNow } from '../support/slice';

const samplesOf = (share: number) =>
  largeSchemas(share).flatMap(({ name, schema, documents }) => documents.map((document, index) => ({ name, schema, document, number: index + 1 })));
const tenths = samplesOf(0.1);
/** What draws a form of any schema. */
const touchesForms = (file: string) => file.startsWith('runtime/form/') || file.startsWith('widgets/schema-preview/');

// How many times as long as a tenth of it a schema may take. `npm run bench` judges the seconds.
const most = { mount: 15, key: 8 };

const lists = Array.from({ length: 60 }, (_, index) => `list${index}`);

describe('schemas that are large or have no end', () => {
  let tab: Page;
  beforeAll(openSchemaPage, 300_000);
  beforeEach(async () => {
    ({ tab } = await openSchemaPage());
  });

  /** What the page's thread works until a form is there, and for the key that takes longest, in milliseconds. */
  async function workOf({ schema, document }: (typeof tenths)[number]) {
    const spent = await threadTime(tab);
    const before = await spent();
    const { controls } = await tab.evaluate(([of, data]) => window.timeForm(of, data), [schema, document] as const);
    const mount = (await spent()) - before;
    const lines = await keysOf(tab);
    // What is slow at a line is slow at each letter; what is slow once was interrupted.
    return { controls, mount, lines: lines.length, key: Math.max(...lines.map((letters) => Math.min(...letters))) };
  }

  test.each(samplesOf(1).flatMap((sample, index) => (runsNow(`large ${sample.name}`, 3, touchesForms) ? [{ ...sample, tenth: tenths[index]! }] : [])))(
    '$name: document $number is there whole, each value in its field, and neither it nor a key takes much longer than a tenth of it',
    async ({ tenth, ...sample }) => {
      const ratios = { mount: Number.POSITIVE_INFINITY, key: Number.POSITIVE_INFINITY };
      // A busy machine disturbs any one comparison: the least of three decides. What grows as the square takes 100 times as long in each of them.
      for (let tries = 0; tries < 3 && (ratios.mount >= most.mount || ratios.key >= most.key); tries += 1) {
        const small = await workOf(tenth);
        const large = await workOf(sample);
        expect(large.controls).toBeGreaterThan(0);
        expect(large.lines).toBe(5);
        ratios.mount = Math.min(ratios.mount, large.mount / small.mount);
        ratios.key = Math.min(ratios.key, large.key / small.key);
      }
      expect(ratios.mount).toBeLessThan(most.mount);
      expect(ratios.key).toBeLessThan(most.key);
      const opened: Opened = await tab.evaluate(([of, data]) => window.openDocument(of, data), [sample.schema, sample.document] as const);
      expect(opened.data).toEqual(sample.document);
      expect([opened.json, opened.missing]).toEqual([[], []]);
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
    await tab.locator('[id$="-whole"] > button').last().click();
    await expect.poll(() => entries.count()).toBe(251);

    const faulty = list.with(180, { name: 'x' });
    await tab.evaluate(([of, data]) => window.timeForm(of, data), [schema, faulty] as const);
    await tab.evaluate(() => window.judgeNow());
    await expect.poll(() => entries.count()).toBe(181);
  });

  // The rule that keeps the class out: the entries of all lists together have a limit, wherever the lists are.
  test.each<[what: string, schema: Record<string, unknown>, document: unknown]>([
    [
      'beside each other',
      { type: 'object', properties: Object.fromEntries(lists.map((name) => [name, { type: 'array', items: { type: 'string' } }])) },
      Object.fromEntries(lists.map((name) => [name, Array.from({ length: 100 }, () => 'x')])),
    ],
    [
      'in one group',
      { properties: { all: { additionalProperties: { type: 'array', items: { type: 'string' } } } } },
      { all: Object.fromEntries(lists.map((name) => [name, Array.from({ length: 100 }, () => 'x')])) },
    ],
    [
      'within each other',
      { type: 'array', items: { type: 'array', items: { type: 'array', items: { type: 'string' } } } },
      Array.from({ length: 60 }, () => Array.from({ length: 60 }, () => ['a', 'b', 'c'])),
    ],
  ])('lists %s draw a limited number of entries in all, and the others at a press', async (_what, schema, document) => {
    await tab.evaluate(([of, data]) => window.timeForm(of, data), [schema, document] as const);
    const entries = tab.locator('.stock-item');
    const before = await entries.count();
    expect(before).toBeGreaterThanOrEqual(200);
    expect(before).toBeLessThan(400);
    await tab.getByRole('button', { name: /^Show/ }).last().click();
    await expect.poll(() => entries.count()).toBeGreaterThan(before);
    expect(await tab.evaluate(() => window.dataNow())).toEqual(document);
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
