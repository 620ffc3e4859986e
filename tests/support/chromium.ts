import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Where a Chromium for tests is: CHROMIUM_PATH, else an installed one, else the one that comes as an npm package, which is unpacked once into the
 * project's cache. Set CHROMIUM=package to use the package although a browser is installed.
 */
export async function chromiumPath(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const found = process.env.CHROMIUM === 'package' ? undefined : installed.find((path) => existsSync(path));
  if (found) return found;
  const cache = join(import.meta.dirname, '../../.cache/chromium');
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
