import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { widgetContractVersion } from '../runtime/definitions/widget-contract-version';

/** Where the packages that bring widgets are named. */
const settings = 'schemas/settings/';
const ending = '.app.json';

/** The packages that the application names, as they are written there. */
export function namedPackages(source: ReadonlyMap<string, string>): string[] {
  const [, text = '{}'] = [...source].find(([path]) => path.startsWith(settings) && path.endsWith(ending)) ?? [];
  try {
    const { widgetPackages = [] } = JSON.parse(text) as { widgetPackages?: unknown };
    return Array.isArray(widgetPackages) ? widgetPackages.filter((name) => typeof name === 'string') : [];
  } catch {
    // The check says what is wrong with the file.
    return [];
  }
}

/** The folder of a package, from the project's root: its own where the name is a path, else where npm puts it. */
export const folderOf = (name: string): string => (name.startsWith('.') ? posix.normalize(name) : `node_modules/${name}`);

/** The manifests of a package's widgets, by their paths; none where it is not installed, or keeps another version of the contract. */
export function manifestsOf(root: string, name: string): [path: string, text: string][] {
  const folder = folderOf(name);
  try {
    const { wellspring } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as { wellspring?: { widgetContract?: unknown } };
    if (wellspring?.widgetContract !== widgetContractVersion) return [];
    return readdirSync(join(root, folder, 'widgets'))
      .sort()
      .map((widget) => `${folder}/widgets/${widget}/${widget}.widget.json`)
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]);
  } catch {
    return [];
  }
}

const contract = '../../runtime/widget-contract';

/** The module that brings the widgets of all packages into the page. */
export function packagesModule(names: readonly string[]): string {
  const from = (name: string) => (name.startsWith('.') ? `../../${posix.normalize(name)}` : name);
  return [
    `// Written by "npm run generate" from the packages that schemas/settings names. Do not edit.`,
    `import type { WidgetRegistry } from '${contract}';`,
    ...names.map((name, index) => `import { widgets as widgets${index} } from '${from(name)}';`),
    '',
    '/** The widgets that packages bring. */',
    `export const packageWidgets: WidgetRegistry = {${names.map((_, index) => ` ...widgets${index}`).join(',')}${names.length > 0 ? ' ' : ''}};`,
    '',
  ].join('\n');
}
