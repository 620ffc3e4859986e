import { expect, test } from 'vitest';
import { Overload } from './overload';

/** Looks ten times a second, as the server does; a step of `blocks` milliseconds keeps the process from looking. */
function watched() {
  let now = 0;
  let answer = () => {};
  const reports: boolean[] = [];
  const overload = new Overload(
    () => new Promise<void>((resolve) => (answer = resolve)),
    { now: () => new Date(now) },
    250,
    (is) => reports.push(is),
  );
  return {
    overload,
    reports,
    pass(milliseconds: number) {
      for (const end = now + milliseconds; now < end; overload.look()) now += 100;
    },
    block(milliseconds: number) {
      now += milliseconds;
      overload.look();
    },
    async answer() {
      answer();
      await new Promise(setImmediate);
    },
  };
}

test('D-tenants-90 a probe that waits longer than the limit makes the node overloaded, until one waits less', async () => {
  const { overload, reports, pass, answer } = watched();
  pass(300);
  expect(overload.isOverloaded).toBe(false);
  pass(300);
  expect(overload.isOverloaded).toBe(true);
  await answer();
  expect(overload.isOverloaded).toBe(true);
  pass(200);
  await answer();
  expect([overload.isOverloaded, reports]).toEqual([false, [true, false]]);
});

test('D-tenants-90 one long step of the process is no overload', async () => {
  const { overload, reports, pass, block, answer } = watched();
  pass(100);
  block(3000);
  await answer();
  pass(200);
  expect([overload.isOverloaded, reports]).toEqual([false, []]);
});

test('D-tenants-90 a probe that is refused, as by a database that is away, is no overload', async () => {
  const overload = new Overload(
    () => Promise.reject(new Error('away')),
    { now: () => new Date(0) },
    250,
    () => undefined,
  );
  for (let number = 0; number < 5; number += 1) {
    overload.look();
    await new Promise(setImmediate);
  }
  expect(overload.isOverloaded).toBe(false);
});
