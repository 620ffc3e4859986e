import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSource } from '../../codegen/source';
import { compile } from '../../tests/support/shared-compiler';
import { project } from '../../tests/check/planted';
import { compiledDefinitions, keepingDefinitions, keptDefinitions } from './compiled-definitions';

let root: string;
/** A folder with the small project, and with what stands for the program. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'wellspring-kept-'));
  for (const [path, text] of [
    ...project,
    ['codegen/compile.ts', '1'],
    ['runtime/words.ts', '1'],
    ['package-lock.json', '{}'],
    ['public/art/empty.svg', '<svg />'],
    ['schemas/generated/program-texts.json', '[]'],
  ] as const)
    write(path, text);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
const folder = () => join(root, '.cache/definitions');
const nobody = () => undefined;

test('what was compiled once is read at the next start, and the same whole', async () => {
  const compiled = await compiledDefinitions(root, nobody);
  const revisions = compile(project);
  const kept = keptDefinitions(root, project);
  expect(kept?.for(null)).toEqual(JSON.parse(JSON.stringify(revisions.base)));
  expect(kept?.for('acme').hash).toBe(compiled.for('acme').hash);
  expect(kept?.for('acme').hash).not.toBe(kept?.for(null).hash);
  // What a customer has from the base is one thing in memory, as it was when it was compiled.
  const [base, own] = [revisions.base!.forms, revisions.customers.acme!.forms];
  const shared = Object.keys(base).filter((form) => base[form] === own[form]);
  expect(shared.length).toBeGreaterThan(0);
  expect(shared.filter((form) => kept?.for('acme').forms[form] !== kept?.for(null).forms[form])).toEqual([]);
});

test.each([
  ['a definition', 'screens/books.screen.json'],
  ['the program', 'codegen/compile.ts'],
  ['what pages run', 'runtime/words.ts'],
  ['the packages', 'package-lock.json'],
])('with another text of %s it is compiled anew', async (_what, path) => {
  await compiledDefinitions(root, nobody);
  expect(keptDefinitions(root, readSource(root))).toBeDefined();
  write(path, readFileSync(join(root, path), 'utf8') + ' ');
  expect(keptDefinitions(root, readSource(root))).toBeUndefined();
});

test('with another drawing it is compiled anew: the check knows them by name', async () => {
  await compiledDefinitions(root, nobody);
  write('public/art/lost.svg', '<svg />');
  expect(keptDefinitions(root, project)).toBeUndefined();
});

test('what is kept and was damaged is made anew', async () => {
  await compiledDefinitions(root, nobody);
  const [file = ''] = readdirSync(folder());
  const stored = readFileSync(join(folder(), file));
  stored.writeUInt8(stored.readUInt8(stored.length - 40) ^ 1, stored.length - 40);
  writeFileSync(join(folder(), file), stored);
  expect(keptDefinitions(root, project)).toBeUndefined();
  expect((await compiledDefinitions(root, nobody)).for(null).hash).toBe(compile(project).base?.hash);
  expect(keptDefinitions(root, project)).toBeDefined();
});

test('what a customer has wrong is said at every start', () => {
  const faulty = new Map(project).set('schemas/customers/acme/shelf.overlay.json', '{');
  for (let start = 1; start <= 2; start += 1) {
    expect(keptDefinitions(root, faulty)).toBeUndefined();
    const say = vi.fn();
    keepingDefinitions(root, faulty, say, compile);
    expect(say).toHaveBeenCalledOnce();
  }
});

test('no more than the newest stay', () => {
  for (let edit = 0; edit < 9; edit += 1)
    keepingDefinitions(
      root,
      new Map(project).set('schemas/customers/acme/shelf.overlay.json', `${project.get('schemas/customers/acme/shelf.overlay.json')}${' '.repeat(edit)}`),
      nobody,
      compile,
    );
  expect(readdirSync(folder())).toHaveLength(6);
});

test('where nothing may be written it starts all the same', async () => {
  write('.cache', 'a file, not a folder');
  expect((await compiledDefinitions(root, nobody)).for(null).hash).toBe(compile(project).base?.hash);
});
