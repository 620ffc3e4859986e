import { afterEach } from 'vitest';
import { openPages } from './failure-report';

// Vitest runs a setup file anew for each file of tests, but keeps what it imports: the pages stand in another module.
afterEach(async ({ task }) => {
  const error = task.result?.state === 'fail' ? task.result.errors?.at(-1) : undefined;
  if (error === undefined) return;
  for (const shown of await openPages()) error.message += `\n\n${shown}`;
});
