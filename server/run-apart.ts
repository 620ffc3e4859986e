import { fork } from 'node:child_process';
import { join } from 'node:path';
import { failureText, stringOf } from '../runtime/validation/string-of';

/** What is done in processes of their own, each by its module in this folder. */
type Task = 'build-page-apart' | 'load-demo-apart';

/**
 * Runs a module of this folder in a process of its own, and waits for its end: its memory is free again afterwards, and the other processor does its work.
 * What it says goes where this process writes. It ends with this process.
 * @throws Error with the reason that the module gave, in plain words.
 */
export function runApart(task: Task): Promise<void> {
  const child = fork(join(import.meta.dirname, `${task}.ts`), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  let reason: string | undefined;
  child.on('message', (message) => (reason = stringOf(message)));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(reason ?? `The process "${task}" ended with ${signal ?? code}.`));
    });
  });
}

/** Does the work of such a module: it ends the process when its parent is gone, and gives the parent the reason why it failed. */
export async function workApart(work: () => Promise<void>): Promise<void> {
  process.on('disconnect', () => process.exit(1));
  try {
    await work();
    process.exit(0);
  } catch (error) {
    process.send?.(failureText(error), () => process.exit(1));
  }
}
