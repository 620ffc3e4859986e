import { basename } from 'node:path';
import { definitionReferences } from './definition-references.ts';
import { definitionTexts } from './definition-texts.ts';

/** A screen: its id, the patterns of its paths, and the definition files that it draws or reads. */
interface Screen {
  id: string;
  paths: RegExp[];
  files: ReadonlySet<string>;
}

let screens: Screen[] | undefined;

/** Reads the screens once in a process. */
function allScreens(): Screen[] {
  if (screens !== undefined) return screens;
  const texts = definitionTexts();
  const referencesOf = definitionReferences(texts);
  screens = [...texts].flatMap(([file, text]) => {
    if (!file.endsWith('.screen.json')) return [];
    const { path, places = [] } = JSON.parse(text) as { path?: string; places?: { path: string }[] };
    const patterns = [...(path === undefined ? [] : [path]), ...places.map((place) => place.path)];
    const paths = patterns.map((pattern) => new RegExp(`^${pattern.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`));
    return { id: basename(file, '.screen.json'), paths, files: referencesOf(file) };
  });
  return screens;
}

/** The definition files that a screen draws or reads. */
export const filesOfScreen = (id: string): ReadonlySet<string> => allScreens().find((screen) => screen.id === id)?.files ?? new Set();

/** The definition files that the screens of an address draw or read. */
export const filesOfPath = (path: string): ReadonlySet<string> =>
  new Set(allScreens().flatMap(({ paths, files }) => (paths.some((pattern) => pattern.test(path)) ? [...files] : [])));
