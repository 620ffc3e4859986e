import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOfAll } from './code-imports.ts';
import { definitionReferences } from './definition-references.ts';
import { definitionTexts, filesBelow } from './definition-texts.ts';
import { filesOfPath } from './screens-shown.ts';
import { applicationTurns, secondTier } from './second-tier.ts';
import { type Landing, runsIn } from './slices.ts';

/** In how many landings each sliced file runs once. */
const landings = 3;

const root = join(import.meta.dirname, '../..');
const code = ['.storybook', 'runtime', 'tests', 'widgets'];

/** What runs of the sliced files of a project. */
interface Sliced {
  /** The files that this landing leaves out. */
  resting: string[];
  /** The files that run because it is their turn, and not because the landing touches them: a fault that they find may be older. */
  untouched: string[];
}

/** Which files of stories run. Story files of the folders that the project never runs may be among those that rest. */
export function slicedStories(landing: Landing | undefined): Sliced {
  if (landing === undefined) return { resting: [], untouched: [] };
  const stories = filesBelow(code).filter((file) => file.endsWith('.stories.tsx'));
  return sliced(landing, stories, touchedStories(landing.changed, stories));
}

/** Which files of browser tests run: all of the first tier, see `secondTier`. */
export function slicedBrowserTests(landing: Landing | undefined): Sliced {
  if (landing === undefined) return { resting: [], untouched: [] };
  const tests = filesBelow(code).filter((file) => file.endsWith('.browser.test.tsx'));
  return sliced(landing, Object.keys(secondTier), touchedByCode(landing.changed, tests));
}

/** Which files of application tests run: all that do not take turns, and those whose turn it is or that the landing touches. */
export function slicedApplicationTests(landing: Landing | undefined): Sliced {
  if (landing === undefined) return { resting: [], untouched: [] };
  const files = applicationTurns.flatMap((turn) => Object.keys(turn));
  const now = new Set(Object.keys(applicationTurns[landing.number % applicationTurns.length] ?? {}));
  const touched = touchedApplicationTests(landing.changed, files);
  return {
    resting: files.filter((file) => !now.has(file) && !touched.has(file)),
    untouched: files.filter((file) => now.has(file) && !touched.has(file)),
  };
}

/** How many files of each project run only because the landing touches them. */
export const touchedFiles = (landing: Landing): Record<string, number> => {
  const untouched = { ...landing, changed: [] };
  return {
    stories: slicedStories(untouched).resting.length - slicedStories(landing).resting.length,
    browser: slicedBrowserTests(untouched).resting.length - slicedBrowserTests(landing).resting.length,
    application: slicedApplicationTests(untouched).resting.length - slicedApplicationTests(landing).resting.length,
  };
};

function sliced({ number }: Landing, files: readonly string[], touched: ReadonlySet<string>): Sliced {
  const rests = (file: string) => !runsIn({ number, changed: [] }, file, landings);
  return {
    resting: files.filter((file) => rests(file) && !touched.has(file)),
    untouched: files.filter((file) => !rests(file) && !touched.has(file)),
  };
}

/** The stories of a widget are touched by its folder; those of definitions by these and by what they draw and read; all by what they import. */
function touchedStories(changed: readonly string[], stories: readonly string[]): Set<string> {
  const touched = touchedByCode(changed, stories);
  for (const file of stories)
    if (file.startsWith('widgets/') && changed.some((one) => one.startsWith(file.slice(0, file.lastIndexOf('/') + 1)))) touched.add(file);
  if (!changed.some((file) => file.endsWith('.json'))) return touched;
  const referencesOf = definitionReferences(definitionTexts());
  const shown = (file: string) => [...new Set([...readFileSync(join(root, file), 'utf8').matchAll(/\bfile: "([^"]+)"/g)].map(([, shows]) => shows ?? ''))];
  const used = new Map(stories.map((file) => [file, new Set(shown(file).flatMap((one) => [...referencesOf(one)]))]));
  const overlaid = changed.filter((file) => file.endsWith('.overlay.json')).flatMap((file) => [...referencesOf(file)]);
  for (const file of touchedBy([...changed, ...overlaid], used)) touched.add(file);
  return touched;
}

/** Application tests are touched by what they import, by the definitions of the screens that they name, and by the server's code for the calls of these. */
function touchedApplicationTests(changed: readonly string[], files: readonly string[]): Set<string> {
  const touched = touchedByCode(changed, files);
  const used = new Map(files.map((file) => [file, usedByPage(file)]));
  for (const file of touchedBy(changed.map(endpointsOf), used)) touched.add(file);
  return touched;
}

/** The definition files behind the addresses that a file of tests names. */
function usedByPage(file: string): Set<string> {
  const paths = [...readFileSync(join(root, file), 'utf8').matchAll(/['`](\/[^'`?#\s]*)/g)].map(([, path = '']) => path.replace(/\$\{[^}]*\}/g, '1'));
  return new Set([...new Set(paths)].flatMap((path) => [...filesOfPath(path)]));
}

/** Code of a server's area counts as the calls that it answers; every other file as itself. */
const endpointsOf = (file: string): string => file.replace(/^server\/areas\/([\w-]+)\/.*/, 'schemas/endpoints/$1.json');

const touchedByCode = (changed: readonly string[], files: readonly string[]): Set<string> =>
  changed.some((file) => /\.(tsx?|css)$/.test(file)) ? touchedBy(changed, importsOfAll(root, files)) : new Set();

/**
 * The cases that use a changed file. A file that more than half of all cases use touches none: the slices then find within three landings what one of
 * them finds now, and the tests that always run find what breaks at once.
 */
function touchedBy(changed: readonly string[], used: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const touched = changed.map((one) => [...used].flatMap(([file, all]) => (all.has(one) ? file : [])));
  return new Set(touched.flatMap((files) => (files.length > used.size / 2 ? [] : files)));
}
