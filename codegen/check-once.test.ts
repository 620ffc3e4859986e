import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { projectFolderForEach } from '../tests/check/project-folder';
import { checkOnce } from './check-once';
import { keptCheck } from './kept-check';
import { readSource } from './source';

const place = projectFolderForEach();
afterEach(() => vi.restoreAllMocks());

/** Checks the folder: whether it is sound, and what was printed. */
async function check() {
  const [log, error] = [vi.spyOn(console, 'log').mockImplementation(() => undefined), vi.spyOn(console, 'error').mockImplementation(() => undefined)];
  const isSound = await checkOnce(place.root, readSource(place.root));
  const printed = [...log.mock.calls, ...error.mock.calls].map(([line]) => String(line));
  vi.restoreAllMocks();
  return { isSound, printed };
}
/** What an earlier check is taken to have found of the folder as it is now. */
const kept = () => keptCheck(place.root, readSource(place.root));
const withoutTime = (lines: string[]) => lines.map((line) => line.replace(/ \d+ ms.*/, ''));

test('D-speed-07 without a change the check says the same again and does not check', async () => {
  const first = await check();
  const second = await check();
  expect(first.printed[0]).toMatch(/^\d+ definitions, no faults\. \d+ ms$/);
  expect(second.printed[0]).toMatch(/^\d+ definitions, no faults\. \d+ ms; nothing has changed since the last check\.$/);
  expect([second.isSound, withoutTime(second.printed)]).toEqual([true, withoutTime(first.printed)]);
});

test.each([
  ['a definition', 'screens/books.screen.json'],
  ['the check', 'codegen/compile.ts'],
  ['what expressions may say', 'runtime/words.ts'],
  ['the packages', 'package-lock.json'],
  ['the texts of the program', 'schemas/generated/program-texts.json'],
])('D-speed-07 with another text of %s it checks again', (_what, path) => {
  kept().keep(['1 definition']);
  expect(kept().read()).toEqual(['1 definition']);
  place.write(path, `${readFileSync(join(place.root, path), 'utf8')} `);
  expect(kept().read()).toBeUndefined();
});

test('D-speed-07 with another drawing it checks again, as definitions name drawings', () => {
  kept().keep(['1 definition']);
  place.write('public/art/lost.svg', '<svg />');
  expect(kept().read()).toBeUndefined();
});

test('D-speed-07 faults are never kept: each check prints them and fails', async () => {
  place.write('screens/books.screen.json', '{');
  const [first, second] = [await check(), await check()];
  expect([first.isSound, second.isSound]).toEqual([false, false]);
  expect(first.printed.join('\n')).toContain('screens/books.screen.json');
  expect(second.printed).toEqual(first.printed);
});

test.each(['', '1 definition'])('a file that reads "%s" is no result, as its sum is wrong', (text) => {
  kept().keep(['1 definition']);
  const [file = ''] = readdirSync(join(place.root, '.cache/checks'));
  writeFileSync(join(place.root, '.cache/checks', file), text);
  expect(kept().read()).toBeUndefined();
});

test('where nothing may be written it checks all the same', () => {
  place.write('.cache', 'a file, not a folder');
  kept().keep(['1 definition']);
  expect(kept().read()).toBeUndefined();
});
