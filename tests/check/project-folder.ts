import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { project } from './planted';

/** Short files in place of the program that checks and compiles. */
const program = [
  ['codegen/compile.ts', '1'],
  ['runtime/words.ts', '1'],
  ['package-lock.json', '{}'],
  ['public/art/empty.svg', '<svg />'],
  ['schemas/generated/program-texts.json', '[]'],
] as const;

/** A folder for each test, with the small project and a program. It is gone after the test. */
export function projectFolderForEach() {
  const folder = {
    root: '',
    write(path: string, text: string) {
      mkdirSync(dirname(join(folder.root, path)), { recursive: true });
      writeFileSync(join(folder.root, path), text);
    },
  };
  beforeEach(() => {
    folder.root = mkdtempSync(join(tmpdir(), 'wellspring-project-'));
    for (const [path, text] of [...project, ...program]) folder.write(path, text);
  });
  afterEach(() => rmSync(folder.root, { recursive: true, force: true }));
  return folder;
}
