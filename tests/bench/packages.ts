import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import type { PageScript } from '../support/page-scripts';

/** The npm package, or our own room, that a file belongs to. */
function packageOf(file: string): string {
  const named = [...file.matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)/g)].at(-1)?.[1];
  if (named !== undefined) return named;
  const own = /(?:^|\/)(runtime|widgets)\//.exec(file)?.[1];
  return own === undefined ? 'the bundler and main.tsx' : `our ${own}`;
}

/** Bytes of a script's code by package, as its source map tells. */
function bytesByPackage(code: string, payload: SourceMapPayload): Map<string, number> {
  const map = new SourceMap(payload);
  const bytes = new Map<string, number>();
  code.split('\n').forEach((text, line) => {
    for (let column = 0; column < text.length; column += 1) {
      const entry = map.findEntry(line, column);
      const name = packageOf(('originalSource' in entry ? entry.originalSource : undefined) ?? '');
      bytes.set(name, (bytes.get(name) ?? 0) + 1);
    }
  });
  return bytes;
}

const known = new Map<string, Map<string, number>>();

/** Compressed bytes of some scripts by package, the largest first. A package's share of a script is that of its uncompressed bytes. */
export function gzipByPackage(scripts: readonly PageScript[], folder: string): [string, number][] {
  const sum = new Map<string, number>();
  const add = (name: string, bytes: number) => sum.set(name, (sum.get(name) ?? 0) + bytes);
  for (const { path, code, gzip } of scripts) {
    if (!path.startsWith('/assets/')) {
      add('compiled definitions', gzip);
      continue;
    }
    const map = `${folder}${path}.map`;
    // A script of the bundler's own has no map.
    const shares =
      known.get(path) ??
      (existsSync(map) ? bytesByPackage(code, JSON.parse(readFileSync(map, 'utf8')) as SourceMapPayload) : new Map([[packageOf(''), code.length]]));
    known.set(path, shares);
    for (const [name, bytes] of shares) add(name, (gzip * bytes) / code.length);
  }
  return [...sum].sort(([, left], [, right]) => right - left);
}
