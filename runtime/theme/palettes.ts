import { type Brand, type BrandRules, brandOf } from './brand';
import { isColor, readableBeside } from './color';

/** What a company's pages may have of their own, beside the colour. */
export interface Look extends BrandRules {
  /** Of the help texts in forms before somebody has signed in, as #rrggbb. */
  helpColor?: unknown;
}

const ground = {
  light: { background: { default: '#f6f7f8', paper: '#ffffff' }, text: { primary: '#1c2023', secondary: '#545b61' }, divider: '#dfe3e6' },
  dark: { background: { default: '#14181a', paper: '#1e2326' }, text: { primary: '#e8ecee', secondary: '#adb6bc' }, divider: '#3b4449' },
};

/** Layers over any ground, for what is pointed at, chosen or disabled. */
const layers = (channels: string, [hover, selected, disabledBackground, disabled]: [number, number, number, number]) => ({
  action: { hover: `rgba(${channels}, ${hover})`, selected: `rgba(${channels}, ${selected})`, disabledBackground: `rgba(${channels}, ${disabledBackground})` },
  disabled: `rgba(${channels}, ${disabled})`,
});
const onLightGround = layers('0, 0, 0', [0.04, 0.08, 0.12, 0.38]);
const onDarkGround = layers('255, 255, 255', [0.08, 0.16, 0.12, 0.5]);

/** A colour that says something, with what is written on it. */
const onLight = (main: string) => ({ main, contrastText: '#ffffff' });
const onDark = (main: string) => ({ main, contrastText: '#101416' });

const shared = { grey: { 400: '#bdbdbd', 600: '#757575', 900: '#212121' }, common: { white: '#fff' } };

/** Contrast with the ground: the 4.5 that WCAG AA asks of text, and some more, so that it holds on the page and on tints of the colour too. */
const enough = { onLight: 5.9, onDark: 6.2 };

/** Where nobody says a colour that is one. */
const usualColor = '#12695b';

interface Tone {
  main: string;
  contrastText: string;
}

/** The colours of one scheme, by the names of MUI's palette. */
export interface SchemePalette {
  background: { default: string; paper: string };
  text: { primary: string; secondary: string; disabled: string };
  divider: string;
  action: { hover: string; selected: string; disabledBackground: string };
  grey: Record<400 | 600 | 900, string>;
  common: { white: string };
  brand: Brand;
  help: { main: string };
  primary: Tone;
  error: Tone;
  warning: Tone;
  success: Tone & { dark: string };
  info: Tone;
}

/** The colours of the whole application from one brand colour (#rrggbb), light and dark. What is no colour gives the usual one. */
export function palettesOf(color: unknown, look: Look = {}): { light: SchemePalette; dark: SchemePalette } {
  const given = isColor(color) ? color : usualColor;
  const brand = brandOf(given, look);
  const help = (behind: string, contrast: number, usual: string) => (isColor(look.helpColor) ? readableBeside(look.helpColor, behind, contrast) : usual);
  const { light, dark } = ground;
  return {
    light: {
      ...light,
      ...shared,
      text: { ...light.text, disabled: onLightGround.disabled },
      action: onLightGround.action,
      brand,
      help: { main: help(light.background.paper, enough.onLight, light.text.secondary) },
      primary: onLight(readableBeside(given, light.background.paper, enough.onLight)),
      error: onLight('#b3261e'),
      warning: onLight('#8a5300'),
      success: { ...onLight('#1b6e3c'), dark: '#124d2a' },
      info: onLight('#0b5c93'),
    },
    dark: {
      ...dark,
      ...shared,
      text: { ...dark.text, disabled: onDarkGround.disabled },
      action: onDarkGround.action,
      brand,
      help: { main: help(dark.background.paper, enough.onDark, dark.text.secondary) },
      primary: onDark(readableBeside(given, dark.background.paper, enough.onDark)),
      error: onDark('#ff9a92'),
      warning: onDark('#f5b35c'),
      success: { ...onDark('#7fd09b'), dark: '#58916c' },
      info: onDark('#82c4f2'),
    },
  };
}
