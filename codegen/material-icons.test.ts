import { expect, test } from 'vitest';
import { iconNames } from '../runtime/definitions/icon-names';
import { materialIconFile, materialIcons } from './material-icons';

// Each twentieth of over ten thousand files: reading all takes half a minute where nothing has read them before.
test('the icons of the set are files that draw something, and their parts are closed', () => {
  const names = [...materialIcons()].sort();
  expect(names.length).toBeGreaterThan(10_000);
  const wrong = names
    .filter((_, index) => index % 20 === 0)
    .filter((name) => !/^<svg [^>]*><g id="icon">(<(path|circle|ellipse)( [a-z-]+="[^"<>]*")+\/>)+<\/g><\/svg>$/.test(materialIconFile(name) ?? ''));
  expect(wrong).toEqual([]);
});

test('a file has what the package draws', () => {
  expect(materialIconFile('Home')).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><g id="icon"><path d="M10 20v-6h4v6h5v-8h3L12 3 2 12h3v8z"/></g></svg>',
  );
  expect(materialIconFile('PersonTwoTone')).toContain('<circle cx="12" cy="8" r="2" opacity=".3"/>');
});

test.each(['Hom', '../Home', 'index', 'home', 'constructor', ...iconNames])('%s is no name of an icon there', (name) => {
  expect(materialIconFile(name)).toBeUndefined();
});
