import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sitePictureSize } from './picture-size';

test('a picture of the page is found by its address, and no other file of the disk', () => {
  expect(sitePictureSize('/companies/cedar-logo.svg?v=2')).toEqual({ Width: 188, Height: 44 });
  expect(sitePictureSize('/companies/nowhere.svg')).toBeUndefined();
  expect(sitePictureSize('/../.storybook/media/examples/hill.svg')).toBeUndefined();
});

test('every logo that comes with the product has a size', () => {
  const logos = readdirSync('public/companies').filter((file) => file.includes('logo'));
  expect(logos.length).toBeGreaterThan(3);
  for (const file of logos) expect([file, sitePictureSize(`/companies/${file}`)]).toEqual([file, { Width: expect.any(Number), Height: expect.any(Number) }]);
});

test('a file of the page that is no picture has no size', () => {
  expect(sitePictureSize('/fonts')).toBeUndefined();
});
