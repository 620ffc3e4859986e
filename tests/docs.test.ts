import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { compile } from './support/shared-compiler';
import { readSource } from '../codegen/source';
import { settings } from '../server/config';
import { formatFaults } from '../runtime/definitions/fault';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The JSON of a guide, in its order. */
const examplesIn = (file: string) => [...read(file).matchAll(/```json\n([\s\S]*?)```/g)].map(([, json]) => json ?? '');

test('the screen of the handbook compiles beside the real definitions', () => {
  const [screen = ''] = examplesIn('docs/handbook/definitions.md');
  const source = new Map([...readSource(root), ['screens/programs/available-programs.screen.json', screen]]);
  const { faults, base } = compile(source);
  expect(formatFaults(faults)).toBe('0 faults in 0 files. Nothing was published.');
  expect(base?.screens['available-programs']?.operations.getAvailablePrograms?.path).toBe('/userprograms/available');
});

test('the guard, the place and the menu item of the handbook compile beside the real definitions, and the place is guarded', () => {
  const [, guard = '', place = '', item = ''] = examplesIn('docs/handbook/definitions.md');
  const source = new Map(readSource(root));
  const change = (file: string, edit: (definition: Editable) => void) => {
    const definition = JSON.parse(source.get(file) ?? '') as Editable;
    edit(definition);
    source.set(file, JSON.stringify(definition));
  };
  change('schemas/settings/routes.guards.json', ({ guards }) => Object.assign(guards, JSON.parse(guard)));
  change('screens/places/coming.screen.json', ({ places }) => places.push(JSON.parse(place)));
  change('schemas/settings/main.navigation.json', ({ items }) => items.push(JSON.parse(item)));
  const { faults, base } = compile(source);
  expect(formatFaults(faults)).toBe('0 faults in 0 files. Nothing was published.');
  expect(base?.shell.routes.find(({ path }) => path === '/library')).toMatchObject({ screen: 'coming', guards: ['firstLogin', 'library'] });
  expect(base?.shell.guards.library?.otherwise).toBe('/programs');
  expect(base?.shell.app.navigation?.items.at(-1)).toMatchObject({ to: '/library' });
});

/** The parts of definitions that the examples are put into. */
interface Editable {
  guards: object;
  places: unknown[];
  items: unknown[];
}

const handbook = readdirSync(join(root, 'docs/handbook')).map((file) => `docs/handbook/${file}`);
const guides = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'docs/authoring.md',
  'docs/migrations.md',
  'docs/security.md',
  'docs/tone.md',
  'docs/widgets.md',
  'tests/README.md',
  ...handbook,
];

/** The parts of a guide that are not code. */
const prose = (text: string) => text.replace(/```[\s\S]*?```/g, '');

