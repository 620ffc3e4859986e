import { afterEach, inject } from 'vitest';
import { lastRun } from './slice';

/** A failure in one of them says when the file last ran. */
afterEach(({ task }) => {
  const [error] = task.result?.errors ?? [];
  if (error !== undefined && inject('untouched')?.some((file) => task.file.filepath.endsWith(`/${file}`))) error.message += lastRun(4);
});
