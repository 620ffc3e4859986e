import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../tests/support/property-runs';
import { hasLines, keptLines, shownLines } from './line-ends';

test.each([
  ['one line', false],
  ['', false],
  [undefined, false],
  [7, false],
  ['a\nb', true],
  ['a\r\nb', true],
  ['a\rb', true],
])('%j has several lines: %s', (value, several) => {
  expect(hasLines(value)).toBe(several);
});

test('whatever is typed and undone, a text with one kind of line ends is what it was', () => {
  const text = fc
    .tuple(fc.array(fc.string().map((line) => line.replace(/[\r\n]/g, ''))), fc.constantFrom('\n', '\r\n', '\r'))
    .map(([lines, end]) => lines.join(end));
  fc.assert(
    fc.property(text, (before) => {
      expect(shownLines(before)).not.toContain('\r');
      expect(keptLines(shownLines(before), before)).toBe(before);
    }),
    propertyRuns(),
  );
});
