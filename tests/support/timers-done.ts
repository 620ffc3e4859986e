import { onTestFinished, vi } from 'vitest';

/** Timers that are longer do not belong to what a test waits for: they keep messages on screen, or forget answers. In milliseconds. */
const longest = 1000;

/**
 * Follows the timers that the page sets from now on, until the test ends. Returns a function that waits until all of them have run and two frames have
 * been drawn. What is absent after that does not come later.
 */
export function followTimers(): () => Promise<void> {
  const waiting = new Set<number>();
  const { setTimeout: set, clearTimeout: clear } = window;
  const setting = vi.spyOn(window, 'setTimeout').mockImplementation(((run: (...given: unknown[]) => void, milliseconds = 0, ...given: unknown[]) => {
    const timer = set(() => {
      try {
        run(...given);
      } finally {
        waiting.delete(timer);
      }
    }, milliseconds);
    if (milliseconds <= longest) waiting.add(timer);
    return timer;
  }) as never);
  const clearing = vi.spyOn(window, 'clearTimeout').mockImplementation((timer) => {
    waiting.delete(Number(timer));
    clear(timer);
  });
  onTestFinished(() => {
    setting.mockRestore();
    clearing.mockRestore();
  });
  const frame = () => new Promise(requestAnimationFrame);
  return async () => {
    do {
      await vi.waitUntil(() => waiting.size === 0, { timeout: 30_000 });
      await frame();
      await frame();
    } while (waiting.size > 0);
  };
}
