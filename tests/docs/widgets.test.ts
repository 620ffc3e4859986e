import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { widgetContractVersion } from '../../runtime/definitions/widget-contract-version';
import { namedPackages, packagesModule } from '../../codegen/widget-packages';
import { widgetStoryFiles } from '../../codegen/generate/widget-stories';
import type { Definition } from '../../codegen/project/definition';
import { createReader } from '../../codegen/project/read';
import type { WidgetShape } from '../../codegen/project/standard-shapes';
import { readSource } from '../../codegen/source';
import { check } from '../support/shared-compiler';
import { openDesk } from '../author/support';

const root = join(import.meta.dirname, '../..');
const guide = readFileSync(join(root, 'docs/widgets.md'), 'utf8');
const sample = join(root, 'tests/samples/widget-package');
const own = readSource(root);
const files = readdirSync(sample, { recursive: true, encoding: 'utf8' }).filter((file) => /\.\w+$/.test(file));
const app = 'schemas/settings/wellspring.app.json';
const screen = (widget: string, value: unknown) =>
  JSON.stringify({
    id: 'rating',
    kind: 'screen',
    path: '/rating',
    title: 'Rating',
    allow: 'everyone',
    body: [
      { id: 'title', text: 'Rating', as: 'title' },
      { id: 'rating', widget, label: 'Rating', value },
    ],
  });

test('the guide shows the example package as it is, whole', () => {
  expect(files).toHaveLength(5);
  const shown = [...guide.matchAll(/```\w+\n([\s\S]*?)\n```/g)].map(([, code]) => `${code}\n`);
  expect(new Set(files.map((file) => readFileSync(join(sample, file), 'utf8')))).toEqual(new Set(shown));
});

test('the guide names the version of the contract, and each of its rules', () => {
  const rules = [...readFileSync(join(root, 'tests/contract/contract.ts'), 'utf8').matchAll(/^ {2}(\w+),$/gm)].map(([, rule]) => rule);
  expect(rules.length).toBeGreaterThan(5);
  expect([...guide.matchAll(/^\| `(\w+)` \| [A-Z]/gm)].map(([, rule]) => rule)).toEqual(rules);
  expect(guide).toContain(`This is **version ${widgetContractVersion}**`);
});

/** A project that names a package, with its files, and a screen with the widget that it brings. */
function projectWith(change: (packageJson: string) => string = (text) => text) {
  const desk = openDesk(own);
  for (const file of files)
    desk.write(`widget-package/${file}`, file === 'package.json' ? change(readFileSync(join(sample, file), 'utf8')) : readFileSync(join(sample, file), 'utf8'));
  desk.write(app, own.get(app)!.replace('"name": "Wellspring",', '"name": "Wellspring",\n  "widgetPackages": ["./widget-package"],'));
  desk.write('screens/rating.screen.json', screen('stars', 4));
  return desk;
}
const faultsOf = (desk: { root: string }) => check(readSource(desk.root)).faults.map(({ code, message }) => `${code}: ${message}`);

test('a package that is named brings its widgets, without a change of ours', () => {
  const desk = projectWith();
  expect(faultsOf(desk)).toEqual([]);
  expect(namedPackages(readSource(desk.root))).toEqual(['./widget-package']);
  expect(packagesModule(['./widget-package', '@example/more'])).toContain(
    "import { widgets as widgets0 } from '../../widget-package';\nimport { widgets as widgets1 } from '@example/more';",
  );
});

test('a package for another version of the contract, and one that is not there, are refused', () => {
  const says =
    'unknown-package: There are no widgets of "./widget-package". Install it, and look into its package.json: it must say "wellspring": { "widgetContract": 1 }, and its widgets must stand in its folder widgets/.';
  expect(faultsOf(projectWith((text) => text.replace('"widgetContract": 1', '"widgetContract": 2')))).toEqual([
    says,
    expect.stringContaining('unknown-widget: There is no widget "stars".'),
  ]);
});

test('a widget of a package does not take the place of one of ours', () => {
  const desk = projectWith();
  desk.write('widget-package/widgets/text/text.widget.json', own.get('widgets/text/text.widget.json')!);
  expect(faultsOf(desk)).toEqual([expect.stringMatching(/^duplicate-id: /)]);
});

test('`widget stars` writes a folder that the check takes at once, and never writes over one', async () => {
  const desk = openDesk(own);
  expect(await desk.run('widget stars')).toBe(0);
  expect(desk.said.filter((line) => line.startsWith('Wrote'))).toEqual(
    ['stars.widget.json', 'Stars.tsx', 'index.ts', 'stars.stories.tsx'].map((file) => `Wrote widgets/stars/${file}`),
  );
  expect(desk.said.join('\n')).toContain("Now add its line to widgets/registry.ts: 'stars': stars,");
  expect(desk.read('widgets/stars/Stars.tsx')).toContain("import type { StarsOptions } from '../../schemas/generated/widgets';");
  desk.write('screens/rating.screen.json', screen('stars', 'four'));
  expect(faultsOf(desk)).toEqual([]);
  expect([await desk.run('widget stars'), desk.said]).toEqual([1, ['There is a widget "stars" already, in widgets/stars.']]);
  expect([await desk.run('widget Stars'), desk.said[0]]).toEqual([1, expect.stringContaining('"Stars" cannot be the name of a widget')]);
});

test('`widget stars --package` begins a package that the check takes', async () => {
  const desk = openDesk(own);
  expect(await desk.run('widget stars --package ./of-acme')).toBe(0);
  desk.write(app, own.get(app)!.replace('"name": "Wellspring",', '"name": "Wellspring",\n  "widgetPackages": ["./of-acme"],'));
  desk.write('screens/rating.screen.json', screen('stars', 'four'));
  expect(faultsOf(desk)).toEqual([]);
  expect(desk.read('of-acme/widgets/stars/Stars.tsx')).toContain("from 'wellspring/widget-contract'");
});

test('QA finds a story of each state of a widget that a package brings', () => {
  const { definitions } = createReader()(readSource(projectWith().root));
  const files = widgetStoryFiles(definitions.filter((one): one is Definition<WidgetShape> => one.kind === 'widget'));
  const stories = files['.storybook/generated/widgets/stars.stories.tsx'] ?? '';
  expect([...stories.matchAll(/name: "([^"]+)"/g)].map(([, name]) => name)).toEqual([
    ...['Empty', 'Filled', 'Required', 'Read-only', 'Disabled', 'Fault: required', 'Fault: Give {n} or more. (minimum)', 'Long text'],
  ]);
  expect(stories).toContain("file: 'widget-package/widgets/stars/stars.widget.json'");
});
