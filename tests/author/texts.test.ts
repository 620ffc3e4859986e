import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSource } from '../../codegen/source';
import { type Desk, openDesk } from './support';

let desk: Desk;
beforeAll(() => {
  desk = openDesk(readSource(join(import.meta.dirname, '../..')));
});
afterAll(() => rmSync(desk.root, { recursive: true }));

/** Returns the line of a text; -1 where there is none. */
const lineOf = (text: string, from = 0) => desk.said.findIndex((line, index) => index >= from && line.startsWith(`  ${text}`));

test('D-moments-11 a screen tells its texts as it shows them: fragments and forms in their place, then the dialogs that it opens', async () => {
  expect(await desk.run('texts rewards')).toBe(0);
  expect(desk.said[0]).toBe('screen:rewards  /rewards');
  const inOrder = ['Spend your points', 'Points to spend', 'Search', 'All categories', 'Redeem', 'Not available yet', 'Coming soon'].map((text) =>
    lineOf(text),
  );
  expect(inOrder.every((line) => line > 0)).toBe(true);
  expect(inOrder).toEqual(inOrder.toSorted((one, other) => one - other));
  const dialog = desk.said.indexOf('dialog:reward-order');
  expect(dialog).toBeGreaterThan(lineOf('Coming soon'));
  expect(lineOf('Order for {points} points', dialog)).toBeGreaterThan(lineOf('Cancel', dialog));
});

test('D-moments-11 the translation is beside the text', async () => {
  await desk.run('texts rewards');
  expect(desk.said).toContainEqual(expect.stringMatching(/^  Coming soon {2,}\S/));
  expect(desk.said).toContainEqual(expect.stringMatching(/^  Redeem {2,}Canjear$/));
});

test('D-moments-11 a text of a table is told with the screen, and a text without a translation has a dash', async () => {
  const path = 'schemas/tables/statement-entries.table.json';
  const before = desk.read(path);
  desk.write(path, before.replace('"label": "Points balance"', '"label": "Points left over"'));
  expect(await desk.run('texts reward-statement')).toBe(0);
  expect(desk.said).toContainEqual(expect.stringMatching(/^  Points left over {2,}—$/));
  desk.write(path, before);
});

test('without a name all screens and all dialogs are told, each once', async () => {
  expect(await desk.run('texts')).toBe(0);
  const heads = desk.said.filter((line) => /^(screen|dialog|layout):/.test(line));
  expect(heads.length).toBeGreaterThan(100);
  expect(new Set(heads).size).toBe(heads.length);
});

test('a name that no screen has is refused, with the one that was meant', async () => {
  expect(await desk.run('texts reward')).toBe(1);
  expect(desk.said.join()).toMatch(/^There is no screen, dialog or layout "reward"\. Did you mean "rewards"\?/);
});
