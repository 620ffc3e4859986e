import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { project } from '../check/planted';
import { openDesk } from './support';

const desk = openDesk(project);
afterAll(() => rmSync(desk.root, { recursive: true }));

test('an author is told what overlays can do, the operations that definitions describe as well', async () => {
  expect(await desk.run('operations')).toBe(0);
  expect(desk.said).toContain('  insert-entry  adds a text or number to a list, or a value by its name');
  expect(desk.said).toContain("  book-measure  a measure of books of the customer's own");
});

test('of one operation it is told what its author gives it, with an example', async () => {
  expect(await desk.run('operations book-measure')).toBe(0);
  expect(desk.said[0]).toBe("book-measure: a measure of books of the customer's own");
  expect(desk.said.map((line) => line.trim())).toEqual(expect.arrayContaining(['id (required)', 'after', 'title (required)']));
  expect(JSON.parse(desk.said.at(-1) ?? '')).toEqual({ op: 'book-measure', id: 'depth', label: 'Depth' });
  expect(await desk.run('operations set')).toBe(0);
  expect(desk.said[0]).toMatch(/^set: changes a value of a part\n/);
});

test('of one that there is not, the one that was meant', async () => {
  expect(await desk.run('operations book-mesure')).toBe(1);
  expect(desk.said).toEqual(['There is no operation "book-mesure". Did you mean "book-measure"?']);
});
