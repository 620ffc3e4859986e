import { performance } from 'node:perf_hooks';
import { join } from 'node:path';
import { createChecker } from '../../codegen/checker';
import { createCompiler } from '../../codegen/compile';
import { readSource, type Source } from '../../codegen/source';

/** How long the check of the definitions takes, in milliseconds. */
export interface DefinitionFigures {
  definitions: number;
  wholeCheck: number;
  wholeCompile: number;
  /** A check after one edit, by the file edited. */
  afterEdit: Record<string, number>;
}

const copied = ['.form.json', '.table.json', '.screen.json', '.dialog.json'];

/** The product's own definitions, with copies under other names until there are so many. */
function manyDefinitions(real: Source, count: number): Source {
  const source = new Map(real);
  for (let copy = 1; source.size < count; copy++)
    for (const [path, text] of real) {
      const ending = copied.find((one) => path.endsWith(one));
      if (ending === undefined || source.size >= count) continue;
      const { id } = JSON.parse(text) as { id: string };
      const renamed = text
        .replace(`"id": "${id}"`, `"id": "${id}-copy-${copy}"`)
        .replace(/"path": "([^"]*)"/, `"path": "$1/copy-${copy}"`)
        .replace(/"aliases": \[[^\]]*\]/, '"aliases": []');
      source.set(path.replace(`${id}${ending}`, `${id}-copy-${copy}${ending}`), renamed);
    }
  return source;
}

/** Edits of what few and of what many read. */
const edits: { file: string; find: RegExp; instead: string }[] = [
  { file: 'screens/account/sign-in.screen.json', find: /"title": "/, instead: '"title": "x' },
  { file: 'schemas/forms/user-profile.form.json', find: /"label": "/, instead: '"label": "x' },
  { file: 'schemas/records/user.schema.json', find: /"description": "/, instead: '"description": "x' },
  { file: 'schemas/endpoints/profile.json', find: /"summary": "/, instead: '"summary": "x' },
];

/** Measures a whole check, a whole compile and checks after one edit, each on a fresh start. */
function measureDefinitions(count = 500): DefinitionFigures {
  const source = manyDefinitions(readSource(join(import.meta.dirname, '../..')), count);
  const timed = (work: () => unknown): number => {
    const started = performance.now();
    work();
    return Math.round(performance.now() - started);
  };
  const check = createChecker();
  const wholeCheck = timed(() => check(source));
  const afterEdit = Object.fromEntries(
    edits.map(({ file, find, instead }) => {
      const edited = new Map(source).set(file, (source.get(file) ?? '').replace(find, instead));
      const time = timed(() => check(edited));
      check(source);
      return [file, time];
    }),
  );
  return { definitions: source.size, wholeCheck, wholeCompile: timed(() => createCompiler()(source)), afterEdit };
}

if (process.argv[1] === import.meta.filename) console.log(JSON.stringify(measureDefinitions(), null, 2));
