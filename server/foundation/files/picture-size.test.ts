import { expect, test } from 'vitest';
import { pictureSizeOf, sitePictureSize } from './picture-size';

const bytes = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex');

test.each([
  { kind: 'an SVG with width and height', content: Buffer.from('<?xml version="1.0"?><svg viewBox="0 0 9 9" width="188" height="44px">') },
  { kind: 'an SVG with a view box only', content: Buffer.from('<svg xmlns="x" viewBox="0 0 188 44"><rect width="3" height="4"/></svg>') },
  { kind: 'a PNG', content: bytes('89504e470d0a1a0a 0000000d 49484452 000000bc 0000002c 0806') },
  { kind: 'a GIF', content: bytes('474946383961 bc00 2c00 f70000') },
  { kind: 'a JPEG', content: bytes('ffd8 ffe0 0004 0000 ffc2 0011 08 002c 00bc 03 0122 0002 1101') },
  { kind: 'a lossy WebP', content: bytes('52494646 00000000 57454250 56503820 00000000 000000 9d012a bc00 2c00') },
  { kind: 'a lossless WebP', content: bytes('52494646 00000000 57454250 5650384c 00000000 2f bbc00a00 0000000000') },
  { kind: 'an extended WebP', content: bytes('52494646 00000000 57454250 56503858 0a000000 00000000 bb0000 2b0000') },
])('the size of $kind is in its head', ({ content }) => {
  expect(pictureSizeOf(content)).toEqual({ Width: 188, Height: 44 });
});

test.each([
  { what: 'text', content: Buffer.from('width="188" height="44"') },
  { what: 'an empty file', content: Buffer.alloc(0) },
  { what: 'an SVG without a size', content: Buffer.from('<svg xmlns="x"><rect width="3" height="4"/></svg>') },
  { what: 'a PNG that is cut', content: bytes('89504e470d0a1a0a') },
  { what: 'a JPEG that ends before its picture', content: bytes('ffd8 ffe0 0004 0000') },
])('$what has none', ({ content }) => {
  expect(pictureSizeOf(content)).toBeUndefined();
});

test('a picture of the page is found by its address, and no other file of the disk', () => {
  expect(sitePictureSize('/companies/cedar-logo.svg?v=2')).toEqual({ Width: 188, Height: 44 });
  expect(sitePictureSize('/companies/nowhere.svg')).toBeUndefined();
  expect(sitePictureSize('/../.storybook/media/examples/hill.svg')).toBeUndefined();
});
