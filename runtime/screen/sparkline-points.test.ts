import { expect, test } from 'vitest';
import { sparkline } from './sparkline-points';

test('the lowest number is at the bottom, the highest at the top, and the last at the end', () => {
  expect(sparkline([1, 3, 2])?.points).toEqual([
    [4, 27],
    [50, 5],
    [96, 16],
  ]);
});

test('numbers that stay the same are a line in the middle', () => {
  expect(sparkline([7, 7])?.points.map(([, y]) => y)).toEqual([16, 16]);
});

test.each([[undefined], [null], ['12'], [[]], [[5]], [[5, '6', null, Number.NaN]]])('of %j nothing is drawn', (values) => {
  expect(sparkline(values)).toBeUndefined();
});

test('what is no number is left out of the others', () => {
  expect(sparkline([1, 'x', 2])?.points).toHaveLength(2);
});

test('of many numbers 24 points are drawn, the last as it is', () => {
  const points = sparkline([...Array.from({ length: 199 }, (_, index) => index % 2), 3])!.points;
  expect(points).toHaveLength(24);
  expect(points.at(-1)).toEqual([96, 5]);
  // What goes up and down at every number is a calm line of its middle.
  expect(Math.max(...points.slice(0, -1).map(([, y]) => y)) - Math.min(...points.slice(0, -1).map(([, y]) => y))).toBeLessThan(2);
});

test('D-health-screens-03 a goal above all numbers is at the top, and the line stays below it', () => {
  expect(sparkline([2, 4], [6])).toEqual({
    points: [
      [4, 27],
      [96, 16],
    ],
    goals: [5],
  });
});
