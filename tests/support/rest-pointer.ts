import type { BrowserCommand } from 'vitest/node';

declare module 'vitest/browser' {
  interface BrowserCommands {
    restPointer: () => Promise<void>;
  }
}

/** Moves the pointer into the corner of the page. Where the test before left it, it may open a tip that covers what the next test presses. */
export const restPointer: BrowserCommand<[]> = async ({ page }) => page.mouse.move(0, 0);
