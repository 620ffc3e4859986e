import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { corpus } from './corpus';
import type { Opened } from './page';
import { openSchemaPage, type SchemaPage } from './schema-page';

const samples = corpus();
const all = samples.flatMap(({ name, schema, documents }) => documents.map((document, index) => ({ name, schema, document, number: index + 1 })));

describe('forms of public schemas', () => {
  let page: SchemaPage;
  beforeAll(openSchemaPage, 300_000);
  beforeEach(async () => {
    page = await openSchemaPage();
  });

  /** How each document was drawn. */
  const openings = new Map<unknown, Opened>();
  const open = async ({ schema, document }: (typeof all)[number]): Promise<Opened> => {
    const opened: Opened = await page.tab.evaluate(([of, data]) => window.openDocument(of as Record<string, unknown>, data), [schema, document] as const);
    openings.set(document, opened);
    return opened;
  };

  test.each(all)(
    '$name: document $number opens unchanged, without a fault and without a word on the console',
    async (sample) => {
      const opened = await open(sample);
      expect(opened.data).toEqual(sample.document);
      expect(opened.errors).toEqual([]);
      expect(page.complaints).toEqual([]);
      expect(opened.missing).toEqual([]);
      expect(opened.faults.filter(({ code }) => code !== 'undrawable')).toEqual([]);
      // What is one field of JSON is named, with its reason.
      if (opened.json.length > 0) expect(opened.faults.map(({ message }) => message).join()).toMatch(/is one field of JSON: /);
    },
    60_000,
  );

  test('at least 97 % of the values stand in fields of their own', async () => {
    const drawn = { field: 0, json: 0 };
    for (const sample of all) {
      const opened = openings.get(sample.document) ?? (await open(sample));
      drawn.field += opened.field.length;
      drawn.json += opened.json.length;
    }
    const share = drawn.field / (drawn.field + drawn.json);
    console.log(`${drawn.field} of ${drawn.field + drawn.json} values in fields of their own: ${(share * 100).toFixed(1)} %`);
    expect(share).toBeGreaterThanOrEqual(0.97);
  }, 180_000);
});
