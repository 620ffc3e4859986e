import { createTheme, type Theme } from '@mui/material/styles';
import { brandOf, type BrandRules } from './brand';
import { isColor, readableBeside } from './color';

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

/** Contrast with the ground: the 4.5 that WCAG AA asks of text, and some more, so that it holds on the page and on tints of the colour too. */
const enough = { onLight: 5.9, onDark: 6.2 };

/** Where nobody says a colour that is one. */
const usualColor = '#12695b';

/** What a company's pages may have of their own, beside the colour. */
export interface Look extends BrandRules {
  /** Of the help texts in forms before somebody has signed in, as #rrggbb. */
  helpColor?: unknown;
}

/**
 * The look of the whole application from one brand colour (#rrggbb), light and dark. Every part reads it as CSS variables: `--mui-palette-brand-…` is
 * the colour as a ground, with what is written on it; `--mui-palette-primary-…` is the colour as text, line or sign on our own grounds.
 */
export function createAppTheme(color: unknown, look: Look = {}): Theme {
  const given = isColor(color) ? color : usualColor;
  const brand = brandOf(given, look);
  const help = (ground: string, contrast: number, usual: string) => (isColor(look.helpColor) ? readableBeside(look.helpColor, ground, contrast) : usual);
  return createTheme({
    cssVariables: { colorSchemeSelector },
    defaultColorScheme: 'light',
    shape: { borderRadius: 8 },
    colorSchemes: {
      light: {
        palette: {
          ...light,
          brand,
          help: { main: help(light.background.paper, enough.onLight, light.text.secondary) },
          primary: onLight(readableBeside(given, light.background.paper, enough.onLight)),
          error: onLight('#b3261e'),
          warning: onLight('#8a5300'),
          success: onLight('#1b6e3c'),
          info: onLight('#0b5c93'),
        },
      },
      dark: {
        palette: {
          ...dark,
          brand,
          help: { main: help(dark.background.paper, enough.onDark, dark.text.secondary) },
          primary: onDark(readableBeside(given, dark.background.paper, enough.onDark)),
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
