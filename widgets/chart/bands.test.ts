import { expect, test } from 'vitest';
import { axisWith, bandsOf } from './bands';

const lines = [{ text: 'Upper' }, { text: 'Lower' }];

test('a range has the colour of the line that it names', () => {
  expect(bandsOf([{ from: 60, to: 80, text: 'Target', of: 'Lower' }], lines)).toEqual([{ from: 60, to: 80, text: 'Target', line: 1 }]);
  expect(bandsOf([{ from: 60, text: 'Target', of: 'Middle' }], lines)).toEqual([{ from: 60, to: undefined, text: 'Target', line: undefined }]);
});

test.each([
  ['without an end', { text: 'Target' }],
  ['whose ends are no numbers', { from: null, to: Number.NaN, text: 'Target' }],
  ['that ends before it begins', { from: 8, to: 7, text: 'Target' }],
])('a range %s is none', (_title, band) => {
  expect(bandsOf([band], lines)).toEqual([]);
});

test('the axis goes as far as the ranges and the numbers, from a round number to a round number', () => {
  const bands = bandsOf(
    [
      { from: 90, to: 120, text: 'Target' },
      { to: 80, text: 'Other' },
    ],
    lines,
  );
  expect(axisWith(bands, [118, null, 128])).toEqual({ min: 80, max: 130, tickAmount: 5 });
  expect(axisWith(bands, [41])).toEqual({ min: 40, max: 120, tickAmount: 4 });
  expect(axisWith(bandsOf([{ from: 7000, text: 'Target' }], lines), [3200, 14_712])).toEqual({ min: 0, max: 15_000, tickAmount: 3 });
  expect(axisWith(bandsOf([{ from: 0.5, to: 0.7, text: 'Target' }], lines), [])).toEqual({ min: 0.5, max: expect.closeTo(0.7), tickAmount: 4 });
});

test('without a range the axis is that of the numbers', () => {
  expect(axisWith([], [1, 2])).toEqual({});
});
