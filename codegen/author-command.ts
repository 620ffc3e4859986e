import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { runAuthor } from './author/run-author';
import type { CommandContext } from './author/command-context';
import { createChecker } from './checker';

/** `npm run author -- <command>`: the author's tools on the command line. What is not said is asked for. */
let isHidden = false;
const output = new Writable({
  write(chunk, _encoding, done) {
    if (!isHidden) process.stdout.write(chunk as Buffer);
    done();
  },
});
const terminal = process.stdin.isTTY ? createInterface({ input: process.stdin, output, terminal: true }) : undefined;
terminal?.on('SIGINT', () => {
  process.stdout.write('\nNothing was changed.\n');
  process.exit(1);
});

const ask: CommandContext['ask'] = terminal
  ? async (question, { hidden } = {}) => {
      const answer = terminal.question(question);
      isHidden = hidden ?? false;
      return answer.finally(() => {
        if (isHidden) process.stdout.write('\n');
        isHidden = false;
      });
    }
  : undefined;

process.exitCode = await runAuthor(process.argv.slice(2), {
  root: process.cwd(),
  check: createChecker(),
  ask,
  say: (line) => void process.stdout.write(`${line}\n`),
  fetch,
  environment: process.env,
}).finally(() => terminal?.close());
