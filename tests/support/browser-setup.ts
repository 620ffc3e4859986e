import { beforeEach, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';

// Files of a worker share one page and what they import. `render` cleans up by itself in the first of them only.
beforeEach(async () => {
  await cleanup();
  // What the file before had scrolled would stay scrolled under the next content: a list would be at its end at once.
  window.scrollTo(0, 0);
  await commands.restPointer();
});

// The functions themselves, which a test can hold up: what is imported once cannot be mocked later.
vi.mock('../../runtime/widget-contract', { spy: true });
