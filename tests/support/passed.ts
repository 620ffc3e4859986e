import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { importsOfAll } from './code-imports';

/** By test file, the hash of all that it depended on when it passed last. */
type Passed = Record<string, string>;

const file = '.cache/passed.json';

/** A file that imports one of these may read any file of the project: what it depends on is not known from its imports. */
const readsFiles = /from 'node:(?:fs|fs\/promises|child_process)'|\bimport\.meta\.glob\b/;

const hashOf = (...parts: string[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
};

const contentOf = (root: string, path: string): string => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '');

/** All files of the work tree, those that git does not know yet included. */
const workTree = (root: string): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
    .split('\n')
    .filter(Boolean)
    .sort();

/**
 * Returns, for each of the test files, a hash of what its result depends on: what it imports, itself or by others, the packages, Node, and the slice of
 * the landing. Of a test that reads files, or whose imports do, every file of the project counts.
 * @param landing the number of the landing, as other slices are other tests.
 */
function hashesOf(root: string, tests: readonly string[], landing: number | undefined): Map<string, string> {
  let whole: string | undefined;
  const all = () => (whole ??= hashOf(...workTree(root).flatMap((path) => [path, contentOf(root, path)])));
  const common = hashOf(contentOf(root, 'package-lock.json'), contentOf(root, 'vite.config.ts'), process.version, String(landing));
  const known = new Map<string, { hash: string; readsFiles: boolean }>();
  const read = (path: string) => {
    const content = contentOf(root, path);
    const one = known.get(path) ?? { hash: hashOf(path, content), readsFiles: /\.tsx?$/.test(path) && readsFiles.test(content) };
    known.set(path, one);
    return one;
  };
  return new Map(
    [...importsOfAll(root, tests)].map(([test, imports]) => {
      const parts = [...imports].sort().map(read);
      return [test, hashOf(common, ...(parts.some((part) => part.readsFiles) ? [all()] : parts.map(({ hash }) => hash)))];
    }),
  );
}

const readPassed = (root: string): Passed => JSON.parse(contentOf(root, file) || '{}') as Passed;

/** Returns the test files that passed before and whose result depends on nothing that has changed since. */
export function passedBefore(landing: number | undefined, root = process.cwd()): string[] {
  const passed = readPassed(root);
  const known = Object.keys(passed).filter((test) => existsSync(join(root, test)));
  return [...hashesOf(root, known, landing)].flatMap(([test, hash]) => (passed[test] === hash ? [test] : []));
}

/**
 * Remembers which test files passed.
 * @param report where Vitest's JSON report is, from the project's root.
 */
export function rememberPassed(report: string, landing: number | undefined, root = process.cwd()): void {
  const { testResults } = JSON.parse(contentOf(root, report) || '{ "testResults": [] }') as { testResults: { name: string; status: string }[] };
  const named = testResults.map(({ name, status }) => ({ test: relative(root, name), status }));
  const failed = new Set(named.filter(({ status }) => status !== 'passed').map(({ test }) => test));
  const passed = named.map(({ test }) => test).filter((test) => existsSync(join(root, test)) && !failed.has(test));
  const kept = Object.fromEntries(Object.entries(readPassed(root)).filter(([test]) => !failed.has(test)));
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(join(root, file), JSON.stringify({ ...kept, ...Object.fromEntries(hashesOf(root, passed, landing)) }));
}
