import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../tests/support/property-runs';
import { hashOf, sharedIn } from './link';

test('what a link carries is read from it as it was, whatever the texts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 500 }), fc.string({ unit: 'grapheme', maxLength: 500 }), async (schema, document) => {
      const hash = await hashOf({ schema, document });
      expect(hash).toMatch(/^#z\.[\w-]+$/);
      expect(await sharedIn(hash)).toEqual({ schema, document });
    }),
    propertyRuns(),
  );
});

test('a large schema makes a link of less than a fifth of its length', async () => {
  const schema = JSON.stringify({
    properties: Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`property${index}`, { type: 'string', description: 'A text.' }])),
  });
  expect((await hashOf({ schema, document: '' })).length).toBeLessThan(schema.length / 5);
});

test('an address without a link carries nothing, and a damaged one is refused', async () => {
  expect(await sharedIn('')).toBeUndefined();
  expect(await sharedIn('#form')).toBeUndefined();
  const hash = await hashOf({ schema: '{ "type": "object" }', document: '' });
  await expect(sharedIn(hash.slice(0, -6))).rejects.toThrow();
  await expect(sharedIn('#z.???')).rejects.toThrow();
});
