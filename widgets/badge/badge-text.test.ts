import { expect, test } from 'vitest';
import { badgeText } from './badge-text';

test.each([
  { value: 7, text: '7' },
  { value: 99, text: '99' },
  { value: 100, text: '99+' },
  { value: 0, text: undefined },
  { value: Number.NaN, text: undefined },
  { value: 'New', text: 'New' },
  { value: ' ', text: undefined },
  { value: null, text: undefined },
  { value: ['7'], text: undefined },
])('A-shell-14 A-shell-24 the badge of $value says $text', ({ value, text }) => {
  expect(badgeText(value)).toBe(text);
});
