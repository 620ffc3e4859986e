import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSource } from '../../../codegen/source';
import { definitionReferences } from '../../support/definition-references';

/** A screen: its id, the patterns of its paths, and the definition files that it draws or reads. */
interface Screen {
  id: string;
  paths: RegExp[];
  files: ReadonlySet<string>;
}

let screens: Screen[] | undefined;

function readScreens(): Screen[] {
  const source = readSource(fileURLToPath(new URL('../../..', import.meta.url)));
  const referencesOf = definitionReferences(new Map([...source].filter(([path]) => path.endsWith('.json'))));
  return [...source].flatMap(([file, text]) => {
    if (!file.endsWith('.screen.json')) return [];
    const { path, places = [] } = JSON.parse(text) as { path?: string; places?: { path: string }[] };
    const patterns = [...(path === undefined ? [] : [path]), ...places.map((place) => place.path)];
    const paths = patterns.map((pattern) => new RegExp(`^${pattern.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`));
    return { id: basename(file, '.screen.json'), paths, files: referencesOf(file) };
  });
}

/**
 * Returns whether a changed file touches a screen: its definition, or one that it draws or reads. Code touches all screens alike: the slices, and the
 * tests that always run, find what it breaks.
 */
export const touchesScreen = (screen: string): ((file: string) => boolean) => {
  const files = (screens ??= readScreens()).find(({ id }) => id === screen)?.files;
  return (file) => files?.has(file) ?? false;
};

/** The same for the screens that an address may show. */
export const touchesPath = (path: string): ((file: string) => boolean) => {
  const shown = (screens ??= readScreens()).filter(({ paths }) => paths.some((pattern) => pattern.test(path)));
  return (file) => shown.some(({ files }) => files.has(file));
};
