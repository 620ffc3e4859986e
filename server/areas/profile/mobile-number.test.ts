import { expect, test } from 'vitest';
import { storedMobileNumber } from './mobile-number';

test.each([
  ['1-206-555-0142', '+12065550142'],
  ['+112065550142', '+12065550142'],
  ['206–555–0142', '+12065550142'],
  ['\u00a0(206)\u00a0555-0142', '+12065550142'],
  ['+49 30 123456', '+4930123456'],
  [' ', null],
  [undefined, null],
])('the mobile number %j is stored as %j', (given, stored) => {
  expect(storedMobileNumber(given)).toBe(stored);
});
