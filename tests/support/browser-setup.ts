import { beforeEach, onTestFailed, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';

// Setting the size of the window has no time limit. A few tests have run out of their 90 seconds without saying what they waited for.
const setViewport = page.viewport.bind(page);
let sizesAwaited = 0;
page.viewport = async (width, height) => {
  sizesAwaited += 1;
  await setViewport(width, height);
  sizesAwaited -= 1;
};

// Files of a worker share one page and what they import. `render` cleans up by itself in the first of them only.
beforeEach(async () => {
  onTestFailed(() => {
    const waiting = sizesAwaited > 0 ? 'It was still waiting for the size of its window. ' : '';
    console.error(`A part failed. ${waiting}The page showed: ${document.body.innerText.slice(0, 500)}`);
    sizesAwaited = 0;
  });
  await cleanup();
  // What the file before had scrolled would stay scrolled under the next content: a list would be at its end at once.
  window.scrollTo(0, 0);
  await commands.restPointer();
});

// The functions themselves, which a test can hold up: what is imported once cannot be mocked later.
vi.mock('../../runtime/widget-contract', { spy: true });
