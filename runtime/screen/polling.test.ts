import { SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { createPolling } from './polling';

/** A polling that notes the moment of each attempt. */
function poll(options: { startAfter?: number; isActive?: () => boolean } = {}) {
  const clock = new SimulatedClock();
  const moments: number[] = [];
  const polling = createPolling(
    {
      every: 5000,
      debounce: 500,
      attempts: 5,
      startAfter: options.startAfter ?? 0,
      isActive: options.isActive ?? (() => true),
      attempt: () => moments.push(clock.now()),
    },
    clock as never,
  );
  /** Steps in small strides: a simulated timer set during a jump counts from the jump's end. */
  const wait = (milliseconds: number) => {
    for (let passed = 0; passed < milliseconds; passed += 100) clock.increment(100);
  };
  return { polling, moments, wait };
}

const fiveSeconds = () => {
  const { polling, moments, wait } = poll();
  polling.start();
  wait(60_000);
  return moments;
};

test('C-widgets-01 C-widgets-09 asks every 5000 ms', () => {
  const moments = fiveSeconds();
  expect(moments.slice(1).map((moment, index) => moment - moments[index]!)).toEqual([5000, 5000, 5000, 5000]);
});

test('C-widgets-03 C-widgets-11 asks five times at most', () => {
  expect(fiveSeconds()).toEqual([500, 5500, 10_500, 15_500, 20_500]);
});

test('C-widgets-02 C-widgets-10 starts within 500 ms count as one', () => {
  const { polling, moments, wait } = poll();
  polling.start();
  wait(400);
  polling.start();
  wait(400);
  expect(moments).toEqual([]);
  wait(100);
  expect(moments).toEqual([900]);
});

test('C-widgets-04 an initial delay comes before the first attempt', () => {
  const { polling, moments, wait } = poll({ startAfter: 2000 });
  polling.start();
  wait(2600);
  expect(moments).toEqual([2500]);
});

test('C-widgets-05 it ends when what it waits for has come, and when it is stopped', () => {
  let waiting = true;
  const { polling, moments, wait } = poll({ isActive: () => waiting });
  polling.start();
  wait(6000);
  waiting = false;
  wait(20_000);
  expect(moments).toEqual([500, 5500]);
  waiting = true;
  polling.start();
  polling.stop();
  wait(20_000);
  expect(moments).toHaveLength(2);
});
