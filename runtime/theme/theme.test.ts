import type { CssVarsTheme } from '@mui/material/styles';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../tests/support/property-runs';
import type { Brand } from './brand';
import { createAppTheme } from './theme';

const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
const luminance = (color: string) => {
  const linear = channels(color)
    .map((channel) => channel / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
};
const contrast = (left: string, right: string) => {
  const [darker = 0, lighter = 0] = [luminance(left), luminance(right)].sort((one, other) => one - other);
  return (lighter + 0.05) / (darker + 0.05);
};
/** The first colour laid over the second, so thick. */
const laid = (over: string, ground: string, share: number) =>
  `#${channels(over)
    .map((channel, index) => Math.round(channel * share + (channels(ground)[index] ?? 0) * (1 - share)))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;

const rules = { darkTextAbove: 186, shade: 0.2, halfOpacity: 0.5 };
const schemes = ['light', 'dark'] as const;
type Palette = { [tone in 'primary' | 'error' | 'warning' | 'success' | 'info']: { main: string; contrastText: string } } & {
  background: { paper: string; default: string };
  text: { primary: string; secondary: string };
  brand: Brand;
  help: { main: string };
};
const paletteOf = (color: unknown, scheme: (typeof schemes)[number] = 'light', look: object = rules) =>
  (createAppTheme(color, look) as unknown as CssVarsTheme).colorSchemes[scheme]?.palette as unknown as Palette;

// Every corner of the colours, where the sums are at their worst, and then any.
const corner = fc.constantFrom('00', '01', '7f', 'ba', 'bb', 'fe', 'ff');
const anyColor = fc.oneof(
  fc.tuple(corner, corner, corner).map((parts) => `#${parts.join('')}`),
  fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`),
);

test.each(schemes)('A-branding-01 whatever colour a company gives, what is written in it and on it can be read by WCAG AA: %s', (scheme) => {
  fc.assert(
    fc.property(anyColor, anyColor, (color, helpColor) => {
      const { background, primary, brand, help } = paletteOf(color, scheme, { ...rules, helpColor });
      const pressed = scheme === 'light' ? '#000000' : '#ffffff';
      for (const ground of [background.paper, background.default]) {
        // Links, quiet buttons, the focus ring: plain, under the pointer, and on the tint of open items and badges.
        expect(contrast(primary.main, ground)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(primary.main, laid(pressed, ground, scheme === 'light' ? 0.04 : 0.08))).toBeGreaterThanOrEqual(4.5);
        expect(contrast(primary.main, laid(primary.main, ground, 0.1))).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrast(primary.contrastText, primary.main)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(brand.contrastText, brand.main)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(brand.contrastText, brand.hover)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(help.main, background.paper)).toBeGreaterThanOrEqual(4.5);
    }),
    propertyRuns(150),
  );
});

test.each([
  { color: '#bababa', brightness: 186, text: '#ffffff' },
  { color: '#bbbbbb', brightness: 187, text: '#101416' },
  { color: '#ffd500', brightness: 201, text: '#101416' },
  { color: '#00ff00', brightness: 150, text: '#ffffff' },
  { color: '#ffffff', brightness: 255, text: '#101416' },
  { color: '#000000', brightness: 0, text: '#ffffff' },
])('A-constants-14 a colour of luminance $brightness has text $text', ({ color, text }) => {
  expect(paletteOf(color).brand.contrastText).toBe(text);
});

test('A-constants-14 the dark and the light shade are 20 percent less and more, and half the colour is an opacity of 0.5', () => {
  expect(paletteOf('#146450').brand).toMatchObject({ main: '#146450', dark: '#105040', light: '#187860', half: 'rgb(20 100 80 / 0.5)' });
  expect(paletteOf('#ffd500').brand).toMatchObject({ main: '#ffd500', dark: '#ccaa00', light: '#ffff00' });
});

test('a colour that can be read with its text stays as the company gave it; one that cannot is moved no further than needed', () => {
  expect(paletteOf('#0f6a8b').brand.main).toBe('#0f6a8b');
  expect(paletteOf('#0f6a8b').primary.main).toBe('#0f6a8b');
  const orange = paletteOf('#ff7a00').brand;
  expect(orange.contrastText).toBe('#ffffff');
  expect(contrast(orange.main, '#ffffff')).toBeLessThan(5);
});

test.each([null, undefined, '', 'red', '#12', '#abc', '#12345g', '#0f6a8b; background: url(//elsewhere)', 'javascript:alert(1)', 7, {}])(
  'the colour %j is none: the pages have the usual one',
  (color) => {
    expect(paletteOf(color).brand).toEqual(paletteOf('#12695b').brand);
    expect(paletteOf(color, 'dark').primary).toEqual(paletteOf('#12695b', 'dark').primary);
    expect(paletteOf('#0f6a8b', 'light', { ...rules, helpColor: color }).help.main).toBe(paletteOf('#0f6a8b').text.secondary);
  },
);

test.each(schemes)('in the %s scheme every colour that says something can be read, and what is written on it', (scheme) => {
  const palette = paletteOf('#ffd500', scheme);
  for (const ground of [palette.background.paper, palette.background.default])
    for (const tone of ['primary', 'error', 'warning', 'success', 'info'] as const) {
      expect(contrast(palette[tone].main, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(palette[tone].main, palette[tone].contrastText)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(palette.text.secondary, ground)).toBeGreaterThanOrEqual(4.5);
    }
});

test('without a word about it, the application is light', () => {
  expect(createAppTheme('#12695b').palette.background.paper).toBe('#ffffff');
});
