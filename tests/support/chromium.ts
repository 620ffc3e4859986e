import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LaunchOptions } from 'playwright-core';
import { hasMemoryFor } from './memory-files.ts';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Where a Chromium for tests is: CHROMIUM_PATH, else an installed one, else the one that comes as an npm package, which is unpacked once into the
 * project's cache. Set CHROMIUM=package to use the package although a browser is installed.
 */
export async function chromiumPath(): Promise<string> {
  const cache = join(import.meta.dirname, '../../.cache/chromium');
  if (process.env.CHROMIUM_PATH) {
    // The package's with other fonts than its own shows other widths: tests that pass would fail.
    if (process.env.CHROMIUM_PATH.startsWith(cache)) process.env.FONTCONFIG_FILE ??= fontsOf(cache);
    return process.env.CHROMIUM_PATH;
  }
  const found = process.env.CHROMIUM === 'package' ? undefined : installed.find((path) => existsSync(path));
  if (found) return found;
  mkdirSync(cache, { recursive: true });
  // The package decides at import, by this variable, whether to unpack the system libraries (NSS) that Chromium needs; it unpacks into TMPDIR.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x';
  const before = tmpdir();
  process.env.TMPDIR = cache;
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    process.env.CHROMIUM_PATH = await chromium.executablePath();
    process.env.FONTCONFIG_FILE = fontsOf(cache);
    return process.env.CHROMIUM_PATH;
  } finally {
    process.env.TMPDIR = before;
  }
}

/**
 * A list of fonts that names those of the package and of the machine. The package's own list looks for them in /tmp; without any font,
 * Chromium crashes at the first text field.
 */
function fontsOf(cache: string): string {
  const file = join(cache, 'fonts.conf');
  const folders = [join(cache, 'fonts'), '/usr/share/fonts'].map((folder) => `<dir>${folder}</dir>`);
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${folders.join('')}<cachedir>${join(cache, 'fonts-cache')}</cachedir></fontconfig>`,
  );
  return file;
}

/** What a Chromium in a test is started with: no sandbox (containers run as root) and no calls to the outside. */
export const chromiumArguments = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** For pages that are gone before it pays that V8 optimizes what they run: it took a tenth of all their work. */
export const forShortVisits = '--js-flags=--no-maglev --no-turbofan';

/**
 * How a Chromium starts in which tests look at what a page does, not at how fast it is. What its processes share lies in memory where there is room, not
 * in files of the disk, as Playwright has it.
 */
export const chromiumForTests = async (...more: string[]): Promise<LaunchOptions> => ({
  executablePath: await chromiumPath(),
  args: [...chromiumArguments, ...more],
  ignoreDefaultArgs: hasMemoryFor(1024 ** 3) ? ['--disable-dev-shm-usage'] : [],
});
