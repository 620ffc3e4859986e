import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createServer, type ViteDevServer } from 'vite';
import type { Compiled } from '../../codegen/compile';
import { definitionsEvent, definitionsPlugin } from '../../codegen/vite-plugin';
import { project } from './planted';

let vite: ViteDevServer | undefined;
let root: string | undefined;

afterEach(async () => {
  await vite?.close();
  if (root) rmSync(root, { recursive: true });
});

/** A project in a new folder, with a server of Vite, and what it compiles and tells the page. */
async function development(watch?: null) {
  const folder = mkdtempSync(join(tmpdir(), 'definitions-'));
  root = folder;
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const [path, text] of project) write(path, text);
  const revisions: Compiled[] = [];
  const told: unknown[] = [];
  vite = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, ...(watch === null && { watch }) },
    appType: 'custom',
    plugins: [definitionsPlugin({ onRevisions: (compiled) => void revisions.push(compiled) })],
  });
  const { ws } = vite;
  ws.send = ((event: unknown) => void told.push(event)) as typeof ws.send;
  return { folder, write, revisions, told, watcher: vite.watcher };
}

test('a file that was written before its new folder was watched is found', async () => {
  const { folder, write, told, watcher } = await development(null);
  write('screens/new/here.screen.json', (project.get('screens/missing.screen.json') ?? '').replaceAll('missing', 'here'));
  watcher.emit('addDir', join(folder, 'screens/new'));
  await expect.poll(() => told.length, { timeout: 50_000 }).toBe(1);
});

test('a saved definition is checked, compiled and told to the page; a faulty one keeps the page as it is and says why', async () => {
  const { folder, write, revisions, told } = await development();
  const screen = 'screens/missing.screen.json';
  const text = project.get(screen) ?? '';
  expect(revisions.at(-1)?.faults).toEqual([]);

  await expect.poll(() => vite?.watcher.getWatched()[join(folder, 'screens')], { timeout: 50_000 }).toContain('missing.screen.json');
  write(screen, text.replace('There is nothing here.', 'There was something here.'));
  await expect.poll(() => told.length, { timeout: 50_000 }).toBe(1);
  const [first, second] = revisions;
  expect(second?.base?.hash).not.toBe(first?.base?.hash);
  expect(told[0]).toMatchObject({ event: definitionsEvent, data: { hashes: { '': second?.base?.hash, acme: second?.customers.acme?.hash }, faults: [] } });

  write(screen, text.replace('"path"', '"pathe"'));
  await expect.poll(() => told.length, { timeout: 50_000 }).toBe(2);
  expect(told[1]).toMatchObject({
    data: { hashes: {}, faults: [{ file: screen, code: 'unknown-key', sentence: 'There is no key "pathe" in a screen. Did you mean "path"?' }] },
  });
}, 240_000);
