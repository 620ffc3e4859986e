import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { afterAll, beforeEach } from 'vitest';
import { runAuthor } from '../../codegen/author/run-author';
import type { CommandContext } from '../../codegen/author/command-context';
import type { Source } from '../../codegen/source';
import { check } from '../support/shared-compiler';

/** A project's folder of its own, and the author at the keyboard. */
export interface Desk {
  root: string;
  /** What was said so far. */
  said: string[];
  /** Types a command, with the answers to what it asks; gives its exit code. Without answers nobody can be asked. */
  run(command: string, answers?: string[]): Promise<number>;
  read(path: string): string;
  write(path: string, text: string): void;
}

export function openDesk(source: Source, world: Partial<CommandContext> = {}): Desk {
  const root = mkdtempSync(join(tmpdir(), 'author-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const [path, text] of source) write(path, text);
  const said: string[] = [];
  return {
    root,
    said,
    write,
    read: (path) => readFileSync(join(root, path), 'utf8'),
    run(command, answers) {
      said.length = 0;
      const waiting = [...(answers ?? [])];
      const ask = async (question: string) => {
        said.push(question.trim());
        const answer = waiting.shift();
        if (answer === undefined) throw new Error(`Nobody answers "${question}".`);
        return answer;
      };
      // Words in quotes are one.
      const words = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '');
      return runAuthor(words, { root, check, ask: answers && ask, say: (line) => said.push(line), fetch, environment: {}, ...world });
    },
  };
}

/**
 * Hands a desk to each test of a file, or of a group of tests, as the source has it: what the test before has written is put back, which takes a tenth of
 * writing all anew. It is gone behind the last.
 */
export function deskForEach(source: Source, hand: (desk: Desk) => void): void {
  let desk: Desk | undefined;
  beforeEach(() => {
    if (desk === undefined) desk = openDesk(source);
    else restore(desk, source);
    hand(desk);
  });
  afterAll(() => {
    if (desk !== undefined) rmSync(desk.root, { recursive: true });
    desk = undefined;
  });
}

/** Makes a folder what the source says: files that differ are written again, files and folders that it does not have go. */
function restore({ root, write, said }: Desk, source: Source): void {
  said.length = 0;
  const left = new Map(source);
  const folders = new Set([...source.keys()].flatMap((path) => path.split('/').map((_part, count, parts) => parts.slice(0, count).join('/'))));
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const place = join(entry.parentPath, entry.name);
    const path = relative(root, place).split(sep).join('/');
    const text = left.get(path);
    left.delete(path);
    if (entry.isDirectory() ? folders.has(path) : text !== undefined && readFileSync(place, 'utf8') === text) continue;
    if (text === undefined) rmSync(place, { recursive: true, force: true });
    else write(path, text);
  }
  for (const [path, text] of left) write(path, text);
}
