import { expect, test } from 'vitest';
import { pictureAddress } from './picture-address';

test.each([
  'https://a.example/p.png',
  'http://a.example/p',
  '/pictures/1.png',
  ' /p.png ',
  'data:image/png;base64,AA',
  'data:image/svg+xml,%3Csvg/%3E',
  'blob:x',
])('%s is shown', (address) => {
  expect(pictureAddress(address)).toBe(address.trim());
});

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example/p.png', 'p.png', '', '  ', null, undefined, 7, Number.NaN, {}, ['/p.png']])(
  '%s is not',
  (address) => {
    expect(pictureAddress(address)).toBeUndefined();
  },
);
