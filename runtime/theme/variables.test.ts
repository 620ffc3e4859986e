import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createAppTheme } from './theme';
import { variablesOf } from './variables';

const root = join(import.meta.dirname, '../..');

/** Every variable that a sheet or a component of ours reads, by its name. */
const used = new Set(
  ['runtime', 'widgets']
    .flatMap((room) => readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((file) => join(root, room, file)))
    .filter((file) => /\.(css|tsx?)$/.test(file) && !/\.(test|stories)\./.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/var\((--mui-[\w-]+)/g)].map(([, name]) => name as string)),
);

/** A sheet's declarations by selector, as name and value. */
const declarationsOf = (css: string) =>
  Object.fromEntries(
    [...css.matchAll(/(.+?) \{ (.*?) \}/g)].map(([, selector, body]) => [
      selector as string,
      Object.fromEntries([...(body ?? '').matchAll(/([\w-]+): (.*?);/g)].map(([, name, value]) => [name as string, value as string])),
    ]),
  );

const look = { helpColor: '#7a2a8c', darkTextAbove: 186, shade: 0.2, halfOpacity: 0.5 };

test.each(['#12695b', '#ffd500', 'no colour'])('with %s, the sheet says of every variable what the theme of MUI says', (color) => {
  const own = declarationsOf(variablesOf(color, look));
  const ofMui: Record<string, Record<string, string>> = Object.assign(
    {},
    ...(createAppTheme(color, look) as unknown as { generateStyleSheets(): object[] }).generateStyleSheets(),
  );
  expect(Object.keys(own)).toEqual(Object.keys(ofMui));
  for (const [selector, declarations] of Object.entries(own)) {
    expect(Object.keys(declarations).length).toBeGreaterThan(5);
    const { colorScheme, ...theirs } = ofMui[selector] ?? {};
    expect({ ...theirs, ...(colorScheme !== undefined && { 'color-scheme': colorScheme }) }).toMatchObject(declarations);
  }
});

test('every variable that is read is in the sheet, in both schemes', () => {
  const [fixed, light, dark] = Object.values(declarationsOf(variablesOf('#12695b')));
  expect(used.size).toBeGreaterThan(20);
  expect([...used].filter((name) => !(name in { ...fixed, ...light }))).toEqual([]);
  expect(Object.keys(dark ?? {})).toEqual(Object.keys(light ?? {}));
});
