import type { CssVarsTheme } from '@mui/material/styles';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createAppTheme, readable } from './theme';

const luminance = (color: string) => {
  const linear = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
};
const contrast = (left: string, right: string) => {
  const [darker = 0, lighter = 0] = [luminance(left), luminance(right)].sort((one, other) => one - other);
  return (lighter + 0.05) / (darker + 0.05);
};
const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);

test('any brand colour becomes one that WCAG AA allows with white, and another that it allows on the dark ground', () => {
  fc.assert(
    fc.property(anyColor, (color) => {
      expect(contrast(readable(color), '#ffffff')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(readable(color, '#1e2326'), '#1e2326')).toBeGreaterThanOrEqual(4.5);
    }),
    { seed: 1 },
  );
});

test('a brand colour that can be read already stays as it is, and nonsense becomes the usual colour', () => {
  expect(readable('#12695b')).toBe('#12695b');
  expect(readable('javascript:')).toBe('#12695b');
});

test.each(['light', 'dark'] as const)('in the %s scheme every colour that says something can be read, and what is written on it', (scheme) => {
  const palette = (createAppTheme('#ffd500') as unknown as CssVarsTheme).colorSchemes[scheme]?.palette;
  for (const ground of [palette?.background.paper ?? '', palette?.background.default ?? ''])
    for (const tone of ['primary', 'error', 'warning', 'success', 'info'] as const) {
      expect(contrast(palette?.[tone].main ?? '', ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(palette?.[tone].main ?? '', palette?.[tone].contrastText ?? '')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(palette?.text.secondary ?? '', ground)).toBeGreaterThanOrEqual(4.5);
    }
});

test('without a word about it, the application is light', () => {
  expect(createAppTheme('#12695b').palette.background.paper).toBe('#ffffff');
});
