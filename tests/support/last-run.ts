import { afterEach, inject } from 'vitest';
import { lastRun } from './slice';

declare module 'vitest' {
  interface ProvidedContext {
    /** The files that run in this landing because it is their turn, not because the landing touches them. */
    untouched?: string[];
    /** In how many landings each of them runs once. */
    landings?: 3 | 4;
  }
}

/** A failure in one of them says when the file last ran. */
afterEach(({ task }) => {
  const [error] = task.result?.errors ?? [];
  if (error !== undefined && inject('untouched')?.some((file) => task.file.filepath.endsWith(`/${file}`))) error.message += lastRun(inject('landings') ?? 3);
});
