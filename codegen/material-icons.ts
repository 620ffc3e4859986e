import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const folder = dirname(createRequire(import.meta.url).resolve('@mui/icons-material/package.json'));
const ending = '.mjs';
let names: ReadonlySet<string> | undefined;

/** The names of all icons of Material's set, about ten thousand with their variants; read from the package once. */
export const materialIcons = (): ReadonlySet<string> =>
  (names ??= new Set(readdirSync(folder).flatMap((file) => (/^[A-Z]\w*\.mjs$/.test(file) ? file.slice(0, -ending.length) : []))));

/** One icon as an SVG file whose part `icon` pages show; nothing where there is none of this name. */
export function materialIconFile(name: string): string | undefined {
  if (!materialIcons().has(name)) return undefined;
  const parts = [...readFileSync(join(folder, `${name}${ending}`), 'utf8').matchAll(/_jsx\("(path|circle|ellipse)", \{([^}]*)\}/g)];
  const drawn = parts.map(([, element, properties = '']) => `<${element}${attributesOf(properties)}/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><g id="icon">${drawn.join('')}</g></svg>`;
}

/** The package writes React's names: fillRule is fill-rule in a file. */
const attributesOf = (properties: string): string =>
  [...properties.matchAll(/(\w+): "([^"]*)"/g)]
    .map(([, name = '', value]) => ` ${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${value}"`)
    .join('');
