import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { propertyRuns } from '../support/property-runs';
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

  test('at every control of random schemas with random documents', async () => {
    await fc.assert(
      fc.asyncProperty(samples, async ({ schema, document }) => {
        expect(await lossesOf(schema, document)).toEqual([]);
      }),
      propertyRuns(runs),
    );
  }, 600_000);
});
