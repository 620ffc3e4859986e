import { readFileSync, readdirSync, statSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020';
import addFormatsModule from 'ajv-formats';
import { expect, test } from 'vitest';
import { widgets } from './registry';

const folders = readdirSync('widgets').filter((name) => statSync(`widgets/${name}`).isDirectory());

// Made in main.tsx, because they need what a widget does not know: the forms.
const madeInMain = ['schema-preview'];

test('every folder is in the registry, and every line of the registry has a folder', () => {
  expect([...Object.keys(widgets), ...madeInMain].sort()).toEqual(folders.sort());
});

interface Manifest {
  name: string;
  description: string;
  value: object & { examples?: unknown[] };
  options: object & { examples?: unknown[] };
}
const manifestOf = (name: string) => JSON.parse(readFileSync(`widgets/${name}/${name}.widget.json`, 'utf8')) as Manifest;

test.each(folders)('%s has a manifest of its own name with closed options', (name) => {
  const manifest = manifestOf(name);
  expect(manifest).toMatchObject({ name, options: { type: 'object', additionalProperties: false } });
  expect(manifest.description).toMatch(/\.$/);
});

test.each(Object.keys(widgets))('%s has a story of all its states and one of its surroundings, both from its manifest alone', (name) => {
  const stories = readFileSync(`widgets/${name}/${name}.stories.tsx`, 'utf8');
  expect(stories).toContain(`args: { widget: '${name}' }`);
  expect(stories).toContain('export const AllStates: Story = {};');
  expect(stories).toContain('export const Surroundings: Story = surroundings;');
});

test.each(Object.keys(widgets))('%s shows examples that its manifest allows', (name) => {
  const { value, options } = manifestOf(name);
  const ajv = (addFormatsModule as unknown as typeof addFormatsModule.default)(new Ajv2020({ strict: false }));
  expect(value.examples?.length ?? 0).toBeGreaterThan(0);
  for (const [schema, examples] of [[value, value.examples ?? []] as const, [options, options.examples ?? []] as const])
    for (const example of examples) expect([example, ajv.validate(schema, example), ajv.errors]).toEqual([example, true, null]);
});
