import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { usualWords } from './definitions/words';
import { setWords, word } from './words';

afterEach(() => setWords());

test("a text of the page is the application's where that has one, else the usual one, with its values entered", () => {
  setWords({ yes: 'Sí', moveUpOf: 'Subir {name}' });
  expect([word('yes'), word('no'), word('moveUpOf', { name: 'Ana' }), word('page', { page: 2, last: 7 })]).toEqual(['Sí', 'No', 'Subir Ana', 'Page 2 of 7']);
  setWords();
  expect(word('yes')).toBe('Yes');
});

/** What shows where nothing has come that could say otherwise, or to authors only. */
const without = ['app/LastResort.tsx', 'app/StartFailed.tsx', 'app/development.tsx'];
const views = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file) && !without.includes(file),
);
const textOf = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

test('no view of the runtime has a sentence of its own', () => {
  expect(views.length).toBeGreaterThan(100);
  const written = views
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) =>
      [
        ...textOf(file).matchAll(/<(?:p|span|h[1-6]|button|option|dt|legend|label)(?: [^<>]*)?>\s*([A-Z][a-z]+[^<{]*)<|(?:aria-label|title)="([A-Z][^"]*)"/g),
      ].map(([, text, label]) => `${file}: ${(text ?? label)?.trim()}`),
    );
  expect(written).toEqual([]);
});

test('each text has a place where it shows', () => {
  const code = views.map(textOf).join('\n');
  expect(Object.keys(usualWords).filter((name) => !new RegExp(`word\\([^)]*'${name}'`).test(code))).toEqual([]);
});
