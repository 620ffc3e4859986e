import { expect, test } from 'vitest';
import { definitionTexts } from './support/definition-texts';

/** The parsed definitions whose files end in one of these. */
const definitions = <Kind>(...endings: string[]): Kind[] =>
  [...definitionTexts()].filter(([path]) => endings.some((ending) => path.endsWith(ending))).map(([, text]) => JSON.parse(text) as Kind);

const area = (path: string): string => `/${path.split('/')[1]}`;

test('an item of the main menu is marked on every screen of its area', () => {
  const screens = definitions<{ path?: string }>('.screen.json').flatMap(({ path }) => path ?? []);
  const items = definitions<{ items: { label: string; to?: string; within?: string; place: string }[] }>('.navigation.json').flatMap(({ items: all }) => all);
  const main = items.filter(({ place, to }) => place === 'main' && to !== undefined);
  const marked = new Set(main.flatMap(({ to, within }) => [to, within]));
  const unmarked = main.filter(({ to = '' }) => !marked.has(area(to)) && screens.some((path) => path !== to && area(path) === area(to)));
  expect(main.length).toBeGreaterThan(8);
  expect(unmarked.map(({ label, to = '' }) => `"${label}" is not marked on the other screens below ${area(to)}: it has no "within".`)).toEqual([]);
});
