import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { boundedShrinking, propertyRuns } from '../support/property-runs';
import { samples } from './random-schemas';
import { openSchemaPage } from './schema-page';

// The rule that keeps the class out: the property opens random documents that need not fit their schemas, and looks for each of their values in a control.
describe('every value of a document is shown by a control, or named as not drawn', () => {
  let tab: Page;
  beforeAll(openSchemaPage, 300_000);
  beforeEach(async () => {
    ({ tab } = await openSchemaPage());
  });

  const hiddenOf = async (schema: Record<string, unknown>, document: unknown): Promise<string[]> => {
    const { missing, faults } = await tab.evaluate(([of, data]) => window.openDocument(of, data), [schema, document] as const);
    return missing.filter((pointer) => !faults.some(({ message }) => message.startsWith(`${pointer} `)));
  };
  const r = (part: object, more: object = {}) => ({ properties: { r: part }, ...more });

  test.each<[what: string, schema: Record<string, unknown>, document: unknown]>([
    ['a group where an alternative speaks of items', r({ anyOf: [{ items: { type: 'string' } }, { type: 'array' }] }), { r: { module: 'status' } }],
    ['a text where an alternative speaks of items', r({ anyOf: [{ items: { type: 'string' } }, { type: 'array' }] }), { r: 'status' }],
    ['a list where an alternative speaks of properties', r({ oneOf: [{ properties: { a: {} } }, { type: 'string' }] }), { r: [1, 'x'] }],
    ['a number where an alternative speaks of a length', r({ anyOf: [{ minLength: 2 }, { type: 'array' }] }), { r: 5 }],
    ['a group that fits no alternative', r({ anyOf: [{ type: 'string' }, { type: 'array' }] }), { r: { a: 1, b: { c: 'x' } } }],
    ['a required group that fits no alternative', r({ anyOf: [{ type: 'string' }, { type: 'array' }] }, { required: ['r'] }), { r: { a: 1 } }],
    ['a list that fits no alternative', r({ oneOf: [{ type: 'string' }, { type: 'object' }] }), { r: ['x', [1]] }],
    ['a truth value that fits no alternative', r({ oneOf: [{ type: 'string' }, { type: 'object' }] }), { r: false }],
    ['nothing, where no alternative allows it', r({ oneOf: [{ type: 'string' }, { type: 'object' }] }), { r: null }],
    ['a text that fits none of several constants', r({ oneOf: [{ const: 'a' }, { type: 'object', properties: { k: { const: 'b' } } }] }), { r: 'c' }],
    [
      'a group whose constant fits no alternative',
      r({ oneOf: [{ properties: { k: { const: 'a' } } }, { properties: { k: { const: 'b' } } }] }),
      { r: { k: 'c', x: 1 } },
    ],
    ['entries of a list that fit no alternative', r({ items: { anyOf: [{ type: 'string' }, { type: 'array' }] } }), { r: [{ a: 1 }, 'x', 2] }],
    ['a value of the wrong type', r({ type: ['string', 'number'] }), { r: { a: 1 } }],
    ['a group of a list of texts', r({ items: { type: 'string' } }), { r: { a: 1 } }],
  ])('%s', async (_what, schema, document) => {
    expect(await hiddenOf(schema, document)).toEqual([]);
  });

  test('of random documents', async () => {
    await fc.assert(
      fc.asyncProperty(
        samples,
        boundedShrinking(async ({ schema, document }) => {
          expect(await hiddenOf(schema, document)).toEqual([]);
        }),
      ),
      propertyRuns(Number(process.env.ROUND_TRIPS ?? 200)),
    );
  }, 600_000);
});
