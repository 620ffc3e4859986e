import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';

/** One script that a page loaded. */
export interface PageScript {
  /** Its path on the server, such as /assets/index-1a2b.js. */
  path: string;
  code: string;
  /** Bytes of its code, compressed as servers do. */
  gzip: number;
}

/** Keeps every script that a page loads from now on. The function that comes back waits for their content. */
export function watchScripts(page: Page): () => Promise<PageScript[]> {
  const loading = new Map<string, Promise<PageScript>>();
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname;
    if (!path.endsWith('.js') || response.status() !== 200) return;
    loading.set(
      path,
      response.text().then((code) => ({ path, code, gzip: gzipSync(code).length })),
    );
  });
  return () => Promise.all(loading.values());
}

export const gzipOf = (scripts: readonly PageScript[]): number => scripts.reduce((sum, { gzip }) => sum + gzip, 0);
