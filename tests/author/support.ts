import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
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

/** Hands a desk of its own to each test of a file, or of a group of tests. All of them are gone behind the last. */
export function deskForEach(source: Source, hand: (desk: Desk) => void): void {
  const roots: string[] = [];
  beforeEach(() => {
    const desk = openDesk(source);
    roots.push(desk.root);
    hand(desk);
  });
  afterAll(() => {
    for (const root of roots) rmSync(root, { recursive: true });
  });
}
