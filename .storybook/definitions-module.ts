import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const name = 'virtual:definitions';
const here = import.meta.dirname;

/** A value as a JavaScript string of its JSON: a browser reads it five times as fast as the same value as an object literal. */
const asJsonText = (value: unknown) => `'${JSON.stringify(value).replace(/[\\']/g, '\\$&')}'`;

/** An object whose properties are read from their JSON when they are first asked for: a story needs one customer of several. */
const readLate = (values: Record<string, unknown>) =>
  `readLate({${Object.entries(values).map(([key, value]) => `${JSON.stringify(key)}: ${asJsonText(value)}`)}})`;

const reader = `const readLate = (texts) => Object.defineProperties({}, Object.fromEntries(Object.entries(texts).map(([key, text]) => {
  let value;
  return [key, { enumerable: true, get: () => (value ??= JSON.parse(text)) }];
})));
const besideBase = (late) => Object.defineProperties({}, Object.fromEntries(Object.keys(late).map((key) => {
  let value;
  return [key, { enumerable: true, get: () => (value ??= key === 'base' ? late.base : withDifference(late.base, late[key])) }];
})));`;
/** What customers have mostly in common with the base: of theirs, only the difference is sent. */
const differing = ['revisions', 'parts'];

/** Compiles apart: what else the pages need is made ready meanwhile. */
const compile = async (): Promise<string> => {
  const program = ['--import', 'tsx', join(here, 'compile-definitions.ts')];
  return (await promisify(execFile)(process.execPath, program, { encoding: 'utf8', maxBuffer: 1 << 28 })).stdout;
};
// In a run of tests nothing changes, and stories and parts, which load this module each for itself, need the same.
const run = globalThis as { compiledForStories?: Promise<string> };
const compiled = () => (process.env.VITEST === undefined ? compile() : (run.compiledForStories ??= compile()));

/** Gives stories the compiled definitions of the project and lifelike answers of its calls, in memory. */
export const definitionsModule = (): Plugin => ({
  name: 'wellspring-story-definitions',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  async load(id) {
    if (id !== `\0${name}`) return undefined;
    const { answers: _none, ...compiledParts } = JSON.parse(await compiled()) as Record<string, Record<string, unknown>>;
    const folder = join(here, 'answers');
    const answers = Object.fromEntries(
      readdirSync(folder).map((file) => [basename(file, '.json'), JSON.parse(readFileSync(join(folder, file), 'utf8')) as unknown]),
    );
    const exported = Object.entries({ ...compiledParts, answers }).map(([key, values]) => {
      const late = readLate(values ?? {});
      return `export const ${key} = ${differing.includes(key) ? `besideBase(${late})` : late};`;
    });
    return [`import { withDifference } from ${JSON.stringify(join(here, 'differences.ts'))};`, reader, ...exported].join('\n');
  },
});
