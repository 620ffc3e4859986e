import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { boundedShrinking, propertyRuns } from '../support/property-runs';
import { corpus } from './corpus';
import { samples } from './random-schemas';
import { openSchemaPage } from './schema-page';

const documents = corpus().flatMap(({ name, schema, documents: all }) => all.map((document, index) => ({ name, schema, document, number: index + 1 })));
const runs = Number(process.env.ROUND_TRIPS ?? 200);

describe('opening changes nothing, an edit and its undo change nothing, and what was not touched is never rewritten', () => {
  let tab: Page;
  beforeAll(openSchemaPage, 300_000);
  beforeEach(async () => {
    ({ tab } = await openSchemaPage());
  });

  const lossesOf = (schema: Record<string, unknown>, document: unknown): Promise<string[]> =>
    tab.evaluate(([of, data]) => window.roundTrips(of, data), [schema, document] as const);

  test.each(documents)(
    'at every control of $name, document $number',
    async ({ schema, document }) => {
      expect(await lossesOf(schema, document)).toEqual([]);
    },
    180_000,
  );

  // What random schemas have found. A control that a person empties, or fills for the first time, stays where it is.
  const nothingOrText = { type: ['null', 'string'], default: null };
  const object = (part: object) => ({ type: 'object', properties: { a: part } });
  const ifA = (one: object, other: object) => ({
    ...object({}),
    if: { required: ['a'] },
    then: { properties: { b: one } },
    else: { properties: { c: other } },
  });
  test.each<[what: string, schema: Record<string, unknown>, document: unknown]>([
    ['a group where a constant is expected', object({ allOf: [nothingOrText, { const: 7 }, ifA({}, {})] }), { a: { '': 7 } }],
    ['a group where one of a list is expected', object({ enum: ['a', 1] }), { a: { x: 7 } }],
    ['a list where one of a list is expected', object({ oneOf: [{ const: 1 }, { const: 2 }] }), { a: ['x'] }],
    ['a group that is null, with a condition', object(ifA({ const: 7 }, {})), { a: null }],
    ['the last value of a group, which a condition brings', object(ifA({}, { type: 'string' })), { a: { c: 'x' } }],
    ['a constant among several kinds', object({ required: ['a'], ...object({ anyOf: [{ type: ['string', 'number'], const: 7 }, nothingOrText] }) }), {}],
    ['nothing where one of several types is expected', object({ type: ['string', 'number', 'boolean'] }), { a: null }],
    ['a number that fits no alternative', object({ anyOf: [{ type: 'string' }, { type: 'array' }] }), { a: 5 }],
    ['a group that fits no alternative', object({ anyOf: [{ type: 'string' }, { type: 'array' }] }), { a: { x: 5 } }],
    ['a property that its own condition describes', object({ if: { required: ['b'] }, then: { properties: { b: { type: 'string' } } } }), { a: { b: 'x' } }],
    [
      'a property whose value its own condition compares',
      object({ if: { properties: { b: { const: 'x' } }, required: ['b'] }, then: { properties: { b: { type: 'string', title: 'B' } } } }),
      { a: { b: 'x', c: 1 } },
    ],
    ['a property that depends on itself', object({ dependentSchemas: { b: { properties: { b: { type: 'number' }, c: {} } } } }), { a: { b: 1, c: 2 } }],
  ])('at every control of %s', async (_what, schema, document) => {
    expect(await lossesOf(schema, document)).toEqual([]);
  });

  test('at every control of random schemas with random documents', async () => {
    await fc.assert(
      fc.asyncProperty(
        samples,
        boundedShrinking(async ({ schema, document }) => {
          expect(await lossesOf(schema, document)).toEqual([]);
        }),
      ),
      propertyRuns(runs),
    );
  }, 600_000);
});
