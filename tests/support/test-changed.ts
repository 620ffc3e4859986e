import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { importsOfAll } from './code-imports';
import { filesBelow } from './definition-texts';
import { unitTurns } from './second-tier';

/** How long a file of each project's tests takes where the last whole run has not told, in seconds. */
const usualSeconds: Record<string, number> = { unit: 1, server: 4, application: 30, stories: 2, browser: 3 };
/** What a file needs beside its tests: most of it is importing. */
const importSeconds = 0.5;
/** Of all files that run, in seconds, two at a time: with what it takes to start, less than a minute. */
const budget = 20;

/** What tests read as data, and the tests that read it: no import leads from one to the other. */
const readAsData: [folder: RegExp, tests: RegExp][] = [
  [/^(schemas|screens|flows)\/.*\.json$/, /^tests\/(check\/real-definitions|flows\/every-edge|stories|docs)\.test\.ts$/],
  [/^(docs\/|[A-Z]+\.md)/, /^tests\/docs(\/.*)?\.test\.ts$/],
  [/\.tsx?$/, /^tests\/architecture\.test\.ts$/],
];

/** The tests of the calls that an area of the server answers. */
const testsOfArea = (file: string): string => file.replace(/^server\/areas\/([\w-]+)\/.*/, 'tests/server/$1.test.ts');

/** The files that differ from a commit, new ones too, from the project's root. */
export function changedFiles(commit = 'HEAD'): string[] {
  const git = (...parameters: string[]) => execFileSync('git', parameters, { encoding: 'utf8' }).split('\n').filter(Boolean);
  const files = [...git('diff', '--name-only', '--diff-filter=d', commit), ...git('ls-files', '--others', '--exclude-standard')];
  return [...new Set(files)];
}

/** Code of the product, without tests, whose titles stand in a generated document. */
const isProductCode = (file: string): boolean => /^(runtime|server|widgets)\/.*\.(tsx?|css)$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file);

/** Whether a change can make the check of the definitions find something else. Of the product's code only what the check itself imports can. */
export function touchesDefinitions(files: readonly string[]): boolean {
  const command = 'tests/support/definitions-command.ts';
  const code = importsOfAll(process.cwd(), [command]).get(command);
  return files.some((file) => !isProductCode(file) || code?.has(file));
}

/** Test files, from the project's root. */
interface Selection {
  /** Those that a change can break, nearest to it first and then the quickest, for less than a minute. */
  chosen: string[];
  /** The others that it can break. */
  left: string[];
}

/** What Vitest never runs, see the projects of vite.config.ts. */
const neverRun = /^\.storybook\/generated\/(widgets\/|flows\/(?!edges\.))/;

const projectOf = (path: string): string => {
  if (path.startsWith('tests/server/')) return 'server';
  if (path.startsWith('tests/browser/')) return 'application';
  if (path.endsWith('.stories.tsx')) return 'stories';
  return path.includes('.browser.test.') ? 'browser' : 'unit';
};

/** Every file of tests. */
const allTests = (): string[] =>
  filesBelow(['.storybook', 'codegen', 'runtime', 'server', 'tests', 'widgets']).filter((file) => /\.(test|stories)\.tsx?$/.test(file) && !neverRun.test(file));

/**
 * Selects the tests that a change can break: those that import what has changed, or read it as data. Who imports what is read from the files themselves:
 * to ask Vitest takes forty seconds, as it compiles every file of tests.
 * @param files what has changed since the commit, see `changedFiles`.
 * @param report the JSON report of the last whole run, for the times of its files.
 */
export function selectTests(files: readonly string[], report: string): Selection {
  const seconds = lastTimes(report);
  const all = allTests();
  const readers = readAsData.filter(([folder]) => files.some((file) => folder.test(file))).map(([, reading]) => reading);
  const isReading = (path: string) => readers.some((one) => one.test(path));
  const imports = importsOfAll(process.cwd(), all);
  const isTouched = (path: string) => isReading(path) || files.some((file) => imports.get(path)?.has(file));
  const touched = all.filter(isTouched).map((path) => {
    const project = projectOf(path);
    // Files that take turns are those that take long.
    const isQuick = project === 'unit' && !unitTurns.some((turn) => Object.hasOwn(turn, path));
    return { path, time: importSeconds + (seconds.get(path) ?? usualSeconds[project] ?? 1), isQuick };
  });
  const nearness = ({ path }: { path: string }) => {
    if (files.includes(path)) return 0;
    return isReading(path) || files.some((file) => dirname(file) === dirname(path) || testsOfArea(file) === path) ? 1 : 2;
  };
  const ordered = touched.sort((left, right) => nearness(left) - nearness(right) || left.time - right.time);
  let used = 0;
  // A database, a page or a browser takes ten seconds to start: only for what stands beside the change.
  const chosen = ordered
    .filter((test) => nearness(test) === 0 || ((test.isQuick || nearness(test) === 1) && (used += test.time) <= budget))
    .map(({ path }) => path);
  return { chosen, left: ordered.map(({ path }) => path).filter((path) => !chosen.includes(path)) };
}

/** By file, the seconds that it took in the last whole run. */
function lastTimes(report: string): Map<string, number> {
  if (!existsSync(report)) return new Map();
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as { testResults: { name: string; startTime: number; endTime: number }[] };
  return new Map(testResults.map(({ name, startTime, endTime }) => [relative(process.cwd(), name), (endTime - startTime) / 1000]));
}