/** The anchor that a heading gets, as repositories show it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const anchorsOf = (text: string) => [...prose(text).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** Returns the links of a guide that lead to no file or no heading. */
function brokenLinks(file: string, text: string): string[] {
  const links = [...prose(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link).filter((link) => !/^[a-z]+:/.test(link));
  return links.filter((link) => {
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? file : join(dirname(file), path);
    if (!existsSync(join(root, target))) return true;
    return anchor !== undefined && !anchorsOf(path === '' ? text : read(target)).includes(anchor);
  });
}

test.each(guides)('every link of %s leads to a file and a heading that exist', (file) => {
  expect(brokenLinks(file, read(file))).toEqual([]);
});

test('a link to a file or a heading that does not exist is found', () => {
  const text =
    '# One heading, of two\n[a](#one-heading-of-two) [b](#another) [c](../../README.md#settings) [d](../../README.md#setings) [e](none.md) [f](https://example.com)';
  expect(brokenLinks('docs/handbook/README.md', text)).toEqual(['#another', '../../README.md#setings', 'none.md']);
});

/** The files and folders that a guide names in code type. A name with a placeholder, such as `<area>`, is none. */
const filesNamedIn = (text: string) =>
  [...prose(text).matchAll(/`([\w./-]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => /^(codegen|docs|flows|runtime|schemas|screens|server|tests|widgets)\//.test(name));

/** Files that the handbook asks its readers to write. */
const toBeWritten = ['widgets/stars/'];

test.each(handbook)('every file and folder that %s names exists', (file) => {
  expect(filesNamedIn(read(file)).filter((name) => !existsSync(join(root, name)) && !toBeWritten.includes(name))).toEqual([]);
});

const decisions = readdirSync(join(root, 'docs/decisions')).filter((file) => /^\d{3}-/.test(file));

test('each decision is in the list once, under a topic that a page of the handbook links to', () => {
  const [, ...topics] = read('docs/decisions/README.md').split('\n## ');
  expect([...topics.join('\n').matchAll(/\]\((\d{3}-[\w-]+\.md)\)/g)].map(([, file]) => String(file)).toSorted()).toEqual(decisions.toSorted());
  const linked = handbook.map(read).join('\n');
  const anchors = topics.map((topic) => anchorOf(topic.split('\n')[0] ?? ''));
  expect(anchors.filter((anchor) => !linked.includes(`decisions/README.md#${anchor})`))).toEqual([]);
});

test('the links between decisions lead to decisions', () => {
  const broken = decisions.flatMap((file) => brokenLinks(`docs/decisions/${file}`, read(`docs/decisions/${file}`)).map((link) => `${file}: ${link}`));
  expect(broken).toEqual([]);
});

test('the handbook has twelve questions, each with a short answer, a heading of a page and a file of the code', () => {
  const rows = read('docs/handbook/README.md')
    .split('\n')
    .filter((line) => /^\| [^|]*\? \|/.test(line))
    .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')));
  expect(rows).toHaveLength(12);
  for (const [question = '', answer = '', page = '', code = ''] of rows) {
    expect(answer.split(' ').length, question).toBeLessThan(30);
    expect(answer, question).toMatch(/^[A-Z`].*\.$/);
    expect(page, question).toMatch(/^\[.+\]\([a-z]+\.md#[a-z-]+\)$/);
    expect(code, question).toMatch(/^\[.+\]\(\.\.\/\.\.\/[\w./-]+\.(ts|tsx|json)\)$/);
  }
});

test('each page of the handbook is at most 150 lines long, and is in its table', () => {
  expect(handbook.length).toBeGreaterThan(7);
  for (const file of handbook) expect(read(file).split('\n').length, file).toBeLessThanOrEqual(150);
  const listed = [...read('docs/handbook/README.md').matchAll(/^\| \[(.+\.md)\]\(\1\) \|/gm)].map(([, file]) => file ?? '');
  expect(listed.toSorted()).toEqual(handbook.map((file) => file.replace('docs/handbook/', '')).filter((file) => file !== 'README.md'));
});

test.each(guides)('every npm script that %s names exists', (file) => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = [...read(file).matchAll(/npm run ([a-z]+)/g)].map(([, name]) => name ?? '');
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

test('the README has every setting of the server, in its words and with what it usually is', () => {
  const rows = [...read('README.md').matchAll(/^\| `([A-Z_]+)` \| (.*?) \| (?:`(.*)`)? ?\|$/gm)].map(([, name, says, usually]) => ({ name, says, usually }));
  expect(rows).toEqual(settings.map(({ name, says, usually }) => ({ name, says, usually })));
  expect(rows.length).toBeGreaterThan(10);
});

test('each term of the glossary is a word of the code, and there are at most 25', () => {
  const glossary = /## Glossary\n([\s\S]*?)\n## /.exec(read('ARCHITECTURE.md'))?.[1] ?? '';
  const lines = [...glossary.matchAll(/^\| ([a-z][a-z, ]*) \|/gm)].map(([, terms]) => (terms ?? '').split(', '));
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.length).toBeLessThanOrEqual(25);
  const names = namesIn(['runtime', 'codegen', 'server']);
  expect(lines.flat().filter((term) => !names.has(term.replace(/ ([a-z])/g, (_, letter: string) => letter.toUpperCase())))).toEqual([]);
});

/** The names that the code of some folders declares, each beginning with a small letter. Comments do not count. */
function namesIn(folders: readonly string[]): Set<string> {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file))
      .map((file) => read(join(folder, file))),
  );
  const declared =
    /^\s*(?:export )?(?:readonly )?(?:(?:const|function|async function|interface|type|class) )?([A-Za-z]\w*)\??(?=[:<(,]| [={]| (?:extends|implements) )/gm;
  return new Set(files.flatMap((code) => [...code.matchAll(declared)].map(([, name = '']) => name[0]?.toLowerCase() + name.slice(1))));
}

test('no title of a test names more than three requirements', () => {
  const files = ['tests', 'runtime', 'widgets', 'codegen', 'server', '.storybook'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(\.(test|stories)\.tsx?|-walks\.ts)$/.test(file))
      .map((file) => join(folder, file)),
  );
  expect(files.length).toBeGreaterThan(300);
  const long = files.flatMap(
    (file) =>
      readFileSync(join(root, file), 'utf8')
        .match(/(['"`])(?:[ABC]-[a-z]+(?:-[a-z]+)*-\d{2,3} +){4}/g)
        ?.map((title) => `${file}: ${title}`) ?? [],
  );
  expect(long).toEqual([]);
});
