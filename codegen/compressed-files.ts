import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const isText = /\.(js|css|svg|json)$/;

/** A smaller file fits into one packet as it is. */
const least = 1024;

/** Writes each script and style of a build compressed beside it (`.br`, `.gz`), once and as small as can be: the server sends these. */
export const compressedFiles = (): Plugin => ({
  name: 'wellspring-compressed-files',
  apply: 'build',
  async writeBundle({ dir = 'dist' }) {
    const names = await readdir(dir, { recursive: true, encoding: 'utf8' });
    await Promise.all(names.filter((name) => isText.test(name)).map((name) => compress(join(dir, name))));
  },
});

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < least) return;
  await Promise.all([
    brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }).then((bytes) => writeFile(`${path}.br`, bytes)),
    zip(content, { level: constants.Z_BEST_COMPRESSION }).then((bytes) => writeFile(`${path}.gz`, bytes)),
  ]);
}
