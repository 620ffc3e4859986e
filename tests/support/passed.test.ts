import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { passedBefore, rememberPassed } from './passed';

let root: string;
const write = (path: string, text: string) => writeFileSync(join(root, path), text);
/** A project with a test that only imports, one that reads files, and one that fails; all have just run in landing 5. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'wellspring-passed-'));
  for (const folder of ['tests', '.cache']) mkdirSync(join(root, folder));
  execFileSync('git', ['init', '-q'], { cwd: root });
  write('.gitignore', '.cache/');
  write('part.ts', "export { inner } from './inner';");
  write('inner.ts', 'export const inner = 1;');
  write('data.json', '{}');
  write('tests/pure.test.ts', "import { inner } from '../part';");
  write('tests/reading.test.ts', "import { readFileSync } from 'node:fs';");
  write('tests/failing.test.ts', '');
  const result = (name: string, status = 'passed') => ({ name: join(root, 'tests', name), status });
  write('.cache/report.json', JSON.stringify({ testResults: [result('pure.test.ts'), result('reading.test.ts'), result('failing.test.ts', 'failed')] }));
  rememberPassed('.cache/report.json', 5, root);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const skipped = (landing: number | undefined = 5) => passedBefore(landing, root).sort();
const [pure, reading] = ['tests/pure.test.ts', 'tests/reading.test.ts'];

test('what passed and has not changed is skipped, what failed is not', () => {
  expect(skipped()).toEqual([pure, reading]);
});

test.each([
  { what: 'what a test imports by others', path: 'inner.ts', text: 'export const inner = 2;', left: [] },
  { what: 'a file that a test may read', path: 'data.json', text: '{ "a": 1 }', left: [pure] },
  { what: 'a new file', path: 'new.json', text: '{}', left: [pure] },
  { what: 'the packages', path: 'package-lock.json', text: '{}', left: [] },
])('after a change of $what, the tests that depend on it run', ({ path, text, left }) => {
  write(path, text);
  expect(skipped()).toEqual(left);
});

test('another landing runs other slices: all files run', () => {
  expect(skipped(6)).toEqual([]);
});

test('a test that fails later is forgotten', () => {
  write('.cache/report.json', JSON.stringify({ testResults: [{ name: join(root, pure!), status: 'failed' }] }));
  rememberPassed('.cache/report.json', 5, root);
  expect(skipped()).toEqual([reading]);
});
