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

test('the screen of CONTRIBUTING.md compiles beside the real definitions', () => {
  const [screen = ''] = examplesIn('CONTRIBUTING.md');
  const source = new Map([...readSource(root), ['screens/programs/available-programs.screen.json', screen]]);
  const { faults, base } = compile(source);
  expect(formatFaults(faults)).toBe('0 faults in 0 files. Nothing was published.');
  expect(base?.screens['available-programs']?.operations.getAvailablePrograms?.path).toBe('/userprograms/available');
});

test('the guard, the place and the menu item of CONTRIBUTING.md compile beside the real definitions, and the place is guarded', () => {
  const [, guard = '', place = '', item = ''] = examplesIn('CONTRIBUTING.md');
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

test.each(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/authoring.md'])('every file that %s links to exists', (file) => {
  const links = [...read(file).matchAll(/\]\(([^)#:]+)\)/g)].map(([, link]) => link ?? '');
  expect(links.filter((link) => !existsSync(join(root, dirname(file), link)))).toEqual([]);
});

test('every npm script that the README names exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = [...read('README.md').matchAll(/npm run ([a-z]+)/g)].map(([, name]) => name ?? '');
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
