import { expect, test } from 'vitest';
import { cutSize, hintOf } from './cut-size';

test('B-rewards-09 B-rewards-11 without options a picture is cut 5 to 3, 134 wide', () => {
  expect(cutSize({})).toEqual({ width: 134, height: 80, aspect: 5 / 3 });
});

test.each([
  { options: { width: 134, height: 79 }, size: { width: 134, height: 79, aspect: 5 / 3 } },
  { options: { width: 200, aspect: { width: 1, height: 1 } }, size: { width: 200, height: 200, aspect: 1 } },
  { options: { width: 16, aspect: { width: 1000, height: 1 } }, size: { width: 16, height: 1, aspect: 1000 } },
])('$options cut $size', ({ options, size }) => {
  expect(cutSize(options)).toEqual(size);
});

test('B-rewards-08 the hint says the size that the picture really gets', () => {
  const hint = 'Image will be cropped to {width} x {height} pixels.';
  expect(hintOf({ hint })).toBe('Image will be cropped to 134 x 80 pixels.');
  expect(hintOf({ hint, width: 200, aspect: { width: 1, height: 1 } })).toBe('Image will be cropped to 200 x 200 pixels.');
  expect(hintOf({})).toBeUndefined();
});
