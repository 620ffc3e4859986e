import { join } from 'node:path';
import { expect, test } from 'vitest';
import { linesOf } from '../.storybook/definition-lines';
import { mergedFiles } from '../.storybook/merged-files';
import { readSource } from '../codegen/source';
import { compile } from './support/shared-compiler';

const source = readSource(join(import.meta.dirname, '..'));
const { checked } = compile(source);
const projectOf = (name: string) => checked.customers.find(({ customer }) => customer === name)!.project;

test('QA reads a definition as the customer has it: what an overlay wrote is marked with its file and line, all else is not', () => {
  const file = 'schemas/forms/user-profile.form.json';
  const { value, from } = mergedFiles(projectOf('lakeside'))[file]!;
  const lines = linesOf(value, from);
  expect(JSON.parse(lines.map(({ text }) => text).join('\n'))).toEqual(value);
  const own = lines.filter((line) => line.from !== undefined);
  expect(own.length).toBeGreaterThan(3);
  expect(own.length).toBeLessThan(lines.length / 2);
  const title = own.find(({ text }) => text.includes('"title": '))!;
  const [overlay = '', line = ''] = title.from!.split(':');
  expect(overlay).toMatch(/^schemas\/customers\/lakeside\//);
  // What is marked stands on that line of that file.
  const words = /"title": (".*?")/.exec(title.text)![1]!;
  expect(source.get(overlay)!.split('\n')[Number(line) - 1]).toContain(words);
});

test('QA copies from a line an operation that an overlay may hold, and that changes what stands there', () => {
  const form = projectOf('lakeside').find('form', 'change-password')!;
  const found = linesOf(form.value).flatMap(({ operation }) => (operation?.node !== undefined && operation.property === 'label' ? [operation] : []));
  expect(found.length).toBeGreaterThan(0);
  const operation = { ...found[0]!, to: 'Another label' };
  const overlay = { id: 'copied', kind: 'overlay', operations: [operation] };
  const changed = compile(new Map([...source, ['schemas/customers/lakeside/copied.overlay.json', JSON.stringify(overlay)]]));
  expect(changed.faults).toEqual([]);
  expect(JSON.stringify(changed.customers.lakeside!.forms['change-password'])).toContain('Another label');
});
