import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Which room may import from which. A room absent on the right is forbidden. */
const mayImport: Record<string, string[]> = {
  'runtime (pure half)': ['runtime (pure half)', 'schemas/generated'],
  'runtime (effects and React)': ['runtime (pure half)', 'runtime (effects and React)', 'schemas/generated'],
  widgets: ['widgets', 'runtime/widget-contract', 'schemas/generated'],
  codegen: ['codegen', 'runtime (pure half)', 'schemas/generated'],
  server: ['server', 'runtime (pure half)', 'codegen', 'schemas/generated'],
  'main.tsx': ['runtime (pure half)', 'runtime (effects and React)', 'widgets'],
};

const pure = ['definitions', 'expressions', 'formulas', 'validation', 'format'];

function roomOf(file: string): string {
  if (file === 'main.tsx') return 'main.tsx';
  if (file.startsWith('runtime/widget-contract')) return 'runtime/widget-contract';
  if (file.startsWith('schemas/generated')) return 'schemas/generated';
  if (file.startsWith('runtime/')) return pure.some((folder) => file.startsWith(`runtime/${folder}/`)) ? 'runtime (pure half)' : 'runtime (effects and React)';
  return file.split('/')[0] ?? '';
}

const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$|\.d\.ts$/.test(file);
const sources = ['runtime', 'widgets', 'codegen', 'server', 'schemas/generated']
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .concat('main.tsx')
  .filter(isSource)
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

const importsOf = (text: string) => [...text.matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(([, name]) => name ?? '');

test('rooms import only from the rooms that design allows', () => {
  const offences = sources.flatMap(({ file, text }) => {
    const allowed = mayImport[roomOf(file)];
    if (!allowed) return [];
    return importsOf(text)
      .filter((name) => name.startsWith('.'))
      .map((name) => relative(root, normalize(join(root, dirname(file), name))))
      .filter(
        (target) =>
          !allowed.includes(roomOf(target)) &&
          !(roomOf(target) === 'runtime/widget-contract' && roomOf(file).startsWith('runtime')) &&
          !(file === 'main.tsx' && roomOf(target) === 'runtime/widget-contract'),
      )
      .map((target) => `${file} imports ${target}`);
  });
  expect(offences).toEqual([]);
});

test('the pure half of the runtime imports no React, no Node and nothing with an effect', () => {
  const offences = sources
    .filter(({ file }) => roomOf(file) === 'runtime (pure half)')
    .flatMap(({ file, text }) =>
      importsOf(text)
        .filter((name) => /^(react|react-dom|node:|@mui|@tanstack|xstate)/.test(name))
        .map((name) => `${file} imports ${name}`),
    );
  expect(offences).toEqual([]);
});

test('what the browser runs loads zod only for types', () => {
  const offences = sources
    .filter(({ file }) => /^(runtime|widgets)\//.test(file) && !file.startsWith('runtime/definitions/'))
    .filter(({ text }) => /^import (?!type)[^;]*from '(zod|[^']*\/(?:shapes\/(?!is-expression)|definitions\/(?:nodes|actions))[^']*)'/m.test(text))
    .map(({ file }) => file);
  expect(offences).toEqual([]);
});

/** Words of the wellness domain: none stands in a .ts or .tsx outside server/ and generated types. */
const domain = /\b(trackers?|coach(es|ing)?|wellness|leaderboards?|impersonat\w*|biometrics?|assessments?|rewards?|participants?|challenges?)\b/i;

test('runtime, widgets and codegen hold no word of the domain', () => {
  const offences = sources
    .filter(({ file }) => !file.startsWith('server/') && !file.startsWith('schemas/generated/'))
    .flatMap(({ file, text }) => text.split('\n').flatMap((line, index) => (domain.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])));
  expect(offences).toEqual([]);
});

test("runtime and widgets do not hold the product's name: the application's definition has it, and before that the title of index.html", () => {
  const offences = sources.filter(({ file, text }) => /^(runtime|widgets)\//.test(file) && /wellspring/i.test(text)).map(({ file }) => file);
  expect(offences).toEqual([]);
});

test('the charts stay at the last versions under the MIT licence', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, { version?: string }> };
  expect(packages['node_modules/apexcharts']?.version).toMatch(/^4\./);
  expect(packages['node_modules/react-apexcharts']?.version).toMatch(/^1\.[0-7]\./);
});
