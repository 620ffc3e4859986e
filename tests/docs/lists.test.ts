import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { commands } from '../../codegen/author/run-author';
import { optionTexts } from '../../codegen/author/option-texts';
import { overlay } from '../../runtime/definitions/shapes/overlay';

const lists = readFileSync(join(import.meta.dirname, '../../docs/lists.md'), 'utf8');
/** The first cells of the table below a heading. */
const listed = (heading: string): string[] => {
  const [, after = ''] = lists.split(`## ${heading}\n`);
  const [, rows = ''] = after.split('\n## ')[0]!.split(/(?:\|---)+\|\n/);
  return [...rows.matchAll(/^\| `([^` ]+)/gm)].map(([, name]) => name!);
};

test('the list of operations has each that an overlay may have, those that definitions describe as well', () => {
  const schema = JSON.stringify(z.toJSONSchema(overlay, { unrepresentable: 'any' }));
  const ops = [...schema.matchAll(/"op":\{"type":"string","const":"([a-z-]+)"/g)].map(([, op]) => op ?? '');
  expect(ops.length).toBeGreaterThan(4);
  const described = readdirSync(join(import.meta.dirname, '../../schemas/operations')).map((file) => file.replace('.operation.json', ''));
  expect(described.length).toBeGreaterThan(1);
  expect(listed('Operations of overlays').toSorted()).toEqual([...new Set(ops), ...described].toSorted());
});

test('the list of commands has each, and each option of a command is explained and belongs to one', () => {
  expect(listed('Commands')).toEqual(Object.keys(commands));
  const used = new Set(Object.values(commands).flatMap(({ options }) => options));
  expect([...used].toSorted()).toEqual(Object.keys(optionTexts).toSorted());
});

test('the list of widgets has the options of each', () => {
  const row = lists.split('\n').find((line) => line.startsWith('| `number` |'));
  for (const option of ['step', 'maxLength', 'prefix', 'suffix']) expect(row).toContain(`\`${option}\``);
});
