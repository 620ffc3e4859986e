import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSource } from '../../../codegen/source';
import { definitionReferences } from '../../support/definition-references';

let touching: Map<string, ReadonlySet<string>> | undefined;

/** The definition files that each screen draws or reads, by its id. */
function filesOfScreens(): Map<string, ReadonlySet<string>> {
  const source = readSource(fileURLToPath(new URL('../../..', import.meta.url)));
  const referencesOf = definitionReferences(new Map([...source].filter(([path]) => path.endsWith('.json'))));
  const screens = [...source.keys()].filter((path) => path.endsWith('.screen.json'));
  return new Map(screens.map((path) => [basename(path, '.screen.json'), referencesOf(path)]));
}

/**
 * Returns whether a changed file touches a screen: its definition, or one that it draws or reads. Code touches all screens alike: the slices, and the
 * tests that always run, find what it breaks.
 */
export const touchesScreen = (screen: string): ((file: string) => boolean) => {
  const files = (touching ??= filesOfScreens()).get(screen);
  return (file) => files?.has(file) ?? false;
};
