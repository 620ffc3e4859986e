import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { firstAnswers } from './first-answers';

function application() {
  const listeners = new Set<(event: { type: string }) => void>();
  const queries = new QueryClient();
  let isOver = false;
  const listen = (listener: (event: { type: string }) => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  void firstAnswers({ queries, listen }).then(() => {
    isOver = true;
  });
  return {
    queries,
    listeners,
    announce: (type: string) => listeners.forEach((listener) => listener({ type })),
    isOver: async () => {
      await vi.advanceTimersByTimeAsync(1);
      return isOver;
    },
  };
}

test('D-speed-22 what no screen waits for loads when the calls of the first screen are answered', async () => {
  vi.useFakeTimers();
  try {
    const { queries, announce, isOver, listeners } = application();
    let answer = (_: string): void => undefined;
    void queries.prefetchQuery({ queryKey: ['list'], queryFn: () => new Promise<string>((resolve) => (answer = resolve)) });
    await vi.advanceTimersByTimeAsync(100);
    expect(await isOver()).toBe(false);
    announce('route.entered');
    expect(await isOver()).toBe(false);
    answer('rows');
    expect(await isOver()).toBe(true);
    expect(listeners.size).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test('D-speed-22 a screen without calls holds nothing back, and answers that do not come hold it back for five seconds', async () => {
  vi.useFakeTimers();
  try {
    const quiet = application();
    quiet.announce('route.entered');
    expect(await quiet.isOver()).toBe(true);

    const { queries, announce, isOver } = application();
    void queries.prefetchQuery({ queryKey: ['never'], queryFn: () => new Promise(() => undefined) });
    announce('route.entered');
    await vi.advanceTimersByTimeAsync(4900);
    expect(await isOver()).toBe(false);
    await vi.advanceTimersByTimeAsync(100);
    expect(await isOver()).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});
