import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { alone } from '../../tests/support/widget-alone';
import { countdownBy } from './countdown-by';

/** A clock that stands still until it is told to go on, second by second. */
function handClock() {
  let now = 0;
  const running = new Set<() => void>();
  return {
    now: () => now,
    every(_milliseconds: number, run: () => void) {
      running.add(run);
      return () => void running.delete(run);
    },
    goOn(seconds: number) {
      for (let passed = 0; passed < seconds; passed += 1) {
        now += 1000;
        for (const run of running) run();
      }
    },
    isStill: () => running.size === 0,
  };
}

test('A-session-90 a countdown shows the seconds that are left, and says done once', async () => {
  const clock = handClock();
  const Countdown = countdownBy(clock);
  const emit = vi.fn();
  const screen = await render(<Countdown {...alone} label="" value={3} options={{ text: 'you will be logged out in' }} emit={emit} />);
  const timer = screen.getByRole('timer');
  await expect.element(timer).toHaveTextContent('you will be logged out in 3');
  clock.goOn(1);
  await expect.element(timer).toHaveTextContent('you will be logged out in 2');
  clock.goOn(5);
  await expect.element(timer).toHaveTextContent('you will be logged out in 0');
  expect(emit.mock.calls).toEqual([['done', null]]);
  expect(clock.isStill()).toBe(true);
});

test('a new value starts a countdown anew; one that goes away stops', async () => {
  const clock = handClock();
  const Countdown = countdownBy(clock);
  const emit = vi.fn();
  const screen = await render(<Countdown {...alone} label="Left" value={3} options={{ as: 'clock' }} emit={emit} />);
  clock.goOn(2);
  await screen.rerender(<Countdown {...alone} label="Left" value={90} options={{ as: 'clock' }} emit={emit} />);
  await expect.element(screen.getByRole('timer')).toHaveTextContent('1:30');
  await screen.unmount();
  expect(clock.isStill()).toBe(true);
  expect(emit).not.toHaveBeenCalled();
});

test.each([Number.NaN, -1, '12', null, Number.POSITIVE_INFINITY])('%s is no time: nothing shows and nothing is done', async (value) => {
  const clock = handClock();
  const Countdown = countdownBy(clock);
  const emit = vi.fn();
  const screen = await render(<Countdown {...alone} label="" value={value as number} options={{}} emit={emit} />);
  expect(screen.container.textContent).toBe('');
  expect(clock.isStill()).toBe(true);
  expect(emit).not.toHaveBeenCalled();
});
