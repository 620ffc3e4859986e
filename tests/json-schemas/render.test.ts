import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuiltPage, openBuiltPage } from '../support/built-page';
import { corpus } from './corpus';
import type { Opened } from './page';

const samples = corpus();
const drawn = { field: 0, json: 0, missing: 0 };

describe('forms of public schemas', () => {
  let built: BuiltPage;
  let tab: Page;
  const said: string[] = [];

  beforeAll(async () => {
    built = await openBuiltPage('tests/json-schemas/page.html', 'development', 'render');
    tab = await built.browser.newPage();
    tab.on('console', (message) => ['error', 'warning'].includes(message.type()) && said.push(message.text()));
    tab.on('pageerror', (error) => said.push(error.message));
    await tab.goto(built.address);
  }, 300_000);
  afterAll(() => built.close());

  test.each(samples.flatMap(({ name, schema, documents }) => documents.map((document, index) => ({ name, schema, document, number: index + 1 }))))(
    '$name: document $number opens unchanged, without a fault and without a word on the console',
    async ({ schema, document }) => {
      said.length = 0;
      const opened: Opened = await tab.evaluate(([of, data]) => window.openDocument(of as Record<string, unknown>, data), [schema, document] as const);
      expect(opened.data).toEqual(document);
      expect(opened.errors).toEqual([]);
      expect(said).toEqual([]);
      expect(opened.missing).toEqual([]);
      expect(opened.faults.filter(({ code }) => code !== 'undrawable')).toEqual([]);
      // What is one field of JSON is named, with its reason.
      if (opened.json.length > 0) expect(opened.faults.map(({ message }) => message).join()).toMatch(/is one field of JSON: /);
      drawn.field += opened.field.length;
      drawn.json += opened.json.length;
    },
    60_000,
  );

  test('at least 97 % of the values stand in fields of their own', () => {
    const share = drawn.field / (drawn.field + drawn.json);
    console.log(`${drawn.field} of ${drawn.field + drawn.json} values in fields of their own: ${(share * 100).toFixed(1)} %`);
    expect(share).toBeGreaterThanOrEqual(0.97);
  });
});
