import { brightnessOf, contrastOf, readableBeside, shaded, translucent } from './color';

/** The rules by which a company's colour becomes a ground to write on. */
export interface BrandRules {
  /** Above this brightness, 0 to 255, what is written on the colour is dark, else light. Without it, whichever can be read better. */
  darkTextAbove?: number | undefined;
  /** The share by which the dark and the light shade differ from the colour. */
  shade?: number | undefined;
  /** The opacity of the colour where the ground shines through. */
  halfOpacity?: number | undefined;
}

/** A company's colour as a ground, and what goes with it. */
export interface Brand {
  main: string;
  contrastText: string;
  dark: string;
  light: string;
  half: string;
  /** The ground under the pointer: the shade that is farther from the text. */
  hover: string;
}

const [lightText, darkText] = ['#ffffff', '#101416'];

/** What WCAG AA asks of text. */
const enough = 4.5;

/** The ground of a company's colour (#rrggbb). It stays as given, unless the text that the rules write on it could not be read: then it is darkened or lightened. */
export function brandOf(color: string, { darkTextAbove, shade = 0, halfOpacity = 1 }: BrandRules = {}): Brand {
  const isDark = darkTextAbove === undefined ? contrastOf(color, darkText) > contrastOf(color, lightText) : brightnessOf(color) > darkTextAbove;
  const contrastText = isDark ? darkText : lightText;
  const main = readableBeside(color, contrastText, enough);
  const [dark, light] = [shaded(main, -shade), shaded(main, shade)];
  return { main, contrastText, dark, light, half: translucent(main, halfOpacity), hover: isDark ? light : dark };
}
