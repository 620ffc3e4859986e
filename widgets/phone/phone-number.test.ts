import fc from 'fast-check';
import { expect, test } from 'vitest';
import { displayPhone, normalizePhone } from './phone-number';
import manifest from './phone.widget.json';

test.each([
  { text: '(206) 555-0142', wire: '+12065550142' },
  { text: '206.555.0142', wire: '+12065550142' },
  { text: '+44 206 555 0142', wire: '+442065550142' },
  { text: ' ', wire: undefined },
])('A-constants-16 A-widgets-09 A-widgets-10 "$text" is sent as $wire', ({ text, wire }) => {
  expect(normalizePhone(text)).toBe(wire);
});

test.each([
  { text: '2065550142', valid: true },
  { text: '+1 (206) 555-0142', valid: true },
  { text: '+123 206 555 0142', valid: false },
  { text: '(206)555-0142', valid: true },
  { text: '555-0142', valid: false },
  { text: 'call me', valid: false },
])('A-widgets-06 "$text" is a phone number: $valid', ({ text, valid }) => {
  expect(new RegExp(manifest.value.pattern).test(normalizePhone(text) ?? '')).toBe(valid);
});

test('A-widgets-11 a number of ten digits is shown as it was typed', () => {
  const tenDigits = fc.stringMatching(/^[2-9]\d{9}$/);
  fc.assert(
    fc.property(tenDigits, (text) => displayPhone(normalizePhone(text)) === text),
    { seed: 2026 },
  );
});
