import { expect, test } from 'vitest';
import { Refused } from '../foundation/outcome';
import { project } from '../../tests/check/planted';
import { compilingApart } from './compile-apart';
import { packedPatch } from './stored-revision';

const shelf = project.get('schemas/customers/acme/shelf.overlay.json') ?? '';

test('overlays are compiled in another thread: meanwhile this one goes on', async () => {
  const { compileOverlays: compile, compilePatch } = compilingApart(project);
  let turns = 0;
  const ticking = setInterval(() => (turns += 1), 5);
  const { revision, faults } = await compile('acme', { 'shelf.overlay.json': shelf });
  clearInterval(ticking);
  expect(faults).toEqual([]);
  expect(revision?.screens.books?.settings?.mostPages).toBe(500);
  expect(turns).toBeGreaterThan(20);
  // The same packed over its base, as it is stored.
  const { packed } = await compilePatch('acme', { 'shelf.overlay.json': shelf });
  const { revision: base } = await compile('acme', {});
  expect([packed!.hash, packed!.sources]).toEqual([revision!.hash, null]);
  expect(Buffer.compare(packed!.patch, packedPatch(base!, revision!))).toBe(0);
  expect((await compilePatch('acme', { 'shelf.overlay.json': '{' })).faults.map(({ code }) => code)).toEqual(['malformed-json']);
  expect((await compile('acme', { 'shelf.overlay.json': '{' })).faults.map(({ code }) => code)).toEqual(['malformed-json']);
  const deep = await compile('acme', { 'shelf.overlay.json': `${'['.repeat(50_000)}${']'.repeat(50_000)}` });
  expect(deep.faults.map(({ code, line, column, message }) => ({ code, line, column, message }))).toEqual([
    { code: 'malformed-json', line: 1, column: 201, message: 'The file is nested more than 200 levels deep.' },
  ]);
}, 180_000);

test('one that takes too long is stopped and refused, and the next one is compiled', async () => {
  const { compileOverlays: compile } = compilingApart(project, 1);
  const refused = await compile('acme', { 'shelf.overlay.json': shelf }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Refused);
  expect((refused as Refused).message).toBe('Checking these files took longer than 0.001 seconds and was stopped.');
  const { compileOverlays: patient } = compilingApart(project);
  expect((await patient('acme', {})).faults).toEqual([]);
}, 180_000);
