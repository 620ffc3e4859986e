import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { propertyRuns } from '../../tests/support/property-runs';
import { compareTexts, english, speak } from './language';
import { sortKey } from './sort-key';

afterEach(() => speak(() => english));

const order = (one: string, other: string): number => Math.sign(one === other ? 0 : one < other ? -1 : 1);
const text = fc.oneof(
  fc.string({ unit: 'grapheme-ascii', maxLength: 8 }),
  fc
    .array(
      fc.oneof(
        fc.constantFrom('a', 'A', 'b', '-', ' ', '.', '_', "'", 'ch', 'll'),
        fc.integer({ min: 0, max: 120 }).map(String),
        fc.constantFrom('0', '00', '007'),
      ),
      { maxLength: 5 },
    )
    .map((parts) => parts.join('')),
);

test.each(['en-US', 'es-419'])('D-speed-20 keys of %s stand in the order of the texts', (tag) => {
  speak(() => ({ ...english, tag }));
  fc.assert(
    fc.property(text, text, (one, other) => {
      expect(order(sortKey(one) ?? '', sortKey(other) ?? '')).toBe(Math.sign(compareTexts(one, other)));
    }),
    propertyRuns(2000),
  );
});

test('texts whose order only the language knows have no key', () => {
  expect(sortKey('Émile')).toBeUndefined();
  expect(sortKey('a\tb')).toBeUndefined();
  expect(sortKey('1'.repeat(201))).toBeUndefined();
  speak(() => ({ ...english, tag: 'cs-CZ' }));
  expect(sortKey('chata')).toBeUndefined();
});
