import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { readSource } from '../../codegen/source';
import { compile } from '../../tests/support/shared-compiler';
import { project } from '../../tests/check/planted';
import { projectFolderForEach } from '../../tests/check/project-folder';
import { compiledDefinitions, keepingDefinitions, keptDefinitions } from './compiled-definitions';

const place = projectFolderForEach();
const folder = () => join(place.root, '.cache/definitions');
const nobody = () => undefined;

test('what was compiled once is read at the next start, and the same whole', async () => {
  const compiled = await compiledDefinitions(place.root, nobody);
  const revisions = compile(project);
  const kept = keptDefinitions(place.root, project);
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
  await compiledDefinitions(place.root, nobody);
  expect(keptDefinitions(place.root, readSource(place.root))).toBeDefined();
  place.write(path, readFileSync(join(place.root, path), 'utf8') + ' ');
  expect(keptDefinitions(place.root, readSource(place.root))).toBeUndefined();
});

test('with another drawing it is compiled anew: the check knows them by name', async () => {
  await compiledDefinitions(place.root, nobody);
  place.write('public/art/lost.svg', '<svg />');
  expect(keptDefinitions(place.root, project)).toBeUndefined();
});

test('what is kept and was damaged is made anew', async () => {
  await compiledDefinitions(place.root, nobody);
  const [file = ''] = readdirSync(folder());
  const stored = readFileSync(join(folder(), file));
  stored.writeUInt8(stored.readUInt8(stored.length - 40) ^ 1, stored.length - 40);
  writeFileSync(join(folder(), file), stored);
  expect(keptDefinitions(place.root, project)).toBeUndefined();
  expect((await compiledDefinitions(place.root, nobody)).for(null).hash).toBe(compile(project).base?.hash);
  expect(keptDefinitions(place.root, project)).toBeDefined();
});

test('what a customer has wrong is said at every start', () => {
  const faulty = new Map(project).set('schemas/customers/acme/shelf.overlay.json', '{');
  for (let start = 1; start <= 2; start += 1) {
    expect(keptDefinitions(place.root, faulty)).toBeUndefined();
    const say = vi.fn();
    keepingDefinitions(place.root, faulty, say, compile);
    expect(say).toHaveBeenCalledOnce();
  }
});

test('no more than the newest stay', () => {
  for (let edit = 0; edit < 9; edit += 1)
    keepingDefinitions(
      place.root,
      new Map(project).set('schemas/customers/acme/shelf.overlay.json', `${project.get('schemas/customers/acme/shelf.overlay.json')}${' '.repeat(edit)}`),
      nobody,
      compile,
    );
  expect(readdirSync(folder())).toHaveLength(6);
});

test('where nothing may be written it starts all the same', async () => {
  place.write('.cache', 'a file, not a folder');
  expect((await compiledDefinitions(place.root, nobody)).for(null).hash).toBe(compile(project).base?.hash);
});
