import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import most from './ratchet.json';

// What the compiler has to take on trust, and functions that are long, may only become fewer: lower a number of ratchet.json when the code has less, never
// raise it. Casts and exports are counted for each thousand lines, as the product grows.

const root = join(import.meta.dirname, '..');
const rooms = ['runtime', 'widgets', 'codegen', 'server'] as const;
type Room = (typeof rooms)[number];
const isCode = (file: string) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$|\.d\.ts$/.test(file);

interface Counts {
  nonNullAssertions: number;
  functionsOver60Lines: number;
  casts: number;
  exports: number;
  lines: number;
}

/** What each rule of ratchet.oxlint.json counts. */
const ruleOf: Record<string, keyof Counts> = {
  'typescript(no-non-null-assertion)': 'nonNullAssertions',
  'typescript(consistent-type-assertions)': 'casts',
  'eslint(max-lines-per-function)': 'functionsOver60Lines',
};

function countsOf(room: Room): Counts {
  const texts = readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).filter(isCode);
  const all = texts.map((file) => readFileSync(join(root, room, file), 'utf8')).join('\n');
  return { nonNullAssertions: 0, functionsOver60Lines: 0, casts: 0, exports: all.match(/^export /gm)?.length ?? 0, lines: all.split('\n').length };
}

function found(): Record<Room, Counts> {
  const counts = Object.fromEntries(rooms.map((room) => [room, countsOf(room)])) as Record<Room, Counts>;
  const { stdout } = spawnSync('npx', ['--no-install', 'oxlint', '-c', 'tests/ratchet.oxlint.json', '--format', 'json', ...rooms], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  for (const { filename, code } of (JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] }).diagnostics) {
    const [room] = filename.split('/') as [Room];
    if (isCode(filename) && ruleOf[code] !== undefined) counts[room][ruleOf[code]] += 1;
  }
  return counts;
}

test('production code has no more assertions, long functions, casts and exports than before', () => {
  const counts = found();
  const perThousand = (count: number, { lines }: Counts) => Math.ceil((10_000 * count) / lines) / 10;
  for (const room of rooms) {
    const [now, before] = [counts[room], most[room]];
    expect(now.lines, room).toBeGreaterThan(1000);
    expect({ room, nonNullAssertions: now.nonNullAssertions, functionsOver60Lines: now.functionsOver60Lines }).toEqual({
      room,
      nonNullAssertions: before.nonNullAssertions,
      functionsOver60Lines: before.functionsOver60Lines,
    });
    expect(perThousand(now.casts, now), `casts in ${room} for each thousand lines`).toBeLessThanOrEqual(before.castsPerThousandLines);
    expect(perThousand(now.exports, now), `exports in ${room} for each thousand lines`).toBeLessThanOrEqual(before.exportsPerThousandLines);
  }
});
