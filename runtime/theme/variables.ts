import { floatingShadow, fontFamily, fonts } from './fonts';
import { type Look, palettesOf } from './palettes';

/** An element with `data-color-scheme="dark"` is dark with all that is in it. */
const selectors = { light: ':root, [data-color-scheme="light"]', dark: '[data-color-scheme="dark"]' };

const flattened = (prefix: string, value: object): [string, string][] =>
  Object.entries(value).flatMap(([key, part]): [string, string][] =>
    typeof part === 'object' && part !== null ? flattened(`${prefix}-${key}`, part as object) : [[`${prefix}-${key}`, String(part)]],
  );

const rule = (selector: string, entries: readonly [string, string][]) => `${selector} { ${entries.map(([name, value]) => `${name}: ${value};`).join(' ')} }`;

const fixed: [string, string][] = [
  ...Object.entries(fonts).map(([name, { fontWeight, fontSize, lineHeight }]): [string, string] => [
    `--mui-font-${name}`,
    `${fontWeight} ${fontSize}/${lineHeight} ${fontFamily}`,
  ]),
  ['--mui-shadows-8', floatingShadow],
];

/**
 * The look of the whole application as a style sheet of CSS variables, by the names that MUI gives them. `--mui-palette-brand-…` is the company's colour
 * as a ground, with what is written on it; `--mui-palette-primary-…` is the colour as text, line or sign on our own grounds. MUI itself, with
 * the same values (theme.ts), loads with the first of its components.
 */
export function variablesOf(color: unknown, look: Look = {}): string {
  const { light, dark } = palettesOf(color, look);
  return [
    rule(':root', fixed),
    rule(selectors.light, [['color-scheme', 'light'], ...flattened('--mui-palette', light)]),
    rule(selectors.dark, [['color-scheme', 'dark'], ...flattened('--mui-palette', dark)]),
  ].join('\n');
}

/** Paper is white, whatever the screen is: what was dark is printed as if it were light. */
export function printedVariablesOf(color: unknown, look: Look = {}): string {
  const light = rule(':root[data-color-scheme="dark"]', [['color-scheme', 'light'], ...flattened('--mui-palette', palettesOf(color, look).light)]);
  return `@media print { ${light} }`;
}

const sheetId = 'look';

/** Puts the look on the page, in place of the one before. The nonce allows the sheet under the page's policy. */
export function showLook(css: string, nonce?: string): void {
  const present = document.getElementById(sheetId);
  if (present !== null) {
    if (present.textContent !== css) present.textContent = css;
    return;
  }
  const sheet = Object.assign(document.createElement('style'), { id: sheetId, textContent: css, ...(nonce !== undefined && { nonce }) });
  document.head.append(sheet);
}
