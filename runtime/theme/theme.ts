import { createTheme, type Theme } from '@mui/material/styles';

const fontFamily = 'Inter, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Open Sans", sans-serif';

/** The selector of a colour scheme: `data-color-scheme="dark"` on any element makes it and what is in it dark. */
const colorSchemeSelector = '[data-color-scheme="%s"]';

const light = {
  background: { default: '#f6f7f8', paper: '#ffffff' },
  text: { primary: '#1c2023', secondary: '#545b61' },
  divider: '#dfe3e6',
};
const dark = {
  background: { default: '#14181a', paper: '#1e2326' },
  text: { primary: '#e8ecee', secondary: '#adb6bc' },
  divider: '#3b4449',
};

/** A colour that says something, with what is written on it. */
const onLight = (main: string) => ({ main, contrastText: '#ffffff' });
const onDark = (main: string) => ({ main, contrastText: '#101416' });

/** The look of the whole application from one brand colour (#rrggbb), light and dark. Every part reads it as CSS variables, `--mui-…`. */
export function createAppTheme(brandColor: string): Theme {
  return createTheme({
    cssVariables: { colorSchemeSelector },
    defaultColorScheme: 'light',
    shape: { borderRadius: 8 },
    colorSchemes: {
      light: {
        palette: {
          ...light,
          primary: onLight(readable(brandColor)),
          error: onLight('#b3261e'),
          warning: onLight('#8a5300'),
          success: onLight('#1b6e3c'),
          info: onLight('#0b5c93'),
        },
      },
      dark: {
        palette: {
          ...dark,
          primary: onDark(readable(brandColor, dark.background.paper)),
          error: onDark('#ff9a92'),
          warning: onDark('#f5b35c'),
          success: onDark('#7fd09b'),
          info: onDark('#82c4f2'),
        },
      },
    },
    typography: {
      fontFamily,
      h4: { fontSize: '1.75rem', fontWeight: 650, lineHeight: 1.25 },
      h5: { fontSize: '1.375rem', fontWeight: 650, lineHeight: 1.3 },
      h6: { fontSize: '1.0625rem', fontWeight: 650, lineHeight: 1.4 },
      body1: { fontSize: '1rem', lineHeight: 1.5 },
      body2: { fontSize: '0.875rem', lineHeight: 1.45 },
      button: { textTransform: 'none', fontWeight: 600 },
    },
  });
}

/** Contrast with the ground: the 4.5 that WCAG AA asks of text, and some more, so that it holds on the page and on tints of the colour too. */
const enough = { onLight: 4.85, onDark: 5.5 };

/** A brand colour, darkened as far as it can be read on white; on a dark ground lightened as far as it can be read there. */
export function readable(color: string, ground = '#ffffff'): string {
  const around = luminance(channelsOf(ground) ?? []);
  const isDark = around < 0.2;
  let current = channelsOf(color) ?? channelsOf('#12695b') ?? [];
  const isReadable = () => contrast(luminance(current), around) >= (isDark ? enough.onDark : enough.onLight);
  while (!isReadable() && current.some((channel) => channel !== (isDark ? 255 : 0)))
    current = current.map((channel) => (isDark ? Math.min(255, Math.ceil(channel + (255 - channel) * 0.05)) : Math.max(0, Math.floor(channel * 0.95))));
  return `#${current.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

const channelsOf = (color: string): number[] | undefined =>
  /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i
    .exec(color)
    ?.slice(1)
    .map((part) => Number.parseInt(part, 16));

const contrast = (left: number, right: number): number => (Math.max(left, right) + 0.05) / (Math.min(left, right) + 0.05);

/** The relative luminance of WCAG 2, 0 (black) to 1 (white), of channels from 0 to 255. */
function luminance(channels: number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
