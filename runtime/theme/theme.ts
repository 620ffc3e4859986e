import { createTheme, type Theme } from '@mui/material/styles';
import { floatingShadow, fontFamily, fonts } from './fonts';
import { type Look, palettesOf, type SchemePalette } from './palettes';

declare module '@mui/material/styles' {
  interface Palette extends Pick<SchemePalette, 'brand' | 'help'> {}
  interface PaletteOptions extends Partial<Pick<SchemePalette, 'brand' | 'help'>> {}
}

/** The selector of a colour scheme: `data-color-scheme="dark"` on any element makes it and what is in it dark. */
const colorSchemeSelector = '[data-color-scheme="%s"]';

/** The theme of MUI's components, with the very colours and fonts of the style sheet (variables.ts). */
export function createAppTheme(color: unknown, look: Look = {}): Theme {
  const { light, dark } = palettesOf(color, look);
  const theme = createTheme({
    cssVariables: { colorSchemeSelector },
    defaultColorScheme: 'light',
    shape: { borderRadius: 8 },
    // In the dark MUI makes lighter what floats, and text on it harder to read: grounds are as the palette says.
    components: { MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } } },
    colorSchemes: { light: { palette: light }, dark: { palette: dark } },
    typography: { fontFamily, ...fonts, button: { ...fonts.button, textTransform: 'none' } },
  });
  theme.shadows[8] = floatingShadow;
  return theme;
}

let last: { key: string; theme: Theme } | undefined;

/** The theme of a look. Making one takes 100 ms: the last is kept. */
export function themeOf(color: unknown, look: Look): Theme {
  const key = JSON.stringify([color, look]);
  if (last?.key !== key) last = { key, theme: createAppTheme(color, look) };
  return last.theme;
}
