import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/**
 * The layers of runtime/, the lowest first. A file may import what it runs with from its own layer and from lower ones. Types may come from anywhere: they
 * are gone when the page runs. What only widgets import is above all that draws.
 */
const layers = [
  { name: 'language', of: ['definitions', 'expressions', 'format', 'formulas', 'validation', 'words'] },
  { name: 'calls', of: ['http'] },
  { name: 'contracts', of: ['contracts'] },
  { name: 'services', of: ['live', 'offline', 'theme'] },
  { name: 'actions', of: ['actions', 'flow'] },
  { name: 'form', of: ['form'] },
  { name: 'screen', of: ['screen'] },
  { name: 'table', of: ['table'] },
  { name: 'dialog', of: ['dialog'] },
  { name: 'widgets', of: ['widget-contract'] },
  { name: 'app', of: ['app'] },
];

/** What a layer loads later from a higher one, each with its reason. Nothing else is reached upwards. */
const loadedLater: Record<string, string> = {
  'runtime/screen/nodes/TableNode.tsx -> runtime/table/TableView': 'the node that shows a table: most screens show none',
  'runtime/screen/nodes/TableNode.tsx -> runtime/table/TableGrid': 'the grid of a table, while its rows are on the way',
  'runtime/screen/load-dialog-window.ts -> runtime/dialog/DialogWindow': 'the window of the first dialog, while the person reads',
};

interface Import {
  from: string;
  to: string;
  isLater: boolean;
}

const files = readdirSync(join(root, 'runtime'), { recursive: true, encoding: 'utf8' })
  .map((file) => join('runtime', file))
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file));
const withoutEnding = (file: string) => file.replace(/\.tsx?$/, '');
const known = new Set(files.map(withoutEnding));

/** What a file runs with: no types. */
function importsOf(file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8');
  const targets = [
    ...[...text.matchAll(/^(?:import|export) (?!type )([^;]*?)from '([^']+)'/gms)].flatMap(([, names = '', name = '']) =>
      /^\{(?:\s*type \w+(?: as \w+)?,?)+\s*\}\s*$/.test(names) ? [] : [{ name, isLater: false }],
    ),
    ...[...text.matchAll(/import\('([^']+)'\)/g)].map(([, name = '']) => ({ name, isLater: true })),
  ];
  return targets.flatMap(({ name, isLater }) => {
    const to = withoutEnding(relative(root, normalize(join(root, dirname(file), name))));
    return name.startsWith('.') && known.has(to) ? [{ from: file, to, isLater }] : [];
  });
}
const imports = files.flatMap(importsOf);

const layerOf = (file: string): number => {
  const [, first = ''] = withoutEnding(file).split('/');
  return layers.findIndex(({ of }) => of.includes(first));
};

test('each file of runtime/ belongs to a layer', () => {
  expect(files.filter((file) => layerOf(file) === -1)).toEqual([]);
  expect(imports.length).toBeGreaterThan(1000);
});

test('nothing in runtime/ is imported upwards', () => {
  const upwards = imports.filter(({ from, to }) => layerOf(to) > layerOf(from)).map(({ from, to, isLater }) => ({ way: `${from} -> ${to}`, isLater }));
  expect(upwards.filter(({ way, isLater }) => !isLater || !Object.hasOwn(loadedLater, way))).toEqual([]);
  expect(Object.keys(loadedLater).filter((way) => !upwards.some((one) => one.way === way))).toEqual([]);
});

test('no files of runtime/ import each other in a circle', () => {
  const next = new Map<string, string[]>();
  for (const { from, to, isLater } of imports) if (!isLater) next.set(withoutEnding(from), [...(next.get(withoutEnding(from)) ?? []), to]);
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' -> '));
    if (done.has(file) || way.includes(file)) return;
    for (const target of next.get(file) ?? []) visit(target, [...way, file]);
    done.add(file);
  };
  for (const file of next.keys()) visit(file, []);
  expect(circles).toEqual([]);
});
