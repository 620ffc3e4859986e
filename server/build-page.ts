import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const files = ['package-lock.json', 'index.html', 'main.tsx', 'vite.config.ts', 'codegen/compressed-files.ts', 'codegen/page-scripts.ts'];
const folders = ['runtime', 'widgets', 'public'];
const isTest = /\.(test|browser\.test|stories)\.tsx?$/;

/** Where a build goes, and Vite's mode: in mode `test` the page has the hook by which tests start it again. */
interface Target {
  folder: string;
  mode: 'production' | 'test';
}

const delivered: Target = { folder: 'dist', mode: 'production' };
const markOf = (root: string, { folder }: Target) => join(root, folder, '.sources');

/** Whether the page in dist/, or where a target says, was built from the very same sources. */
export function isPageBuilt(root: string, target = delivered, current = hashOf(root)): boolean {
  const mark = markOf(root, target);
  return existsSync(join(root, target.folder, 'index.html')) && existsSync(mark) && readFileSync(mark, 'utf8') === current;
}

/** Builds the page into dist/, or where a target says, unless what is there was built from the very same sources. */
export async function buildPage(root: string, say: (message: string) => void, target = delivered): Promise<void> {
  const current = hashOf(root);
  if (isPageBuilt(root, target, current)) return;
  say('Building the page …');
  const { build } = await import('vite');
  // Vite keeps a NODE_ENV that is set; under Vitest, or in a developer's shell, the page would come with React's slow and large half for development.
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    await build({ root, logLevel: 'error', mode: target.mode, build: { outDir: target.folder } });
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
  writeFileSync(markOf(root, target), current);
}

function hashOf(root: string): string {
  const hash = createHash('sha256');
  const sources = folders.flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)));
  for (const file of [...files, ...sources.filter((path) => /\.\w+$/.test(path) && !isTest.test(path)).sort()])
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
}
