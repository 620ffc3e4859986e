import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { functions } from './functions';
import { simpleSet } from './simple-expression';

const files = readdirSync(import.meta.dirname).filter((name) => /^simple-\w+\.ts$/.test(name));

/** What decides which expressions are simple: the code that compiles them, and the functions that they may call. */
const parts = [...files.map((name) => readFileSync(join(import.meta.dirname, name), 'utf8')), ...functions.map(({ signature }) => signature)];

// A page whose set is larger than the bundle's compiler knew, or smaller, must wait for the library: the number tells the two apart.
test('D-speed-18 a change of what is simple raises the number of the set', () => {
  const digest = createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 12);
  expect({ simpleSet, digest }, 'Where other expressions are simple now, raise `simpleSet`; in any case write the new digest here.').toEqual({
    simpleSet: 1,
    digest: 'b1de4be85f7c',
  });
});
