import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOfAll } from './code-imports.ts';
import { definitionReferences } from './definition-references.ts';
import { definitionTexts, filesBelow } from './definition-texts.ts';
import { filesOfPath } from './screens-shown.ts';
import { applicationTurns, secondTier, serverTurns, type Turn, unitTurns } from './second-tier.ts';
import { type Landing, runsIn } from './slices.ts';

/** In how many landings each sliced file runs once. */
const landings = 4;

/** Goes before the name of a file: with it the four slices of stories cost about the same. */
const salt = '0';

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
  return inTurns(landing, applicationTurns, touchedApplicationTests(landing.changed, files));
}

/** Which files of unit tests run: all that do not take turns, and those whose turn it is, or of which the landing changes anything that they import or read. */
export function slicedUnitTests(landing: Landing | undefined): Sliced {
  return landing === undefined ? { resting: [], untouched: [] } : inTurns(landing, unitTurns, touchedByUse(landing.changed, unitTurns));
}

/** Which files of tests of the server run: in the same way. */
export function slicedServerTests(landing: Landing | undefined): Sliced {
  return landing === undefined ? { resting: [], untouched: [] } : inTurns(landing, serverTurns, touchedByUse(landing.changed, serverTurns));
}

/** What runs of files that take turns: each list of them has its landing. */
function inTurns({ number }: Landing, turns: readonly Record<string, unknown>[], touched: ReadonlySet<string>): Sliced {
  const files = turns.flatMap((turn) => Object.keys(turn));
  const now = new Set(Object.keys(turns[number % turns.length] ?? {}));
  return {
    resting: files.filter((file) => !now.has(file) && !touched.has(file)),
    untouched: files.filter((file) => now.has(file) && !touched.has(file)),
  };
}

/** Changes of these may change what any test finds. */
const readByAll = ['package-lock.json', 'tsconfig.json', 'vite.config.ts'];

/** Files of unit tests and of tests of the server are touched by all that they import, and all that they read: also by what most of them use. */
function touchedByUse(changed: readonly string[], turns: readonly Record<string, Turn>[]): Set<string> {
  const files = turns.flatMap((turn) => Object.entries(turn));
  if (changed.some((one) => readByAll.includes(one))) return new Set(files.map(([file]) => file));
  const read = (reads: readonly string[]) => reads.filter((one) => /\.tsx?$/.test(one));
  const imports = importsOf([...new Set(files.flatMap(([file, { reads }]) => [file, ...read(reads)]))]);
  const touches = ([file, { reads }]: (typeof files)[number]) => {
    const isRead = reads.map((one) => (one.includes('*') || one.endsWith('/') ? isBelow(one) : (path: string) => path === one));
    const imported = [file, ...read(reads)].map((one) => imports.get(one));
    return changed.some((path) => isRead.some((is) => is(path)) || imported.some((all) => all?.has(path)));
  };
  return new Set(files.filter(touches).map(([file]) => file));
}

/** Whether a file is below a folder, such as `public/`; of `schemas/**.json` only the JSON files are. */
function isBelow(pattern: string): (path: string) => boolean {
  const [folder = '', ending = ''] = pattern.split('**');
  return (path) => path.startsWith(folder) && path.endsWith(ending);
}

/** How many files of each project run only because the landing touches them. */
export const touchedFiles = (landing: Landing): Record<string, number> => {
  const untouched = { ...landing, changed: [] };
  return {
    stories: slicedStories(untouched).resting.length - slicedStories(landing).resting.length,
    browser: slicedBrowserTests(untouched).resting.length - slicedBrowserTests(landing).resting.length,
    server: slicedServerTests(untouched).resting.length - slicedServerTests(landing).resting.length,
    unit: slicedUnitTests(untouched).resting.length - slicedUnitTests(landing).resting.length,
    application: slicedApplicationTests(untouched).resting.length - slicedApplicationTests(landing).resting.length,
  };
};

function sliced({ number }: Landing, files: readonly string[], touched: ReadonlySet<string>): Sliced {
  const rests = (file: string) => !runsIn({ number, changed: [] }, `${salt} ${file}`, landings);
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
  const { used, referencesOf } = usedByStories(stories);
  const overlaid = changed.filter((file) => file.endsWith('.overlay.json')).flatMap((file) => [...referencesOf(file)]);
  for (const file of touchedBy([...changed, ...overlaid], used)) touched.add(file);
  return touched;
}

/** The definition files that each file of stories draws or reads. */
const usedByStories = kept((stories: readonly string[]) => {
  const referencesOf = definitionReferences(definitionTexts());
  const shown = (file: string) => [...new Set([...readFileSync(join(root, file), 'utf8').matchAll(/\bfile: "([^"]+)"/g)].map(([, shows]) => shows ?? ''))];
  return { referencesOf, used: new Map(stories.map((file) => [file, new Set(shown(file).flatMap((one) => [...referencesOf(one)]))])) };
});

const importsOf = kept((files: readonly string[]) => importsOfAll(root, files));

/** Keeps what comes of a list of files, as no file changes while a process decides which tests run. */
function kept<Result>(find: (files: readonly string[]) => Result): (files: readonly string[]) => Result {
  const found = new Map<string, Result>();
  return (files) => {
    const key = files.join('\n');
    if (!found.has(key)) found.set(key, find(files));
    return found.get(key)!;
  };
}

/** Application tests are touched by what they import, by the definitions of the screens that they name, and by the server's code for the calls of these. */
function touchedApplicationTests(changed: readonly string[], files: readonly string[]): Set<string> {
  const touched = touchedByCode(changed, files);
  for (const file of touchedBy(changed.map(endpointsOf), usedByPages(files))) touched.add(file);
  return touched;
}

const usedByPages = kept((files: readonly string[]) => new Map(files.map((file) => [file, usedByPage(file)])));

/** The definition files behind the addresses that a file of tests names. */
function usedByPage(file: string): Set<string> {
  const paths = [...readFileSync(join(root, file), 'utf8').matchAll(/['`](\/[^'`?#\s]*)/g)].map(([, path = '']) => path.replace(/\$\{[^}]*\}/g, '1'));
  return new Set([...new Set(paths)].flatMap((path) => [...filesOfPath(path)]));
}

/** Code of a server's area counts as the calls that it answers; every other file as itself. */
const endpointsOf = (file: string): string => file.replace(/^server\/areas\/([\w-]+)\/.*/, 'schemas/endpoints/$1.json');

const touchedByCode = (changed: readonly string[], files: readonly string[]): Set<string> =>
  changed.some((file) => /\.(tsx?|css)$/.test(file)) ? touchedBy(changed, importsOf(files)) : new Set();

/**
 * The cases that use a changed file. A file that more than half of all cases use touches none: the slices then find within four landings what one of
 * them finds now, and the tests that always run find what breaks at once.
 */
function touchedBy(changed: readonly string[], used: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const touched = changed.map((one) => [...used].flatMap(([file, all]) => (all.has(one) ? file : [])));
  return new Set(touched.flatMap((files) => (files.length > used.size / 2 ? [] : files)));
}
