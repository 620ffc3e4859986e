import { expect, test } from 'vitest';
import { readSource } from '../codegen/source';

// What nothing leads to is found by nobody: the page where people book a coach had no link to it.

/** Screens that an address from outside leads to. */
const fromOutside: Record<string, string> = {
  '/act/auth/autologin': 'The link of an email.',
  '/schema-preview': 'A page for authors, whose guide has its address.',
};

test('each screen is named by a menu, a link or an action of another definition', () => {
  const files = [...readSource(process.cwd())].filter(([file]) => /^(?:screens|flows|schemas\/(?:settings|tables))\//.test(file));
  const screens = files.flatMap(([file, text]) => {
    const { kind, path } = JSON.parse(text) as { kind?: string; path?: string };
    return kind === 'screen' && path !== undefined ? [{ file, path }] : [];
  });
  expect(screens.length).toBeGreaterThan(30);
  const isNamed = ({ file, path }: { file: string; path: string }) =>
    files.some(([other, text]) => other !== file && text.includes(path.split('/:')[0] ?? path));
  expect(
    screens
      .filter((screen) => !isNamed(screen))
      .map(({ path }) => path)
      .sort(),
  ).toEqual(Object.keys(fromOutside));
});
