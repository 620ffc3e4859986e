import { createServer, type Server } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { AddressInfo } from 'node:net';
import react from '@vitejs/plugin-react';
import { type Browser, chromium } from 'playwright-core';
import { build } from 'vite';
import { chromiumArguments, chromiumPath } from './chromium';

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** A page that was built, a server that serves it, and a Chromium to open it in. */
export interface BuiltPage {
  address: string;
  browser: Browser;
  close: () => Promise<void>;
}

/**
 * Builds one page of the tests and serves it. React speaks up about its misuse in `development` only. Files of tests that use the same page at the same
 * time each name a build of their own.
 */
export async function openBuiltPage(page: string, mode: 'development' | 'production', own = 'shared'): Promise<BuiltPage> {
  const outDir = join(process.cwd(), '.cache', 'pages', page.replaceAll('/', '-'), mode, own);
  // Other tests of this process load React after this: by the half that it is set to.
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = mode;
  await build({
    configFile: false,
    root: process.cwd(),
    logLevel: 'error',
    mode,
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    plugins: [react()],
    build: {
      outDir,
      emptyOutDir: true,
      minify: mode === 'production' && !process.env.NOMIN,
      target: 'es2022',
      rolldownOptions: { input: page },
      chunkSizeWarningLimit: 10_000,
    },
  }).finally(() => {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  });
  const server: Server = createServer((request, response) => {
    const path = join(outDir, new URL(request.url ?? '/', 'http://localhost').pathname);
    readFile(path).then(
      (content) => response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' }).end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    // Without a limit of frames, the time to a frame is the work it took and not the wait for the screen's next turn.
    args: [...chromiumArguments, '--enable-precise-memory-info', '--js-flags=--expose-gc', '--disable-frame-rate-limit', '--disable-gpu-vsync'],
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/${page}`,
    browser,
    close: async () => {
      await browser.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
