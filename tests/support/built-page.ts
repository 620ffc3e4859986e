import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, dirname, extname, join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import react from '@vitejs/plugin-react';
import { type Browser, chromium } from 'playwright-core';
import { build, type Plugin } from 'vite';
import { chromiumArguments, chromiumPath } from './chromium';

type Mode = 'development' | 'production';

/** A page that was built, a server that serves it, and a Chromium to open it in. */
export interface BuiltPage {
  address: string;
  browser: Browser;
  close: () => Promise<void>;
}

/** Opens a built page for benchmarks, in a Chromium of its own that draws as many frames as it can. */
export async function openBuiltPage(page: string, mode: Mode): Promise<BuiltPage> {
  const folder = join(buildsOf(page, mode), 'bench');
  await buildInto(folder, page, mode);
  const served = await serveFolder(folder);
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    // Without a limit of frames, the time to a frame is the work it took and not the wait for the screen's next turn.
    args: [...chromiumArguments, '--enable-precise-memory-info', '--js-flags=--expose-gc', '--disable-frame-rate-limit', '--disable-gpu-vsync'],
  });
  return {
    address: `${served.address}/${page}`,
    browser,
    close: async () => {
      await browser.close();
      await served.close();
    },
  };
}

const buildsOf = (page: string, mode: Mode): string => join(process.cwd(), '.cache/pages', page.replaceAll('/', '-'), mode);

/**
 * Builds a page of the tests, unless it was built from the same sources before. Of several processes that need it at once, one builds and the others wait.
 * React reports its misuse in `development` only.
 * @returns the folder of the files, and whether this call built them.
 */
export async function buildOnce(page: string, mode: Mode): Promise<{ folder: string; isNew: boolean }> {
  const builds = buildsOf(page, mode);
  const folder = join(builds, hashOf(page));
  const lock = `${folder}.lock`;
  mkdirSync(builds, { recursive: true });
  while (!existsSync(folder)) {
    if (!takes(lock)) {
      await setTimeout(100);
      continue;
    }
    try {
      // Another process may have built it between the question and the lock.
      if (existsSync(folder)) break;
      await buildInto(`${folder}.part`, page, mode, [knownSources(page)]);
      const former = readdirSync(builds).filter((name) => name !== 'bench' && !name.startsWith(basename(folder)));
      for (const name of former) rmSync(join(builds, name), { recursive: true });
      renameSync(`${folder}.part`, folder);
    } finally {
      rmSync(lock, { force: true });
    }
    return { folder, isNew: true };
  }
  return { folder, isNew: false };
}

/** Takes a lock, unless a process that still runs has it. */
function takes(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (!isRunning(lock)) rmSync(lock, { force: true });
    return false;
  }
}

function isRunning(lock: string): boolean {
  try {
    const owner = readFileSync(lock, 'utf8');
    // One that is about to write its number.
    return owner === '' || process.kill(Number(owner), 0);
  } catch {
    return false;
  }
}

const isTest = /\.(test|browser\.test|stories)\.tsx?$/;

/** The folders from which a page takes its own code. */
const foldersOf = (page: string): string[] => ['runtime', 'widgets', dirname(page)];

function hashOf(page: string): string {
  const hash = createHash('sha256');
  const sources = foldersOf(page).flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)));
  for (const file of ['package-lock.json', 'tests/support/built-page.ts', ...sources.filter((path) => extname(path) !== '' && !isTest.test(path)).sort()])
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 16);
}

/** Refuses a page with a source that its hash does not include: a change of that would go unnoticed. */
const knownSources = (page: string): Plugin => ({
  name: 'known-sources',
  buildEnd() {
    const known = foldersOf(page).map((folder) => join(process.cwd(), folder, '/'));
    const own = [...this.getModuleIds()].filter((id) => id.startsWith('/') && !id.includes('/node_modules/'));
    const unknown = own.filter((id) => !known.some((folder) => id.startsWith(folder)));
    if (unknown.length > 0) throw new Error(`${page} imports ${unknown.join(', ')}. Add its folder to foldersOf in tests/support/built-page.ts.`);
  },
});

async function buildInto(outDir: string, page: string, mode: Mode, plugins: Plugin[] = []): Promise<void> {
  // Other tests of this process load React after this: by the half that it is set to.
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = mode;
  await build({
    configFile: false,
    root: process.cwd(),
    logLevel: 'error',
    mode,
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    plugins: [react(), ...plugins],
    build: { outDir, emptyOutDir: true, minify: mode === 'production', target: 'es2022', rolldownOptions: { input: page }, chunkSizeWarningLimit: 10_000 },
  }).finally(() => {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  });
}

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Serves a folder's files to this machine, for as long as the process runs or until it is closed. */
export async function serveFolder(folder: string): Promise<{ address: string; close: () => Promise<void> }> {
  const files = new Map<string, Buffer>(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => extname(path) !== '')
      .map((path) => [`/${path}`, readFileSync(join(folder, path))]),
  );
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const content = files.get(pathname);
    if (content !== undefined) response.writeHead(200, { 'content-type': types[extname(pathname)] ?? 'application/octet-stream' }).end(content);
    // Chromium requests the icon some time after the page: a 404 would reach the console in the middle of a test.
    else response.writeHead(pathname === '/favicon.ico' ? 204 : 404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
