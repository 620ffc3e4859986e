import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const name = 'virtual:definitions';
const here = import.meta.dirname;

/** Gives stories the compiled definitions of the project and lifelike answers of its calls, in memory. */
export const definitionsModule = (): Plugin => ({
  name: 'wellspring-story-definitions',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load(id) {
    if (id !== `\0${name}`) return undefined;
    const compiled = execFileSync(process.execPath, ['--import', 'tsx', join(here, 'compile-definitions.ts')], { encoding: 'utf8', maxBuffer: 1 << 28 });
    const folder = join(here, 'answers');
    const answers = Object.fromEntries(
      readdirSync(folder).map((file) => [basename(file, '.json'), JSON.parse(readFileSync(join(folder, file), 'utf8')) as unknown]),
    );
    return `export const { revisions, parts, texts } = ${compiled};\nexport const answers = ${JSON.stringify(answers)};`;
  },
});
