import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const ending = '.svg';
let names: readonly string[] | undefined;

/** The names of the drawings in public/art, read once. */
export const publicArt = (): readonly string[] =>
  (names ??= readdirSync(join(import.meta.dirname, '../public/art')).flatMap((file) => (file.endsWith(ending) ? file.slice(0, -ending.length) : [])));
