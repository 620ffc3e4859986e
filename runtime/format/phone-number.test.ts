import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../tests/support/property-runs';
import { isPhoneNumber, readPhoneNumber, showPhoneNumber } from './phone-number';

test.each([
  { text: '(206) 555-0142', wire: '+12065550142' },
  { text: '206.555.0142', wire: '+12065550142' },
  { text: '+44 206 555 0142', wire: '+442065550142' },
  { text: ' ', wire: undefined },
])('A-constants-16 A-widgets-09 A-widgets-10 "$text" is sent as $wire', ({ text, wire }) => {
  expect(readPhoneNumber(text)).toBe(wire);
});

test.each(['1-206-555-0142', '1 (206) 555 0142', '12065550142', '+1 206 555 0142', '+1 1 206 555 0142'])(
  'the leading 1 of %s is that of the country',
  (text) => {
    expect(readPhoneNumber(text)).toBe('+12065550142');
  },
);

test.each('‐ ‑ ‒ – — ― − - ⁻ ﹣ －'.split(' '))('a number is read with the dash %s', (dash) => {
  expect(readPhoneNumber(`206${dash}555${dash}0142`)).toBe('+12065550142');
});

test.each([
  'tel:+1-206-555-0142',
  'TEL: 206 555 0142',
  '(206) 555-0142 ',
  '\u00a0(206)\u00a0555-0142\u00a0',
  '\u202d(206)\u2009555\u202f0142\u202c',
  '\u200e+1\u00a0206\u00a0555\u00a00142\n',
  '２０６５５５０１４２',
])('the pasted %j is read', (text) => {
  expect(readPhoneNumber(text)).toBe('+12065550142');
});

test.each([
  { text: '+44 20 7183 8750', wire: '+442071838750' },
  { text: '+49 30 123456', wire: '+4930123456' },
  { text: '+351 912 345 678', wire: '+351912345678' },
  { text: '011 44 20 7183 8750', wire: '+442071838750' },
])('$text has a length that its country has', ({ text, wire }) => {
  expect(readPhoneNumber(text)).toBe(wire);
});

test.each([
  { text: '2065550142', valid: true },
  { text: '+1 (206) 555-0142', valid: true },
  { text: '+123 206 555 0142', valid: false },
  { text: '(206)555-0142', valid: true },
  { text: '555-0142', valid: false },
  { text: 'call me', valid: false },
])('A-widgets-06 "$text" is a phone number: $valid', ({ text, valid }) => {
  expect(isPhoneNumber(text)).toBe(valid);
});

test.each([
  '+1',
  '+',
  '1',
  '206555014',
  '206 555 01422',
  '+999 123456789',
  '+44 20 7183 87501',
  '2065550142 or 2065550143',
  '206 555 0142 ext 5',
  '1-800-FLOWERS',
  'a2065550142',
  // Each reading would drop another zero.
  '+550000000000',
])('%s is no phone number', (text) => {
  expect(readPhoneNumber(text)).toBeUndefined();
  expect(showPhoneNumber(text)).toBe(text);
});

test.each([
  { value: '+12065550142', shown: '(206) 555-0142' },
  { value: '+14165550142', shown: '(416) 555-0142' },
  { value: '+442071838750', shown: '+44 20 7183 8750' },
  { value: '+112065550142', shown: '+112065550142' },
  { value: '', shown: '' },
])('A-widgets-11 C-profile-01 $value is shown as "$shown"', ({ value, shown }) => {
  expect(showPhoneNumber(value)).toBe(shown);
});

test('A-widgets-11 whatever number is read is shown so that it is read again, and one of +1 without it', () => {
  const digits = fc.stringMatching(/^(\+(1|44|49|33|351|91|86|55|61|7))?[0-9]{6,12}$/);
  const read = digits.map(readPhoneNumber).filter((number) => number !== undefined);
  fc.assert(
    fc.property(read, (number) => {
      expect(readPhoneNumber(showPhoneNumber(number))).toBe(number);
      if (/^\+1\d{10}$/.test(number)) expect(showPhoneNumber(number)).not.toMatch(/^\+1/);
    }),
    propertyRuns(),
  );
});
